"""Figures of games, against games made by hand and counts from the views of a match."""

from collections import Counter
from dataclasses import replace
from math import sqrt
from pathlib import Path

import pytest
from tests.contests.games import ended

from railwright import new_game
from railwright.bots import new_bot
from railwright.contests import (
    Contest,
    ContestStore,
    Fixture,
    Outcome,
    Setting,
    play,
    standings,
)
from railwright.contests.game_figures import FIGURES, Estimate, estimate, estimates
from railwright.contests.outcome import Balance, Held, TicketOffer
from railwright.contests.tallying import Lead
from railwright.model.actions import KeepTickets

DOCS = Path(__file__).parents[2] / "docs"
BY_NAME = {figure.name: figure for figure in FIGURES}
EUROPE = Setting("europe", 2)


def value(store: ContestStore, name: str, bot: str | None = None) -> float:
    return estimate(store, BY_NAME[name], bot).value


def made(game: Outcome, *balances: Balance, **more: object) -> Outcome:
    finishes = tuple(
        replace(finish, balance=balance)
        for finish, balance in zip(game.finishes, balances, strict=True)
    )
    return replace(game, finishes=finishes, **more)  # type: ignore[arg-type]


@pytest.fixture
def store() -> ContestStore:
    """Two games by hand: a wins 90 to 70 and shares at 80, and b forfeits a third."""
    found = ContestStore(None, Contest(EUROPE, ("a", "b"), 4))
    first = made(
        ended(1, "ab", (1, 2), totals=(90, 70)),
        Balance(2, 5, 1, 1.5),
        Balance(0, 3, 8, -0.5),
        turns=61,
        ender=0,
        lead_changes=3,
        leader=1,
        tickets=(Held(0, 1, 8), Held(0, 2, -5), Held(1, 3, 20)),
        offers=(
            TicketOffer(0, 0, (1, 2), (3, 4)),
            TicketOffer(1, 0, (3,), (5, 6)),
        ),
    )
    second = made(
        ended(2, "ba", (1, 1), totals=(80, 80), first=1),
        Balance(1, 0, 2, 0.25),
        Balance(3, 0, 0, 0.75),
        turns=40,
        ender=1,
        lead_changes=0,
        leader=None,
        tickets=(Held(0, 1, 8), Held(1, 2, 5)),
        offers=(TicketOffer(0, 0, (1,), ()), TicketOffer(1, 0, (2,), ())),
    )
    third = replace(ended(3, "ab", (1, 2), totals=(40, 30)), forfeit=1)
    for game in (first, second, third):
        found.add(game)
    return found


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("score", (80 + 80) / 2),
        ("margin", (20 + 0) / 2),
        ("turns", (61 / 2 + 40 / 2) / 2),
        ("offered", ((4 + 3) / 2 + 1) / 2),
        ("kept", ((2 + 1) / 2 + 1) / 2),
        ("completed", ((1 + 1) / 2 + 1) / 2),
        ("buildings", ((2 + 0) / 2 + (1 + 3) / 2) / 2),
        ("cards", ((5 + 3) / 2 + 0) / 2),
        ("pieces", ((1 + 8) / 2 + (2 + 0) / 2) / 2),
        ("lead_changes", 3 / 2),
        ("leader_won", 0.0),
        ("ender_won", (1 + 0.5) / 2),
        ("first_won", (1 + 0.5) / 2),
        ("luck_spread", (2.0 + 0.5) / 2),
        ("luckiest_won", (1 + 0.5) / 2),
        ("forfeited", 1 / 3),
    ],
)
def test_figures_are_what_a_hand_counts(
    store: ContestStore, name: str, expected: float
) -> None:
    assert value(store, name) == pytest.approx(expected)


def test_every_figure_is_counted_by_hand() -> None:
    marks = test_figures_are_what_a_hand_counts.pytestmark  # type: ignore[attr-defined]
    assert {name for name, _ in marks[0].args[1]} == set(BY_NAME)


def test_figures_of_a_bot_are_those_of_its_seats(store: ContestStore) -> None:
    assert value(store, "kept", "a") == pytest.approx((2 + 1) / 2)
    assert value(store, "pieces", "b") == pytest.approx((8 + 2) / 2)
    assert estimate(store, BY_NAME["leader_won"]).games == 1


