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

    ended = checked(lakeland)

    assert ended.returncode == 0, ended.stdout
    assert f"{lakeland / 'en.ftl'}" not in ended.stderr


def test_what_a_language_lacks_is_a_warning_only(lakeland: Path) -> None:
    polish = lakeland / "pl.ftl"
    polish.write_text("part-grand-tour = Wielka podróż\n", encoding="utf-8")

    ended = checked(lakeland)

    assert ended.returncode == 0, ended.stdout
    assert ended.stderr == (
        f'Warning: {polish}: "differs" is missing; English is used instead\n'
    )


def test_a_language_without_a_file_is_a_warning(lakeland: Path) -> None:
    (lakeland / "nb.ftl").unlink()

    ended = checked(lakeland, "map", "check", "lakeland")

    assert ended.returncode == 0, ended.stdout
    said = f"{lakeland / 'nb.ftl'} is missing; English is used instead"
    assert ended.stderr == f"Warning: {said}\n"


def test_a_map_is_called_sound_only_with_the_rest_of_its_game(lakeland: Path) -> None:
    """All paths are told in full, however the folder of the games is named."""
    (lakeland / "rules.md").write_text("no letter\n", encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "-m", "railwright", "map", "check", "lakeland"],
        env={**os.environ, FOLDERS: "lakeland"},
        cwd=lakeland.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    verdict, defect, count = ended.stdout.splitlines()

    assert verdict.endswith(": the map is sound, other files of its game are not")
    assert defect.startswith(f"{lakeland / 'rules.md'}: not used: ")
    assert count == "1 defect in 1 file"


def test_a_game_without_words_needs_none(lakeland: Path) -> None:
    for file in lakeland.glob("*.ftl"):
        file.unlink()

    ended = checked(lakeland)

    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_named_game_is_checked_with_its_words_and_rules(lakeland: Path) -> None:
    english = lakeland / "en.ftl"
    english.write_text("part-garnd-tour = Grand tour\n", encoding="utf-8")
    game = lakeland / "game.py"
    game.write_text(game.read_text().replace("letter=None", 'letter="L"'))
    (lakeland / "rules.md").write_text("no title\n", encoding="utf-8")

    ended = checked(lakeland, "map", "check", "lakeland")

    by_path = checked(lakeland, "map", "check", str(lakeland / "map.json")).stdout
    assert f"{english}, line 1: unknown message " in by_path
    assert "names no game" not in by_path, "the folder does"
    assert f"{english}, line 1: unknown message " in ended.stdout
    assert f"{lakeland / 'rules.md'}, line 1: " in ended.stdout
    assert f'Warning: {english}: "part-grand-tour" is missing' in ended.stderr
    assert ended.returncode == 1
    other = checked(lakeland, "map", "check", "usa")
    assert (other.returncode, other.stderr) == (0, ""), "it has nothing to do with it"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "differs = A\n    long { differ } text.\n",
            "line 2: unknown message differ; did you mean differs?",
        ),
        ("-boat = boat\ndiffers = { -boot }\n", "line 2: unknown message -boot; "),
        (
            "differs = { $wagon } trains\n",
            "line 1: unknown value $wagon; did you mean wagons?",
        ),
        (
            "differs = { $wagons ->\n    [one] a\n   *[other] { $wagns }\n }\n",
            "line 3: unknown value $wagns; did you mean wagons?",
        ),
        (
            "part-grand-tour = { $wagons } trains\n",
            "line 1: unknown value $wagons",
        ),
        (
            "differs = { wagons } trains\n",
            "line 1: unknown message wagons; did you mean $wagons?",
        ),
        (
            "wagon = cart\ndiffers = { wagons } trains, { wagon }\n",
            "line 2: unknown message wagons; did you mean $wagons or wagon?",
        ),
        ("part-grand-tour = { rule-ferry }\n", "line 1: unknown message rule-ferry"),
        (
            "differs = { NUMBR($wagons) }\n",
            "line 1: unknown function NUMBR; did you mean NUMBER?",
        ),
        (
            "differs = A\n\ndiffers = B\n",
            'line 3: "differs" is on line 1 already; remove one of them',
        ),
        (
            "refusal-TICKET_LOCKED = no\n",
            'line 1: unknown message "refusal-TICKET_LOCKED"',
        ),
    ],
)
def test_what_a_message_cannot_have_is_named_with_its_line(
    lakeland: Path, text: str, said: str
) -> None:
    english = lakeland / "en.ftl"
    english.write_text(text, encoding="utf-8")

    assert f"{english}, {said}" in checked(lakeland).stdout


def test_the_rules_page_may_use_our_words_and_figures(lakeland: Path) -> None:
    (lakeland / "en.ftl").write_text(
        "part-grand-tour = Grand tour\n"
        "differs = { rule-ferry }: { $wagons } trains; { NUMBER($longest) }.\n"
        "text-scoring = { $extras }\n",
        encoding="utf-8",
    )
    (lakeland / "pl.ftl").unlink()

    ended = checked(lakeland)

    assert ended.returncode == 0, ended.stdout


def test_a_file_of_words_is_checked_and_counted_once(lakeland: Path) -> None:
    (lakeland / "en.ftl").write_text("differs = { $a } { $b }\n", encoding="utf-8")
    names = ("lakeland", "lakeland", str(lakeland / "map.json"))
    said = checked(lakeland, "map", "check", *names).stdout
    assert said.count("lakeland: ") == 1
    assert said.endswith("\n2 defects in 1 file\n")


def test_the_example_of_the_guide_has_all_its_words() -> None:
    listed = checked(LAKELAND, "map", "list")

    assert (listed.returncode, listed.stderr) == (0, "")
