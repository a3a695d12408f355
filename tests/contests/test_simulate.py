"""`railwright simulate`, as it is typed."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.contests.conftest import Simulate

QUICK = ("--bots", "greedy,greedy", "--jobs", 1)


def test_a_summary_is_printed(simulate: Simulate) -> None:
    result = simulate("europe", "--games", 3, *QUICK)

    assert result.exit_code == 0
    assert result.output.startswith("3 games played, ")
    assert "Europe: 3 games" in result.output
    assert "Tunnels by extra cards: 0: " in result.output


def test_a_file_is_gone_on_with_where_it_ends(
    simulate: Simulate, tmp_path: Path
) -> None:
    file = tmp_path / "games.sqlite"
    simulate("nordic", "--games", 2, *QUICK, "-o", file)

    more = simulate("nordic", "--games", 5, *QUICK, "-o", file)
    again = simulate("nordic", "--games", 5, *QUICK, "-o", file)
    whole = simulate("nordic", "--games", 5, *QUICK)

    assert more.output.startswith("3 games played, ")
    assert (
        again.output
        == more.output.partition("\n")[2]
        == whole.output.partition("\n")[2]
    )


@pytest.mark.usefixtures("trouble")
def test_ctrl_c_keeps_and_shows_what_is_done(tmp_path: Path) -> None:
    bots = "py:trouble:First,py:trouble:Impatient"
    command = [sys.executable, "-m", "railwright", "simulate", "nordic", "--bots", bots]
    options = ["--games", "100000", "--jobs", "2", "-o", "games.sqlite"]

    ended = subprocess.run(
        [*command, *options], capture_output=True, text=True, check=False, cwd=tmp_path
    )

    assert ended.returncode == 130
    assert ended.stderr == "Interrupted; these are the results so far.\n"
    assert "Nordic Countries: " in ended.stdout
    assert (tmp_path / "games.sqlite").stat().st_size


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("mars", "--games", 1), "mars"),
        (("nordic", "--games", 0), "--games must be a whole number of at least 1"),
        (("nordic", "--games", -5), "--games must be a whole number of at least 1"),
        (
            ("nordic", "--games", 1, "--jobs", -1),
            "--jobs must be a whole number of at least 0",
        ),
        (
            ("nordic", "--games", 1, "--seed", "x"),
            "seed must be a whole number from -4,611,",
        ),
        (("nordic", "--games", 1, "--bots", "nobody,planner"), "unknown bot"),
        (("nordic", "--games", 1, "--bots", "random,,random"), "unknown bot ''"),
        (
            ("nordic", "--games", 1, "--bots", ",".join(["random"] * 4)),
            "nordic is for 2 to 3 players",
        ),
        (("nordic", "--games", 1, "--bots", "random"), "nordic is for 2 to 3 players"),
        (("nordic", "--games", 1, "--option", "first_player"), "NAME=VALUE"),
        (
            ("nordic", "--games", 1, "--option", "rain=on"),
            "nordic has no option 'rain'",
        ),
        (("nordic", "--games", 1, "-o", "nowhere/a.sqlite"), "nowhere/a.sqlite"),
        (
            ("nordic", "--games", 1, "-o", "."),
            "--output must be a file, but . is a folder",
        ),
        (
            ("nordic", "--games", 1, "-o", "trouble.py"),
            "trouble.py: not an SQLite file",
        ),
        (("nordic", "--games", 1, "--report", "nowhere/a.html"), "nowhere/a.html"),
        (
            ("nordic", "--games", 1, "--report", "."),
            "--report must be a file, but . is a folder",
        ),
        (("nordic", "--games", 1, "--report", "a.html", "-o", "a.html"), "both"),
        (
            ("nordic", "--games", 1, "--report", "trouble.py"),
            "trouble.py: a report must end in .html",
        ),
    ],
)
@pytest.mark.usefixtures("trouble")
def test_what_cannot_be_used_is_one_line(
    simulate: Simulate, arguments: tuple[object, ...], said: str, tmp_path: Path
) -> None:
    result = simulate(*arguments)

    assert result.exit_code == 2
    assert said in result.output
    assert len(result.output.splitlines()) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["trouble.py"]


def test_a_file_with_more_games_says_that_all_are_counted(
    simulate: Simulate, tmp_path: Path
) -> None:
    words = ("nordic", "--bots", "random,random", "-o", tmp_path / "games.sqlite")
    assert "are counted" not in simulate(*words, "--games", 4, "--jobs", 1).output

    again = simulate(*words, "--games", 2, "--jobs", 1)

    said = "All 4 games of the file are counted, more than --games 2."
    assert said in again.output
    assert "Nordic Countries: 4 games, means by bot" in again.output
