"""Outcomes of games that nobody played."""

from collections.abc import Sequence

from railwright.arena import Fixture, Outcome, Parts


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
        places=tuple(places),
        parts=tuple(Parts(total, 0, 0, 0, 0, total) for total in points),
        decisions=(10,) * len(places),
        seconds=(0.5,) * len(places),
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
