"""Boards by the name of a game, by the path of a map file, or written out in full."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from stat import S_ISDIR
from typing import NewType, TypeGuard

from railwright.errors import GameError, insist
from railwright.games.registry import FOLDERS, GAMES, OURS, game_files
from railwright.maps import Map, in_one_line, map_from_record, map_in_text, read_map
from railwright.maps.library import SoundText
from railwright.suggestions import did_you_mean
from railwright.text_files import why_not_read

MapFile = NewType("MapFile", str)
"""Where a map is: the path of its file, or the name of the game whose map it is."""
MapText = NewType("MapText", str)
"""A whole map, as its file has it."""
MapSource = MapFile | MapText
OTHER_FILES = {".py", ".ftl", ".md", ".toml"}
"""How the other files of a game end, which are sometimes taken for its map."""


def map_source(said: str | Path) -> MapSource:
    """What a word of a record, or an argument, says of a map; a map has a brace."""
    return MapText(said) if is_map_text(said) else MapFile(str(said))


def map_text(board: Map) -> MapText:
    """A map that is known to be sound as text, on one line."""
    return MapText(SoundText(in_one_line(board)))


@dataclass(frozen=True, slots=True)
class ChosenGame:
    """What a player chose to play: a game, or a map with the game it names."""

    game: str
    board: MapSource | None = None
    """The map if it is not the one of the game."""
    options: tuple[tuple[str, str], ...] = ()
    """The rule options that the map asks for."""


def chosen(named: str | Path) -> ChosenGame:
    """The game of a name, or that by whose rules a map file is played."""
    if named in GAMES:
        return ChosenGame(str(named))
    board = load_map(named)
    if board.rules is None:
        raise GameError(
            f'{named} does not name its game: add "rules": one of {", ".join(GAMES)}'
        )
    if board.rules not in GAMES:
        raise unknown_game(board.rules, f'{named}, "rules": ')
    return ChosenGame(board.rules, map_source(named), board.options)


def load_map(named: str | Path) -> Map:
    """The map of a game or in a file; MapError lists all defects of a file.

    The text of a map, which begins with a brace, is a map as well.

    >>> from railwright import load_map
    >>> route = load_map("nordic").route("bergen-oslo.red")
    >>> route.length, str(route.kind)
    (4, 'tunnel')
    """
    insist(named, (str, Path), "the name of a game or the path of a map file")
    if named in GAMES:
        return _game_map(str(named))
    if is_map_text(named):
        return map_in_text(named)
    return read_map(map_path(named))


def is_map_text(named: str | Path) -> TypeGuard[MapText]:
    """Whether this is not the name of a map, but the map itself."""
    return isinstance(named, str) and named.startswith("{")


def is_ours(named: str | Path) -> bool:
    """Whether this is a game that comes with Railwright."""
    return named in GAMES and GAMES[str(named)].folder.parent == OURS


def title_of(game: str) -> str:
    """What people call a game."""
    return load_map(game).title


@cache
def _game_map(game: str) -> Map:
    """The board of a game; ours are sound, as their tests have seen."""
    path = GAMES[game].board
    if not is_ours(game):
        return read_map(path)
    return map_from_record(json.loads(path.read_text(encoding="utf-8")))


def map_path(named: str | Path, what: str = "game") -> Path:
    """The map file of a game, or the file of that path; errors call it `what`."""
    insist(named, (str, Path), "the name of a game or the path of a map file")
    if named in GAMES:
        return GAMES[str(named)].board
    path = Path(named)
    if path.suffix in OTHER_FILES:
        raise GameError(f"{path} is not a map file; give the path of a .json file")
    try:
        if path.suffix or _is_file(path):
            return path
    except (OSError, ValueError) as error:  # a name the file system cannot look up
        raise GameError(f"{str(path)[:40]}…: {why_not_read(error)}") from None
    if str(named) in GAMES:  # a path that is none, but a name
        return GAMES[str(named)].board
    raise unknown_game(str(named), what=what, hint=_path_hint(path))


def _is_file(path: Path) -> bool:
    """Whether there is a file, and no folder, of that name.

    OSError if nobody can know; `exists` hides that in some versions of Python.
    """
    try:
        return not S_ISDIR(path.stat().st_mode)
    except (FileNotFoundError, NotADirectoryError):
        return False


def unknown_game(
    name: str, place: str = "", what: str = "game", hint: str = ""
) -> GameError:
    """The error for a name that is none: why its game is left out, or what is near."""
    for fault in GAMES.faults:
        if name in fault.names:
            return fault.error
    hint = did_you_mean(name, GAMES) or f"; {hint or _all()}"
    return GameError(f"{place}unknown {what} {name[:40]!r}{hint}")


def _all() -> str:
    return f"choose from {', '.join(GAMES)}"


def _path_hint(path: Path) -> str:
    """What else could be given where a path can be."""
    if game_files(path):
        return f"to add the game in this folder, set {FOLDERS}={path}"
    if path.is_dir() and path.name:
        return "the folder of that name has no game.py; give the path of a map file"
    return f"{_all()}, or give the path of a map file"
