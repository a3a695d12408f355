"""Final scoring: tickets, buildings, bonuses, all parts of a total (C-63 to C-68)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from railwright.core.board import Board
from railwright.core.borrowing import NOTHING, Choice, routes_of_others
from railwright.core.codes import NOBODY
from railwright.core.network import labels_of, merged, zeros
from railwright.core.state import State
from railwright.core.tours import FAILED, IN_ORDER, tour_on
from railwright.core.trail import longest_spaces

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
        self.sources: vec[i64] = vec[i64](sources)
        self.targets: vec[i64] = vec[i64]([city for each in targets for city in each])
        """The cities of all targets."""
        self.worth: vec[i64] = vec[i64](
            [
                worth
                for target, worth in zip(targets, points, strict=True)
                for _ in target
            ]
            if targets
            else points
        )
        """What each of them pays, or a tour in order and otherwise."""
        self.loss: i64 = loss

    def names(self, city: i64) -> bool:
        """Whether the ticket names a city, for the worth of ports (W-45)."""
        return _holds(self.sources, city) or _holds(self.targets, city)


def _holds(cities: vec[i64], city: i64) -> bool:
    return any(each == city for each in cities)


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


def own_routes(state: State, seat: i64) -> vec[i64]:
    """The routes that a player owns."""
    return _marked(state.owner, seat)


def held_tickets(state: State, seat: i64) -> vec[i64]:
    """The tickets that a player holds."""
    return _marked(state.holder, seat)


def belongings(owners: vec[u8]) -> list[tuple[int, int]]:
    """The places that belong to somebody, each with the seat."""
    found: list[tuple[int, int]] = []
    for place in range(i64(len(owners))):
        if owners[place] != NOBODY:
            found.append((int(place), int(owners[place])))
    return found


def _marked(owners: vec[u8], seat: i64) -> vec[i64]:
    """The places that bear the mark of a player."""
    places = zeros(len(owners))
    count: i64 = 0
    for place in range(i64(len(owners))):
        if i64(owners[place]) == seat:
            places[count] = place
            count += 1
    return places[:count]


def _score(state: State, terms: ScoringTerms, seat: i64) -> Score:
    score = Score(int(state.score[seat]))
    own = own_routes(state, seat)
    held = held_tickets(state, seat)
    labels = labels_of(terms.board, own, terms.joined_stops)
    score.longest = int(longest_spaces(terms.trail_board(), own, labels))
    network = own
    if state.rules.stations:
        score.borrowed = _borrowed_routes(state, terms, seat, labels, held)
        for route in score.borrowed:
            if route != NOTHING:
                network = append(network, i64(route))
    if len(network) > len(own):
        labels = labels_of(terms.board, network, terms.joined_stops)
    done = vec[i64]()
    for ticket in held:
        points = _ticket_points(terms, terms.tickets[ticket], labels, network)
        score.tickets.append((int(ticket), int(points)))
        if points > 0:
            done = append(done, ticket)
    score.completed = len(done)
    _count_buildings(state, terms, seat, done, score)
    return score


def _ticket_points(
    terms: ScoringTerms, ticket: TicketTerms, labels: vec[i64], network: vec[i64]
) -> i64:
    """What a ticket brings: its worth, or the loss of it (C-58, S-10, S-11, W-38)."""
    if ticket.kind == TOUR:
        order: i64 = terms.tour_order
        result = tour_on(terms.board, network, labels, ticket.sources, order)
        if result == FAILED:
            return -ticket.loss
        return ticket.worth[0] if result == IN_ORDER else ticket.worth[1]
    best = -ticket.loss
    for i in range(i64(len(ticket.targets))):
        if ticket.worth[i] > best:
            place = labels[ticket.targets[i]]
            for source in ticket.sources:
                if labels[source] == place:
                    best = ticket.worth[i]
    return best


def _borrowed_routes(
    state: State, terms: ScoringTerms, seat: i64, labels: vec[i64], held: vec[i64]
) -> list[int]:
    """What the player's stations borrow: as decided, or what is best (Q-32)."""
    stations = _marked(state.building_at, seat)
    if state.rules.asks_borrowing:
        base = seat * 3
        return [int(state.borrowed[base + i]) for i in range(i64(len(stations)))]
    if len(stations) == 0:
        return []
    choice = Choice(terms.board, labels)
    for ticket in held:
        asked = terms.tickets[ticket]
        choice.add_ticket(asked.sources[0], asked.targets[0], asked.worth[0])
    for city in stations:
        choice.add_station(routes_of_others(terms.board, state.owner, seat, city))
    return choice.choose_best()


def _count_buildings(
    state: State, terms: ScoringTerms, seat: i64, done: vec[i64], score: Score
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
    for city in _marked(state.building_at, seat):
        naming = 0
        for ticket in done:
            if terms.tickets[ticket].names(city):
                naming += 1
        top = len(terms.port_points) - 1
        score.buildings += terms.port_points[min(naming, top)]
