"""Games between bots: played, kept, and weighed as a contest or as a simulation."""

from railwright.contests.contest import Contest, Fixture, Setting, simulation
from railwright.contests.elo import ANCHOR, ANCHOR_ELO, Rating, ratings
from railwright.contests.intervals import Rate
from railwright.contests.outcome import Finish, Outcome
from railwright.contests.playing import MatchError, outcomes, play
from railwright.contests.ranking import Standings, standings
from railwright.contests.sprt import Sprt, Trial
from railwright.contests.store import ContestStore

__all__ = [
    "ANCHOR",
    "ANCHOR_ELO",
    "Contest",
    "ContestStore",
    "Finish",
    "Fixture",
    "MatchError",
    "Outcome",
    "Rate",
    "Rating",
    "Setting",
    "Sprt",
    "Standings",
    "Trial",
    "outcomes",
    "play",
    "ratings",
    "simulation",
    "standings",
]
