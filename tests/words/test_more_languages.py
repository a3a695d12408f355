"""A language that a folder adds, as docs/how-to/translate.md tells it."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from tools import pseudo

from railwright.words.completeness import faults, missing, translated
from railwright.words.languages import ENGLISH, FOLDERS, LANGUAGES, nearest, text_of
from railwright.words.speech import Words

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "how-to" / "translate.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"(?m)^\$ (.+)$", PAGE)
GERMAN = "".join(re.findall(r"(?ms)^```text\n(.*?)^```$", PAGE))


def run(line: str, folder: Path, *, code: int = 0, typed: str = "") -> str:
    """What a command of the page prints, run where the translator works."""
    name, *words = shlex.split(line)
    program = {"railwright": ["-m", "railwright"], "python": []}[name]
    done = subprocess.run(
        [sys.executable, *program, *words],
        cwd=folder,
        env=os.environ | {FOLDERS: str(folder / "my-words"), "PYTHONPATH": str(ROOT)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A translator's folder, begun as the page says."""
    place = tmp_path_factory.mktemp("translator")
    begin, *_ = COMMANDS
    assert run(begin, place) in PAGE
    return place


@pytest.fixture
def german(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The language with the sentences of the page."""
    own = folder / "my-words" / "de"
    (own / "game.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setitem(LANGUAGES, "de", own)
    return own


def test_a_new_language_has_all_messages_as_comments(folder: Path) -> None:
    own = folder / "my-words" / "de"
    said = (own / "games" / "europe.ftl").read_text(encoding="utf-8")

    assert "# setup-first = In the boxed game" in said
    assert not re.search(r"(?m)^\w", said)
    assert {path.name for path in own.glob("*.ftl")} >= {"app.ftl", "terminal.ftl"}
    assert "already exists" in run(COMMANDS[0], folder, code=2)


def test_the_languages_are_listed_as_the_page_says(folder: Path) -> None:
    said = run("railwright languages", folder)

    assert said in PAGE
    assert list(LANGUAGES) == ["en", "nb", "pl"], "and only they are ours"


def test_what_a_language_says_is_said_and_the_rest_is_english(german: Path) -> None:
    words = Words("de", ["game"])

    assert words.say("tickets-held", n=1) == "1 Ticket"
    assert words.say("tickets-held", n=2) == "2 Tickets"
    assert words.say("log-turn-passed", player="Ada") == "Ada passt"
    assert words.say("points", n=2) == "2 points"
    assert words.listed(["a", "b", "c"]) == "a, b und c"
    assert german.name in LANGUAGES


@pytest.mark.usefixtures("german")
def test_it_is_known_how_much_is_translated() -> None:
    assert translated("de") == 0, "3 of about 900"
    assert "tickets-held" not in missing("de")["game"]
    assert "points" in missing("de")["game"]
    assert "differs" in missing("de")["games/europe"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_ours_are_complete_and_without_mistakes(language: str) -> None:
    assert translated(language) == 100
    assert missing(language) == {}
    assert [*faults(language)] == []


def test_mistakes_are_told_with_file_and_line(german: Path, folder: Path) -> None:
    wrong = "points = { $m } Punkte\nhats = Hüte\n!\n"
    (german / "game.ftl").write_text(wrong, encoding="utf-8")

    said = run("railwright languages de", folder, code=1)

    place = german / "game.ftl"
    assert f"{place}, line 1: the English points has no $m" in said
    assert f"{place}, line 2: English has no message hats in game.ftl" in said
    assert f"{place}, line 3, column 1: not Fluent: " in said
    assert "Error: de has mistakes: 3" in said


def test_an_unknown_language_is_refused(folder: Path) -> None:
    said = run("railwright languages xx", folder, code=2)

    assert "unknown language 'xx'; choose from en, nb, pl" in said


@pytest.mark.usefixtures("german")
def test_the_terminal_speaks_it(folder: Path) -> None:
    (play,) = [each for each in COMMANDS if each.startswith("railwright play")]

    said = run(play, folder, typed="quit\n")

    assert "Keep at least 2 tickets" in said


@pytest.mark.parametrize(
    ("tag", "language"), [("de-AT", "de"), ("pt-BR", "en"), ("DE_de.UTF-8", "de")]
)
def test_somebody_who_wants_it_gets_it(german: Path, tag: str, language: str) -> None:
    assert nearest([tag]) == language
    assert german.is_dir()


def test_a_file_that_is_no_text_is_a_mistake_and_spoils_nothing(
    german: Path, folder: Path
) -> None:
    (german / "game.ftl").write_bytes(b"points = \xff\n")

    said = run("railwright languages de", folder, code=1)
    assert f"{german / 'game.ftl'}, line 1: not text in UTF-8" in said
    assert Words("de", ["game"]).say("tickets") == "Tickets"


def test_the_language_nobody_speaks_is_complete_and_longer(tmp_path: Path) -> None:
    (command,) = [each for each in COMMANDS if "pseudo" in each]
    said = run(command.replace("tools", str(ROOT / "tools")), tmp_path)

    assert said == ""
    made = (tmp_path / "my-words" / pseudo.LANGUAGE / "app.ftl").read_text("utf-8")
    assert "undo = ⟦ÛÛñðöö⟧\n" in made
    english = text_of(ENGLISH, "app")
    letters = [len(re.findall(r"[^\W\d_]", text)) for text in (english, made)]
    assert 1.2 < letters[1] / letters[0] < 1.6
    assert "en-XA    100% translated" in run("railwright languages", tmp_path)


def test_every_letter_has_its_own_accent() -> None:
    assert len(set(pseudo.ACCENTED)) == len(pseudo.PLAIN) == 52
    assert not set(pseudo.ACCENTED) & set(pseudo.PLAIN)
