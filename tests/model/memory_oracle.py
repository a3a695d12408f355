"""What everybody knows of the hands, from the events that everybody sees (Q-44)."""

from collections import Counter

from railwright.model import Match
from railwright.model.events import (
    CardTaken,
    Event,
    PortBuilt,
    RouteClaimed,
    StationBuilt,
    TunnelGivenUp,
    TunnelTried,
)


class Listener:
    """Cards that everybody knows to be in a hand, from what lay open on the table.

    Cards taken face up and cards laid for a tunnel and taken back are known; of cards
    paid the known ones are gone first, for nobody can tell which ones they were.
    """

    def __init__(self, seats: int) -> None:
        self.known: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.laid: Counter[str] = Counter()
        """What lies before a tunnel."""

    def numbers(self, match: Match) -> list[int]:
        """The known cards kind by kind, seat by seat."""
        return [known[card] for known in self.known for card in match.words.cards]

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
