"""Finds all games: ours, those of installed packages, and those in your own folders.

A game is a folder with `game.py`, whose `GAME` is its value, and its map file. One that
cannot be used is left out, and the registry says why.
"""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from railwright.errors import GameError, either
from railwright.games.definition import Game
from railwright.games.python_words import in_words
from railwright.games.reading import (
    VALUE_FILE,
    check_folder,
    checked_value,
    defective,
    read_game,
)

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS = Path(__file__).parent
GROUP = "railwright.games"
"""The entry points by which an installed package adds its games."""
FOLDERS = "RAILWRIGHT_GAMES"
"""The environment variable that lists folders of your own games."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a game is left out."""

    names: frozenset[str]
    """What it could be called: as its folder, or as its value says."""
    error: GameError

    def __str__(self) -> str:
        return str(self.error)


@dataclass(frozen=True, slots=True)
class FoundGames:
    """Games by their names, the files that define them, and what is left out."""

    games: dict[str, Game] = field(default_factory=dict)
    files: dict[str, Path] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)

    def add(self, folder: str, read: Callable[[], tuple[Game, Path]]) -> None:
        """Add a game, or the reason why there is none."""
        names = {folder}
        try:
            game, file = read()
            names.add(game.name)
            self._check_new(game, file)
            if file.parent.parent != OURS:  # tests look after ours
                check_folder(game, file)
        except GameError as error:
            self.faults.append(Fault(frozenset(names), error))
        except Exception as error:  # noqa: BLE001 - a game must not take the others
            text = f"game {folder!r}: {type(error).__name__}: {error}"
            self.faults.append(Fault(frozenset(names), GameError(text)))
        else:
            self.games[game.name], self.files[game.name] = game, file

    def _check_new(self, game: Game, file: Path) -> None:
        """Refuse names that other games have, and common rules that none has."""
        letters = {other.letter: name for name, other in self.games.items()}
        if game.name in self.games:
            text = f"{self.files[game.name]} already has a game named {game.name!r}"
            raise defective(file, [(("name",), text)])
        if game.letter and game.letter in letters:
            other = letters[game.letter]
            text = f"the rules of {other} already begin with {game.letter!r}"
            raise defective(file, [(("letter",), text)])
        if game.common_rules and game.common_rules not in letters:
            wanted = either(filter(None, letters))
            text = f"common_rules must be {wanted}, not {game.common_rules!r}"
            raise defective(file, [(("common_rules",), text)])


class Registry(Mapping[str, Game]):
    """All games by their names; those of others are read when one of them is needed."""

    def __getitem__(self, name: str) -> Game:
        ours = self._ours.games
        return ours[name] if name in ours else self._all.games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all.games)

    def __len__(self) -> int:
        return len(self._all.games)

    @property
    def faults(self) -> list[Fault]:
        """The games that are left out, and why."""
        return self._all.faults

    @cached_property
    def _ours(self) -> FoundGames:
        found = FoundGames()
        for path in game_files(OURS):
            found.add(path.parent.name, partial(_in_folder, path))
        return found

    @cached_property
    def _all(self) -> FoundGames:
        # Slow to import, and needed only where games of others could be meant.
        from importlib.metadata import entry_points  # noqa: PLC0415

        ours = self._ours
        found = FoundGames(dict(ours.games), dict(ours.files), list(ours.faults))
        for entry in entry_points(group=GROUP):
            found.add(entry.name, partial(_in_package, entry))
        for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
            files = game_files(Path(folder).absolute())
            for path in files:
                found.add(path.parent.name, partial(_in_folder, path))
            if not files:
                found.faults.append(Fault(frozenset(), _empty(folder)))
        return found


def game_files(folder: Path) -> list[Path]:
    """The file of the game of a folder, or those of the folders in it."""
    file = folder / VALUE_FILE
    if file.is_file():
        return [file]
    # Since Python 3.13 glob raises ValueError for names that no folder can have.
    return sorted(folder.glob(f"*/{VALUE_FILE}")) if folder.is_dir() else []


def _empty(folder: str) -> GameError:
    is_folder = Path(folder).is_dir()
    reason = f"has no {VALUE_FILE}" if is_folder else "is not a folder"
    return GameError(f"{FOLDERS}: {folder} {reason}")


def _in_folder(path: Path) -> tuple[Game, Path]:
    return read_game(path), path


def _in_package(entry: "EntryPoint") -> tuple[Game, Path]:
    """What a package offers as a game; GameError if the package cannot be imported."""
    try:
        value = entry.load()
        path = Path(str(sys.modules[entry.module].__file__))
    except Exception as error:
        raise GameError(f"entry point {entry.name}: {in_words(error)}") from error
    return checked_value(value, path), path


GAMES = Registry()
"""All games by their names."""
