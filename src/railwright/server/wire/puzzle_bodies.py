"""What goes over HTTP about puzzles."""

from msgspec import Struct

from railwright.coach.contrast import Contrast
from railwright.puzzles.puzzle import PuzzleKind
from railwright.server.wire.bodies import Body
from railwright.server.wire.messages import (
    ActionText,
    CardCount,
    CardName,
    HistoryTold,
    ProspectsTold,
    Suggested,
    TableShown,
)


class PuzzleListed(Struct, frozen=True):
    """A puzzle of a list."""

    degree: int
    """How hard it is, from 1 to 3."""
    kind: PuzzleKind


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of a game, numbered from 1."""

    game: str
    puzzles: list[PuzzleListed]


class PuzzleOfDay(Struct, frozen=True):
    """The puzzle of a day, the same for everybody."""

    game: str
    number: int


class PuzzlesOffered(Struct, frozen=True):
    """All puzzles, by games."""

    day: str
    """Today in UTC, as in `2026-11-18`."""
    daily: PuzzleOfDay | None
    shelves: list[PuzzleShelf]


class PuzzlePosed(Struct, frozen=True):
    """A puzzle as its seat sees it; the answer is not in it."""

    game: str
    number: int
    count: int
    """How many puzzles the game has."""
    degree: int
    kind: PuzzleKind
    table: TableShown
    """The position as a table would show it; there is no such table."""
    history: HistoryTold
    prospects: ProspectsTold


class PuzzleTried(Body, frozen=True):
    """What somebody would do."""

    action: ActionText
    cards: dict[CardName, CardCount] | None = None
    """Pay with these instead of the cards that the action names."""


class PuzzleChance(Struct, frozen=True):
    """What a decision is worth."""

    action: str
    chance: float
    """To win, in percent."""
    doubt: float
    """One standard error."""
    made: bool
    """Whether it is what was tried."""


class PuzzleJudged(Struct, frozen=True):
    """The answer to a puzzle."""

    right: bool
    best: Suggested
    """What is best, and why."""
    contrast: Contrast | None
    """What tells it apart from what was tried, if that says why it is better."""
    choices: list[PuzzleChance]
    """The best decisions and the one that was tried, the best first."""
    goes_on: bool
    """Whether the game goes on after what was tried."""
