"""The numbered rules of your own game, written as the guide says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from railwright.games import GAMES, load_map
from railwright.games.registry import FOLDERS
from railwright.rulebook.figures import figures_of, lists_of
from railwright.rulebook.outline import PARTS

HOW_TO = Path(__file__).parents[2] / "docs" / "how-to"
GUIDE = (HOW_TO / "add-a-game.md").read_text(encoding="utf-8")
SECTION = GUIDE.partition("## 5. Numbered rules")[2].partition("## Share it")[0]
[PAGE] = re.findall(r"```markdown\n(.*?)```", SECTION, re.DOTALL)


@pytest.fixture
def lakeland(tmp_path: Path) -> Path:
    """The game of the guide, with the letter and the rules that it tells to add."""
    folder = Path(shutil.copytree(HOW_TO / "lakeland", tmp_path / "lakeland"))
    give_letter(folder, '"L"')
    (folder / "rules.md").write_text(PAGE, encoding="utf-8")
    return folder


def give_letter(folder: Path, letter: str) -> None:
    value = (folder / "game.py").read_text(encoding="utf-8")
    changed = re.sub("letter=[^,]+,", f"letter={letter},", value)
    (folder / "game.py").write_text(changed, encoding="utf-8")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "railwright", *words],
        env={**os.environ, FOLDERS: str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_page_of_the_guide_is_sound_and_shown(lakeland: Path) -> None:
    checked = run(lakeland, "map", "check", "lakeland")
    assert checked.returncode == 0, checked.stdout
    listed = run(lakeland, "rules", "lakeland").stdout
    assert "L-01" in listed
    assert "Each player has 20 trains." in listed
    assert "each of them scores 7 points" in run(lakeland, "rules", "L-02").stdout


def test_the_guide_names_all_parts() -> None:
    listed = SECTION.partition("separated by commas:")[2].partition("Both are")[0]
    assert re.findall(r"`([a-z-]+)`", listed) == [*PARTS]


def test_the_guide_names_all_figures() -> None:
    game, board = GAMES["usa"], load_map("usa")
    words = GUIDE.partition("## 4. The words")[2].partition("## 5.")[0]
    listed = re.findall(r"`\$([a-z-]+)`", words)
    assert listed == [*figures_of(game, board), *lists_of(game, board)]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# Lakeland (L)\n\n", "", "line 1: expected a title first, as in `# Lakeland"),
        ("(rule-L-01)=\n", "", "line 7: expected `(rule-L-01)=` on the line above"),
        (
            "(rule-L-01)=",
            "(rule-L-01)",
            "line 7: expected `(rule-L-01)=` and on the next",
        ),
        ("**L-01 Pieces.**", "L-01 Pieces.", "line 7: expected `(rule-L-01)=` and on"),
        ("L-02", "L-01", "line 15: L-01 is given twice"),
        ("L-02", "M-02", "line 15: expected an id like L-01, not M-02"),
        (
            "- *Games:* L.\n- *Part:* setup.",
            "",
            "line 7: L-01: Games is missing; add a",
        ),
        (
            "*Part:* setup",
            "*Part:* set-up",
            "L-01: unknown part 'set-up'; did you mean setup?",
        ),
        (
            "*Part:* setup",
            "Part: setup",
            "line 10: L-01: expected a field, as in `- *Games:",
        ),
        ("*Source:*", "*Sources:*", "unknown field 'Sources'; did you mean Source?"),
        (
            "*Games:* L.\n- *Part:* setup",
            "*Games:* Lakeland.\n- *Part:* setup",
            "L-01: Games must",
        ),
        ("(C-65)", "(C-99)", "there is no rule, ruling or scenario C-99"),
        (
            " trains.\n",
            " trains.\n\nNo more.\n",
            "a rule is one paragraph and its list",
        ),
    ],
)
def test_each_mistake_says_what_was_expected(
    lakeland: Path, old: str, new: str, said: str
) -> None:
    assert old in PAGE
    (lakeland / "rules.md").write_text(PAGE.replace(old, new), encoding="utf-8")

    checked = run(lakeland, "map", "check", "lakeland")

    assert checked.returncode == 1
    assert said in checked.stdout
    assert f"{lakeland / 'rules.md'}, line " in checked.stdout


def test_a_page_in_another_encoding_is_named(lakeland: Path) -> None:
    (lakeland / "rules.md").write_bytes(PAGE.replace("Anna", "Zoë").encode("latin-1"))
    said = f"{lakeland / 'rules.md'}, line 21: not text in UTF-8"

    assert said in run(lakeland, "map", "check", "lakeland").stdout
    assert "Each player has 20 trains." not in run(lakeland, "rules", "lakeland").stdout


def test_a_page_without_a_letter_is_named(lakeland: Path) -> None:
    give_letter(lakeland, "None")
    said = f"{lakeland / 'rules.md'}: not used: give the game a letter in game.py"

    assert said in run(lakeland, "map", "check", "lakeland").stdout
