"""Where to build stations and ports, and what stations borrow."""

from mypy_extensions import i64, u8

from railwright.core.codec import kind_of, target_of, wilds_of
from railwright.core.codes import PORT, STATION
from railwright.core.engine import play
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.tactics.assessment import Assessment
from railwright.tactics.plan import PlanningBoard


def best_building(
    atlas: PlanningBoard,
    state: State,
    seat: i64,
    count: i64,
    assessment: Assessment,
    time: i64,
) -> i64:
    """A port or a station that pays, or -1."""
    rules = atlas.rules
    if rules.ports and state.buildings[seat]:
        return _port(atlas, state, count, assessment, time)
    has_station = rules.stations and state.buildings[seat]
    is_late = time <= 2 or assessment.has_goal
    if has_station and is_late and assessment.plan.hopeless:
        return _station(atlas, state, seat, count)
    return -1


def _port(
    atlas: PlanningBoard, state: State, count: i64, assessment: Assessment, time: i64
) -> i64:
    """A port where most tickets lead that are not given up (W-45)."""
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


def _station(atlas: PlanningBoard, state: State, seat: i64, count: i64) -> i64:
    """A station that saves more than it costs, by the final scoring."""
    here = _total(state, atlas, seat)
    best: i64 = -1
    value = here
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
