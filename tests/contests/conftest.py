"""Simulations of the fastest bots, and bots that make trouble."""

from collections.abc import Callable
from pathlib import Path

import click.testing
import pytest

from railwright.bots import BOTS
from railwright.bots.simple import RandomBot
from railwright.cli.main import railwright
from railwright.contests import Contest, simulation

SHORT_NAMES = (*"abcde", "new", "old")
"""Bots of tests that look only at who meets whom."""
Simulate = Callable[..., click.testing.Result]

TROUBLE = """
import os
import signal
from pathlib import Path

games = 0


class First:
    def __init__(self, seed):
        global games
        games += 1

    def choose(self, view, legal):
        return legal[-1]


class Fragile(First):
    # Its process dies in the middle of one game, once.
    def choose(self, view, legal):
        if games == 2 and not Path("died").exists():
            Path("died").touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[-1]


class Deadly(First):
    # Its process dies whenever it plays.
    def choose(self, view, legal):
        os.kill(os.getpid(), signal.SIGKILL)


class Impatient(First):
    # Presses Ctrl-C when its process has played some games.
    def choose(self, view, legal):
        if games >= 6 and not Path("pressed").exists():
            Path("pressed").touch()
            os.kill(os.getppid(), signal.SIGINT)
        return legal[-1]
"""


@pytest.fixture(autouse=True)
def bots_with_short_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SHORT_NAMES:
        monkeypatch.setitem(BOTS, name, RandomBot)


@pytest.fixture
def contest() -> Contest:
    """Six games of two greedy bots in the north."""
    return simulation("nordic", ("greedy", "greedy"), 6, seed=7)


@pytest.fixture
def trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the bots that make trouble, in which we are."""
    (tmp_path / "trouble.py").write_text(TROUBLE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.fixture
def simulate() -> Simulate:
    """A function that runs `railwright simulate` with some arguments."""
    runner = click.testing.CliRunner()

    def run(*arguments: object) -> click.testing.Result:
        return runner.invoke(railwright, ["simulate", *map(str, arguments)])

    return run
