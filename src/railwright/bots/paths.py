"""Shortest ways over what a seat owns and may still claim."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from railwright.bots.seat_sight import Sight
from railwright.core.scoring import held_tickets
from railwright.core.terms import PLACES
from railwright.tactics.deduction import spaces_left


def ways_of_tickets(sight: Sight) -> Iterator[set[int]]:
    """The routes that each ticket still lacks; none if it is done or impossible."""
    terms = sight.study.atlas.terms.tickets
    spaces = spaces_left(sight.state, sight.seat)
    for ticket in held_tickets(sight.state, sight.seat):
        asked = terms[ticket]
        if asked.kind == PLACES:
            yield _lacking(sight, spaces, asked.sources, asked.targets)
            continue
        stops = len(asked.sources)
        legs = [
            (asked.sources[at - 1 : at], asked.sources[at : at + 1])
            for at in range(1, stops)
        ]
        yield set().union(*(_lacking(sight, spaces, *leg) for leg in legs))


def _lacking(
    sight: Sight, spaces: vec[i64], starts: vec[i64], goals: vec[i64]
) -> set[int]:
    """The routes to claim on the shortest way from some cities to others."""
    ways = sight.study.ways
    goal = ways.spread(spaces, starts, goals, 1)
    return (
        {route for route in ways.way_to(goal) if spaces[route]} if goal >= 0 else set()
    )
