"""Games are found wherever they lie: in the package, in others, in your own folders."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from railwright.errors import GameError
from railwright.games import GAMES, chosen
from railwright.games.reading import read_game
from railwright.games.registry import FOLDERS, GROUP

ROOT = Path(__file__).parents[2]
THREE_TOWNS = ROOT / "docs" / "how-to" / "three-towns.json"
VALUE = """
from dataclasses import replace
from pathlib import Path
from railwright.games import GAMES

GAME = replace(
    GAMES["usa"],
    name="{name}",
    letter=None,
    seats={seats},
    board=Path(__file__).with_name("map.json"),
)
"""


def make_game(folder: Path, name: str, seats: tuple[int, int] = (2, 3)) -> Path:
    """A folder with a small game."""
    folder.mkdir(parents=True)
    value = VALUE.format(name=name, seats=seats)
    (folder / "game.py").write_text(value, encoding="utf-8")
    record = json.loads(THREE_TOWNS.read_text(encoding="utf-8"))
    del record["rules"]
    (folder / "map.json").write_text(json.dumps(record | {"name": name}, indent=0))
    return folder


def names(path: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """What a fresh process finds."""
    code = "import sys\nfrom railwright.games import GAMES, title_of\n"
    code += "print(*(f'{name}={title_of(name)}' for name in GAMES), sep=';')\n"
    code += "print(*GAMES.faults, sep='\\n', end='', file=sys.stderr)"
    python_path = os.pathsep.join(filter(None, [path, *sys.path]))
    return subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment, "PYTHONPATH": python_path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_your_own_folder_adds_its_games(tmp_path: Path) -> None:
    make_game(tmp_path / "many" / "towns", "towns")
    alone = make_game(tmp_path / "alone", "alone")

    found = names(**{FOLDERS: f"{tmp_path / 'many'}{os.pathsep}{alone}"})

    assert found.stderr == ""
    listed = found.stdout.strip().split(";")
    assert listed[-2:] == ["towns=Three Towns", "alone=Three Towns"]
    assert len(listed) == len(GAMES) + 2


def install_entry_point(folder: Path) -> None:
    """What an installer leaves of a package that has a game."""
    metadata = folder / "towns-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: towns\nVersion: 1")
    entry = f"[{GROUP}]\ntowns = towns_of_mine.game:GAME\n"
    (metadata / "entry_points.txt").write_text(entry)


def test_a_package_that_cannot_be_imported_is_named(tmp_path: Path) -> None:
    install_entry_point(tmp_path)

    said = names(str(tmp_path)).stderr

    assert "entry point towns: there is no module 'towns_of_mine'" in said


def test_a_package_adds_a_game_by_its_entry_point(tmp_path: Path) -> None:
    make_game(tmp_path / "towns_of_mine", "towns")
    (tmp_path / "towns_of_mine" / "__init__.py").touch()
    install_entry_point(tmp_path)

    found = names(str(tmp_path))

    assert found.stderr == ""
    assert "towns=Three Towns" in found.stdout


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    folder = make_game(tmp_path / "mine", "europe")

    found = names(**{FOLDERS: str(folder)})

    ours = Path(GAMES["europe"].folder) / "game.py"
    also = f"{ours} already has a game named 'europe'"
    assert found.stderr == f"{folder / 'game.py'}, line 8: {also}"
    assert "europe=Europe" in found.stdout


def test_two_folders_with_one_name_do_not_replace_each_other(tmp_path: Path) -> None:
    first = make_game(tmp_path / "one" / "towns", "towns")
    second = make_game(tmp_path / "two" / "towns", "towns")

    found = names(**{FOLDERS: f"{first}{os.pathsep}{second}"})

    also = f"{first / 'game.py'} already has a game named 'towns'"
    assert found.stderr == f"{second / 'game.py'}, line 8: {also}"
    assert found.stdout.count("towns=") == 1


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    folders = [tmp_path / "nowhere", tmp_path / "empty"]
    found = names(**{FOLDERS: os.pathsep.join(map(str, folders))})

    assert found.stderr.splitlines() == [
        f"{FOLDERS}: {folders[0]} is not a folder",
        f"{FOLDERS}: {folders[1]} has no game.py",
    ]
    assert len(found.stdout.split(";")) == len(GAMES)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("GAME = 5", "GAME must be a Game, not int"),
        ("", "the game must be called GAME"),
        ("\nGAME = Game(", "line 2: not Python: '.' was never closed"),
        (
            "\n\nimport nothing_of_that_name",
            "line 3: there is no module 'nothing_of_that_name'",
        ),
        ("exit(3)", "line 1: expected the value of a game, but this ends the program"),
    ],
)
def test_a_value_that_is_none_is_named(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "game.py"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(GameError, match=said) as caught:
        read_game(file)
    assert str(file) in str(caught.value)


def own_map(folder: Path, **more: object) -> Path:
    """The map of the three towns with more fields."""
    record = json.loads(THREE_TOWNS.read_text(encoding="utf-8"))
    file = folder / "mine.json"
    record = {key: value for key, value in (record | more).items() if value is not None}
    file.write_text(json.dumps(record), encoding="utf-8")
    return file


def test_a_map_names_the_game_by_whose_rules_it_is_played(tmp_path: Path) -> None:
    options = {"pass_rule": "always", "max_consecutive_resets": 3}
    choice = chosen(str(own_map(tmp_path, rules="usa", options=options)))

    assert choice.game == "usa"
    assert choice.options == (("pass_rule", "always"), ("max_consecutive_resets", "3"))
    assert choice.board == str(tmp_path / "mine.json")


def test_a_map_without_a_game_says_what_to_add(tmp_path: Path) -> None:
    with pytest.raises(GameError, match='add "rules": one of europe, nordic'):
        chosen(own_map(tmp_path, rules=None))


def test_a_map_of_an_unknown_game_says_which_there_are(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="unknown game 'europ'; did you mean europe"):
        chosen(own_map(tmp_path, rules="europ"))
