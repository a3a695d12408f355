from collections.abc import Sequence
from time import monotonic, process_time

import pytest
from tests.contests.games import ended, timeless

from railwright import GameError, View, new_game
from railwright.bots import BOTS, new_bot
from railwright.bots.search import SearchBot
from railwright.contests import ANCHOR, Fixture, MatchError, Setting, play
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
    setting = Setting("nordic", 3)
    outcome = play(setting, Fixture(5, seats))

    match = new_game("nordic", 3, 5)
    bots = [new_bot(name, setting.luck(5, seat)) for seat, name in enumerate(seats)]
    decisions = [0, 0, 0]
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
        decisions[seat] += 1
    players = match.result().players
    for finish, player, count in zip(outcome.finishes, players, decisions, strict=True):
        assert (finish.place, finish.parts) == (player.place, player.parts)
        assert finish.decisions == count
    assert outcome.first == match.state.first


def test_a_game_played_again_differs_only_in_its_time() -> None:
    fixture = Fixture(8, ("random", "greedy"))
    first, second = play(NORDIC, fixture), play(NORDIC, fixture)

    assert timeless(first) == timeless(second)


def test_equal_players_share_a_win() -> None:
    game = ended(0, "abc", (1, 3, 1))

    assert [game.share(seat) for seat in range(3)] == [0.5, 0, 0.5]


def test_turns_are_counted_from_who_began() -> None:
    game = ended(0, "abc", (1, 2, 3), first=1)

    assert [game.order(seat) for seat in range(3)] == [2, 0, 1]


def test_a_bot_that_fails_is_named_with_its_seat_and_the_game() -> None:
    said = (
        r"broken failed in seat 2 of nordic, deal 3, seats greedy, broken: "
        r"RuntimeError: no idea \(.*test_game\.py, line \d+\)"
    )
    with pytest.raises(MatchError, match=said):
        play(NORDIC, Fixture(3, ("greedy", "broken")))


def test_a_bot_that_breaks_the_rules_is_named_too() -> None:
    with pytest.raises(MatchError, match=r"cheat failed in seat 1 .*: IllegalAction: "):
        play(NORDIC, Fixture(3, ("cheat", "greedy")))


def test_a_bot_that_is_not_there_is_named_too() -> None:
    with pytest.raises(GameError, match=r"^unknown bot 'nobody'; choose from"):
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

    assert [finish.total for finish in outcome.finishes] == totals


def test_thinking_times_are_processor_time_in_contests_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A busy machine weakens nobody in a contest, and no people wait longer."""
    seated: list[SearchBot] = []

    def searcher(seed: int) -> SearchBot:
        seated.append(SearchBot(seed, rounds=1))
        return seated[-1]

    monkeypatch.setitem(BOTS, "searcher", searcher)
    play(NORDIC, Fixture(1, ("searcher", "random")))
    at_a_table = new_bot("searcher", 1)

    assert isinstance(at_a_table, SearchBot)
    assert seated[0].budget.clock is process_time
    assert at_a_table.budget.clock is monotonic
