"""Games in a terminal of the test: what is typed, and what comes of it."""

from collections.abc import Callable
from pathlib import Path

import click.testing
import pytest

from railwright.bots.search import Budget
from railwright.cli.main import railwright
from railwright.terminal import turn

Play = Callable[..., click.testing.Result]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where saved games are."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return tmp_path / "railwright" / "games"


@pytest.fixture
def play(home: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """A function that runs `railwright play` with arguments and typed lines.

    Hints come after hardly any thought.
    """
    del home
    monkeypatch.setattr(turn, "THOUGHT", Budget(seconds=1, rounds=1))
    runner = click.testing.CliRunner()

    def run(*arguments: str, typed: str = "") -> click.testing.Result:
        return runner.invoke(railwright, ["play", *arguments], input=typed)

    return run
