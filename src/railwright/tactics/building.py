"""Where to build stations and ports, and what stations borrow."""

from mypy_extensions import i64, u8

from railwright.core.claim import mark_owner
from railwright.core.codec import kind_of, target_of, wilds_of
from railwright.core.codes import PORT, STATION
from railwright.core.engine import play
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.tactics.assessment import Assessment
from railwright.tactics.plan import PlanningBoard


def best_port(
    atlas: PlanningBoard,
    state: State,
    seat: i64,
    count: i64,
    assessment: Assessment,
    time: i64,
) -> i64:
    """A port where most tickets lead that are not given up (W-45), or -1."""
    if not atlas.rules.ports or not state.buildings[seat]:
        return -1
    best: i64 = -1
    value: i64 = 0 if time <= 2 else 1
    at: i64 = 0
    while at < count:
        action = state.actions[at]
        if kind_of(action) == PORT:
            naming = _naming(atlas, assessment, target_of(action))
            worth = 8 * naming + 4 - wilds_of(action)
            if worth > value + 4:
                value = worth - 4
                best = action
        at += 1
    return best


def _naming(atlas: PlanningBoard, assessment: Assessment, city: i64) -> i64:
    count: i64 = 0
    for ticket in assessment.tickets:
        terms = atlas.terms.tickets[ticket]
        if ticket not in assessment.plan.hopeless and terms.names(city):
            count += 1
    return count


def best_station(
    atlas: PlanningBoard,
    state: State,
    seat: i64,
    count: i64,
    assessment: Assessment,
    time: i64,
    claim: i64,
) -> i64:
    """A station that pays, or -1; a claim comes first but in the last turn."""
    if not atlas.rules.stations or not state.buildings[seat]:
        return -1
    if not assessment.plan.hopeless and (time > 1 or assessment.has_goal):
        return -1
    if claim < 0:
        is_late = time <= 2 or assessment.has_goal
        return _station(atlas, state, seat, count, 0) if is_late else i64(-1)
    if time > 1:
        return -1
    gain = _claim_gain(atlas, state, seat, target_of(claim))
    return _station(atlas, state, seat, count, gain)


def _claim_gain(atlas: PlanningBoard, state: State, seat: i64, route: i64) -> i64:
    """What a route brings in the last turn: its points, and what it completes."""
    there = state.copy()
    mark_owner(there, route, seat)
    gain = _total(there, atlas, seat) - _total(state, atlas, seat)
    return gain + atlas.rules.route_points[route]


def _station(
    atlas: PlanningBoard, state: State, seat: i64, count: i64, least: i64
) -> i64:
    """A station that brings more than so many points, by the final scoring."""
    best: i64 = -1
    value = _total(state, atlas, seat) + least
    last: i64 = -1
    actions = state.actions[:count]
    for action in actions:
        if kind_of(action) != STATION or target_of(action) == last:
            continue
        last = target_of(action)
        if not _near_rival(state, seat, last):
            continue
        there = state.copy()
        there.building_at[last] = u8(seat)
        there.buildings[seat] -= 1
        worth = _total(there, atlas, seat)
        if worth > value:
            value = worth
            best = action
    return best


def best_borrowing(atlas: PlanningBoard, state: State, seat: i64, count: i64) -> i64:
    """What stations borrow for the highest total (Q-32)."""
    best = state.actions[0]
    value: i64 = -100_000
    for action in state.actions[:count]:
        there = state.copy()
        play(there, seat, action)
        worth = _total(there, atlas, seat)
        if worth > value:
            value = worth
            best = action
    return best


def _total(state: State, atlas: PlanningBoard, seat: i64) -> i64:
    return final_scores(state, atlas.terms)[int(seat)].total()


def _near_rival(state: State, seat: i64, city: i64) -> bool:
    """Whether somebody else has a route to a city."""
    rules = state.rules
    each: i64 = 0
    while each < rules.seats:
        if each != seat and state.reached[each * rules.cities + city] != 0:
            return True
        each += 1
    return False
