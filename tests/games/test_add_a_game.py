"""The page on adding a game, followed word by word in a fresh folder."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to"
PAGE = (HOW_TO / "add-a-game.md").read_text(encoding="utf-8")
RUN = [sys.executable, "-m", "railwright"]
SAID = "lakeland/map.json: 8 cities, 16 routes (1 double), 12 tickets: sound"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where somebody works who has copied the example."""
    shutil.copytree(HOW_TO / "lakeland", tmp_path / "lakeland")
    return tmp_path


def run(folder: Path, command: str, typed: str = "") -> str:
    """What a command of the page says, once the game's folder is known."""
    result = subprocess.run(
        [*RUN, *shlex.split(command)[1:]],
        cwd=folder,
        env={**os.environ, "RAILWRIGHT_GAMES": "lakeland", "XDG_DATA_HOME": "saves"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def command(start: str) -> str:
    """The command of the page that begins like this."""
    found = re.search(rf"(?m)^\$ ({re.escape(start)}.*)$", PAGE)
    assert found, f"the page has no command {start}"
    return found[1]


def test_the_map_is_sound(folder: Path) -> None:
    assert run(folder, command("railwright map check")) == f"{SAID}\n"
    assert SAID in PAGE


def test_the_game_is_listed(folder: Path) -> None:
    assert "Lakeland" in run(folder, command("railwright map list"))


def test_you_play_it(folder: Path) -> None:
    said = run(folder, command("railwright play"), "1 2\n\nquit\n")

    assert re.search(r"> .+ +0 +20 +4 +0\n", said), "20 trains, 4 cards, no ticket yet"
    assert "Keep at least 2 tickets" in said


def test_bots_play_it(folder: Path) -> None:
    simulate = command("railwright simulate").replace("200", "4")
    assert "Lakeland: 4 games" in run(folder, simulate)
    arena = command("railwright arena")
    assert "planner" in run(folder, f"{arena} --games 4")


def test_it_is_drawn(folder: Path) -> None:
    run(folder, command("railwright map draw"))

    assert (folder / "lakeland.png").read_bytes().startswith(b"\x89PNG")
