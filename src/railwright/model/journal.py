"""Turns an action and the core's journal of it into events."""

from collections.abc import Callable, Sequence
from itertools import groupby

from railwright.core import codes
from railwright.core.state import State
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    ChoosePieces,
    ClaimRoute,
    ExchangePieces,
    GiveUp,
    KeepTickets,
    Pass,
    PayExtra,
)
from railwright.model.events import (
    BorrowingAsked,
    CardDrawn,
    CardTaken,
    DecisionMade,
    DeckShuffled,
    Event,
    GameEnded,
    LastTurnsBegan,
    MarketSwept,
    PiecesChosen,
    PiecesExchanged,
    PortBuilt,
    RouteClaimed,
    RoutesBorrowed,
    SlotFilled,
    StationBuilt,
    TicketsKept,
    TicketsOffered,
    TunnelGivenUp,
    TunnelTried,
    TurnBegan,
    TurnPassed,
)
from railwright.model.vocabulary import Vocabulary

JournalLine = tuple[int, int, int]
"""A line of the journal: what happened, to which, and what."""
Journal = Sequence[JournalLine]

_TICKETS = (codes.TICKET_KEPT, codes.TICKET_REJECTED)


class Story:
    """What one action of one seat led to."""

    def __init__(
        self, state: State, words: Vocabulary, seat: int, action: Action
    ) -> None:
        """Begin before the action is carried out."""
        self.state = state
        self.words = words
        self.seat = seat
        self.action = action
        self.laid = state.laid[:]
        self.tunnel = int(state.tunnel)

    def events(self, journal: Journal) -> list[Event]:
        """All that happened, in order, once the action is carried out."""
        told = [event for event in [self._deed()] if event]
        for (kind, which), lines in groupby(journal, key=_chapter):
            if tell := _LINES.get(kind):
                told += [tell(self, *line) for line in lines]
            else:
                told.append(_CHAPTERS[kind](self, which, [*lines]))
        return told

    def _deed(self) -> Event | None:  # noqa: PLR0911 - one for each action
        """What the player did, as far as the journal does not tell it."""
        if type(self.action) not in _DEEDS:
            return None
        match self.action:
            case KeepTickets() | ChoosePieces():
                return DecisionMade(self.seat) if self._is_secret() else None
            case BuildStation(city, cards):
                return StationBuilt(self.seat, city, cards)
            case BuildPort(city, cards):
                return PortBuilt(self.seat, city, cards)
            case ExchangePieces(count, given):
                return PiecesExchanged(self.seat, count, given)
            case BorrowRoutes(routes):
                return RoutesBorrowed(self.seat, routes)
            case GiveUp():
                route = self.words.route(self.tunnel)
                return TunnelGivenUp(self.seat, route, self.words.held(self.laid))
            case Pass():
                return TurnPassed(self.seat)
        return None

    def _is_secret(self) -> bool:
        return self.state.choice[self.seat] >= 0

    def card_taken(self, _: int, slot: int, card: int) -> Event:
        """A face-up card was taken."""
        return CardTaken(self.seat, slot + 1, self.words.cards[card])

    def card_drawn(self, _: int, deck: int, card: int) -> Event:
        """A blind card was drawn."""
        return CardDrawn(self.seat, self.words.decks[deck], self.words.cards[card])

    def slot_filled(self, _: int, slot: int, card: int) -> Event:
        """A card was turned up, or none was left."""
        return SlotFilled(slot + 1, self.words.cards[card] if card >= 0 else None)

    def deck_shuffled(self, _: int, deck: int, count: int) -> Event:
        """Discards became a deck."""
        return DeckShuffled(self.words.decks[deck], count)

    def fleet_chosen(self, _: int, seat: int, wagons: int) -> Event:
        """A fleet is revealed."""
        return PiecesChosen(seat, wagons, int(self.state.rules.fleet) - wagons)

    def market_swept(self, _: int, lines: Journal) -> Event:
        """The whole market was discarded."""
        return MarketSwept(self.words.named([what for *_, what in lines]))

    def tickets_offered(self, seat: int, lines: Journal) -> Event:
        """A player looks at tickets."""
        tickets = tuple(self.words.ticket(what) for *_, what in lines)
        return TicketsOffered(seat, len(tickets), tickets)

    def tickets_kept(self, seat: int, entries: Journal) -> Event:
        """A player has kept some tickets of an offer."""
        kept, rejected = (
            tuple(self.words.ticket(what) for kind, _, what in entries if kind == side)
            for side in _TICKETS
        )
        return TicketsKept(seat, len(kept), kept, rejected)

    def tunnel_tried(self, route: int, lines: Journal) -> Event:
        """Cards were revealed for a tunnel."""
        assert isinstance(self.action, ClaimRoute)  # noqa: S101 - only claims reveal
        return TunnelTried(
            self.seat,
            self.words.route(route),
            self.action.cards,
            self.words.named([what for *_, what in lines]),
            int(self.state.tunnel_extra),
        )

    def route_claimed(self, _: int, seat: int, route: int) -> Event:
        """Laid earlier or now, and paid for the surprise of a tunnel."""
        assert isinstance(self.action, (ClaimRoute, PayExtra))  # noqa: S101
        paid = self.words.counts(self.action.cards)
        cards = self.words.held(a + b for a, b in zip(self.laid, paid, strict=True))
        points = int(self.state.rules.route_points[route])
        return RouteClaimed(seat, self.words.route(route), cards, points)


def _chapter(entry: JournalLine) -> tuple[int, int]:
    """Entries that are told together: swept cards, revealed cards, an offer."""
    kind, which, _ = entry
    if kind == codes.CARD_SWEPT:
        return kind, 0
    return (codes.TICKET_KEPT if kind == codes.TICKET_REJECTED else kind), which


_DEEDS = {
    KeepTickets,
    ChoosePieces,
    BuildStation,
    BuildPort,
    ExchangePieces,
    BorrowRoutes,
    GiveUp,
    Pass,
}
"""Actions that the journal does not tell of."""
_LINES: dict[int, Callable[[Story, int, int, int], Event]] = {
    codes.CARD_TAKEN: Story.card_taken,
    codes.CARD_DRAWN: Story.card_drawn,
    codes.SLOT_FILLED: Story.slot_filled,
    codes.DECK_SHUFFLED: Story.deck_shuffled,
    codes.ROUTE_CLAIMED: Story.route_claimed,
    codes.FLEET_CHOSEN: Story.fleet_chosen,
    codes.TURN_BEGAN: lambda *line: TurnBegan(line[2]),
    codes.LAST_TURNS_BEGAN: lambda *line: LastTurnsBegan(line[2], line[3]),
    codes.BORROWING_ASKED: lambda *line: BorrowingAsked(line[2]),
    codes.GAME_ENDED: lambda *_: GameEnded(),
}
"""What tells a line of the journal."""
_CHAPTERS: dict[int, Callable[[Story, int, Journal], Event]] = {
    codes.CARD_SWEPT: Story.market_swept,
    codes.CARD_REVEALED: Story.tunnel_tried,
    codes.TICKET_OFFERED: Story.tickets_offered,
    codes.TICKET_KEPT: Story.tickets_kept,
}
"""What tells lines that are told together."""
