"""`railwright explore`, as typed."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import click.testing
import pytest
from click.testing import Result

from railwright.cli.main import railwright

Run = Callable[..., Result]
TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"


@pytest.fixture(scope="module")
def run() -> Run:
    """A function that runs `railwright explore` with some arguments."""
    runner = click.testing.CliRunner()

    def run(*arguments: object) -> Result:
        return runner.invoke(railwright, ["explore", *map(str, arguments)])

    return run


@pytest.fixture(scope="module")
def towns(run: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An own map, with the counts of 40 games beside it."""
    board = tmp_path_factory.mktemp("towns") / "towns.json"
    shutil.copy(TOWNS, board)
    made = run("make", board, "--games", 40, "--bot", "greedy", "--jobs", 1)
    counts = board.with_name("towns.explorer-2.json.gz")
    assert made.exit_code == 0, made.output
    assert f"{counts}: 40 games, " in made.output
    return board


def test_a_file_is_continued_and_never_mixed(run: Run, towns: Path) -> None:
    path = towns.with_name("more.json.gz")
    for games in (10, 25, 20):
        made = run(
            *("make", towns, "--games", games, "--bot", "greedy", "-o", path),
            *("--jobs", 2),
        )
        assert made.exit_code == 0, made.output
        assert f"{max(games, 25) if games == 20 else games} games" in made.output
    other = run("make", towns, "--bot", "greedy", "--seed", 9, "-o", path)

    assert other.exit_code == 2
    assert "more.json.gz has games with seed 0, not 9" in other.output


def test_everything_that_was_counted_is_shown(run: Run, towns: Path) -> None:
    shown = run("show", towns).output

    assert "40 games of 2 bots (greedy)" in shown
    assert "95% intervals" in shown
    for name in re.findall(r'"id": "([a-z]+-[a-z]+)"', towns.read_text()):
        assert name in shown


def test_a_route_and_a_ticket_are_told_with_their_intervals(
    run: Run, towns: Path
) -> None:
    shown = run("show", towns).output
    route = re.search(r"^([a-z-]+) +100\.0% \(\d", shown, re.MULTILINE)
    ticket = re.search(r"^([a-z-]+) ", shown.partition("ticket ")[2], re.MULTILINE)
    assert route
    assert ticket

    about_route = run("route", towns, route[1]).output
    about_ticket = run("ticket", towns, ticket[1]).output

    assert "Claimed in 100.0% (91.2% to 100.0%) of the games." in about_route
    assert "Half of its owners had it by their turn " in about_route
    assert "turns   1 to   5" in about_route
    assert "kept it at first" in about_ticket
    assert "Points it brought: " in about_ticket


def test_a_heat_map_is_drawn(run: Run, towns: Path) -> None:
    path = towns.with_name("heat.svg")

    assert run("show", towns, "--heat", path).exit_code == 0
    assert path.read_text(encoding="utf-8").startswith("<svg")


def test_first_tickets_are_compared_one_by_one_and_two_by_two(run: Run) -> None:
    asked = ["los-angeles-new-york", "boston-miami", "dallas-new-york"]
    shown = run("opening", "usa", *asked)

    assert shown.exit_code == 0, shown.output
    alone, _, together = shown.output.partition("First offers with two of them")
    assert all(f"\n{name} " in alone for name in asked)
    assert together.count(" + ") == 3


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["show", "narnia"], "unknown game 'narnia'"),
        (["show", "nordic", "--players", "5"], "no games of 5 players are counted"),
        (["show", TOWNS], f"`railwright explore make {TOWNS} --players 2` plays some"),
        (["show", "usa", "--file", "nowhere.gz"], "nowhere.gz: no such file"),
        (["show", "usa", "--heat", "heat.pdf"], "must end in .svg or .png"),
        (["route", "usa", "boston-miam"], "has no route 'boston-miam'"),
        (["ticket", "usa", "boston-miam"], "did you mean boston-miami?"),
        (["opening", "usa", "boston-miami"], "name two tickets or more"),
        (["opening", "usa", "boston-miami", "x"], "has no ticket 'x'"),
        (["make", "usa", "--bot", "nobody"], "unknown bot 'nobody'"),
        (["make", "usa", "-o", "nowhere/x.gz"], "no such folder"),
        (["make", "nordic", "--players", "4"], "players"),
        (["make", TOWNS, "-o", TOWNS], "would be overwritten"),
    ],
    ids=str,
)
def test_what_cannot_be_explored_is_said(
    run: Run, asked: list[object], said: str
) -> None:
    result = run(*asked)

    assert result.exit_code in {1, 2}
    assert said in result.output
    assert result.output.startswith("Error: ")
