"""Which card to draw: what one more card of each kind is worth to a plan."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codec import kind_of, target_of
from railwright.core.codes import DRAW_BLIND, DRAW_UP, LAND_CARD, SECOND_CARD
from railwright.core.network import zeros
from railwright.core.state import State
from railwright.tactics.assessment import Assessment
from railwright.tactics.plan import PlanningBoard

LOCOMOTIVE: Final = 17
"""What a wild card is worth, in tenths of a card."""


def best_draw(
    atlas: PlanningBoard, state: State, seat: i64, count: i64, assessment: Assessment
) -> i64:
    """The most useful card; a wild one only if it is worth a whole turn."""
    best = state.actions[0]
    value: i64 = -1
    at: i64 = 0
    values = _card_values(atlas, state, seat, assessment)
    while at < count:
        action = state.actions[at]
        kind = kind_of(action)
        worth: i64 = -1
        if kind == DRAW_UP:
            worth = values[state.market[target_of(action)]]
        elif kind == DRAW_BLIND:
            worth = _blind_value(atlas, values, target_of(action))
        else:  # draws are listed first
            break
        if worth > value:
            value = worth
            best = action
        at += 1
    return best


def _card_values(
    atlas: PlanningBoard, state: State, seat: i64, assessment: Assessment
) -> vec[i64]:
    """What one more card of each kind is worth to the plan."""
    rules = atlas.rules
    values = zeros(rules.kinds)
    port_color = _port_color(atlas, state, seat)
    kind: i64 = 0
    while kind < rules.kinds:
        if kind == rules.wild:
            values[kind] = LOCOMOTIVE + 3 * min(assessment.symbols, i64(2))
        else:
            color = rules.kind_color[kind]
            is_sea = rules.kind_shows[kind] != LAND_CARD
            values[kind] = _color_value(atlas, state, assessment, is_sea, color)
            if color == port_color and rules.kind_port[kind]:
                values[kind] += 6
            if is_sea and not rules.kind_port[kind]:
                values[kind] += 4
        kind += 1
    if rules.wild_ends_draw and state.phase == SECOND_CARD:
        values[rules.wild] = 0
    elif not rules.wild_ends_draw:
        values[rules.wild] = 14 + 4 * min(assessment.symbols, i64(2))
    return values


def _color_value(
    atlas: PlanningBoard, state: State, assessment: Assessment, is_sea: bool, color: i64
) -> i64:
    colors = atlas.rules.colors
    needs = assessment.sea if is_sea else assessment.land
    held = assessment.surveyor.held(state, is_sea, color)
    if needs[color] > held:
        return 12 + min(held, i64(4))
    if needs[colors] > 0:
        return 7 + min(held - needs[color], i64(5))
    return min(held - needs[color], i64(3))


def _blind_value(atlas: PlanningBoard, values: vec[i64], deck: i64) -> i64:
    """A little less than the mean of what the deck can give."""
    rules = atlas.rules
    total: i64 = 0
    cards: i64 = 0
    kind: i64 = 0
    while kind < rules.kinds:
        if rules.kind_deck[kind] == deck:
            worth = values[kind] if kind != rules.wild else i64(LOCOMOTIVE)
            total += worth * rules.kind_count[kind]
            cards += rules.kind_count[kind]
        kind += 1
    return total // max(cards, i64(1))


def _port_color(atlas: PlanningBoard, state: State, seat: i64) -> i64:
    """The color in which the next port is nearest, or -1."""
    rules = atlas.rules
    if not rules.ports or not state.buildings[seat]:
        return -1
    best: i64 = -1
    most: i64 = -1
    base = seat * rules.kinds
    color: i64 = 0
    while color < rules.colors:
        have = min(state.hand[base + rules.second_land[color]], i64(2))
        have += min(state.hand[base + rules.single_ship[color]], i64(2))
        if have > most:
            most = have
            best = color
        color += 1
    return best
