"""Each game is kept once, in a file that is gone on with."""

from pathlib import Path

import pytest

from railwright.errors import GameError
from railwright.simulation import Plan, Store, outcomes, play_number
from railwright.simulation.statistics import Share, Statistics


def filled(path: Path | None, plan: Plan, numbers: list[int]) -> Store:
    store = Store(path, plan, plan.check())
    for outcome in outcomes(plan, numbers):
        store.add(outcome)
    store.save()
    return store


def everything(store: Store) -> list[str]:
    return sorted(store.database.iterdump())


def test_the_order_of_games_does_not_matter(plan: Plan) -> None:
    forth, back = filled(None, plan, [1, 2, 3]), filled(None, plan, [3, 1, 2])

    assert everything(forth) == everything(back)


def test_a_game_is_counted_once(plan: Plan) -> None:
    store = filled(None, plan, [1, 2])
    before = everything(store)

    assert not store.add(play_number(plan, 2))
    assert everything(store) == before


def test_a_file_is_gone_on_with(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    filled(path, plan, [2, 4]).close()

    store = Store(path, plan, plan.check())

    assert store.missing(5) == [1, 3, 5]


def test_a_file_of_another_plan_is_left_alone(plan: Plan, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    filled(path, plan, [1]).close()
    before = path.read_bytes()

    with pytest.raises(GameError, match="holds games with seed 7, not 8"):
        Store(path, Plan(plan.game, plan.bots, 8), plan.check())
    assert path.read_bytes() == before


def test_figures_are_those_of_the_games(plan: Plan) -> None:
    games = [play_number(plan, number) for number in range(1, 7)]
    statistics = Statistics(filled(None, plan, list(range(1, 7))))
    totals = [seat.total for game in games for seat in game.seats]
    claims = [claim for game in games for claim in game.claims]
    (bot,) = statistics.by_bot()

    assert statistics.games == 6
    assert bot.score.value == pytest.approx(sum(totals) / 12)
    assert bot.wins.value == pytest.approx(0.5)
    assert [each.games for each in statistics.by_turn_order()] == [6, 6]
    assert len(statistics.routes()) == len(plan.check().routes)
    for route in statistics.routes():
        turns = [claim.turn for claim in claims if claim.route == route.name]
        assert route.taken == Share(len(turns), 6)
        assert route.turn == pytest.approx(sum(turns) / max(len(turns), 1))
    held = [each for game in games for each in game.tickets]
    for ticket in statistics.tickets():
        points = [each.points for each in held if each.ticket == ticket.name]
        assert ticket.points == pytest.approx(sum(points) / len(points))
        done = sum(each > 0 for each in points)
        assert ticket.success == Share(done, len(points))
    assert sum(each.tried for each in statistics.tunnels()) == sum(
        len(game.tunnels) for game in games
    )


def test_intervals_hold_their_share_and_shrink() -> None:
    narrow, wide = Share(600, 1000).interval, Share(6, 10).interval

    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]
    assert Share(0, 5).interval[0] == pytest.approx(0)
    assert Share(0, 0).interval == (0, 1)
