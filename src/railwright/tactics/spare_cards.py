"""Cards and pieces that a plan has no use for, when it can hardly be completed."""

from typing import Final

from mypy_extensions import i64

from railwright.core.codec import NO_COLOR, color_of, target_of, wilds_of
from railwright.core.codes import SEA
from railwright.core.state import State
from railwright.tactics.assessment import Assessment
from railwright.tactics.plan import PlanningBoard

SPENDING: Final = 3
"""Turns before the end in which cards are spent that no plan asks for.

Earlier, claims of other routes bring the end nearer than plans can bear.
"""
LEAST: Final = 4
"""Points that a route must bring: two cards are better than a shorter one."""


def is_too_late(
    atlas: PlanningBoard, state: State, seat: i64, assessment: Assessment, time: i64
) -> bool:
    """Whether a plan takes more turns than are left, even with the best of luck."""
    if time > SPENDING:
        return False
    missing = -state.hand[seat * atlas.rules.kinds + atlas.rules.wild]
    color: i64 = 0
    while color < atlas.rules.colors:
        on_land = assessment.surveyor.held(state, False, color)
        missing += max(i64(0), assessment.land[color] - on_land)
        if assessment.sea[color]:
            at_sea = assessment.surveyor.held(state, True, color)
            missing += max(i64(0), assessment.sea[color] - at_sea)
        color += 1
    return assessment.plan.claims + (max(missing, i64(0)) + 1) // 2 > time


def is_spare(
    atlas: PlanningBoard, state: State, seat: i64, assessment: Assessment, claim: i64
) -> bool:
    """Whether a claim takes nothing that the plan asks for, and no wild card."""
    rules = atlas.rules
    route = target_of(claim)
    color = color_of(claim)
    if rules.route_points[route] < LEAST or color == NO_COLOR or wilds_of(claim):
        return False
    is_sea = rules.route_kind[route] == SEA
    needs = assessment.sea if is_sea else assessment.land
    if needs[rules.colors]:  # any color may be the one that pays
        return False
    held = assessment.surveyor.held(state, is_sea, color)
    if held - atlas.cards[route] < needs[color]:
        return False
    return assessment.has_goal or _has_pieces(atlas, state, seat, assessment, route)


def _has_pieces(
    atlas: PlanningBoard, state: State, seat: i64, assessment: Assessment, route: i64
) -> bool:
    """Whether the plan can do without the pieces of a route."""
    plan = assessment.plan
    is_sea = atlas.rules.route_kind[route] == SEA
    planned = plan.ships if is_sea else plan.wagons
    left = state.stock[seat * 2 + (1 if is_sea else 0)]
    return left - atlas.rules.lengths[route] >= planned
