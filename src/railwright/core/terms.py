"""What a game pays for at its end: its tickets, and the parts of a total (C-63)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from railwright.core.board import Board
from railwright.core.network import merged

PLACES: Final = 0
TOUR: Final = 1

# What is counted for each player; the parts of a game turn it into points.
SCORE: Final = 0
"""The running score: routes, less what exchanges cost."""
TICKETS: Final = 1
"""What all tickets bring together, failed ones deducted."""
COMPLETED: Final = 2
LONGEST: Final = 3
"""The spaces of the longest path."""
BUILT: Final = 4
UNBUILT: Final = 5
PORTS: Final = 6
"""What ports are worth by the tickets that name them."""
COUNTS: Final = 7


class TicketTerms:
    """What a ticket asks for and what it pays.

    A ticket of places is completed by a connection from one of its sources to a place
    of one of its targets, and pays the best of those reached (S-10). A tour lists its
    cities as sources, and pays the first value in order, the second otherwise.
    """

    def __init__(
        self,
        kind: int,
        sources: list[int],
        targets: list[list[int]],
        points: list[int],
        loss: int,
    ) -> None:
        self.kind = kind
        self.sources: vec[i64] = vec[i64](sources)
        self.targets: vec[i64] = vec[i64]([city for each in targets for city in each])
        """The cities of all targets."""
        self.worth: vec[i64] = vec[i64](
            [
                worth
                for target, worth in zip(targets, points, strict=True)
                for _ in target
            ]
            if targets
            else points
        )
        """What each of them pays, or a tour in order and otherwise."""
        self.loss: i64 = loss

    def names(self, city: i64) -> bool:
        """Whether the ticket names a city, for the worth of ports (W-45)."""
        return _holds(self.sources, city) or _holds(self.targets, city)


def _holds(cities: vec[i64], city: i64) -> bool:
    return any(each == city for each in cities)


class ScoringTerms:
    """What is counted at the end of a game, and what it brings.

    The game names the parts of a total; each has lines that turn one of the counts
    into points.
    """

    def __init__(self, board: Board, tickets: list[TicketTerms]) -> None:
        self.board = board
        self.tickets = tickets
        self.tour_order = 0
        self.joined_stops: list[list[int]] = []
        self.port_points: list[int] = []
        """What a port brings for each number of completed tickets that name it."""
        self.parts: list[str] = []
        self.pays_longest = False
        """Whether the longest path brings points."""
        self._merged: Board | None = None
        self.line_part: vec[i64] = vec[i64]()
        self.line_count: vec[i64] = vec[i64]()
        self.line_points: vec[i64] = vec[i64]()
        self.line_is_bonus: vec[i64] = vec[i64]()

    def add_part(self, name: str) -> None:
        """Add a part of a total; the lines that follow belong to it."""
        self.parts.append(name)

    def add_line(self, count: int, points: int, *, is_bonus: bool) -> None:
        """Pay points for each of what is counted, or once for whoever has most."""
        self.pays_longest = self.pays_longest or count == LONGEST
        self.line_part = append(self.line_part, i64(len(self.parts) - 1))
        self.line_count = append(self.line_count, i64(count))
        self.line_points = append(self.line_points, i64(points))
        self.line_is_bonus = append(self.line_is_bonus, i64(1 if is_bonus else 0))

    def trail_board(self) -> Board:
        """The board on which the longest path runs (Q-10)."""
        if not self.joined_stops:
            return self.board
        if self._merged is None:
            self._merged = merged(self.board, self.joined_stops)
        return self._merged
