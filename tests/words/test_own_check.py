"""The words of your own game: what nobody asks for is named, and what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from railwright.games.registry import FOLDERS

LAKELAND = Path(__file__).parents[2] / "docs" / "how-to" / "lakeland"


@pytest.fixture
def lakeland(tmp_path: Path) -> Path:
    return Path(shutil.copytree(LAKELAND, tmp_path / "lakeland"))


def checked(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What a fresh process says of the games in a folder."""
    return subprocess.run(
        [sys.executable, "-m", "railwright", *(command or ("map", "check"))],
        env={**os.environ, FOLDERS: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_message_that_nobody_asks_for_is_named_with_what_was_meant(
    lakeland: Path,
) -> None:
    english = lakeland / "en.ftl"
    text = english.read_text(encoding="utf-8")
    english.write_text(f"\n{text.replace('grand-tour', 'garnd-tour')}", "utf-8")

    ended = checked(lakeland)

    said = f'{english}, line 2: unknown message "part-garnd-tour"; '
    assert f"{said}did you mean part-grand-tour?\n" in ended.stdout
    assert "1 defect in 1 file\n" in ended.stdout
    assert ended.returncode == 1
    instead = f'{english}: "part-grand-tour" is missing; "Grand tour" is used instead'
    assert f"Warning: {instead}\n" in ended.stderr
    assert f"Error: {said}" in checked(lakeland, "map", "list").stderr


def test_a_message_may_name_replace_or_be_inserted(lakeland: Path) -> None:
    """A name, one of ours, one of a rules page, a value of an option, a helper."""
    (lakeland / "en.ftl").write_text(
        "part-grand-tour = Grand tour\npart-routes = Tracks\nrule-ferry = Boats\n"
        "example-draw = Two.\noption-pass-rule-always = Ever\nsea-big-lake = Big Lake\n"
        "-boat = boat\nboats = { -boat }s\ntext-ferry = { boats } sail.\n",
        encoding="utf-8",
    )
    (lakeland / "pl.ftl").unlink()

    ended = checked(lakeland)

    assert ended.returncode == 0, ended.stdout
    assert ended.stderr == ""


def test_what_a_language_lacks_is_a_warning_only(lakeland: Path) -> None:
    polish = lakeland / "pl.ftl"
    polish.write_text("part-grand-tour = Wielka podróż\n", encoding="utf-8")

    ended = checked(lakeland)

    assert ended.returncode == 0, ended.stdout
    assert ended.stderr == (
        f'Warning: {polish}: "differs" is missing; English is used instead\n'
    )


def test_a_game_without_words_needs_none(lakeland: Path) -> None:
    for file in lakeland.glob("*.ftl"):
        file.unlink()

    ended = checked(lakeland)

    assert (ended.returncode, ended.stderr) == (0, "")
