"""Files of puzzles: compressed lines of JSON, a header and then one for each puzzle.

    {"format": "railwright puzzles 1", "rules": 1, "game": "NAME", "players": 2,
     "worlds": 2000, "seed": 20000000, "count": 100, "games": 61,
     "table": "0123456789abcdef"}
    {"seed": 20000004, "seat": 1, "kind": "route", "degree": 2,
     "actions": ["1 keep 2 4", ...], "choices": [["claim x-y with 3blue", 612, 8], ...]}

Each of these is one line. Seats are counted from 1, chances and their standard errors
are in tenths of a percent. `table` is the fingerprint of the rules and the board that
the puzzles were made for; files of before have none, and `railwright puzzles make` adds
it. A game keeps its puzzles in its folder.
"""

import gzip
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Generic, TypeVar

import msgspec
from msgspec import Meta, Struct

from railwright.errors import Defect, FileError, GameError
from railwright.forms import Form, mistakes
from railwright.games import GAMES, RULES_VERSION
from railwright.model.fingerprints import table_fingerprint
from railwright.model.table import Deal, lay_out
from railwright.puzzles.puzzle import Choice, Puzzle, PuzzleKind
from railwright.text_files import decoded, why_not_read, write_file

FORMAT = "railwright puzzles 1"
FILE = "puzzles.jsonl.gz"
NO_PUZZLES = "this is no file of puzzles; `railwright puzzles make` makes one"
OTHER_TABLE = (
    "these puzzles were made for another board or by other rules; delete the file, "
    "and `railwright puzzles make` makes new ones"
)
Whole = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
T = TypeVar("T")


class HeaderLine(Struct, forbid_unknown_fields=True):
    """The first line of a file."""

    format: str
    rules: Several
    game: str
    players: Annotated[int, Meta(ge=2, le=5)]
    worlds: Several
    seed: int
    count: Several
    games: Whole
    table: str | None = None


class PuzzleLine(Struct, forbid_unknown_fields=True):
    """Any other line."""

    seed: int
    seat: Annotated[int, Meta(ge=1, le=5)]
    kind: PuzzleKind
    degree: Annotated[int, Meta(ge=1, le=3)]
    actions: list[str]
    choices: Annotated[list[Choice], Meta(min_length=2)]


@dataclass(frozen=True, slots=True)
class PuzzleBook:
    """Puzzles of a game, and what they are made from."""

    game: str
    players: int
    worlds: int
    """In so many the decisions of each were compared."""
    seed: int
    """The deals are those of this seed and the following ones."""
    count: int
    """How many there are to be."""
    games: int = 0
    """How many games have been gone through."""
    puzzles: tuple[Puzzle, ...] = ()
    is_marked: bool = True
    """Whether its file names the rules and the board that it was made for."""

    @property
    def is_full(self) -> bool:
        """Whether there are as many as there are to be."""
        return len(self.puzzles) >= self.count

    @property
    def plan(self) -> tuple[str, int, int, int, int]:
        """What decides which puzzles there will be."""
        return self.game, self.players, self.worlds, self.seed, self.count

    def packed(self) -> bytes:
        """The book as a file has it; the same book gives the same bytes."""
        table = fingerprint_of(self.game, self.players)
        header = HeaderLine(FORMAT, RULES_VERSION, *self.plan, self.games, table)
        lines = [msgspec.json.encode(each) for each in (header, *self._lines())]
        return gzip.compress(b"\n".join([*lines, b""]), mtime=0)

    def _lines(self) -> Iterator[PuzzleLine]:
        for each in self.puzzles:
            yield PuzzleLine(
                each.seed,
                each.seat + 1,
                each.kind,
                each.degree,
                [*each.actions],
                [*each.choices],
            )


def fingerprint_of(game: str, players: int) -> str:
    """What tells the rules and the board of a game from others under its name."""
    return table_fingerprint(lay_out(Deal(game, players, 0)))


def puzzles_path(game: str) -> Path:
    """Where a game keeps its puzzles."""
    return GAMES[game].folder / FILE


@lru_cache(maxsize=32)
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that a game brings, maybe none."""
    path = puzzles_path(game)
    if not path.exists():
        return ()
    book = read_puzzles(path)
    if book.game != game:
        text = f"these are puzzles of {book.game}, not of {game}"
        raise FileError(str(path), [Defect(1, text)])
    return book.puzzles


def write_puzzles(path: Path, book: PuzzleBook) -> None:
    """Write a book as a whole: whoever reads meanwhile finds the old or the new one."""
    beside = path.with_name(f"{path.name}.new")
    write_file(beside, book.packed())
    beside.replace(path)


def read_puzzles(path: Path) -> PuzzleBook:
    """The book that a file has; FileError names the first line that is wrong."""
    try:
        data = gzip.decompress(path.read_bytes())
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise FileError(str(path), [Defect(0, NO_PUZZLES)]) from error
    except (OSError, ValueError) as error:
        raise FileError(str(path), [Defect(0, why_not_read(error))]) from error
    first, *others = decoded(data, str(path)).splitlines() or [""]
    header = _HEADER.read(first, 1, str(path))
    _insist_on_header(header, str(path))
    lines = [_PUZZLE.read(line, at, str(path)) for at, line in enumerate(others, 2)]
    plan = (header.game, header.players, header.worlds, header.seed, header.count)
    puzzles = tuple(_puzzle(header, line) for line in lines)
    return PuzzleBook(*plan, header.games, puzzles, header.table is not None)


class LineReader(Generic[T]):
    """Reads lines of one form."""

    def __init__(self, form: type[T]) -> None:
        self.form = form
        self._form = Form(form)

    def read(self, line: str, number: int, file: str) -> T:
        """What a line says; FileError says what is wrong with it."""
        try:
            return self._form.decode(line)
        except msgspec.ValidationError as error:
            told = msgspec.json.decode(line)
            found = mistakes(told, self.form, whole="the line", group="an object")
            _, text = next(found, ((), str(error)))
        except (msgspec.DecodeError, UnicodeEncodeError):
            text = NO_PUZZLES
        raise FileError(file, [Defect(number, text)])


_HEADER = LineReader[HeaderLine](HeaderLine)
_PUZZLE = LineReader[PuzzleLine](PuzzleLine)


def _insist_on_header(header: HeaderLine, file: str) -> None:
    text = None
    if header.format != FORMAT:
        text = f"format must be {FORMAT!r}, not {header.format[:40]!r}"
    elif header.rules != RULES_VERSION:
        known = f"version {RULES_VERSION} of the rules"
        text = f"these puzzles are not by {known}, but by version {header.rules}"
    elif header.game not in GAMES:
        text = f"there is no game {header.game[:40]!r}"
    else:
        text = _unlike(header)
    if text:
        raise FileError(file, [Defect(1, text)])


def _unlike(header: HeaderLine) -> str | None:
    """What a file says that its game is not, if anything."""
    try:
        table = fingerprint_of(header.game, header.players)
    except GameError as error:
        return str(error)
    return None if header.table in {None, table} else OTHER_TABLE


def _puzzle(header: HeaderLine, line: PuzzleLine) -> Puzzle:
    return Puzzle(
        game=header.game,
        players=header.players,
        seed=line.seed,
        actions=tuple(line.actions),
        seat=line.seat - 1,
        kind=line.kind,
        degree=line.degree,
        choices=tuple(line.choices),
    )
