"""Games depend on their setting and fixture, and on nothing else."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest
from tests.contests.games import timeless

from railwright import new_game
from railwright.bots import new_bot
from railwright.contests import Contest, Fixture, Outcome, outcomes, play, simulation
from railwright.contests.course import Course
from railwright.contests.outcome import Claimed, Tried
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import Match
from railwright.model.events import (
    RouteClaimed,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
)
from railwright.model.match import deal_out


def by_number(contest: Contest, jobs: int) -> list[Outcome]:
    found = map(timeless, outcomes(contest.setting, contest.fixtures(), jobs))
    return sorted(found, key=lambda each: each.fixture.number)


def played(contest: Contest, number: int) -> Outcome:
    return play(contest.setting, Fixture(number, contest.bots))


def test_the_number_of_jobs_changes_nothing(contest: Contest) -> None:
    assert by_number(contest, jobs=2) == by_number(contest, jobs=1)


def test_games_differ_by_number_and_by_seed(contest: Contest) -> None:
    other = simulation("nordic", contest.bots, 6, seed=8)

    games = [played(contest, 1), played(contest, 2), played(other, 1)]

    assert len({each.claims for each in games}) == 3


def test_no_luck_is_used_twice(contest: Contest) -> None:
    setting = contest.setting
    found = {setting.luck(number, seat) for number in range(50) for seat in (0, 1)}
    found |= {setting.deal(number).seed for number in range(50)}

    assert len(found) == 150
    assert all(0 <= each < 1 << 62 for each in found)


def replayed(contest: Contest, number: int) -> tuple[Match, list[object]]:
    """The same game played through views, and what was told of it."""
    match = deal_out(contest.setting.deal(number))
    bots = [
        new_bot(name, contest.setting.luck(number, seat))
        for seat, name in enumerate(contest.bots)
    ]
    told: list[object] = []
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        told += match.play(bots[seat].choose(view, view.actions), seat)
    return match, told


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_was_told(game: str) -> None:
    contest = simulation(game, ("greedy", "random"), 1, seed=3)
    outcome = played(contest, 1)
    match, told = replayed(contest, 1)

    turns: Counter[int] = Counter()
    claims, tunnels = [], []
    route = match.words.route_number
    for event in told:
        match event:
            case TurnBegan(seat):
                turns[seat] += 1
            case RouteClaimed(seat, name, _, points):
                claims.append(Claimed(seat, route(name), turns[seat], points))
            case TunnelTried(seat, name, extra=extra):
                tunnels.append(Tried(seat, route(name), extra, given_up=False))
            case TunnelGivenUp():
                tunnels[-1] = tunnels[-1]._replace(given_up=True)
    assert list(outcome.claims) == claims
    assert list(outcome.tunnels) == tunnels
    assert outcome.turns == turns.total()
    for player, finish in zip(match.result().players, outcome.finishes, strict=True):
        held = [each for each in outcome.tickets if each.seat == player.seat]
        names = [(match.words.ticket(each.ticket), each.points) for each in held]
        assert tuple(names) == player.tickets
        assert (finish.place, finish.parts) == (player.place, player.parts)


@pytest.mark.parametrize("game", GAMES)
def test_bots_of_others_see_what_they_see_at_a_table(game: str) -> None:
    contest = simulation(game, ("greedy", "random"), 1, seed=3)
    match, _ = replayed(contest, 1)
    course = Course(contest.setting.deal(1))
    again = deal_out(contest.setting.deal(1))
    for seat, action in match.history:
        assert course.view(seat) == again.view(seat)
        course.carry_out(seat, action)
        again.play(action, seat)


def test_it_makes_no_difference_whose_bots_play() -> None:
    ours = simulation("world", ("greedy", "one-step"), 1, seed=4)
    theirs = simulation("world", ("py:railwright.bots.simple:GreedyBot", "one-step"), 1)
    theirs = replace(theirs, setting=ours.setting)

    mixed = timeless(played(theirs, 1))
    assert replace(mixed, fixture=Fixture(1, ours.bots)) == timeless(played(ours, 1))


def test_options_are_those_of_the_rules() -> None:
    options = (("first_player", "2"),)
    contest = simulation("nordic", ("random", "random"), 3, 3, options)

    assert [played(contest, number).first for number in (1, 2, 3)] == [1, 1, 1]


def test_tunnels_are_kept_with_what_they_cost() -> None:
    contest = simulation("europe", ("random", "random"), 5)
    tunnels = [each for n in range(1, 6) for each in played(contest, n).tunnels]

    assert {each.extra for each in tunnels} <= {0, 1, 2, 3}
    assert not any(each.given_up for each in tunnels if each.extra == 0)
    assert any(each.given_up for each in tunnels)


def test_the_game_of_a_process_that_dies_is_played_again(trouble: Path) -> None:
    bots = ("py:trouble:First", "py:trouble:Fragile")
    contest = simulation("nordic", bots, 5, seed=1)

    found = by_number(contest, jobs=2)

    assert (trouble / "died").exists()
    assert found == by_number(contest, jobs=1)


@pytest.mark.usefixtures("trouble")
def test_a_game_that_kills_every_process_is_given_up() -> None:
    bots = ("py:trouble:First", "py:trouble:Deadly")
    contest = simulation("nordic", bots, 1, seed=1)

    with pytest.raises(
        GameError,
        match=r"^deal 1, seats py.* ended its process 3 times, .* by signal 9$",
    ):
        list(outcomes(contest.setting, contest.fixtures(), jobs=2))


def test_a_setting_that_cannot_be_played_says_why() -> None:
    with pytest.raises(GameError, match="seed"):
        simulation("nordic", ("planner", "planner"), 1, 2**62).setting.check()
    with pytest.raises(GameError, match="nordic is for 2 to 3 players"):
        simulation("nordic", ("planner",) * 4, 1).setting.check()
    board = simulation("usa", ("planner", "greedy"), 1).setting.check().board
    assert board == new_game("usa", 2).board
