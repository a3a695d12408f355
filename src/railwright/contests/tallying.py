"""What is counted while a game goes on: who leads, and how lucky blind draws are."""

from collections.abc import Sequence

from railwright.core import codes
from railwright.core.market import in_piles
from railwright.core.state import State


class Lead:
    """Who is ahead on the scoring track, and how often somebody else came ahead.

    The lead is with the player who has more points than every other; while players are
    level, it stays with whoever had it.
    """

    def __init__(self, seats: int) -> None:
        self.points = [0] * seats
        self.changes = 0
        self.holder: int | None = None
        """Who led last; nobody before the first points."""

    def note(self, seat: int, points: int) -> None:
        """A player has so many points now."""
        if points == self.points[seat]:
            return
        self.points[seat] = points
        ahead = self.leader
        if ahead is None or ahead == self.holder:
            return
        self.changes += self.holder is not None
        self.holder = ahead

    @property
    def leader(self) -> int | None:
        """Who is ahead of all others now; None if nobody is."""
        most = max(self.points)
        ahead = [seat for seat, points in enumerate(self.points) if points == most]
        return ahead[0] if len(ahead) == 1 else None


class Fortune:
    """Locomotives that players got unseen, beyond what the deck gave on average.

    Each card that is dealt or drawn blind counts 1 if it is a locomotive, less the
    share of locomotives in its deck at that moment. So the average player has 0.
    """

    def __init__(self, state: State) -> None:
        rules = state.rules
        self.wild = int(rules.wild)
        self.deck = int(rules.kind_deck[self.wild])
        self.luck = _luck_of_the_deal(state, self.wild, self.deck)
        """By seats."""

    def chance(self, state: State) -> float:
        """How likely the next card of the locomotives' deck is one."""
        cards, thrown = int(state.in_deck[self.deck]), int(state.discard[self.wild])
        if cards:
            return (int(in_piles(state, self.wild)) - thrown) / cards
        cards = int(state.in_discard[self.deck])  # they are shuffled for the next card
        return thrown / cards if cards else 0.0

    def note(
        self, seat: int, chance: float, events: Sequence[tuple[int, int, int]]
    ) -> None:
        """Count the cards that a decision drew, of which the first had a chance."""
        for event, deck, card in events:
            if event == codes.CARD_DRAWN and deck == self.deck:
                self.luck[seat] += (card == self.wild) - chance


def _luck_of_the_deal(state: State, wild: int, deck: int) -> list[float]:
    """What the opening hands have beyond the average."""
    rules = state.rules
    kinds = int(rules.kinds)
    seats = range(int(rules.seats))
    hands = [
        [int(state.hand[seat * kinds + at]) for at in range(kinds)] for seat in seats
    ]
    own = [at for at in range(kinds) if rules.kind_deck[at] == deck]
    shown = sum(card == wild for card in state.market)
    wilds = shown + sum(hand[wild] for hand in hands) + int(in_piles(state, wild))
    share = wilds / rules.deck_size[deck]
    return [hand[wild] - share * sum(hand[at] for at in own) for hand in hands]
