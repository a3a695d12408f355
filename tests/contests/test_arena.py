import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import CliRunner, Result
from tests.games.test_registry import make_game

from railwright.bots import BOTS
from railwright.cli.main import railwright
from railwright.games.registry import FOLDERS

# In the background of a script Ctrl-C would be ignored, so the tests see to it first.
START = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from railwright.cli.main import railwright; railwright()"
)
NORDIC = ("nordic", "--bots", "random,path")


def test_all_commands_that_play_many_games_use_all_cores_alike() -> None:
    commands = [railwright.commands[name] for name in ("arena", "simulate")]
    helps = [
        (option.default, option.help)
        for command in commands
        for option in command.params
        if isinstance(option, click.Option) and option.name == "jobs"
    ]

    assert len(helps) == len(commands)
    assert len({*helps}) == 1
    assert "[default: 0]" in str(helps[0][1])


def run(*arguments: object) -> Result:
    return CliRunner().invoke(railwright, ["arena", *map(str, arguments)])


def reported(file: Path) -> dict[str, Any]:
    """A report without what depends on the time that games took."""
    report: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    del report["speed"]
    for bot in report["bots"]:
        del bot["seconds"]
    return report


@pytest.fixture
def report(tmp_path: Path) -> Path:
    return tmp_path / "report.json"


def test_a_contest_is_shown_in_tables() -> None:
    ended = run(*NORDIC, "--games", 4, "--seed", 3, "--option", "first_player=1")

    assert ended.exit_code == 0, ended.output
    assert (
        "nordic, 2 players, first_player=1: 4 of 4 games, deals from 3" in ended.output
    )
    for words in ("path", "Elo", "mean scores", "against", "turn", "games/s"):
        assert words in ended.output


