"""Outcomes of games that nobody played."""

from collections.abc import Sequence
from dataclasses import replace

from railwright.contests import Finish, Fixture, Outcome


def ended(
    seed: int,
    seats: Sequence[str],
    places: Sequence[int],
    *,
    first: int = 0,
    totals: Sequence[int] | None = None,
) -> Outcome:
    """A game that ended with these places, by seats."""
    points = totals or [100 - place for place in places]
    return Outcome(
        fixture=Fixture(seed, tuple(seats)),
        first=first,
        finishes=tuple(
            Finish(place, (("routes", total),), 10, 0.5)
            for place, total in zip(places, points, strict=True)
        ),
    )


def duel(seed: int, winner: str, loser: str) -> list[Outcome]:
    """Both seatings of a deal, won by the same bot."""
    return [
        ended(seed, (winner, loser), (1, 2)),
        ended(seed, (loser, winner), (2, 1), first=1),
    ]


def split(seed: int, one: str, other: str) -> list[Outcome]:
    """Both seatings of a deal, won by the first seat."""
    return [ended(seed, (one, other), (1, 2)), ended(seed, (other, one), (1, 2))]


def timeless(game: Outcome) -> Outcome:
    """A game without the time that it took."""
    finishes = tuple(replace(finish, seconds=0.0) for finish in game.finishes)
    return replace(game, finishes=finishes)
