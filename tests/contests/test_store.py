"""Each game is kept once, in a file that can be continued."""

import sqlite3
from pathlib import Path

import pytest
from tests.contests.games import duel, ended, timeless

from railwright.contests import (
    Contest,
    ContestStore,
    Fixture,
    Setting,
    outcomes,
    simulation,
)
from railwright.contests.statistics import Share, Statistics
from railwright.errors import GameError

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
EUROPE = Setting("europe", 2, (("station_choice", "owner"),))


def filled(path: Path | None, contest: Contest, numbers: list[int]) -> ContestStore:
    store = ContestStore(path, contest)
    fixtures = [Fixture(number, contest.bots) for number in numbers]
    for outcome in outcomes(contest.setting, fixtures):
        store.add(outcome)
    store.save()
    return store


def everything(store: ContestStore) -> list[tuple[float, ...]]:
    """All results, whatever the order in which games came in."""
    return [
        row
        for table, column in (("claims", "route"), ("tickets", "ticket"))
        for row in store.query(
            f"SELECT number, lineup, {table}.seat, total, place, {column} "
            f"FROM games JOIN seats USING (game) JOIN {table} USING (game, seat) "
            "ORDER BY number, line"
        )
    ]


def test_the_order_of_games_does_not_matter(contest: Contest) -> None:
    forth, back = filled(None, contest, [1, 2, 3]), filled(None, contest, [3, 1, 2])

    assert everything(forth) == everything(back)
    assert Statistics(forth).routes() == Statistics(back).routes()


def test_a_path_may_be_a_text(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    filled(path, contest, [1]).close()

    store = ContestStore(str(path), contest)

    assert [each.number for each in store.known()] == [1]
    store.close()


def test_a_game_is_counted_once(contest: Contest) -> None:
    store = filled(None, contest, [1, 2])
    before = everything(store)

    (again,) = outcomes(contest.setting, [Fixture(2, contest.bots)])
    assert not store.add(again)
    assert everything(store) == before


def test_a_file_is_continued(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    filled(path, contest, [2, 4]).close()

    assert {each.number for each in ContestStore(path, contest).known()} == {2, 4}


def test_games_come_back_as_they_were(tmp_path: Path) -> None:
    contest = Contest(EUROPE, ("a", "b"), 8)
    games = [*duel(1, "a", "b"), *duel(2, "b", "a"), ended(3, "ab", (1, 1), first=1)]
    store = ContestStore(tmp_path / "games.sqlite", contest)
    for game in games:
        store.add(game)
    store.save()
    store.close()

    again = ContestStore(tmp_path / "games.sqlite", contest)
    assert list(again.outcomes()) == games
    assert again.known() == {game.fixture for game in games}


def test_what_is_not_saved_is_lost_and_nothing_else(
    contest: Contest, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    store = filled(path, contest, [1, 2])
    (third,) = outcomes(contest.setting, [Fixture(3, contest.bots)])
    store.add(third)
    store.close()

    assert {each.number for each in ContestStore(path, contest).known()} == {1, 2}


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Setting("usa", 2), "holds games with game europe, not usa"),
        (Setting("europe", 3, EUROPE.options), "with players 2, not 3"),
        (Setting("europe", 2), "with options station_choice=owner, not none"),
        (Setting("europe", 2, EUROPE.options, 4), "with seed of each deal, not 4"),
    ],
)
def test_games_of_another_table_are_not_counted(
    tmp_path: Path, other: Setting, said: str
) -> None:
    path = tmp_path / "games.sqlite"
    ContestStore(path, Contest(EUROPE, ("a", "b"), 2)).close()
    before = path.read_bytes()

    with pytest.raises(GameError, match=said):
        ContestStore(path, Contest(other, ("a", "b", "c"), 2))
    assert path.read_bytes() == before


