"""Final scoring: tickets, buildings, bonuses, all parts of a total (C-63 to C-68)."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from railwright.core.borrowing import NOTHING, Choice, routes_of_others
from railwright.core.codes import NOBODY
from railwright.core.network import labels_of, zeros
from railwright.core.state import STATION_ROOM, State
from railwright.core.terms import (
    BUILT,
    COMPLETED,
    COUNTS,
    LONGEST,
    PORTS,
    SCORE,
    TICKETS,
    TOUR,
    UNBUILT,
    ScoringTerms,
    TicketTerms,
)
from railwright.core.tours import FAILED, IN_ORDER, tour_on
from railwright.core.trail import longest_spaces


@final
class Score:
    """What is counted for one player, and the total in all its parts."""

    def __init__(self, terms: ScoringTerms) -> None:
        self.terms = terms
        self.counts: vec[i64] = zeros(COUNTS)
        self.own: vec[i64] = vec[i64]()
        self.labels: vec[i64] = vec[i64]()
        """The components of the player's network."""
        self.points: vec[i64] = zeros(len(terms.parts))
        """What each part brings."""
        self.held: vec[i64] = vec[i64]()
        self.brought: vec[i64] = vec[i64]()
        """What each of the tickets held brings."""
        self.borrowed: list[int] = []

    @property
    def parts(self) -> list[tuple[str, int]]:
        """The names of all parts, and what they bring."""
        named = zip(self.terms.parts, self.points, strict=True)
        return [(name, int(points)) for name, points in named]

    def part(self, name: str) -> int:
        """What a part brings, 0 if the game has no such part."""
        return sum(points for each, points in self.parts if each == name)

    @property
    def tickets(self) -> list[tuple[int, int]]:
        """Each ticket held and what it brings."""
        pairs = zip(self.held, self.brought, strict=True)
        return [(int(ticket), int(points)) for ticket, points in pairs]

    @property
    def completed(self) -> int:
        """How many tickets are completed."""
        return int(self.counts[COMPLETED])

    @property
    def longest(self) -> int:
        """The length of the longest path."""
        self.count_longest()
        return int(self.counts[LONGEST])

    def count_longest(self) -> None:
        """Look for the longest path, unless that is done; it takes a while (C-65)."""
        if self.counts[LONGEST] == 0 and len(self.own):
            board = self.terms.trail_board()
            self.counts[LONGEST] = longest_spaces(board, self.own, self.labels)

    @property
    def built(self) -> int:
        """How many stations or ports are built."""
        return int(self.counts[BUILT])

    def total(self) -> i64:
        """All parts together (E-35, N-33, S-28, W-54)."""
        total: i64 = 0
        for points in self.points:
            total += points
        return total


def final_scores(state: State, terms: ScoringTerms) -> list[Score]:
    """The scores of all players, in the order of their seats."""
    scores = [_score(state, terms, seat) for seat in range(int(state.rules.seats))]
    for line in range(i64(len(terms.line_part))):
        _add_points(terms, line, scores)
    return scores


def _add_points(terms: ScoringTerms, line: i64, scores: list[Score]) -> None:
    """Turn a count into points; tied players all receive a bonus (Q-35)."""
    count = terms.line_count[line]
    points = terms.line_points[line]
    part = terms.line_part[line]
    if not terms.line_is_bonus[line]:
        for score in scores:
            score.points[part] += points * score.counts[count]
        return
    most: i64 = 0
    for score in scores:
        most = max(most, score.counts[count])
    for score in scores:
        if most and score.counts[count] == most:  # but not for nothing
            score.points[part] += points


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
    """What is counted for a player, without any points yet."""
    score = Score(terms)
    own = own_routes(state, seat)
    score.held = held_tickets(state, seat)
    labels = labels_of(terms.board, own, terms.joined_stops)
    network = own
    if state.rules.stations:
        score.borrowed = _borrowed_routes(state, terms, seat, labels, score.held)
        for route in score.borrowed:
            if route != NOTHING:
                network = append(network, i64(route))
    score.own = own
    score.labels = labels
    score.counts[SCORE] = state.score[seat]
    if terms.pays_longest:
        score.count_longest()
    if len(network) > len(own):
        labels = labels_of(terms.board, network, terms.joined_stops)
    _count_tickets(terms, labels, network, score)
    _count_buildings(state, terms, seat, score)
    return score


def _count_tickets(
    terms: ScoringTerms, labels: vec[i64], network: vec[i64], score: Score
) -> None:
    """What each ticket brings, what all of them do, and how many are completed."""
    held = score.held
    brought = zeros(len(held))
    total: i64 = 0
    completed: i64 = 0
    for place in range(i64(len(held))):
        ticket = terms.tickets[held[place]]
        points = _ticket_points(terms, ticket, labels, network)
        brought[place] = points
        total += points
        completed += 1 if points > 0 else 0
    score.brought = brought
    score.counts[TICKETS] = total
    score.counts[COMPLETED] = completed


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
        base = seat * STATION_ROOM
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
    state: State, terms: ScoringTerms, seat: i64, score: Score
) -> None:
    """Stations or ports built and left, and what the ports are worth (W-45)."""
    rules = state.rules
    left = state.buildings[seat]
    score.counts[BUILT] = rules.stations + rules.ports - left
    score.counts[UNBUILT] = left
    if not rules.ports:
        return
    top: i64 = len(terms.port_points) - 1
    worth: i64 = 0
    for city in _marked(state.building_at, seat):
        naming: i64 = 0
        for place in range(i64(len(score.held))):
            ticket = terms.tickets[score.held[place]]
            if score.brought[place] > 0 and ticket.names(city):
                naming += 1
        worth += terms.port_points[min(naming, top)]
    score.counts[PORTS] = worth
