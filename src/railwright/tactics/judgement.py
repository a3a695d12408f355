"""What to do: claim what the plan wants, else draw what it lacks, else plan more."""

from typing import Final, final

from mypy_extensions import i64

from railwright.core.claim import REVEALED
from railwright.core.codec import (
    NO_COLOR,
    bare_action,
    color_of,
    exchange_action,
    groups_of,
    kind_of,
    target_of,
    wilds_of,
)
from railwright.core.codes import (
    BORROWING,
    CLAIM,
    DRAW_TICKETS,
    OFFER,
    OPENING,
    PIECES,
    SEA,
    SECOND_CARD,
    TUNNEL,
    TURN,
)
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.tactics.assessment import Assessment, turns_left
from railwright.tactics.building import best_borrowing, best_port, best_station
from railwright.tactics.card_worth import best_draw
from railwright.tactics.plan import POINT, PlanningBoard
from railwright.tactics.sight import hidden_in_hands, unseen
from railwright.tactics.spare_cards import is_spare, is_too_late
from railwright.tactics.ticket_choice import best_fleet, best_offer, expected_offer

# Worths are counted in tenths of a card, as plans are.
EAGER: Final = 20
"""What it is worth to claim a wanted route now rather than later."""
THREAT: Final = 8
"""What it is worth more for each rival at each end of the route."""
WILD: Final = 8
"""What a wild card is worth more than another when it is paid."""
NEEDED: Final = 8
"""What a card costs more that another wanted route asks for."""
NONE_TO_SPARE: Final = 50
"""What it costs to try a tunnel with no card for its surprise; half of them fail."""
ONE_TO_SPARE: Final = 10
"""What it costs with just one."""
HOPELESS: Final = 10_000
"""What it costs to try a tunnel that cannot be paid, whatever is turned up."""
FEW_CARDS: Final = 30
"""With more than these to come, hardly anything is certain about the next three."""
TICKETS_UNTIL: Final = 12
"""Turns that must be left for drawing tickets."""


