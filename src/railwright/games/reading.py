"""Reads the folder of a game: its value, words and map, with all their defects."""

import ast
from collections.abc import Mapping
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb

from railwright.errors import Defect, GameError, GameFileError, MapError
from railwright.games.check import GameDefect, defects_of
from railwright.games.definition import Game
from railwright.games.fit import misfits
from railwright.games.own_words import check_words
from railwright.games.python_words import in_words, unknown_keyword
from railwright.maps.library import sound_map
from railwright.maps.source import JsonPath, Source

VALUE = "GAME"
VALUE_FILE = "game.py"


def read_game(path: Path) -> Game:
    """The value of a game in its file; GameError says what is wrong with it."""
    spec = spec_from_file_location(f"railwright_game_{path.parent.name}", path)
    if spec is None or spec.loader is None:
        raise GameError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        defect = Defect(_line(error, path), in_words(error))
        raise GameFileError(str(path), [defect]) from error
    if not hasattr(module, VALUE):
        raise GameFileError(str(path), [Defect(0, _no_value(vars(module)))])
    return checked_value(getattr(module, VALUE), path)


def _no_value(names: Mapping[str, object]) -> str:
    """What to say of a file that gives no game, whatever else it gives."""
    found = [name for name, value in names.items() if isinstance(value, Game)]
    instead = f", not {found[0]}" if found else ""
    return f"the game must be called {VALUE}{instead}, as in `{VALUE} = Game(…)`"


def checked_value(value: object, path: Path) -> Game:
    """The value of a game in a file; GameError says what makes no sense in it."""
    if not isinstance(value, Game):
        text = f"{VALUE} must be a Game, not {type(value).__name__}"
        raise defective(path, [((), text)])
    found = defects_of(value)
    if found:
        raise defective(path, found)
    return value


def check_folder(game: Game, path: Path) -> None:
    """Refuse a game whose words or map cannot be used; GameError names the file."""
    check_words(game)
    source = Source.read(game.board)
    board = sound_map(source)
    if board.name != game.name:
        text = f"the game is {game.name!r}, but its map is {board.name!r}"
        raise defective(path, [(("name",), f"{text}: give both the same name")])
    found = misfits(game, board, game.seats[1])
    if found:
        raise MapError(source.name, [source.defect(*each) for each in found])


def defective(path: Path, found: list[GameDefect]) -> GameFileError:
    """The error that names the line of each defect of a value in a file."""
    value = _value_in(path)
    return GameFileError(
        str(path), [Defect(_line_of(value, place), text) for place, text in found]
    )


def _line(error: BaseException, path: Path) -> int:
    """The line of a file in which something went wrong."""
    here = str(path.absolute())  # as Python names a module
    if isinstance(error, SyntaxError) and error.filename == here:
        return error.lineno or 1
    lines = [
        step.lineno for step in extract_tb(error.__traceback__) if step.filename == here
    ]
    line = (lines and lines[-1]) or 1
    return _line_of_keyword(path, unknown_keyword(error), line)


def _line_of_keyword(path: Path, name: str, start: int) -> int:
    """Where a call that begins on a line names a field; else that line."""
    if not name:
        return start
    found = [
        node.lineno
        for node in ast.walk(ast.parse(path.read_bytes()))
        if isinstance(node, ast.keyword) and node.arg == name and node.lineno >= start
    ]
    return min(found, default=start)


def _value_in(path: Path) -> ast.expr | None:
    """The expression that a file gives to the value of its game."""
    for statement in ast.parse(path.read_bytes()).body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == VALUE:
                return value
    return None


def _line_of(value: ast.expr | None, place: JsonPath) -> int:
    """The line of what is written at a place, or of what it is a part of."""
    line = value.lineno if value else 1
    for step in place:
        value = _inside(value, step)
        if value is None:
            break
        line = value.lineno
    return line


def _inside(value: ast.expr | None, step: str | int) -> ast.expr | None:
    """A field of a call, or an item of a tuple."""
    match value, step:
        case ast.Call(keywords=words), str(name):
            return next((each.value for each in words if each.arg == name), None)
        case ast.Tuple(elts=items), int(at) if at < len(items):
            return items[at]
    return None
