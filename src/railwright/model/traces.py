"""Where points lie on the board: the longest path, and the ways of tickets."""

from dataclasses import dataclass

from railwright.core.borrowing import NOTHING
from railwright.core.scoring import Score, own_routes
from railwright.core.state import State
from railwright.core.tours import tour_trail
from railwright.core.trail import longest_trail_routes
from railwright.maps import CountryTicket, Ticket, TourTicket
from railwright.model.outlook import Outlook
from railwright.model.table import Table


@dataclass(frozen=True, slots=True)
class Trace:
    """The routes that brought a player points besides their own."""

    path: tuple[str, ...]
    """A longest path, as it runs (C-65)."""
    ways: tuple[tuple[str, ...], ...]
    """The way of each ticket held, none for one that failed; of a tour, as it runs."""


def trace_of(state: State, table: Table, seat: int, score: Score) -> Trace:
    """The traces of a player's score."""
    own = [int(route) for route in own_routes(state, seat)]
    path = longest_trail_routes(table.scoring.trail_board(), own) if own else []
    network = [*own, *(route for route in score.borrowed if route != NOTHING)]
    name = table.words.route
    outlook = Outlook.within(table, {name(route) for route in network})
    cards = table.words.tickets
    ways = [
        _trail(table, network, cards[card]) or _way(outlook, cards[card], points)
        for card, points in score.tickets
    ]
    return Trace(tuple(name(route) for route in path), tuple(ways))


def _trail(table: Table, network: list[int], ticket: Ticket) -> tuple[str, ...]:
    """The routes of a tour that was met in order, as it runs (W-38)."""
    if not isinstance(ticket, TourTicket):
        return ()
    number = table.board.city_index
    stops = [number[city] for city in ticket.cities]
    scoring = table.scoring
    trail = tour_trail(scoring.board, network, stops, int(scoring.tour_order))
    return tuple(table.words.route(route) for route in trail)


def _way(outlook: Outlook, ticket: Ticket, points: int) -> tuple[str, ...]:
    """The routes that connect a ticket that brought so much."""
    if points < 0:
        return ()
    targets = ticket.targets if isinstance(ticket, CountryTicket) else ()
    goals = [None, *(target.to for target in targets if target.points == points)]
    ways = [
        lack.routes for goal, lack in outlook.lacks(ticket) if lack and goal in goals
    ]
    return tuple(route.id for route in min(ways, key=len, default=()))
