"""`railwright replay` finds files and saved games."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from railwright.model import new_game, record
from railwright.terminal import saves


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A saved game called `mine`."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    path = saves.path_of("mine")
    saves.write(path, record(new_game("nordic", 2, 1)))
    return path


def test_a_saved_game_is_found_by_its_name(run: Run, saved: Path) -> None:
    del saved
    shown = run("replay", "mine")

    assert shown.exit_code == 0
    assert "mine: Nordic Countries, 0 actions, not over yet" in shown.output


def test_a_file_comes_before_a_saved_game(
    run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(saved.parent)
    Path("mine").write_text(record(new_game("usa", 2, 1)), encoding="utf-8")

    assert "mine: USA, 0 actions" in run("replay", "mine").output


def test_what_is_neither_is_said_in_one_line(run: Run, saved: Path) -> None:
    del saved
    shown = run("replay", "yours")

    said = "Error: yours: no such file, and no saved game has this name\n"
    assert (shown.exit_code, shown.output) == (2, said)
