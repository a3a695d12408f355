"""Games depend on the plan and their number, and on nothing else."""

from pathlib import Path

import pytest

from railwright import new_game
from railwright.errors import GameError
from railwright.games import load_map
from railwright.simulation import Outcome, Plan, outcomes, play_number


def by_number(plan: Plan, games: int, jobs: int) -> list[Outcome]:
    found = outcomes(plan, range(1, games + 1), jobs)
    return sorted(found, key=lambda each: each.number)


def test_the_number_of_jobs_changes_nothing(plan: Plan) -> None:
    assert by_number(plan, 5, jobs=2) == by_number(plan, 5, jobs=1)


def test_games_differ_by_number_and_by_seed(plan: Plan) -> None:
    other = Plan(plan.game, plan.bots, plan.seed + 1)

    games = [play_number(plan, 1), play_number(plan, 2), play_number(other, 1)]

    assert len({each.claims for each in games}) == 3


def test_no_luck_is_used_twice(plan: Plan) -> None:
    purposes = ("deal", "seat 0", "seat 1")
    found = {plan.luck(n, purpose) for n in range(50) for purpose in purposes}

    assert len(found) == 150
    assert all(0 <= each < 1 << 62 for each in found)


@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "world", "usa"])
def test_what_is_kept_agrees_with_the_scores(game: str) -> None:
    plan = Plan(game, ("greedy", "random"), 3)
    outcome = play_number(plan, 1)

    assert [seat.total for seat in outcome.seats] == [
        seat.routes + seat.tickets + seat.longest + seat.most_tickets + seat.buildings
        for seat in outcome.seats
    ]
    for number, seat in enumerate(outcome.seats):
        held = [each.points for each in outcome.tickets if each.seat == number]
        assert sum(held) == seat.tickets
    assert sorted(seat.turn_order for seat in outcome.seats) == [1, 2]
    board = load_map(game)
    for each in outcome.claims:
        assert each.points == board.route_points[board.route(each.route).length]
        assert 1 <= each.turn <= outcome.turns


def test_options_are_those_of_the_rules() -> None:
    plan = Plan("nordic", ("random", "random"), 3, (("first_player", "2"),))

    for number in (1, 2, 3):
        seats = play_number(plan, number).seats
        assert [seat.turn_order for seat in seats] == [2, 1]


def test_tunnels_are_kept_with_what_they_cost() -> None:
    tunnels = [
        each
        for number in range(1, 6)
        for each in play_number(Plan("europe", ("random", "random")), number).tunnels
    ]

    assert {each.extra for each in tunnels} <= {0, 1, 2, 3}
    assert not any(each.given_up for each in tunnels if each.extra == 0)
    assert any(each.given_up for each in tunnels)


def test_the_game_of_a_process_that_dies_is_played_again(trouble: Path) -> None:
    plan = Plan("nordic", ("py:trouble:First", "py:trouble:Fragile"), 1)

    found = by_number(plan, 5, jobs=2)

    assert (trouble / "died").exists()
    assert found == by_number(plan, 5, jobs=1)


@pytest.mark.usefixtures("trouble")
def test_a_game_that_kills_every_process_is_given_up() -> None:
    plan = Plan("nordic", ("py:trouble:First", "py:trouble:Deadly"), 1)

    with pytest.raises(GameError, match=r"^3 processes died in this: 1$"):
        list(outcomes(plan, [1], jobs=2))


def test_a_plan_that_cannot_be_played_says_why() -> None:
    with pytest.raises(GameError, match="unknown bot 'nobody'"):
        Plan("nordic", ("planner", "nobody")).check()
    with pytest.raises(GameError, match="seed"):
        Plan("nordic", ("planner", "planner"), -1).check()
    assert Plan("usa", ("planner", "greedy")).check() == new_game("usa", 2).board
