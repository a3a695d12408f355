from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from railwright import new_game
from railwright.contests import Contest, Fixture, Setting, Sprt, play, simulation
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model.match import deal_out


def contest(players: int, *bots: str, games: int = 10, seed: int = 0) -> Contest:
    return Contest(Setting("europe", players), bots, games, first=seed)


def test_every_two_of_three_bots_meet() -> None:
    assert contest(2, "a", "b", "c").lineups == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_bot_named_twice_takes_two_seats() -> None:
    doubled = contest(3, "b", "a", "b")

    assert doubled.lineups == [("b", "b", "a")]
    assert [each.seats for each in doubled.of_deal(7)] == [
        ("b", "b", "a"),
        ("b", "a", "b"),
        ("a", "b", "b"),
    ]


def test_two_and_three_bots_sit_in_every_order() -> None:
    assert len(contest(2, "a", "b").of_deal(0)) == 2
    assert len(contest(3, "a", "b", "c").of_deal(0)) == 6


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_on_every_deal_each_bot_sits_in_each_seat_equally_often(players: int) -> None:
    sat = Counter(
        place
        for fixture in contest(players, *"abcde").of_deal(3)
        for place in enumerate(fixture.seats)
    )

    assert len(sat) == 5 * players
    assert len(set(sat.values())) == 1


def test_games_are_rounded_up_to_whole_deals_with_seeds_in_a_row() -> None:
    rounded = contest(2, "a", "b", games=5, seed=40)

    assert rounded.deals == 3
    assert [fixture.number for fixture in rounded.fixtures()] == [
        40,
        40,
        41,
        41,
        42,
        42,
    ]
    assert rounded.count == 6


def test_a_contest_knows_its_games() -> None:
    known = contest(2, "a", "b", games=4, seed=5)

    assert Fixture(6, ("b", "a")) in known
    assert Fixture(7, ("b", "a")) not in known
    assert Fixture(5, ("a", "c")) not in known


def test_more_seats_than_bots_are_refused() -> None:
    with pytest.raises(GameError, match="3 seats need 3 bots, not 2"):
        contest(3, "a", "b")


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_is_one_deal_whoever_plays_it(game: str) -> None:
    options = {"first_player": "2"}
    dealt = deal_out(Setting(game, 2, tuple(options.items())).deal(11))

    assert dealt.hash() == new_game(game, 2, 11, options).hash()
    assert dealt.view(0) == new_game(game, 2, 11, options).view(0)


def test_in_a_simulation_everybody_keeps_the_seat() -> None:
    games = simulation("nordic", ("b", "a", "b"), 3, seed=9)

    assert list(games.fixtures()) == [Fixture(n, ("b", "a", "b")) for n in (1, 2, 3)]
    assert games.count == 3


def test_bots_and_options_may_be_lists_and_a_dict() -> None:
    options = (("first_player", "1"), ("pass_rule", "always"))
    wanted = simulation("nordic", ("random", "greedy"), 2, options=options)

    pairs: list[tuple[str, str | int]] = [("first_player", 1), ("pass_rule", "always")]
    assert simulation("nordic", ["random", "greedy"], 2, options=pairs) == wanted
    assert simulation("nordic", ["random", "greedy"], 2, options=dict(pairs)) == wanted
    assert hash(wanted.setting) == hash(Setting("nordic", 2, options, series=0))


@pytest.mark.parametrize("options", ["first_player", 3, [("a",)], {"a": 1.5}, {1: "a"}])
def test_options_of_another_kind_are_refused(options: Any) -> None:  # noqa: ANN401 - none
    with pytest.raises(GameError, match=r"expected options as in \{"):
        Setting("nordic", 2, options)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Setting("nope", 2), "unknown game 'nope'"),
        (lambda: Setting("usa", 9), "usa is for 2 to 5 players, not 9"),
        (lambda: Setting("usa", 2, (("tea", "1"),)), "usa has no option 'tea'"),
        (lambda: simulation("usa", ("random",), 4), "usa is for 2 to 5 players, not 1"),
        (lambda: Fixture("a", ("random", "random")), "the number of a deal must be"),  # type: ignore[arg-type]
        (lambda: Fixture(1, 2), "expected the names of bots, as in"),  # type: ignore[arg-type]
        (lambda: contest(2, "random", "x"), "unknown bot 'x'"),
        (
            lambda: play(Setting("usa", 2), Fixture(1, ("random",))),
            "2 players need 2 bots, not 1: deal 1, seats random",
        ),
        (lambda: Sprt("a", "b"), "expected a lead in Elo, as in Sprt(0, 20), not 'a'"),  # type: ignore[arg-type]
        (lambda: Sprt(elo0=5, elo1=0), "elo0 must be less than elo1, not 5 and 0"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    make: Callable[[], object], said: str
) -> None:
    with pytest.raises(GameError) as refused:
        make()

    assert str(refused.value).startswith(said)
    assert "\n" not in str(refused.value)
