"""Tickets are drawn only as long as they may bring something."""

import pytest
from tests.rules.table import given

from railwright.bots import new_bot
from railwright.bots.study import study
from railwright.contests import Setting
from railwright.model import Match, new_game
from railwright.model.actions import DrawTickets
from railwright.tactics.plan import Surveyor
from railwright.tactics.ticket_choice import mean_of_best


def played(game: str, seed: int, *bots: str) -> Match:
    match = new_game(game, len(bots), seed)
    luck = Setting(game, len(bots)).luck
    seats = [new_bot(name, luck(seed, seat)) for seat, name in enumerate(bots)]
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(seats[seat].choose(view, view.actions), seat)
    return match


@pytest.mark.parametrize(
    ("game", "seed", "rival"),
    [
        ("world", 990025, "random"),
        ("europe", 997307, "planner"),
        ("europe", 990231, "planner"),
    ],
)
def test_nobody_draws_tickets_turn_after_turn(game: str, seed: int, rival: str) -> None:
    """These deals once ended at -235, -129 and -107 points, with 18 draws or more."""
    match = played(game, seed, "planner", rival)

    draws = [seat for seat, action in match.history if isinstance(action, DrawTickets)]
    # A draw leaves twelve turns for its tickets, so hardly anybody has time for three.
    assert max(map(draws.count, (0, 1))) <= 3
    for player in match.result().players:
        if rival == "planner" or player.seat == 0:
            assert player.total > 0  # routes bring more than a few failures cost


def test_nothing_is_given_up_but_what_is_too_long() -> None:
    """From Brest to Petrograd it is 20 spaces; the other tickets are done, or short."""
    table = given(
        "europe",
        stock=[12],
        owned={0: ["roma-venezia", "brindisi-roma", "venezia-zurich"]},
        tickets={0: ["brest-marseille", "brest-petrograd", "brindisi-zurich"]},
    )
    numbers = table.match.words.ticket_numbers
    atlas = study(table.match.view(0)).atlas

    held = [numbers(name)[0] for name in table.held()]
    plan = Surveyor(atlas, table.state, 0).plan(held)

    assert plan.hopeless == [numbers("brest-petrograd")[0]]
    assert plan.gain == 7 + 6 - 20


@pytest.mark.parametrize(
    ("worths", "drawn", "mean"),
    [
        ([7], 1, 7),
        ([9, 3], 1, 6),
        ([9, 3], 2, 9),
        # Of the three pairs two hold the 8, and one has the 2 as its best.
        ([8, 2, -4], 2, 6),
        ([8, 2, -4], 5, 8),
    ],
)
def test_the_mean_of_the_best_of_a_few(
    worths: list[int], drawn: int, mean: float
) -> None:
    assert mean_of_best(worths, drawn) == pytest.approx(mean)
