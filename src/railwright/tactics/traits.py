"""The traits of a position: whole numbers from which its end can be guessed.

They tell of one seat first, then of the others in their order, and look at all hands,
tickets and plans. So they are for positions that a bot imagines, never for true ones.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import NOBODY, SEA
from railwright.core.engine import seat_to_act
from railwright.core.network import zeros
from railwright.core.scoring import Score, final_scores
from railwright.core.state import State
from railwright.core.terms import COMPLETED, LONGEST, TICKETS
from railwright.tactics.assessment import Assessment, turns_left
from railwright.tactics.judgement import Mind
from railwright.tactics.trait_names import (
    COMMON,
    LONG,
    MOST,
    OF_CARDS,
    OF_SEAT,
    ONE,
)


@final
class Traits:
    """A row of numbers that is filled in for one position after another."""

    def __init__(self, mind: Mind) -> None:
        rules = mind.atlas.rules
        self.mind = mind
        self.rules = rules
        each: i64 = len(OF_SEAT) + rules.colors + len(OF_CARDS)
        size = len(COMMON) + rules.kinds + rules.seats * each + 1
        self.row: vec[i64] = zeros(size)
        self.place: i64 = 0
        """Where the next number belongs."""

    def tell(self, state: State, seat: i64) -> vec[i64]:
        """The numbers of a position at the beginning of a turn, for a seat."""
        self.place = 0
        self._tell_common(state, seat)
        self._tell_market(state)
        scores = final_scores(state, self.mind.atlas.terms)
        each: i64 = 0
        while each < self.rules.seats:
            other = (seat + each) % self.rules.seats
            assessment = self.mind.assessment(state, other)
            self._tell_score(state, other, scores[int(other)])
            self._tell_plan(state, other, assessment, scores[int(other)])
            self._tell_cards(state, other, assessment)
            self._tell_routes(state, other, assessment)
            each += 1
        self._put(ONE)
        return self.row

    def _put(self, value: i64) -> None:
        self.row[self.place] = max(i64(-MOST), min(i64(MOST), value))
        self.place += 1

    def _tell_common(self, state: State, seat: i64) -> None:
        rules = self.rules
        self._put((seat_to_act(state) - seat + rules.seats) % rules.seats)
        self._put(turns_left(state))
        self._put(1 if state.turns_left >= 0 else 0)
        self._put(max(state.turns_left, i64(0)))
        cards: i64 = 0
        discards: i64 = 0
        deck: i64 = 0
        while deck < rules.decks:
            cards += state.in_deck[deck]
            discards += state.in_discard[deck]
            deck += 1
        self._put(cards)
        self._put(discards)
        self._put(state.ticket_count)
        free: i64 = 0
        long: i64 = 0
        route: i64 = 0
        while route < rules.routes:
            if state.owner[route] == NOBODY:
                free += 1
                long += 1 if rules.lengths[route] >= LONG else 0
            route += 1
        self._put(free)
        self._put(long)

    def _tell_market(self, state: State) -> None:
        """How many cards of each kind lie face up."""
        first = self.place
        kind: i64 = 0
        while kind < self.rules.kinds:
            self._put(0)
            kind += 1
        for card in state.market:
            if card >= 0:
                self.row[first + card] += 1

    def _tell_score(self, state: State, seat: i64, score: Score) -> None:
        completed = score.counts[COMPLETED]
        self._put(state.score[seat] >> 1)
        self._put(score.total() >> 1)
        self._put(score.counts[TICKETS])
        self._put(score.counts[LONGEST])
        self._put(completed)
        self._put(i64(len(score.held)) - completed)
        self._put(state.stock[seat * 2])
        self._put(state.stock[seat * 2 + 1])
        self._put(state.pieces_left(seat) - self.rules.end_at)
        self._put(state.buildings[seat])
        self._put(state.in_hand[seat])
        self._put(state.hand[seat * self.rules.kinds + self.rules.wild])

    def _tell_plan(
        self, state: State, seat: i64, assessment: Assessment, score: Score
    ) -> None:
        plan = assessment.plan
        spaces = plan.spaces()
        pieces = state.pieces_left(seat)
        loss: i64 = 0
        for ticket in plan.hopeless:
            loss += self.mind.atlas.terms.tickets[ticket].loss
        turns = plan.claims + (max(i64(0), spaces - state.in_hand[seat]) >> 1)
        self._put(plan.gain)
        self._put(plan.gain - score.counts[TICKETS])
        self._put(plan.cost // 10)
        self._put(plan.claims)
        self._put(plan.wagons)
        self._put(plan.ships)
        self._put(pieces - spaces)
        self._put(len(plan.hopeless))
        self._put(loss)
        self._put(1 if assessment.has_goal else 0)
        self._put(turns)
        self._put(turns - turns_left(state))
        self._put(turns - ((pieces - self.rules.end_at) >> 1))

    def _tell_cards(self, state: State, seat: i64, assessment: Assessment) -> None:
        rules = self.rules
        surveyor = assessment.surveyor
        wilds = state.hand[seat * rules.kinds + rules.wild]
        lacking: i64 = 0
        covered: i64 = 0
        spare: i64 = 0
        sea_lacking: i64 = 0
        sea_covered: i64 = 0
        sea_spare: i64 = 0
        color: i64 = 0
        while color < rules.colors:
            held = surveyor.held(state, False, color)
            need = assessment.land[color]
            self._put(held)
            lacking += max(i64(0), need - held)
            covered += min(need, held)
            spare += max(i64(0), held - need)
            if rules.has_sea:
                held = surveyor.held(state, True, color)
                need = assessment.sea[color]
                sea_lacking += max(i64(0), need - held)
                sea_covered += min(need, held)
                sea_spare += max(i64(0), held - need)
            color += 1
        of_any = assessment.land[rules.colors]
        self._put(assessment.symbols)
        self._put(of_any)
        self._put(lacking)
        self._put(max(i64(0), lacking - wilds))
        self._put(max(i64(0), lacking + of_any - spare - wilds))
        self._put(covered)
        self._put(spare)
        self._put(self._most_of_a_color(state, assessment))
        self._put(sea_lacking)
        self._put(sea_covered)
        self._put(sea_spare)
        self._put(self._useful(state, assessment))

    def _most_of_a_color(self, state: State, assessment: Assessment) -> i64:
        most: i64 = 0
        color: i64 = 0
        while color < self.rules.colors:
            most = max(most, assessment.surveyor.held(state, False, color))
            color += 1
        return most

    def _useful(self, state: State, assessment: Assessment) -> i64:
        """Face-up cards that the plan lacks."""
        rules = self.rules
        count: i64 = 0
        for card in state.market:
            if card >= 0 and card != rules.wild:
                color = rules.kind_color[card]
                held = assessment.surveyor.held(state, False, color)
                count += 1 if assessment.land[color] > held else 0
        return count

    def _tell_routes(self, state: State, seat: i64, assessment: Assessment) -> None:
        rules = self.rules
        wilds = state.hand[seat * rules.kinds + rules.wild]
        most = self._most_of_a_color(state, assessment)
        owned: i64 = 0
        ready: i64 = 0
        ready_spaces: i64 = 0
        shared: i64 = 0
        shared_spaces: i64 = 0
        points: i64 = 0
        long: i64 = 0
        route: i64 = 0
        while route < rules.routes:
            if i64(state.owner[route]) == seat:
                owned += 1
            elif assessment.plan.wanted[route]:
                length = rules.lengths[route]
                points += rules.route_points[route]
                long += 1 if length >= LONG else 0
                color = rules.route_color[route]
                held = most
                if color != rules.colors:
                    is_sea = rules.route_kind[route] == SEA
                    held = assessment.surveyor.held(state, is_sea, color)
                if held + wilds >= length:
                    ready += 1
                    ready_spaces += length
                ends = self._shared_ends(state, seat, route)
                shared += ends
                shared_spaces += length if ends else i64(0)
            route += 1
        self._put(owned)
        self._put(ready)
        self._put(ready_spaces)
        self._put(shared)
        self._put(shared_spaces)
        self._put(points)
        self._put(long)

    def _shared_ends(self, state: State, seat: i64, route: i64) -> i64:
        """How often somebody else has a route at an end of this one."""
        rules = self.rules
        count: i64 = 0
        each: i64 = 0
        while each < rules.seats:
            if each != seat:
                base = each * rules.cities
                count += 1 if state.reached[base + rules.starts[route]] != 0 else 0
                count += 1 if state.reached[base + rules.ends[route]] != 0 else 0
            each += 1
        return count
