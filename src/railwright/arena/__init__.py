"""Bots against each other: paired deals, win rates with intervals, ratings."""

from railwright.arena.contest import Contest, Fixture, Setting
from railwright.arena.intervals import Rate
from railwright.arena.ledger import Ledger
from railwright.arena.match import MatchError, Outcome, Parts, outcomes, play
from railwright.arena.ratings import ANCHOR, ANCHOR_ELO, Rating, ratings
from railwright.arena.sprt import Sprt, Trial
from railwright.arena.standings import Standings, standings

__all__ = [
    "ANCHOR",
    "ANCHOR_ELO",
    "Contest",
    "Fixture",
    "Ledger",
    "MatchError",
    "Outcome",
    "Parts",
    "Rate",
    "Rating",
    "Setting",
    "Sprt",
    "Standings",
    "Trial",
    "outcomes",
    "play",
    "ratings",
    "standings",
]
