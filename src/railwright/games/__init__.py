"""The games, each a value in a file of its own."""

from railwright.games.definition import Game
from railwright.games.europe import EUROPE
from railwright.games.nordic import NORDIC
from railwright.games.numbers import rules_of, scoring_of
from railwright.games.switzerland import SWITZERLAND
from railwright.games.usa import USA
from railwright.games.world import WORLD

GAMES = {game.name: game for game in (EUROPE, NORDIC, SWITZERLAND, WORLD, USA)}
"""All games by their names."""
RULES_VERSION = 1
"""Counts every change by which a recorded game could go on otherwise."""

__all__ = [
    "EUROPE",
    "GAMES",
    "NORDIC",
    "RULES_VERSION",
    "SWITZERLAND",
    "USA",
    "WORLD",
    "Game",
    "rules_of",
    "scoring_of",
]
