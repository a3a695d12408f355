"""Every bot plays every game by the rules, alike for a seed, by what it may know."""

import random

import pytest
from tests.model.play import TABLES, played

from railwright.bots import BOTS, Bot, closing_bots, new_bot
from railwright.bots.imagination import Imagination
from railwright.bots.search import Budget, SearchBot, search
from railwright.bots.seat_sight import sight_of
from railwright.core.state import State
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import Match, new_game
from railwright.model.actions import Action

TIMED = {"search", "hard", "expert"}
"""Bots that think for a time, and so are tried with a number of rounds instead."""
QUICK = [name for name in BOTS if name not in TIMED]


def made(name: str, seed: int) -> Bot:
    return SearchBot(seed, rounds=1) if name == "search" else new_bot(name, seed)


def game_of(name: str, match: Match, most: int = 5_000) -> list[Action]:
    """A whole game of one kind of bot; what they chose."""
    bots = [made(name, seed) for seed in range(match.seats)]
    for _ in range(most):
        seat = match.seat_to_act
        if seat is None:
            return [action for _, action in match.history]
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    pytest.fail("the game does not end")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_plays_whole_games_by_the_rules(name: str, game: str) -> None:
    for seats in (2, 3):
        match = new_game(game, seats, 5)
        game_of(name, match)

        assert match.is_over


@pytest.mark.parametrize("game", GAMES)
def test_the_searcher_plays_whole_games_by_the_rules(game: str) -> None:
    match = new_game(game, 2, 3)
    game_of("search", match)

    assert match.is_over


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("europe", {"station_choice": "owner", "pass_rule": "always"}),
        ("nordic", {"nordic_ferry_substitute": "symbols_only"}),
        ("switzerland", {"swiss_country_through": "true", "swiss_trains": "40"}),
        ("world", {"world_start_pieces": "fixed20_40", "tour_order": "walk"}),
        ("usa", {"draw_face_up_when_decks_empty": "forbidden"}),
    ],
)
@pytest.mark.parametrize("name", ["planner", "path", "random"])
def test_options_make_no_difference_to_that(
    name: str, game: str, options: dict[str, str]
) -> None:
    match = new_game(game, 2, 4, options)
    game_of(name, match)

    assert match.is_over


@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_a_bot_plays_alike_for_its_seed(name: str) -> None:
    first, second = (game_of(name, new_game("nordic", 2, 8)) for _ in range(2))

    assert first == second


def test_workers_think_alike_for_their_seed() -> None:
    """However many processes share the thinking, nothing depends on their speed."""
    view = next(played("europe", 2, seed=3)).view(0)
    answers = []
    for _ in range(2):
        bot = SearchBot(5, rounds=2, workers=2)
        with closing_bots([bot]):
            answers.append([bot.choose(view, view.actions) for _ in range(2)])

    assert answers[0] == answers[1]
    assert set(answers[0]) <= set(view.actions)


@pytest.mark.parametrize(
    ("name", "seconds", "workers"),
    [("search-50ms", 0.05, 1), ("search-2000msx3", 2, 3)],
)
def test_a_name_says_how_long_to_search(
    name: str, seconds: float, workers: int
) -> None:
    bot = new_bot(name, 1)

    assert isinstance(bot, SearchBot)
    assert (bot.budget.seconds, bot.workers) == (seconds, workers)


@pytest.mark.parametrize(("level", "seconds"), [("hard", 0.02), ("expert", 1.0)])
def test_high_levels_search_for_a_time(level: str, seconds: float) -> None:
    bot = new_bot(level, 1)

    assert isinstance(bot, SearchBot)
    assert bot.budget.seconds == seconds


def test_a_name_says_how_many_games_to_search() -> None:
    bot = new_bot("search-20roundsx2", 1)

    assert isinstance(bot, SearchBot)
    assert (bot.budget.rounds, bot.workers) == (20, 2)


def test_a_search_ends_by_its_own_clock_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 6 seconds the first is for having ideas, every other one for a world."""
    sight = sight_of(next(played("europe", 2, seed=3)).view(0))
    now, imagined = 0.0, Imagination.world

    def slowly_imagined(imagination: Imagination, luck: random.Random) -> State:
        nonlocal now
        now += 1
        return imagined(imagination, luck)

    monkeypatch.setattr(Imagination, "world", slowly_imagined)
    trials = search(sight, Budget(6, None, clock=lambda: now), 1)

    assert trials[0].played.count == 5


@pytest.mark.parametrize(
    "name",
    ["search-0ms", "search-ms", "search-1s", "search-9msx0", "search-0rounds"],
)
def test_other_times_are_no_names(name: str) -> None:
    with pytest.raises(GameError, match=f"unknown bot '{name}'"):
        new_bot(name, 1)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_imagined_position_looks_the_same_to_its_seat(game: str, seats: int) -> None:
    for match in played(game, seats, seed=6, every=15):
        for seat in match.view(None).deciding:
            view = match.view(seat)
            state = Imagination(sight_of(view)).world(random.Random(3))
            other = Match(match.deal, match.table, state, match.witness)

            assert other.view(seat) == view


def test_a_bot_that_does_not_exist_is_named() -> None:
    with pytest.raises(GameError, match="unknown bot 'deep-blue'; choose from"):
        new_bot("deep-blue", 1)


def test_a_bot_that_is_asked_at_the_wrong_time_says_so() -> None:
    match = new_game("nordic", 2, 5)
    for seat in range(2):
        match.play("keep 1 2", seat)
    waiting = match.view(1 - match.deciding[0])
    with pytest.raises(GameError, match=r"^seat [01] has nothing to decide now$"):
        new_bot("greedy", 1).choose(waiting, waiting.actions)

    game_of("greedy", match)
    with pytest.raises(GameError, match=r"^the game is over: there is nothing to"):
        new_bot("greedy", 1).choose(match.view(0), [])


@pytest.mark.parametrize("name", ["random", "planner"])
def test_a_bot_refuses_to_choose_from_a_list_that_it_does_not_read(name: str) -> None:
    view = new_game("nordic", 2, 5).view(0)

    with pytest.raises(GameError, match=r"^expected all of view\.actions, .*not \[\]$"):
        new_bot(name, 1).choose(view, [])
