"""What a puzzle is: a position of a game, and what each decision in it is worth."""

from dataclasses import dataclass
from typing import Literal, NamedTuple

from railwright.errors import GameError
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
)
from railwright.model.match import Match, deal_out
from railwright.model.notation import read_action
from railwright.model.record import record
from railwright.model.table import Deal
from railwright.model.view import View

PuzzleKind = Literal[
    "opening",
    "offer",
    "tunnel",
    "last",
    "building",
    "tickets",
    "route",
    "timing",
    "card",
    "other",
]
"""What is decided: the first tickets, or later ones; whether a tunnel is worth its
price; anything in the last turns; a station or port; whether to draw tickets; which
route; to claim or to draw; which card; anything else."""
KINDS: tuple[PuzzleKind, ...] = PuzzleKind.__args__  # type: ignore[attr-defined]
DEGREES = (1, 2, 3)
"""How hard puzzles are, the easiest first."""
DRAWS = (DrawUp, DrawBlind)
BUILDINGS = (BuildStation, BuildPort)


class Choice(NamedTuple):
    """A decision that is possible, and what it is worth."""

    action: str
    chance: int
    """To win, in tenths of a percent."""
    doubt: int
    """By how much that may be wrong: one standard error, in tenths of a percent."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which a seat has one decision that is clearly the best."""

    game: str
    players: int
    seed: int
    actions: tuple[str, ...]
    """Those so far, each behind the number of its seat, as in records."""
    seat: int
    """Who has to decide, counted from 0."""
    kind: PuzzleKind
    degree: int
    """One of DEGREES."""
    choices: tuple[Choice, ...]
    """All decisions, the best first; those that come to the same are listed once."""

    def position(self) -> Match:
        """The game as it stands; GameError if the rules contradict it."""
        match = deal_out(Deal(self.game, self.players, self.seed))
        for line in self.actions:
            seat, _, action = line.partition(" ")
            match.play(action, int(seat) - 1)
        if self.seat not in match.deciding:
            raise GameError(f"seat {self.seat + 1} has nothing to decide")
        return match

    def record(self) -> str:
        """The game so far, as a record."""
        return record(self.position())

    @property
    def best(self) -> Action:
        """What is to be found."""
        return read_action(self.choices[0].action)


def kind_of_puzzle(view: View, best: Action, second: Action) -> PuzzleKind:
    """What is decided, by the phase and by what comes closest to the best."""
    by_phase: dict[str, PuzzleKind] = {
        "opening": "opening",
        "offer": "offer",
        "tunnel": "tunnel",
    }
    if view.turns_left is not None:
        return "last"
    return by_phase.get(view.phase) or _kind_of_turn(best, second)


def _kind_of_turn(best: Action, second: Action) -> PuzzleKind:
    both = (best, second)
    if any(isinstance(each, ExchangePieces) for each in both):
        return "other"
    if any(isinstance(each, BUILDINGS) for each in both):
        return "building"
    if any(isinstance(each, DrawTickets) for each in both):
        return "tickets"
    claims = sum(isinstance(each, ClaimRoute) for each in both)
    draws = sum(isinstance(each, DRAWS) for each in both)
    if claims + draws < len(both):
        return "other"
    return ("card", "timing", "route")[claims]
