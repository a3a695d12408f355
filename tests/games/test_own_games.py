"""What is wrong with your own game is said in a sentence with file and line."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import Person, running

from railwright.errors import GameFileError
from railwright.games import load_map
from railwright.games.reading import read_game
from railwright.games.registry import FOLDERS, Registry
from railwright.layout.plain import plain_layout
from railwright.layout.writing import layout_text

LAKELAND = Path(__file__).parents[2] / "docs" / "how-to" / "lakeland"
Change = Callable[[Path], object]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game that is sound, beside one that is not yet spoiled."""
    shutil.copytree(LAKELAND, tmp_path / "games" / "lakeland")
    other = tmp_path / "games" / "sound"
    shutil.copytree(LAKELAND, other)
    for file in ("game.py", "map.json"):
        rewrite('"lakeland"', '"sound"', file)(other)
    polish = other / "pl.ftl"
    words = polish.read_text(encoding="utf-8")
    polish.write_text(words.partition("\n")[2], "utf-8")  # it named the other game
    return tmp_path / "games" / "lakeland"


def rewrite(old: str, new: str, file: str = "game.py") -> Change:
    """A change of some words in a file of a game."""

    def change(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new), encoding="utf-8")

    return change


def fewer_tickets(folder: Path) -> None:
    record = json.loads((folder / "map.json").read_text(encoding="utf-8"))
    record["tickets"] = record["tickets"][:10]
    del record["counts"]
    (folder / "map.json").write_text(json.dumps(record, indent=0), encoding="utf-8")


def broken_option(folder: Path) -> None:
    """An option whose function looks for what is not there."""
    rewrite("import COMMON", "import COMMON, Option")(folder)
    option = "Option('odd', ('b',), lambda game, value: {}[value])"
    rewrite("options=COMMON", f"options=({option},)")(folder)


