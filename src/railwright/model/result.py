"""The end of a game: every part of every score, and who won by what."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import NamedTuple

from railwright.core.borrowing import NOTHING
from railwright.core.scoring import Score
from railwright.errors import insist
from railwright.games.definition import TieBreak
from railwright.model.traces import Trace
from railwright.model.vocabulary import Vocabulary

TOTAL = "total"


class ScoredTicket(NamedTuple):
    """A ticket and what it brought; a failed one is negative."""

    ticket: str
    points: int


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """One player's total in all its parts (C-64 to C-66)."""

    seat: int
    place: int
    """1 for the winner; players with equal results share a place."""
    parts: tuple[tuple[str, int], ...]
    """The parts of the total by their names, in the order of the game."""
    tickets: tuple[ScoredTicket, ...]
    completed: int
    """How many tickets are completed."""
    longest: int
    """The length of the longest path."""
    built: int
    """How many stations or ports are built."""
    borrowed: tuple[str, ...]
    """The routes that stations borrowed."""
    path: tuple[str, ...]
    """The routes of a longest path, as it runs."""
    ways: tuple[tuple[str, ...], ...]
    """The routes that connect each ticket, none for one that failed.

    Those of a tour that was met in order are listed as it runs.
    """
    total: int

    def part(self, name: str) -> int:
        """What a part brought; 0 if the game has no such part."""
        insist(name, str, "the name of a part")
        return dict(self.parts).get(name, 0)


@dataclass(frozen=True, slots=True)
class Place:
    """Players who share a place, and what put them before the next ones."""

    seats: tuple[int, ...]
    decided_by: str | None
    """`total`, the name of a tie-break (C-67), or None for the last place."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    players: tuple[PlayerResult, ...]
    """In the order of seats."""
    ranking: tuple[Place, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several if nothing decides between them (C-68)."""
        return self.ranking[0].seats


def result_of(
    scores: Sequence[Score],
    ties: Sequence[TieBreak],
    words: Vocabulary,
    traces: Sequence[Trace],
) -> Result:
    """The result that scores give under the tie-breaks of a game."""
    ranking = ranked(scores, ties)
    places = {}
    ahead = 0
    for place in ranking:
        places.update(dict.fromkeys(place.seats, ahead + 1))
        ahead += len(place.seats)
    players = [
        _player(seat, places[seat], score, words, traces[seat])
        for seat, score in enumerate(scores)
    ]
    return Result(tuple(players), ranking)


def ranked(scores: Sequence[Score], ties: Sequence[TieBreak]) -> tuple[Place, ...]:
    """The places from first to last."""
    names = [TOTAL, *(tie.value for tie in ties)]
    longest = max(int(score.longest) for score in scores)
    keys = [_key(score, ties, longest) for score in scores]
    order = sorted(range(len(scores)), key=lambda seat: keys[seat])
    groups = [tuple(group) for _, group in groupby(order, key=lambda at: keys[at])]
    reasons: list[str | None] = []
    for ahead, behind in pairwise(groups):
        pairs = zip(names, keys[ahead[0]], keys[behind[0]], strict=True)
        reasons.append(next(name for name, a, b in pairs if a != b))
    return tuple(
        Place(seats, reason)
        for seats, reason in zip(groups, [*reasons, None], strict=True)
    )


def _key(score: Score, ties: Sequence[TieBreak], longest: int) -> tuple[int, ...]:
    """Lower is better: the total, then the tie-breaks of the game (C-67).

    The bonus for the longest path belongs to all who have the longest one.
    """
    values = {
        TieBreak.MORE_TICKETS: -score.completed,
        TieBreak.FEWER_STATIONS: score.built,
        TieBreak.LONGEST_BONUS: -int(score.longest == longest),
        TieBreak.LONGER_PATH: -score.longest,
    }
    return (-int(score.total()), *(values[tie] for tie in ties))


def _player(
    seat: int, place: int, score: Score, words: Vocabulary, trace: Trace
) -> PlayerResult:
    return PlayerResult(
        seat=seat,
        place=place,
        parts=tuple(score.parts),
        tickets=tuple(
            ScoredTicket(words.ticket(t), points) for t, points in score.tickets
        ),
        completed=score.completed,
        longest=score.longest,
        built=score.built,
        borrowed=tuple(words.route(r) for r in score.borrowed if r != NOTHING),
        path=trace.path,
        ways=trace.ways,
        total=int(score.total()),
    )
