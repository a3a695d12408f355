"""What an attentive player remembers of the others' hands (C-70, Q-44)."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codec import costs_cards, kind_of, target_of
from railwright.core.codes import DRAW_UP, GIVE_UP
from railwright.core.engine import play
from railwright.core.network import zeros
from railwright.core.rules import Rules
from railwright.core.state import State


@final
class Witness:
    """Remembers the cards that everybody knows to be in a hand.

    Cards taken face up are known, and those laid for a tunnel and taken back. Of cards
    paid the known ones are gone first, for nobody can tell which ones they were.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: vec[i64] = zeros(rules.seats * rules.kinds)
        """Cards of each kind, seat by seat."""

    def copy(self) -> "Witness":
        """The same memory, from here on independent."""
        other = Witness(self.rules)
        other.known = self.known[:]
        return other

    def known_of(self, seat: i64) -> list[int]:
        """The known cards of a hand, kind by kind."""
        first = seat * self.rules.kinds
        return [int(count) for count in self.known[first : first + self.rules.kinds]]

    def learn(self, seat: i64, counts: vec[i64]) -> None:
        """Know just these cards of a hand."""
        first = seat * self.rules.kinds
        for kind in range(self.rules.kinds):
            self.known[first + kind] = counts[kind]

    def play(self, state: State, seat: i64, action: i64) -> None:
        """Play a listed action, and see what it does to the hand of the seat."""
        kind = kind_of(action)
        base = seat * self.rules.kinds
        if kind == DRAW_UP:
            self.known[base + state.market[target_of(action)]] += 1
        elif kind == GIVE_UP:
            self._add(base, state.laid)
        play(state, seat, action)
        if costs_cards(kind):
            self._subtract(base, state.payment)

    def _add(self, base: i64, cards: vec[i64]) -> None:
        place = base
        for count in cards:
            self.known[place] += count
            place += 1

    def _subtract(self, base: i64, cards: vec[i64]) -> None:
        known = self.known
        place = base
        for count in cards:
            if count:
                known[place] = max(i64(0), known[place] - count)
            place += 1

    def notice(self, before: vec[i64], state: State, seat: i64, is_open: bool) -> None:
        """Compare a hand with what it was; say if all saw what came into it."""
        place = seat * self.rules.kinds
        end = place + self.rules.kinds
        while place < end:
            change = state.hand[place] - before[place]
            if change < 0 or is_open:
                self.known[place] = max(i64(0), self.known[place] + change)
            place += 1