def test_parts_of_the_score_are_called_as_the_game_says(tmp_path: Path) -> None:
    folder = make_game(tmp_path / "towns", "towns")
    (folder / "en.ftl").write_text("part-routes = Tracks\n", encoding="utf-8")
    ended = subprocess.run(
        [
            sys.executable,
            "-m",
            "railwright",
            "arena",
            "towns",
            *NORDIC[1:],
            "--games=2",
        ],
        env={**os.environ, FOLDERS: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert ended.returncode == 0, ended.stderr
    _, _, scores = ended.stdout.partition("mean scores\n")
    assert scores.split()[:2] == ["bot", "tracks"]


def test_a_report_holds_every_figure(report: Path) -> None:
    ended = run(*NORDIC, "--games", 6, "--json", report)
    found = json.loads(report.read_text(encoding="utf-8"))

    assert ended.exit_code == 0, ended.output
    assert (found["game"], found["games"], found["expected"]) == ("nordic", 6, 6)
    random, path = found["bots"]
    assert random["wins"]["rate"] + path["wins"]["rate"] == pytest.approx(1)
    assert path["rating"]["elo"] == 1000
    assert list(path["means"]) == ["routes", "tickets", "most-tickets", "total"]
    assert sum(turn["rate"] for turn in found["order"]) == pytest.approx(1)
    assert [each["name"] for each in found["meetings"]] == ["random", "path"]
    assert found["speed"]["games"] == 6


def test_three_seats_of_two_bots(report: Path) -> None:
    bots = "greedy,random,random"
    ended = run("usa", "--bots", bots, "--players", 3, "--games", 3, "--json", report)

    assert ended.exit_code == 0, ended.output
    found = json.loads(report.read_text(encoding="utf-8"))
    assert {bot["name"]: bot["wins"]["games"] for bot in found["bots"]} == {
        "greedy": 3,
        "random": 6,
    }


def test_the_anchor_can_be_called_so(report: Path) -> None:
    run("nordic", "--bots", "anchor,random", "--games", 2, "--json", report)

    assert {bot["name"] for bot in reported(report)["bots"]} == {"path", "random"}


def test_jobs_change_nothing(report: Path) -> None:
    run(*NORDIC, "--games", 8, "--json", report)
    alone = reported(report)
    run(*NORDIC, "--games", 8, "--jobs", 2, "--json", report)

    assert reported(report) == alone


def test_a_contest_goes_on_where_it_stopped(tmp_path: Path, report: Path) -> None:
    run(*NORDIC, "--games", 10, "--json", report)
    whole = reported(report)

    games = tmp_path / "games.sqlite"
    run(*NORDIC, "--games", 4, "--resume", games)
    ended = run(*NORDIC, "--games", 10, "--resume", games, "--json", report)
    assert "6 games played, " in ended.output
    assert reported(report) == whole

    again = run(*NORDIC, "--games", 10, "--resume", games, "--json", report)
    assert "games played" not in again.output
    assert reported(report) == whole


def test_games_of_other_bots_or_deals_in_the_file_do_not_count(
    tmp_path: Path, report: Path
) -> None:
    run(*NORDIC, "--games", 4, "--json", report)
    alone = reported(report)

    games = tmp_path / "games.sqlite"
    run("nordic", "--bots", "random,path", "--games", 2, "--resume", games)
    run(*NORDIC, "--games", 2, "--seed", 50, "--resume", games)
    run(*NORDIC, "--games", 4, "--resume", games, "--json", report)
    assert reported(report) == alone


def test_a_test_stops_as_soon_as_it_is_decided(report: Path) -> None:
    ended = run("nordic", "--sprt", "greedy,random", "--elo1", 400, "--json", report)

    assert ended.exit_code == 0, ended.output
    assert "greedy is better than random" in ended.output
    found = reported(report)
    assert found["sprt"]["verdict"] == "better"
    assert found["games"] == 2 * found["sprt"]["deals"] < 40

    run(
        "nordic",
        "--sprt",
        "greedy,random",
        "--elo1",
        400,
        "--jobs",
        2,
        "--json",
        report,
    )
    assert reported(report) == found


def test_a_test_says_no_too_or_nothing() -> None:
    worse = run("nordic", "--sprt", "random,greedy", "--elo1", 400)
    assert "random is not better than greedy" in worse.output

    brief = run("nordic", "--sprt", "random,greedy", "--games", 4)
    assert "whether random is better than greedy is still open" in brief.output


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("mars", "--bots", "random,greedy"), "unknown game 'mars'"),
        (
            ("nordic", "--bots", "random,hal"),
            "unknown bot 'hal'; choose from random",
        ),
        (("nordic", "--bots", "random"), "2 seats need 2 bots, not 1"),
        (("nordic", "--bots", ","), "unknown bot ''"),
        (("nordic",), "give either --bots or --sprt"),
        ((*NORDIC, "--sprt", "random,greedy"), "give either --bots or --sprt"),
        (
            (*NORDIC, "--games", "-5"),
            "--games must be a whole number of at least 1, not '-5'",
        ),
        (
            (*NORDIC, "--games", "0"),
            "--games must be a whole number of at least 1, not '0'",
        ),
        ((*NORDIC, "--games", "many"), "--games must be a whole number of at least 1"),
        (
            (*NORDIC, "--players", "-2"),
            "--players must be a whole number of at least 2",
        ),
        ((*NORDIC, "--players", "4"), "nordic is for 2 to 3 players, not 4"),
        ((*NORDIC, "--seed", "x"), "--seed must be a whole number from -4,611,"),
        ((*NORDIC, "--jobs", "-1"), "--jobs must be a whole number of at least 0"),
        ((*NORDIC, "--option", "pass_rule"), "NAME=VALUE, not 'pass_rule'"),
        ((*NORDIC, "--option", "tea=hot"), "nordic has no option 'tea'"),
        (
            (*NORDIC, "--option", "pass_rule=9"),
            "pass_rule must be only_when_stuck or always, not '9'",
        ),
        ((*NORDIC, "--tea"), "unknown option --tea"),
        (("nordic", "--sprt", "random,random"), "two different bots: NEW,OLD"),
        (("nordic", "--sprt", "random,path,hungry"), "two different bots: NEW,OLD"),
        (("usa", "--sprt", "a,b", "--players", "3"), "--sprt needs --players 2"),
        (("nordic", "--sprt", "random,path", "--elo0", "30"), "less than --elo1"),
        (
            ("nordic", "--sprt", "random,path", "--elo0", "nan"),
            "--elo0 must be a number",
        ),
        (
            ("nordic", "--sprt", "random,path", "--elo1", "1e9"),
            "--elo1 must be a number from -2,000 to 2,000",
        ),
        (
            (*NORDIC, "--json", "/no/where.json"),
            "/no/where.json: no such folder /no",
        ),
        ((*NORDIC, "--json", "/"), "must be a file, but / is a folder"),
        ((*NORDIC, "--resume", "/x", "--json", "/x"), "must be different files"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: tuple[str, ...], said: str
) -> None:
    ended = run(*arguments)

    assert ended.exit_code == 2, ended.output
    assert said in ended.output
    assert len(ended.output.splitlines()) == 1
    assert ended.output.startswith("Error: ")


def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("milk\n", encoding="utf-8")
    ended = run(*NORDIC, "--resume", file)

    assert ended.exit_code == 2
    assert "mine.txt: not an SQLite file" in ended.output
    assert file.read_text(encoding="utf-8") == "milk\n"


def test_a_bot_that_fails_ends_the_contest_with_what_was_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    calls = []

    def failing(seed: int) -> object:
        calls.append(seed)
        if len(calls) > 3:  # once to see that it exists, then for two games
            raise ZeroDivisionError("tired")
        return BOTS["random"](seed)

    monkeypatch.setitem(BOTS, "tired", failing)
    words = ("nordic", "--bots", "greedy,tired", "--games", 6, "--seed", 9)
    ended = run(*words, "--jobs", 1)

    assert ended.exit_code == 1
    assert "nordic, 2 players: 2 of 6 games" in ended.output
    said = "tired failed in seat 2 of nordic, deal 10, seats greedy, tired: "
    assert f"{said}ZeroDivisionError: tired" in ended.output


def stored(file: Path) -> int:
    """How many games a file has."""
    if not file.exists():
        return 0
    with closing(sqlite3.connect(file)) as database, suppress(sqlite3.Error):
        return int(database.execute("SELECT count(*) FROM games").fetchone()[0])
    return 0


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_prints_what_is_known_and_nothing_is_lost(
    jobs: int, tmp_path: Path, report: Path
) -> None:
    games = tmp_path / "games.sqlite"
    command = (sys.executable, "-c", START, "arena", *NORDIC, "--games", "100000")
    with subprocess.Popen(
        [*command, "--jobs", str(jobs), "--resume", games],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C reaches all processes of a terminal
    ) as process:
        while stored(games) < 4:
            with suppress(subprocess.TimeoutExpired):
                pytest.fail(f"ended with {process.wait(0.05)}")
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)

    assert process.returncode == 130
    assert err == "Interrupted; these are the results so far.\n"
    shown = re.match(r"nordic, 2 players: (\d+) of 100000 games", out)
    assert shown is not None
    assert int(shown[1]) in {stored(games), stored(games) - 1}  # not counted yet

    run(*NORDIC, "--games", 6, "--json", report)
    whole = reported(report)
    run(*NORDIC, "--games", 6, "--resume", games, "--json", report)
    assert reported(report) == whole


def test_a_bot_of_ones_own_takes_part(report: Path) -> None:
    own = "py:railwright.bots.simple:GreedyBot"
    ended = run("nordic", "--bots", f"{own},random", "--games", 2, "--json", report)

    assert ended.exit_code == 0, ended.output
    assert {bot["name"] for bot in reported(report)["bots"]} == {own, "random"}


def test_a_program_that_is_not_there_is_told_before_any_game() -> None:
    ended = run("nordic", "--bots", "exec:/no/such/bot,random")

    assert ended.exit_code == 2
    assert "/no/such/bot" in ended.output
