"""What the parts of a total bring, as far as a rules page tells it."""

from collections.abc import Iterator

from railwright.games import Game
from railwright.games.definition import Count, Each, Most

PLAIN = {Count.SCORE, Count.TICKETS}
"""What every total has."""


def each_brings(game: Game, count: Count) -> int:
    """The points for each of something."""
    lines = (line for line in _lines(game) if isinstance(line, Each))
    return sum(line.points for line in lines if line.count is count)


def most_bring(game: Game, count: Count) -> int:
    """The points for having most of something."""
    lines = (line for line in _lines(game) if isinstance(line, Most))
    return sum(line.points for line in lines if line.count is count)


def extras(game: Game) -> list[Each | Most]:
    """What a total has besides routes and tickets."""
    return [line for line in _lines(game) if line.count not in PLAIN]


def _lines(game: Game) -> Iterator[Each | Most]:
    for part in game.scoring:
        yield from part.lines
