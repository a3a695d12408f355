"""What an attentive player remembers of the others' hands (C-70, Q-44)."""

from collections import Counter

from railwright.model.actions import Cards
from railwright.model.events import (
    CardTaken,
    Event,
    PortBuilt,
    RouteClaimed,
    StationBuilt,
    TunnelGivenUp,
    TunnelTried,
)


class Memory:
    """Cards that everybody knows to be in a hand, from what lay open on the table.

    Cards taken face up and cards laid for a tunnel and taken back are known; of cards
    paid the known ones are gone first, for nobody can tell which ones they were.

    It listens to events and names cards, as views and positions need it. Contests play
    without events: `tactics.sight.Witness` sees the same by comparing hands, in
    numbers, and a test holds the two together.
    """

    def __init__(self, known: list[Counter[str]], laid: Counter[str]) -> None:
        self.known = known
        self.laid = laid
        """What lies before a tunnel."""

    def copy(self) -> "Memory":
        """The same memory, from here on independent."""
        return Memory([cards.copy() for cards in self.known], self.laid.copy())

    def of(self, seat: int, order: list[str]) -> Cards:
        """The known cards of a hand, in the order of the board's cards."""
        known = self.known[seat]
        return tuple((card, known[card]) for card in order if known[card])

    def notice(self, event: Event) -> None:
        """See what happens."""
        match event:
            case CardTaken(seat, _, card):
                self.known[seat][card] += 1
            case TunnelTried(seat, _, cards):
                self._pay(seat, Counter(dict(cards)))
                self.laid = Counter(dict(cards))
            case TunnelGivenUp(seat):
                self.known[seat] += self.laid
                self.laid = Counter()
            case RouteClaimed(seat, _, cards):
                self._pay(seat, Counter(dict(cards)) - self.laid)
                self.laid = Counter()
            case StationBuilt(seat, _, cards) | PortBuilt(seat, _, cards):
                self._pay(seat, Counter(dict(cards)))

    def _pay(self, seat: int, cards: Counter[str]) -> None:
        self.known[seat] -= cards  # a counter never falls below nothing
