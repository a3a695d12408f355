"""Mutants are tried thousands of times: here the numbers of a game are made once.

Interpreted, they take longer to make than most tests to run; they never change, and
the modules that make them are not among those that mutants live in.
"""

from hypothesis import settings

from railwright import games
from railwright.core.rules import Rules
from railwright.games import Game, numbers
from railwright.maps import Map
from railwright.model import match

settings.register_profile("railwright", deadline=None)
settings.load_profile("railwright")

make_rules = numbers.rules_of
made: dict[tuple[str, str, int], Rules] = {}


def rules_of(game: Game, board: Map, seats: int) -> Rules:
    """The numbers of a game, made anew only for another game, board or table."""
    key = (repr(game), repr((board.routes, board.cards, board.tickets)), seats)
    if key not in made:
        made[key] = make_rules(game, board, seats)
    return made[key]


for module in (numbers, games, match):
    setattr(module, "rules_of", rules_of)  # noqa: B010 - mypy forbids the plain way
