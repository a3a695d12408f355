from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.arena.games import ended

from railwright import View, new_game
from railwright.arena import ANCHOR, Fixture, MatchError, Setting, play
from railwright.arena.match import bot_seed
from railwright.bots import BOTS, new_bot
from railwright.model.actions import Action, ClaimRoute

NORDIC = Setting("nordic", 2)


class BrokenBot:
    def __init__(self, seed: int) -> None:
        del seed

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        if view.phase == "turn":
            raise RuntimeError("no idea")
        return legal[0]


class CheatingBot(BrokenBot):
    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        claim = ClaimRoute("alborg-arhus", (("purple", 9),))
        return claim if view.phase == "turn" else legal[0]


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", BrokenBot)
    monkeypatch.setitem(BOTS, "cheat", CheatingBot)


def test_an_outcome_is_what_the_same_game_played_by_hand_gives() -> None:
    seats = ("greedy", "random", "greedy")
    outcome = play(Setting("nordic", 3), Fixture(5, seats))

    match = new_game("nordic", 3, 5)
    bots = [new_bot(name, bot_seed(5, seat)) for seat, name in enumerate(seats)]
    decisions = [0, 0, 0]
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
        decisions[seat] += 1
    players = match.result().players
    assert outcome.places == tuple(player.place for player in players)
    assert [parts.total for parts in outcome.parts] == [p.total for p in players]
    assert outcome.decisions == tuple(decisions)
    assert outcome.first == match.state.first


def test_the_parts_of_a_score_make_its_total() -> None:
    for game in ("europe", "nordic", "switzerland", "world", "usa"):
        for parts in play(Setting(game, 2), Fixture(2, ("greedy", "path"))).parts:
            bonus = parts.longest + parts.most_tickets
            assert parts.routes + parts.tickets + bonus + parts.buildings == parts.total


def test_a_game_played_again_differs_only_in_its_time() -> None:
    fixture = Fixture(8, ("random", "greedy"))
    first, second = play(NORDIC, fixture), play(NORDIC, fixture)

    assert replace(first, seconds=()) == replace(second, seconds=())


def test_equal_players_share_a_win() -> None:
    game = ended(0, "abc", (1, 3, 1))

    assert [game.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_turns_are_counted_from_who_began() -> None:
    game = ended(0, "abc", (1, 2, 3), first=1)

    assert [game.order(seat) for seat in range(3)] == [2, 0, 1]


def test_a_bot_that_fails_is_named_with_its_seat_and_the_game() -> None:
    said = (
        r"broken failed in seat 2 of nordic, seed 3, seats greedy, broken: "
        r"RuntimeError: no idea \(test_match\.py:\d+\)"
    )
    with pytest.raises(MatchError, match=said):
        play(NORDIC, Fixture(3, ("greedy", "broken")))


def test_a_bot_that_breaks_the_rules_is_named_too() -> None:
    with pytest.raises(MatchError, match=r"cheat failed in seat 1 .*: IllegalAction: "):
        play(NORDIC, Fixture(3, ("cheat", "greedy")))


def test_a_bot_that_is_not_there_is_named_too() -> None:
    with pytest.raises(MatchError, match="nobody failed in seat 1 of nordic, seed 3"):
        play(NORDIC, Fixture(3, ("nobody", "greedy")))


@pytest.mark.parametrize(
    ("game", "totals"),
    [
        ("europe", [132, 75]),
        ("nordic", [90, 81]),
        ("switzerland", [93, 83]),
        ("world", [93, 103]),
        ("usa", [111, 28]),
    ],
)
def test_the_anchor_plays_as_ever(game: str, totals: list[int]) -> None:
    # No rule says these numbers; they are what ratings of all versions hang on. If
    # they change, ratings before and after do not compare: say so in the changelog.
    outcome = play(Setting(game, 2), Fixture(1, (ANCHOR, ANCHOR)))

    assert [parts.total for parts in outcome.parts] == totals
