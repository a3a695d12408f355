"""Bots of past versions play in contests as they did, as programs of their own."""

import subprocess
import sys
from pathlib import Path

import pytest
from tools.yardstick.past_build import program

from railwright.contests import Fixture, Outcome, Setting, play
from railwright.games import GAMES

ROOT = Path(__file__).parents[2]


def results(outcome: Outcome) -> list[tuple[int, tuple[tuple[str, int], ...]]]:
    return [(finish.place, finish.parts) for finish in outcome.finishes]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_of_these_sources_plays_as_they_do(game: str, tmp_path: Path) -> None:
    """So nothing of a view is lost on its way, whatever the phases of the game."""
    written = program(tmp_path / "planner-now", ROOT / "src", "planner")
    setting = Setting(game, 2)

    inside = play(setting, Fixture(3, ("planner", "path")))
    outside = play(setting, Fixture(3, (f"exec:{written}", "path")))

    assert outside.forfeit is None
    assert results(outside) == results(inside)


def test_any_commit_is_built_apart(tmp_path: Path) -> None:
    """The archive of the last commit holds all that its bots need."""
    command = [sys.executable, "-m", "tools.yardstick", "HEAD", "random", "--pure"]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/local/bin:/usr/bin:/bin"}
    said = subprocess.check_output(
        command, cwd=tmp_path, env=environment, text=True
    ).strip()

    built = [*tmp_path.glob("build/yardstick/*-pure/src/railwright/core/*.so")]
    assert said.startswith("exec:build/yardstick/random-")
    assert not built
    path = tmp_path / said.removeprefix("exec:")
    outcome = play(Setting("usa", 2), Fixture(1, (f"exec:{path}", "random")))
    assert outcome.forfeit is None


def test_a_commit_that_does_not_exist_is_named() -> None:
    command = [sys.executable, "-m", "tools.yardstick", "no-such-version"]
    ended = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert ended.returncode == 1
    assert ended.stderr == "Error: there is no commit 'no-such-version' here\n"
