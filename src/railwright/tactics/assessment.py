"""What a seat makes of a position: its plan, the time left, the cards it lacks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import SEA
from railwright.core.network import zeros
from railwright.core.scoring import held_tickets
from railwright.core.state import State
from railwright.core.ways import FAR
from railwright.tactics.plan import Plan, PlanningBoard, Surveyor

PACE: Final = 2
"""Pieces that a player in a hurry places in a turn.

Players really place a little more than one. But whoever plans for so many turns comes
too late: on the board of the USA that costs four points a game.
"""


def turns_left(state: State) -> i64:
    """How many turns a player still has, as far as one can tell."""
    rules = state.rules
    if state.turns_left >= 0:
        return (state.turns_left + rules.seats - 1) // rules.seats
    fewest: i64 = 1000
    each: i64 = 0
    while each < rules.seats:
        fewest = min(fewest, state.pieces_left(each) - rules.end_at)
        each += 1
    return (max(fewest, i64(0)) + PACE - 1) // PACE + rules.last_turns


@final
class Assessment:
    """A seat's plan with what it needs, made anew when the plan no longer holds."""

    def __init__(self, atlas: PlanningBoard, state: State, seat: i64) -> None:
        self.atlas = atlas
        self.seat: i64 = seat
        self.tickets: list[int] = [int(card) for card in held_tickets(state, seat)]
        self.surveyor = Surveyor(atlas, state, seat)
        self.plan: Plan = self.surveyor.plan(self.tickets)
        self.has_goal = False
        """Whether the only wanted route is one for its points."""
        self.land: vec[i64] = zeros(atlas.rules.colors + 1)
        """Cards that wanted railways ask for, by color; any color last."""
        self.sea: vec[i64] = zeros(atlas.rules.colors + 1)
        self.symbols: i64 = 0

    def holds(self, state: State) -> bool:
        """Whether everything wanted can still be had."""
        wanted = self.plan.wanted
        route: i64 = 0
        while route < state.rules.routes:
            if wanted[route]:
                if i64(state.owner[route]) == self.seat:
                    self._tick_off(route)
                elif not state.is_open(self.seat, route):
                    return False
            route += 1
        return True

    def _tick_off(self, route: i64) -> None:
        rules = self.atlas.rules
        self.plan.wanted[route] = 0
        self.plan.claims -= 1
        if rules.route_kind[route] == SEA:
            self.plan.ships -= rules.lengths[route]
        else:
            self.plan.wagons -= rules.lengths[route]

    def seek_points(self, state: State) -> None:
        """Want the route that brings most for its time, when the tickets are served."""
        rules = self.atlas.rules
        time = turns_left(state)
        best: i64 = -1
        rate: i64 = 0
        route: i64 = 0
        while route < rules.routes:
            price = self.surveyor.costs[route]
            if 0 < price < FAR and self._has_pieces(state, route):
                turns = self._turns_for(route)
                value = (rules.route_points[route] + self._extends(state, route)) * 100
                if turns <= time and value // turns > rate:
                    rate = value // turns
                    best = route
            route += 1
        self.has_goal = True
        if best >= 0:
            self.plan.wanted[best] = 1
            self.plan.claims += 1

    def _has_pieces(self, state: State, route: i64) -> bool:
        rules = self.atlas.rules
        kind: i64 = 1 if rules.route_kind[route] == SEA else 0
        return state.stock[self.seat * 2 + kind] >= rules.lengths[route]

    def _extends(self, state: State, route: i64) -> i64:
        """A point more for a route at the player's network, for the longest path."""
        rules = self.atlas.rules
        if not self.atlas.terms.pays_longest:
            return 0
        base = self.seat * rules.cities
        near = state.reached[base + rules.starts[route]] != 0
        return 1 if near or state.reached[base + rules.ends[route]] != 0 else 0

    def _turns_for(self, route: i64) -> i64:
        rules = self.atlas.rules
        cards = rules.lengths[route] * (2 if rules.pairs[route] else 1)
        missing = cards - self.surveyor.cards_for(route, cards)
        return 1 + (missing + 1) // 2

    def count_needs(self) -> None:
        """Count the cards that all wanted routes ask for."""
        rules = self.atlas.rules
        self.land = zeros(rules.colors + 1)
        self.sea = zeros(rules.colors + 1)
        self.symbols = 0
        route: i64 = 0
        while route < rules.routes:
            if self.plan.wanted[route]:
                color = rules.route_color[route]
                if rules.route_kind[route] == SEA:
                    self.sea[color] += rules.lengths[route]
                else:
                    self.land[color] += rules.lengths[route]
                self.symbols += rules.symbols[route]
            route += 1
