"""Finds all games: ours, those of installed packages, and those in your own folders.

A game is a folder with `game.py`, whose `GAME` is its value, and its map file.
"""

import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from railwright.errors import GameError
from railwright.games.definition import Game

OURS = Path(__file__).parent
GROUP = "railwright.games"
"""The entry points by which an installed package adds its games."""
FOLDERS = "RAILWRIGHT_GAMES"
"""The environment variable that lists folders of your own games."""
VALUE_FILE = "game.py"


class Registry(Mapping[str, Game]):
    """All games by their names; those of others are read when one of them is needed."""

    def __getitem__(self, name: str) -> Game:
        return self._ours[name] if name in self._ours else self._all[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    @cached_property
    def _ours(self) -> dict[str, Game]:
        return {game.name: game for game in games_in(OURS)}

    @cached_property
    def _all(self) -> dict[str, Game]:
        found = dict(self._ours)
        for source, game in self._others():
            if game.name in found:
                raise GameError(f"{source}: there is another game named {game.name!r}")
            found[game.name] = game
        return found

    @staticmethod
    def _others() -> Iterator[tuple[str, Game]]:
        for entry in entry_points(group=GROUP):
            source = f"entry point {entry.name}"
            yield source, _checked(source, _loaded(entry))
        for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
            if not Path(folder).is_dir():
                raise GameError(f"{FOLDERS}: {folder} is not a folder")
            for game in games_in(Path(folder)):
                yield str(game.folder), game


def _loaded(entry: EntryPoint) -> object:
    """What a package offers as a game; GameError if the package cannot be imported."""
    try:
        return entry.load()
    except Exception as error:
        text = f"{type(error).__name__}: {error}"
        raise GameError(f"entry point {entry.name}: {text}") from error


def games_in(folder: Path) -> Iterator[Game]:
    """The game of a folder, or the games of the folders in it."""
    if (folder / VALUE_FILE).is_file():
        yield read_game(folder / VALUE_FILE)
        return
    for path in sorted(folder.glob(f"*/{VALUE_FILE}")):
        yield read_game(path)


def read_game(path: Path) -> Game:
    """The value of a game in its file; GameError says what is wrong with it."""
    spec = spec_from_file_location(f"railwright_game_{path.parent.name}", path)
    if spec is None or spec.loader is None:
        raise GameError(f"{path} is not a Python file")
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise GameError(f"{path}: {type(error).__name__}: {error}") from error
    return _checked(str(path), getattr(module, "GAME", None))


def _checked(source: str, game: object) -> Game:
    if not isinstance(game, Game):
        raise GameError(f"{source}: GAME must be a Game, not {type(game).__name__}")
    return game


GAMES = Registry()
"""All games by their names."""
