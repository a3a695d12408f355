"""Shortest ways over what a seat owns and may still claim."""

from collections.abc import Iterator
from itertools import pairwise

from railwright.bots.seat_sight import Sight
from railwright.core.scoring import held_tickets
from railwright.core.terms import PLACES
from railwright.tactics.deduction import spaces_left


def ways_of_tickets(sight: Sight) -> Iterator[set[int]]:
    """The routes that each ticket still lacks; none if it is done or impossible."""
    terms = sight.study.atlas.terms.tickets
    spaces = [*spaces_left(sight.state, sight.seat)]
    for ticket in held_tickets(sight.state, sight.seat):
        asked = terms[ticket]
        sources = [*asked.sources]
        if asked.kind == PLACES:
            yield _lacking(sight, spaces, sources, [*asked.targets])
            continue
        legs = pairwise(sources)
        yield set().union(*(_lacking(sight, spaces, [a], [b]) for a, b in legs))


def _lacking(
    sight: Sight, spaces: list[int], starts: list[int], goals: list[int]
) -> set[int]:
    """The routes to claim on the shortest way from some cities to others."""
    way = sight.study.ways.way(spaces, starts, goals)
    return {route for route in way or () if spaces[route]}
