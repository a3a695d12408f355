"""Plays many games of bots, keeps what came of them, and shows it."""

from railwright.simulation.outcome import Outcome
from railwright.simulation.plan import Plan
from railwright.simulation.play import outcomes, play_number
from railwright.simulation.store import Store

__all__ = ["Outcome", "Plan", "Store", "outcomes", "play_number"]
