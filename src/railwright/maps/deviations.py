"""Tickets whose printed worth differs from the shortest path: known, and no defects."""

from collections.abc import Iterator
from dataclasses import dataclass

from railwright.maps.facts import CityTicket, CountryTicket, Map


@dataclass(frozen=True, slots=True)
class Deviation:
    """A connection that is worth more or less than its shortest path has spaces."""

    a: str
    b: str
    points: int
    spaces: int


def deviations(board: Map) -> list[Deviation]:
    """The connections that a map states to differ, in the order of its tickets."""
    return [each for each in _stated(board) if each.spaces != each.points]


def _stated(board: Map) -> Iterator[Deviation]:
    """What each ticket for cities or countries says; tours have no one path."""
    for ticket in board.tickets:
        if isinstance(ticket, CityTicket):
            spaces = ticket.spaces or ticket.points
            yield Deviation(ticket.a, ticket.b, ticket.points, spaces)
        elif isinstance(ticket, CountryTicket):
            for target in ticket.targets:
                spaces = target.spaces or target.points
                yield Deviation(ticket.start, target.to, target.points, spaces)
