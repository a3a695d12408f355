"""What the routes of a player tell about the tickets that the player may hold."""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.network import zeros
from railwright.core.state import State
from railwright.core.terms import PLACES, TicketTerms
from railwright.core.ways import FAR, Ways
from railwright.tactics.plan import PlanningBoard


def progress(atlas: PlanningBoard, state: State, seat: i64) -> list[float]:
    """How much of the way of each ticket a seat has, from 0 to 1 for all of it."""
    left = spaces_left(state, seat)
    return [_share(atlas, left, terms) for terms in atlas.terms.tickets]


def spaces_left(state: State, seat: i64) -> vec[i64]:
    """Spaces for a seat to claim on each route: none if owned, FAR if closed."""
    rules = state.rules
    left = zeros(rules.routes)
    route: i64 = 0
    while route < rules.routes:
        if i64(state.owner[route]) != seat:
            is_open = state.is_open(seat, route)
            left[route] = rules.lengths[route] if is_open else i64(FAR)
        route += 1
    return left


def _share(atlas: PlanningBoard, left: vec[i64], terms: TicketTerms) -> float:
    """How much of the way of a ticket is done, to the nearest place that pays."""
    lengths = atlas.rules.lengths
    if terms.kind != PLACES:
        missing = _tour(atlas.ways, left, terms)
        return _done(missing, _tour(atlas.ways, lengths, terms))
    best = 0.0
    at: i64 = 0
    while at < len(terms.targets):
        goal = terms.targets[at : at + 1]
        missing = _distance(atlas.ways, left, terms.sources, goal)
        whole = _distance(atlas.ways, lengths, terms.sources, goal)
        best = max(best, _done(missing, whole))
        at += 1
    return best


def _tour(ways: Ways, costs: vec[i64], terms: TicketTerms) -> i64:
    """What all legs of a tour cost."""
    total: i64 = 0
    place: i64 = 1
    while place < len(terms.sources):
        start = terms.sources[place - 1 : place]
        total += _distance(ways, costs, start, terms.sources[place : place + 1])
        place += 1
    return total


def _distance(ways: Ways, costs: vec[i64], start: vec[i64], goal: vec[i64]) -> i64:
    """What the cheapest way from some cities to another one costs."""
    ways.spread(costs, start, goal, 1)
    return ways.distance[goal[0]]


def _done(missing: i64, whole: i64) -> float:
    if missing >= whole or whole <= 0:
        return 0.0
    return 1.0 - float(int(missing)) / float(int(whole))
