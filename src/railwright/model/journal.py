"""Turns an action and the core's journal of it into events."""

from collections.abc import Iterator, Sequence
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
        self.laid = words.counts(words.held(state.laid))
        self.tunnel = int(state.tunnel)

    def events(self, journal: Journal) -> list[Event]:
        """All that happened, in order, once the action is carried out."""
        told = [event for event in [self._deed()] if event]
        parts = groupby(journal, key=_chapter)
        return told + [
            event
            for (kind, which), entries in parts
            for event in self._chapter_events(kind, which, list(entries))
        ]

    def _deed(self) -> Event | None:  # noqa: PLR0911 - one for each action
        """What the player did, as far as the journal does not tell it."""
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

    def _chapter_events(
        self, kind: int, which: int, entries: Journal
    ) -> Iterator[Event]:
        what = [entry[2] for entry in entries]
        match kind:
            case codes.CARD_SWEPT:
                yield MarketSwept(self.words.named(what))
            case codes.CARD_REVEALED:
                yield self._tunnel_tried(which, what)
            case codes.TICKET_OFFERED:
                tickets = tuple(self.words.ticket(ticket) for ticket in what)
                yield TicketsOffered(which, len(what), tickets)
            case codes.TICKET_KEPT:
                yield self._tickets_kept(which, entries)
            case _:
                for entry in entries:
                    yield self._single(*entry)

    def _single(self, kind: int, which: int, what: int) -> Event:  # noqa: PLR0911
        words = self.words
        match kind:
            case codes.CARD_TAKEN:
                return CardTaken(self.seat, which + 1, words.cards[what])
            case codes.CARD_DRAWN:
                return CardDrawn(self.seat, words.decks[which], words.cards[what])
            case codes.SLOT_FILLED:
                return SlotFilled(which + 1, words.cards[what] if what >= 0 else None)
            case codes.DECK_SHUFFLED:
                return DeckShuffled(words.decks[which], what)
            case codes.ROUTE_CLAIMED:
                return self._route_claimed(which, what)
            case codes.FLEET_CHOSEN:
                return PiecesChosen(which, what, int(self.state.rules.fleet) - what)
            case codes.TURN_BEGAN:
                return TurnBegan(which)
            case codes.LAST_TURNS_BEGAN:
                return LastTurnsBegan(which, what)
            case codes.BORROWING_ASKED:
                return BorrowingAsked(which)
        return GameEnded()

    def _tickets_kept(self, seat: int, entries: Journal) -> TicketsKept:
        kept, rejected = (
            tuple(self.words.ticket(what) for kind, _, what in entries if kind == side)
            for side in _TICKETS
        )
        return TicketsKept(seat, len(kept), kept, rejected)

    def _tunnel_tried(self, route: int, revealed: Sequence[int]) -> TunnelTried:
        assert isinstance(self.action, ClaimRoute)  # noqa: S101 - only claims reveal
        return TunnelTried(
            self.seat,
            self.words.route(route),
            self.action.cards,
            self.words.named(revealed),
            int(self.state.tunnel_extra),
        )

    def _route_claimed(self, seat: int, route: int) -> RouteClaimed:
        """Laid earlier or now, and paid for the surprise of a tunnel."""
        assert isinstance(self.action, ClaimRoute | PayExtra)  # noqa: S101
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
