"""What the routes of a player tell about the tickets that the player may hold."""

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.network import zeros
from railwright.core.state import State
from railwright.core.terms import PLACES, TicketTerms
from railwright.tactics.plan import FAR, Atlas, Surveyor


def progress(atlas: Atlas, state: State, seat: i64) -> list[float]:
    """How much of the way of each ticket a seat has, from 0 to 1 for all of it."""
    surveyor = Surveyor(atlas, state, seat)
    left = spaces_left(state, seat)
    return [_share(surveyor, left, terms) for terms in atlas.terms.tickets]


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


def _share(surveyor: Surveyor, left: vec[i64], terms: TicketTerms) -> float:
    """How much of the way of a ticket is done, to the nearest place that pays."""
    if terms.kind != PLACES:
        return _share_of_tour(surveyor, left, terms)
    best = 0.0
    at: i64 = 0
    while at < len(terms.targets):
        goal = terms.targets[at : at + 1]
        missing = surveyor.distance_to(left, terms.sources, goal)
        whole = surveyor.distance_to(surveyor.atlas.rules.lengths, terms.sources, goal)
        best = max(best, _done(missing, whole))
        at += 1
    return best


def _share_of_tour(surveyor: Surveyor, left: vec[i64], terms: TicketTerms) -> float:
    missing: i64 = 0
    whole: i64 = 0
    place: i64 = 1
    while place < len(terms.sources):
        start = terms.sources[place - 1 : place]
        goal = terms.sources[place : place + 1]
        missing += surveyor.distance_to(left, start, goal)
        whole += surveyor.distance_to(surveyor.atlas.rules.lengths, start, goal)
        place += 1
    return _done(missing, whole)


def _done(missing: i64, whole: i64) -> float:
    if missing >= whole or whole <= 0:
        return 0.0
    return 1.0 - float(int(missing)) / float(int(whole))
