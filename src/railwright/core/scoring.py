"""Final scoring: tickets, buildings, bonuses, all parts of a total (C-63 to C-68)."""

from typing import Final

from mypy_extensions import i64

from railwright.core.board import Board
from railwright.core.borrowing import NOTHING, best_borrowing, routes_to_borrow
from railwright.core.network import Connections, merged
from railwright.core.state import State
from railwright.core.tours import FAILED, IN_ORDER, tour_result
from railwright.core.trail import longest_trail

PLACES: Final = 0
TOUR: Final = 1


class TicketTerms:
    """What a ticket asks for and what it pays.

    A ticket of places is completed by a connection from one of its sources to a place
    of one of its targets, and pays the best of those reached (S-10). A tour lists its
    cities as sources, and pays the first value in order, the second otherwise.
    """

    def __init__(
        self,
        kind: int,
        sources: list[int],
        targets: list[list[int]],
        points: list[int],
        loss: int,
    ) -> None:
        self.kind = kind
        self.sources = sources
        self.targets = targets
        self.points = points
        self.loss = loss

    def cities(self) -> list[int]:
        """The cities that the ticket names, for the worth of ports (W-45)."""
        if self.kind == TOUR:
            return self.sources
        return [*self.sources, *(city for target in self.targets for city in target)]


class ScoringTerms:
    """What is counted at the end of a game."""

    def __init__(self, board: Board, tickets: list[TicketTerms]) -> None:
        self.board = board
        self.tickets = tickets
        self.longest_path = 0
        self.most_tickets = 0
        self.tour_order = 0
        self.joined_stops: list[list[int]] = []
        self.unbuilt_station = 0
        self.unbuilt_port = 0
        self.port_points: list[int] = []

    def trail_board(self) -> Board:
        """The board on which the longest path runs (Q-10)."""
        if not self.joined_stops:
            return self.board
        return merged(self.board, self.joined_stops)


class Score:
    """One player's total in all its parts."""

    def __init__(self, routes: int) -> None:
        self.routes = routes
        """The running score: routes, less what exchanges cost."""
        self.tickets: list[tuple[int, int]] = []
        """Each ticket held and what it brings."""
        self.completed = 0
        self.longest = 0
        """The length of the longest path."""
        self.longest_bonus = 0
        self.tickets_bonus = 0
        self.buildings = 0
        """What ports and unbuilt stations and ports bring."""
        self.built = 0
        self.borrowed: list[int] = []

    def ticket_points(self) -> int:
        """What all tickets bring together."""
        return sum(points for _, points in self.tickets)

    def total(self) -> int:
        """All parts together (E-35, N-33, S-28, W-54)."""
        return (
            self.routes
            + self.ticket_points()
            + self.longest_bonus
            + self.tickets_bonus
            + self.buildings
        )


def final_scores(state: State, terms: ScoringTerms) -> list[Score]:
    """The scores of all players, in the order of their seats."""
    scores = [_score(state, terms, seat) for seat in range(int(state.rules.seats))]
    best_path = max(score.longest for score in scores)
    most = max(score.completed for score in scores)
    for score in scores:  # tied players all receive a bonus, but not for nothing
        if best_path and score.longest == best_path:
            score.longest_bonus = terms.longest_path
        if most and score.completed == most:
            score.tickets_bonus = terms.most_tickets
    return scores


def own_routes(state: State, seat: i64) -> list[int]:
    """The routes that a player owns."""
    return [
        route
        for route in range(int(state.rules.routes))
        if i64(state.owner[route]) == seat
    ]


def held_tickets(state: State, seat: i64) -> list[int]:
    """The tickets that a player holds."""
    return [
        ticket
        for ticket in range(int(state.rules.tickets))
        if i64(state.holder[ticket]) == seat
    ]


def _score(state: State, terms: ScoringTerms, seat: int) -> Score:
    score = Score(int(state.score[seat]))
    own = own_routes(state, seat)
    held = held_tickets(state, seat)
    score.borrowed = _borrowed_routes(state, terms, seat, own, held)
    network = own + [route for route in score.borrowed if route != NOTHING]
    connections = Connections(terms.board, network, terms.joined_stops)
    done: list[int] = []
    for ticket in held:
        points = _ticket_points(terms, terms.tickets[ticket], connections, network)
        score.tickets.append((ticket, points))
        if points > 0:
            done.append(ticket)
    score.completed = len(done)
    score.longest = longest_trail(terms.trail_board(), own)
    _count_buildings(state, terms, seat, done, score)
    return score


def _ticket_points(
    terms: ScoringTerms,
    ticket: TicketTerms,
    connections: Connections,
    network: list[int],
) -> int:
    """What a ticket brings: its worth, or the loss of it (C-58, S-10, S-11, W-38)."""
    if ticket.kind == TOUR:
        result = tour_result(terms.board, network, ticket.sources, terms.tour_order)
        if result == FAILED:
            return -ticket.loss
        return ticket.points[0] if result == IN_ORDER else ticket.points[1]
    best = -ticket.loss
    for target, points in zip(ticket.targets, ticket.points, strict=True):
        if points > best and connections.any_connected(ticket.sources, target):
            best = points
    return best


def _borrowed_routes(
    state: State, terms: ScoringTerms, seat: int, own: list[int], held: list[int]
) -> list[int]:
    """What the player's stations borrow: as decided, or what is best (Q-32)."""
    rules = state.rules
    if not rules.stations:
        return []
    owners = [int(owner) for owner in state.owner]
    choices = [
        routes_to_borrow(terms.board, owners, seat, city)
        for city in range(int(rules.cities))
        if i64(state.building_at[city]) == seat
    ]
    if rules.asks_borrowing:
        base = seat * 3
        return [int(state.borrowed[base + place]) for place in range(len(choices))]
    tickets = [
        (ticket.sources[0], ticket.targets[0][0], ticket.points[0])
        for ticket in (terms.tickets[each] for each in held)
    ]
    return best_borrowing(terms.board, own, choices, tickets).routes


def _count_buildings(
    state: State, terms: ScoringTerms, seat: int, done: list[int], score: Score
) -> None:
    """Unbuilt stations and ports, and ports by the tickets that name their city."""
    rules = state.rules
    left = int(state.buildings[seat])
    score.built = int(rules.stations + rules.ports) - left
    if rules.stations:
        score.buildings = left * terms.unbuilt_station
    if not rules.ports:
        return
    score.buildings = left * terms.unbuilt_port
    for city in range(int(rules.cities)):
        if i64(state.building_at[city]) != seat:
            continue
        naming = sum(city in terms.tickets[ticket].cities() for ticket in done)
        top = len(terms.port_points) - 1
        score.buildings += terms.port_points[min(naming, top)]
