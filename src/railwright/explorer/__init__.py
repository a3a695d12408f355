"""What many games of bots say of tickets, routes and openings: counted, kept, shown."""

from railwright.explorer.counting import Assignment, Counting
from railwright.explorer.counts_file import read_counts
from railwright.explorer.evidence import (
    Evidence,
    Fate,
    OfferEvidence,
    PairEvidence,
    RouteEvidence,
    TicketEvidence,
)
from railwright.explorer.game_counts import GameCounts

__all__ = [
    "Assignment",
    "Counting",
    "Evidence",
    "Fate",
    "GameCounts",
    "OfferEvidence",
    "PairEvidence",
    "RouteEvidence",
    "TicketEvidence",
    "read_counts",
]