def test_games_come_back_with_what_was_left(store: ContestStore) -> None:
    first, second, third = store.outcomes()

    assert [each.balance for each in first.finishes] == [
        Balance(2, 5, 1, 1.5),
        Balance(0, 3, 8, -0.5),
    ]
    assert (first.ender, first.lead_changes, first.leader) == (0, 3, 1)
    assert second.leader is None
    assert [each.balance for each in third.finishes] == [None, None]


def test_a_difference_has_the_interval_of_both() -> None:
    """√(3² + 4²) = 5 on either side, whichever side of each it comes from."""
    one, other = Estimate(10.0, 7.0, 12.0, 50), Estimate(4.0, 1.0, 8.0, 30)
    difference = one - other

    assert difference.value == 6
    assert difference.low == pytest.approx(6 - 5)
    assert difference.high == pytest.approx(6 + sqrt(2 * 2 + 3 * 3))
    assert difference.is_clear
    assert not (other - other).is_clear


def test_the_lead_changes_when_somebody_passes_and_not_when_level() -> None:
    lead = Lead(3)
    for seat, points in ((0, 4), (1, 4), (1, 7), (0, 8), (2, 1), (0, 6), (1, 6)):
        lead.note(seat, points)

    # 0 leads, 1 draws level, 1 passes (1), 0 passes (2), 0 pays and 1 is ahead (3),
    # 1 pays, too, and both are level.
    assert lead.changes == 3
    assert lead.leader is None
    assert lead.holder == 1


@pytest.mark.parametrize("game", ["europe", "world"])
def test_what_is_left_agrees_with_the_views_of_the_same_game(game: str) -> None:
    setting = Setting(game, 2)
    seats = ("path", "greedy")
    outcome = play(setting, Fixture(5, seats))

    match = new_game(game, 2, 5)
    bots = [new_bot(name, setting.luck(5, seat)) for seat, name in enumerate(seats)]
    scores, changes, holder, kept = [0, 0], 0, None, Counter[int]()
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        action = bots[seat].choose(view, view.actions)
        kept[seat] += len(action.kept) if isinstance(action, KeepTickets) else 0
        match.play(action, seat)
        scores = [player.score for player in match.view(None).players]
        ahead = None if scores[0] == scores[1] else scores.index(max(scores))
        if ahead is not None and ahead != holder:
            changes += holder is not None
            holder = ahead
    for seat, player in enumerate(match.view(None).players):
        balance = outcome.finishes[seat].balance
        assert balance is not None
        assert balance.cards == player.cards
        assert balance.pieces == player.wagons + player.ships
        assert (
            sum(len(each.kept) for each in outcome.offers if each.seat == seat)
            == (kept[seat])
        )
    assert outcome.lead_changes == changes


def test_luck_is_nobodys_on_average() -> None:
    """By definition its mean is 0: of 120 players, at most four standard errors off."""
    luck = [
        finish.balance.luck
        for number in range(60)
        for finish in play(EUROPE, Fixture(number, ("greedy", "greedy"))).finishes
        if finish.balance
    ]
    mean = sum(luck) / len(luck)
    spread = sqrt(sum((each - mean) ** 2 for each in luck) / len(luck))

    assert len(luck) == 120
    assert spread > 0.5
    assert abs(mean) < 4 * spread / sqrt(len(luck))


def test_the_page_defines_every_figure() -> None:
    page = (DOCS / "how-to" / "simulate.md").read_text(encoding="utf-8")

    for figure in FIGURES:
        assert f"| {figure.title} | {figure.meaning} |" in page


def test_a_board_without_buildings_says_nothing_of_them() -> None:
    contest = Contest(Setting("nordic", 2), ("greedy", "greedy"), 2)
    store = ContestStore(None, contest)
    store.add(play(contest.setting, Fixture(1, contest.bots)))

    assert "buildings" not in {figure.name for figure, _ in estimates(store)}


def test_an_arena_shows_what_bots_had_left(store: ContestStore) -> None:
    contest = Contest(EUROPE, ("a", "b"), 4)
    found = standings(contest, store.outcomes())

    # a: 2 and 3 stations, 5 and 0 cards, 1 and 0 pieces, 1.5 and 0.75 locomotives
    assert found.bots[0].left == pytest.approx(
        {"buildings": 2.5, "cards": 2.5, "pieces": 0.5, "luck": 1.125}
    )