def broken_words(folder: Path) -> None:
    (folder / "pl.ftl").write_text("differs = Dobrze\n\nnot a message\n")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command of somebody who has both games."""
    return subprocess.run(
        [sys.executable, "-m", "railwright", *words],
        cwd=folder.parent,
        env={**os.environ, FOLDERS: str(folder.parent)},
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


VALUES = [
    (
        rewrite('name="lakeland"', 'name="lakelnd"'),
        (
            r"game.py, line 24: the game is 'lakelnd', but its map is 'lakeland': "
            "give both the same name"
        ),
    ),
    (
        rewrite("pieces_left=2", 'pieces_left="2"'),
        r"game.py, line 49: ending.pieces_left must be a whole number, not '2'",
    ),
    (
        rewrite("wagons=20", "wagons=-1"),
        r"game.py, line 29: pieces.wagons must be from 0 to 999, not -1",
    ),
    (
        rewrite("exchange=False", "exchange=0"),
        r"game.py, line 48: exchange must be True or False, not 0",
    ),
    (
        rewrite("seats=(2, 4)", "seats=(2, 4, 5)"),
        r"game.py, line 28: seats must have 2 items, not 3",
    ),
    (
        rewrite('"tickets": 3', '"tickets": "3"'),
        (
            r"game.py, line 43: first_tickets.cards.tickets must be a whole number, "
            "not '3'"
        ),
    ),
    (
        rewrite("stations=None", "stations=3"),
        r"game.py, line 46: stations must be a Stations or None, not 3",
    ),
    (
        rewrite("keep=2", "keep=4"),
        r"game.py, line 43: first_tickets.keep must be at most 3, not 4",
    ),
    (
        rewrite('common_rules="E"', 'common_rules="Z"'),
        r"game.py, line 26: common_rules must be E, N, S, U or W, not 'Z'",
    ),
    (
        rewrite("letter=None", 'letter="L"'),
        r"game.py, line 25: letter is 'L', but there is no rules.md beside the map",
    ),
    (
        rewrite('"grand-tour"', '"Grand tour"'),
        (
            r"game.py, line 52: the name of a part must be like `most-tickets`, "
            "not 'Grand tour'"
        ),
    ),
    (
        rewrite("ROUTES, TICKETS, Part", "ROUTES, ROUTES, Part"),
        r"game.py, line 52: scoring has 'routes' 2 times",
    ),
    (
        rewrite("options=COMMON", "options=(STATION_CHOICE,)"),
        (
            r"game.py, line 55: unknown name 'STATION_CHOICE'; "
            r"add `from railwright\.games\.options import STATION_CHOICE`"
        ),
    ),
    (
        rewrite("keep=2, rejected=Rejected.BOTTOM", "keep=2, rejected=Rejected.BOTOM"),
        r"game.py, line 43: Rejected has no 'BOTOM'; did you mean BOTTOM\?",
    ),
    (
        rewrite("Count.LONGEST", "Count.CATS"),
        r"game.py, line 52: Count has no 'CATS'; choose from .*LONGEST.*",
    ),
    (
        rewrite("reset_at=3", "resets_at=3"),
        r"game.py, line 34: Market has no field 'resets_at'; did you mean reset_at\?",
    ),
    (
        rewrite("    exchange=False,\n", ""),
        r"game.py, line 23: Game needs exchange as well",
    ),
    (
        rewrite(", choose=None, fixed_split=None", ""),
        r"game.py, line 29: Pieces needs choose and fixed_split as well",
    ),
    (
        rewrite("start_hand=(4,)", "start_hand=(4)"),
        (
            r"game.py, line 30: start_hand must be a tuple, "
            r"as in \(5,\) or \(2, 4\), not 4"
        ),
    ),
    (
        rewrite("Count.LONGEST", '"longest"'),
        r"game.py, line 52: scoring\[2\]\.lines\[0\]\.count must be a Count, not .*",
    ),
    (
        rewrite("Most(Count.LONGEST, 7)", "Most(Count.LONGEST, 7, 9)"),
        r"game.py, line 52: Most has 2 fields, not 3: count, points",
    ),
    (
        rewrite("import COMMON", "import COMON"),
        r"game.py, line 20: railwright\.games\.options has no 'COMON'; .* COMMON\?",
    ),
    (
        rewrite(
            "from railwright.maps import Kind", "from railwright.games import Kind"
        ),
        (
            r"game.py, line 21: railwright\.games has no 'Kind'; "
            r"import it from railwright\.maps"
        ),
    ),
    (
        rewrite("from railwright.maps import", "from railwright.map import"),
        (
            r"game.py, line 21: there is no module 'railwright.map'; "
            r"did you mean railwright.maps\?"
        ),
    ),
    (
        rewrite("GAME = Game", "LAKELAND = Game"),
        r"game.py: the game must be called GAME, not LAKELAND, as in .*",
    ),
    (
        rewrite("seats=(2, 4),", "seats=(2, 4,"),
        r"game.py, line \d+: not Python: .*",
    ),
    (
        rewrite("GAME = Game", "raise SystemExit\nGAME = Game"),
        r"game.py, line 23: expected the value of a game, but this ends the program",
    ),
    (
        broken_option,
        r"game.py, line 55: option 'odd' cannot be 'b': KeyError: 'b'",
    ),
    (
        fewer_tickets,
        r"map.json, line \d+: 4 players need 12 tickets, but there are 10",
    ),
    (
        rewrite('"format": 1', '"format": 2', "map.json"),
        r"map.json, line 2: .*format.*",
    ),
    (broken_words, r'pl.ftl, line 3, column \d+: not Fluent: expected "="'),
]


@pytest.mark.parametrize(("change", "said"), VALUES)
def test_it_is_refused_in_a_sentence(
    folder: Path, change: Change, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(folder)
    monkeypatch.setenv(FOLDERS, str(folder.parent))

    registry = Registry()

    assert [*registry][-1] == "sound"
    [fault] = registry.faults
    assert "lakeland" in fault.names
    assert re.fullmatch(f"{re.escape(f'{folder}{os.sep}')}{said}", str(fault))


def test_every_command_says_it_and_goes_on_with_the_others(folder: Path) -> None:
    rewrite("wagons=20", "wagons=-1")(folder)
    said = f"{folder / 'game.py'}, line 29: pieces.wagons must be from 0 to 999, not -1"

    listed = run(folder, "map", "list")
    assert (listed.returncode, listed.stderr) == (1, f"Error: {said}\n")
    assert "sound" in listed.stdout
    assert "europe" in listed.stdout
    checked = run(folder, "map", "check")
    assert checked.returncode == 1
    assert checked.stdout.endswith(f"{said}\n1 defect in 1 file\n")
    assert run(folder, "map", "check", "lakeland").stdout.startswith(said)
    assert said in run(folder, "simulate", "lakeland", "--games", "1").stderr
    assert run(folder, "simulate", "sound", "--games", "1").stderr == ""


def test_the_server_says_it_at_its_start(folder: Path, tmp_path: Path) -> None:
    rewrite("wagons=20", "wagons=-1")(folder)
    with (
        running(tmp_path / "data", **{FOLDERS: str(folder.parent)}) as server,
        closing(Person(server)) as host,
    ):
        games = host.get("/api/games")["games"]
    assert [game["name"] for game in games][-1] == "sound"
    said = "line 29: pieces.wagons must be from 0 to 999, not -1\n"
    assert server.errors[0].endswith(said)


def test_rules_that_cannot_be_read_do_not_take_those_of_others(folder: Path) -> None:
    rewrite("letter=None", 'letter="L"')(folder)
    (folder / "rules.md").write_text("# Lakeland\n\n**L-1 Wrong.** No such id.\n")

    assert run(folder, "rules", "C-20").returncode == 0
    said = run(folder, "map", "list").stderr
    assert said.startswith(f"Error: {folder / 'rules.md'}, line 3: ")


def test_a_game_named_by_a_relative_path_has_true_lines(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rewrite("options=COMMON", "options=(STATION_CHOICE,)")(folder)
    monkeypatch.chdir(folder.parent)

    with pytest.raises(GameFileError) as caught:
        read_game(Path("lakeland", "game.py"))

    assert str(caught.value).startswith("lakeland/game.py, line 55: unknown name ")


def test_a_folder_without_a_game_is_no_map(folder: Path) -> None:
    (folder / "game.py").unlink()
    said = run(folder, "simulate", "lakeland", "--games", "1").stderr
    assert said.startswith("Error: unknown game 'lakeland'; the folder of that ")


def test_a_stale_layout_is_told_before_the_games_of_a_report(folder: Path) -> None:
    layout = replace(plain_layout(load_map(folder / "map.json")), routes=())
    text = layout_text("lakeland", layout)
    (folder / "map.layout.json").write_text(text, encoding="utf-8")

    result = run(folder, "simulate", "lakeland", "--games", "1", "--report", "a.html")

    assert "does not fit its map" in result.stderr
    assert result.stdout == ""


def test_a_lesson_is_checked_with_the_game(folder: Path) -> None:
    """The record is not one, and is named with its line in the file of the lesson."""
    text = 'seat = 1\nsteps = []\nrecord = """\nrailwright 1\nnonsense\n"""\n'
    (folder / "lesson.toml").write_text(text, encoding="utf-8")

    result = run(folder, "map", "check", "lakeland")

    assert result.returncode == 1
    assert f"{folder / 'lesson.toml'}, line " in result.stdout
    assert result.stdout.endswith("in 1 file\n")


def test_a_folder_that_is_typed_as_a_game_says_what_to_do(folder: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "railwright", "play", "lakeland"],
        cwd=folder.parent,
        capture_output=True,
        text=True,
        check=False,
    )

    assert f"set {FOLDERS}=lakeland" in result.stderr