@final
class Mind:
    """Decides for any seat; remembers its plans from turn to turn."""

    def __init__(self, atlas: PlanningBoard) -> None:
        self.atlas = atlas
        self.assessments: list[Assessment | None] = [None] * int(atlas.rules.seats)

    def forget(self) -> None:
        """Begin with another position."""
        self.assessments = [None] * int(self.atlas.rules.seats)

    def decide(self, state: State, seat: i64) -> i64:
        """A listed action for the seat."""
        count = legal(state, seat)
        phase = state.phase
        if count == 1:
            return state.actions[0]
        if phase == TURN:
            return self._turn(state, seat, count)
        if phase == SECOND_CARD:
            return best_draw(
                self.atlas, state, seat, count, self.assessment(state, seat)
            )
        if phase == OPENING or phase == OFFER:
            self.assessments[int(seat)] = None
            return best_offer(self.atlas, state, seat, count)
        if phase == PIECES:
            return best_fleet(self.atlas, state, seat, count)
        if phase == BORROWING:
            return best_borrowing(self.atlas, state, seat, count)
        return state.actions[0]

    def assessment(self, state: State, seat: i64) -> Assessment:
        """The seat's plan, made anew if it cannot be followed any more."""
        known = self.assessments[int(seat)]
        if known is None or not known.holds(state) or known.plan.claims == 0:
            known = Assessment(self.atlas, state, seat)
            if known.plan.claims == 0:
                known.seek_points(state)
            self.assessments[int(seat)] = known
        known.count_needs()
        return known

    def _turn(self, state: State, seat: i64, count: i64) -> i64:
        assessment = self.assessment(state, seat)
        time = turns_left(state)
        if assessment.has_goal and self._wants_tickets(state, seat, time):
            self.assessments[int(seat)] = None
            return bare_action(DRAW_TICKETS)
        atlas = self.atlas
        port = best_port(atlas, state, seat, count, assessment, time)
        if port >= 0:
            return port
        claim = self._best_claim(state, seat, count, assessment, time)
        station = best_station(atlas, state, seat, count, assessment, time, claim)
        if station >= 0:
            return station
        if claim < 0 and is_too_late(self.atlas, state, seat, assessment, time):
            claim = self._spare_claim(state, seat, count, assessment)
        if claim >= 0:
            return claim
        swap = self._exchange(state, seat, count, assessment)
        if swap >= 0:
            return swap
        return best_draw(atlas, state, seat, count, assessment)

    def _wants_tickets(self, state: State, seat: i64, time: i64) -> bool:
        if state.ticket_count == 0 or state.turns_left >= 0:
            return False
        if time < TICKETS_UNTIL or state.pieces_left(seat) < 10:
            return False
        return expected_offer(self.atlas, state, seat) > 0

    def _best_claim(
        self, state: State, seat: i64, count: i64, assessment: Assessment, time: i64
    ) -> i64:
        """The most valuable claim of a wanted route, or of any in the last turns."""
        best: i64 = -1
        value: i64 = 0
        at: i64 = 0
        wanted = assessment.plan.wanted
        while at < count:
            action = state.actions[at]
            at += 1
            kind = kind_of(action)
            if kind < CLAIM:
                continue
            if kind > CLAIM:  # claims are listed after draws, before all others
                break
            route = target_of(action)
            if wanted[route] or time <= 1:
                gain = self._value_of(state, seat, assessment, route, time)
                gain -= self._price_of(state, assessment, action)
                if gain > value:
                    value = gain
                    best = action
        return best

    def _spare_claim(
        self, state: State, seat: i64, count: i64, assessment: Assessment
    ) -> i64:
        """The claim that brings most for cards and pieces that no plan asks for."""
        best: i64 = -1
        value: i64 = 0
        at: i64 = 0
        while at < count:
            action = state.actions[at]
            at += 1
            kind = kind_of(action)
            if kind == CLAIM and is_spare(self.atlas, state, seat, assessment, action):
                points = self.atlas.rules.route_points[target_of(action)]
                gain = points * POINT - self._price_of(state, assessment, action)
                if gain > value:
                    value = gain
                    best = action
        return best

    def _value_of(
        self, state: State, seat: i64, assessment: Assessment, route: i64, time: i64
    ) -> i64:
        rules = self.atlas.rules
        points = rules.route_points[route]
        if assessment.plan.wanted[route]:
            value = EAGER + 3 * rules.lengths[route]
            value += self._threat(state, seat, route)
            return value + (points * 10 if time <= 2 else i64(0))
        return points * 10 if time <= 1 else i64(0)

    def _threat(self, state: State, seat: i64, route: i64) -> i64:
        """How much others might want a route: they have routes at its ends."""
        rules = self.atlas.rules
        threat: i64 = 0
        each: i64 = 0
        while each < rules.seats:
            if each != seat:
                base = each * rules.cities
                if state.reached[base + rules.starts[route]] != 0:
                    threat += THREAT
                if state.reached[base + rules.ends[route]] != 0:
                    threat += THREAT
            each += 1
        return threat

    def _risk(self, state: State, assessment: Assessment, action: i64) -> i64:
        """What it costs to try a tunnel with hardly a card to spare."""
        rules = self.atlas.rules
        color = color_of(action)
        wilds = wilds_of(action)
        base = state.player * rules.kinds
        spare = state.hand[base + rules.wild] - wilds
        if color != NO_COLOR:
            held = assessment.surveyor.held(state, False, color)
            spare += held - (rules.lengths[target_of(action)] - wilds)
        if self._certain_surprise(state, color) > spare:
            return HOPELESS
        if spare == 0:
            return NONE_TO_SPARE
        return ONE_TO_SPARE if spare == 1 else i64(0)

    def _certain_surprise(self, state: State, color: i64) -> i64:
        """How many of the few cards left to turn up must cost one more."""
        rules = self.atlas.rules
        left = state.available(0)
        if left > FEW_CARDS:
            return 0
        costly = state.discard[rules.wild]
        hidden = unseen(state, state.player, rules.wild)
        if color != NO_COLOR:
            kind = rules.first_land[color]
            costly += state.discard[kind]
            hidden += unseen(state, state.player, kind)
        costly += max(i64(0), hidden - hidden_in_hands(state, state.player))
        return max(i64(0), min(left, REVEALED) - (left - costly))

    def _price_of(self, state: State, assessment: Assessment, action: i64) -> i64:
        """What a payment takes from other plans: wild cards, groups, needed colors."""
        rules = self.atlas.rules
        route = target_of(action)
        color = color_of(action)
        wilds = wilds_of(action) - rules.symbols[route]
        price = max(wilds, i64(0)) * WILD
        is_sea = rules.route_kind[route] == SEA
        if not is_sea:
            price += groups_of(action) * 15
        if rules.route_kind[route] == TUNNEL:
            price += self._risk(state, assessment, action)
        if color == NO_COLOR or rules.route_color[route] != rules.colors:
            return price
        needed = assessment.sea[color] if is_sea else assessment.land[color]
        held = assessment.surveyor.held(state, is_sea, color)
        spent = rules.lengths[route]
        return price + NEEDED * max(i64(0), min(needed, needed + spent - held))

    def _exchange(
        self, state: State, seat: i64, count: i64, assessment: Assessment
    ) -> i64:
        """Exchange the pieces that the plan lacks, if it is nothing but pieces."""
        if not self.atlas.rules.has_exchange or assessment.has_goal:
            return -1
        base = seat * 2
        lacks_wagons = assessment.plan.wagons - state.stock[base]
        lacks_ships = assessment.plan.ships - state.stock[base + 1]
        given: i64 = 1 if lacks_wagons > 0 else 0
        lacking = max(lacks_wagons, lacks_ships)
        spare = -min(lacks_wagons, lacks_ships)
        if lacking <= 0 or spare < lacking:
            return -1
        wanted = exchange_action(given, lacking)
        for action in state.actions[:count]:
            if action == wanted:
                return action
        return -1