def test_a_file_of_another_series_is_left_alone(
    contest: Contest, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    filled(path, contest, [1]).close()
    before = path.read_bytes()

    with pytest.raises(GameError, match="holds games with seed 7, not 8"):
        ContestStore(path, simulation("nordic", contest.bots, 2, seed=8))
    with pytest.raises(GameError, match="with bots greedy,greedy, not greedy,random"):
        ContestStore(path, simulation("nordic", ("greedy", "random"), 2, seed=7))
    assert path.read_bytes() == before


def test_games_on_a_map_that_has_changed_since_are_not_counted(tmp_path: Path) -> None:
    board = tmp_path / "mine.json"
    text = THREE_TOWNS.read_text(encoding="utf-8")
    board.write_text(text, encoding="utf-8")
    path = tmp_path / "games.sqlite"
    contest = simulation(str(board), ("greedy", "greedy"), 2)
    ContestStore(path, contest).close()
    ContestStore(path, contest).close()

    board.write_text(text.replace('"1": 1,', '"1": 2,'), encoding="utf-8")
    with pytest.raises(GameError, match="as it was before a change"):
        ContestStore(path, contest)


def test_games_of_another_version_are_not_counted(
    contest: Contest, tmp_path: Path
) -> None:
    path = tmp_path / "games.sqlite"
    store = ContestStore(path, contest)
    store.database.execute("UPDATE about SET value = '0.0.1' WHERE name = 'railwright'")
    store.save()
    store.close()

    with pytest.raises(GameError, match=r"holds games with railwright 0\.0\.1, not "):
        ContestStore(path, contest)


def test_files_of_version_0_1_are_named_as_such(
    contest: Contest, tmp_path: Path
) -> None:
    ledger = tmp_path / "games.jsonl"
    ledger.write_text('{"format": "railwright arena 1", "version": "0.1.0"}\n', "utf-8")
    old = tmp_path / "games.sqlite"
    with sqlite3.connect(old) as database:
        database.execute("CREATE TABLE plan (name TEXT PRIMARY KEY, value TEXT)")
    database.close()

    for path in (ledger, old):
        before = path.read_bytes()
        with pytest.raises(GameError) as caught:
            ContestStore(path, contest)
        assert str(caught.value) == (
            f"{path} was written by Railwright 0.1, whose games cannot be continued; "
            "choose another file"
        )
        assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"milk\n", b'{"seed": 1}', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_left_alone(
    contest: Contest, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "mine.txt"
    path.write_bytes(content)

    with pytest.raises(GameError, match=r"mine\.txt: not an SQLite file"):
        ContestStore(path, contest)
    assert path.read_bytes() == content


def test_a_question_changes_nothing(contest: Contest) -> None:
    store = ContestStore(None, contest)
    known = store.query("SELECT count(*) FROM ticket_names")

    with pytest.raises(GameError, match="cannot be answered"):
        store.query("DELETE FROM ticket_names")

    assert store.query("SELECT count(*) FROM ticket_names") == known != [(0,)]


def test_a_store_that_nobody_holds_lets_its_file_go(contest: Contest) -> None:
    store = ContestStore(None, contest)
    database = store.database

    del store

    with pytest.raises(sqlite3.ProgrammingError, match="closed database"):
        database.execute("SELECT 1")


def test_another_database_is_left_alone(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "shop.sqlite"
    with sqlite3.connect(path) as database:
        database.execute("CREATE TABLE milk (bottles INTEGER)")
    database.close()

    with pytest.raises(
        GameError, match=r"shop\.sqlite is an SQLite file of something else; "
    ):
        ContestStore(path, contest)


def test_games_of_the_other_command_are_named(contest: Contest, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    ContestStore(path, contest).close()
    arena = Contest(Setting("nordic", 2), ("greedy", "random"), 2)

    said = r"holds games of `railwright simulate`, not of `railwright arena`; choose"
    with pytest.raises(GameError, match=said):
        ContestStore(path, arena)


def test_figures_are_those_of_the_games(contest: Contest) -> None:
    games = [*map(timeless, outcomes(contest.setting, contest.fixtures()))]
    statistics = Statistics(filled(None, contest, [1, 2, 3, 4, 5, 6]))
    words = contest.setting.check().words
    totals = [finish.total for game in games for finish in game.finishes]
    claims = [claim for game in games for claim in game.claims]
    (bot,) = statistics.by_bot()

    assert statistics.games == statistics.ended == 6
    assert bot.score.value == pytest.approx(sum(totals) / 12)
    assert sum(bot.parts.values()) == pytest.approx(bot.score.value)
    assert bot.wins.value == pytest.approx(0.5)
    assert [each.games for each in statistics.by_turn_order()] == [6, 6]
    assert len(statistics.routes()) == len(contest.setting.check().board.routes)
    for route in statistics.routes():
        turns = [each.turn for each in claims if words.route(each.route) == route.name]
        assert route.taken == Share(len(turns), 6)
        assert route.turn == pytest.approx(sum(turns) / max(len(turns), 1))
    held = [each for game in games for each in game.tickets]
    for ticket in statistics.tickets():
        points = [t.points for t in held if words.ticket(t.ticket) == ticket.name]
        assert ticket.points == pytest.approx(sum(points) / len(points))
        done = sum(each > 0 for each in points)
        assert ticket.success == Share(done, len(points))
    assert sum(each.tried for each in statistics.tunnels()) == sum(
        len(game.tunnels) for game in games
    )
    rounds = [game.turns / 2 for game in games]
    assert statistics.rounds() == pytest.approx(rounds)


def test_intervals_hold_their_share_and_shrink() -> None:
    narrow, wide = Share(600, 1000).interval, Share(6, 10).interval

    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]
    assert Share(0, 5).interval[0] == pytest.approx(0)
    assert Share(0, 0).interval == (0, 1)
