"""What happened, in sentences."""

from collections.abc import Iterable, Sequence

from railwright.model.events import (
    BorrowingAsked,
    CardDrawn,
    CardTaken,
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
    StationBuilt,
    TicketsKept,
    TicketsOffered,
    TunnelGivenUp,
    TunnelTried,
    TurnPassed,
)
from railwright.terminal.phrases import Phrases, counted, listed


class Teller:
    """Tells events to one seat."""

    def __init__(self, phrases: Phrases, labels: Sequence[str]) -> None:
        self.phrases = phrases
        self.labels = labels

    def tell(self, events: Iterable[Event]) -> list[str]:
        """One sentence for each thing worth telling; the cards of a turn are one."""
        told: list[str] = []
        drawn: list[str] = []
        drawer = -1
        for event in events:
            if isinstance(event, CardTaken | CardDrawn):
                if drawn and event.seat != drawer:
                    told.append(self._drew(drawer, drawn))
                    drawn = []
                drawer = event.seat
                drawn.append(self._card(event))
                continue
            sentence = self.sentence(event)
            if drawn and (sentence or self._is_other(event, drawer)):
                told.append(self._drew(drawer, drawn))
                drawn = []
            told += [sentence] if sentence else []
        return told + ([self._drew(drawer, drawn)] if drawn else [])

    def _is_other(self, event: Event, drawer: int) -> bool:
        return getattr(event, "seat", drawer) != drawer

    def _drew(self, seat: int, cards: list[str]) -> str:
        if len(cards) == 2 and cards[0] == cards[1]:
            return f"{self.labels[seat]} drew {cards[0]} twice."
        return f"{self.labels[seat]} drew {listed(cards)}."

    def _card(self, event: CardTaken | CardDrawn) -> str:
        if isinstance(event, CardTaken):
            return f"{self.phrases.one(event.card)} (face up)"
        deck = f" {event.deck}" if self.phrases.has_ships else ""
        if event.card:
            return f"{self.phrases.one(event.card)} (blind)"
        return f"a blind{deck} card"

    def sentence(self, event: Event) -> str | None:  # noqa: C901, PLR0911, PLR0912
        """What an event says by itself; None if the table shows it anyway."""
        words = self.phrases
        who = self.labels[getattr(event, "seat", 0)]
        match event:
            case TicketsOffered(count=count):
                return f"{who} drew {counted(count, 'ticket')}."
            case TicketsKept(count=count, kept=kept):
                named = f": {listed(map(words.ticket, kept))}" if kept else ""
                return f"{who} kept {counted(count, 'ticket')}{named}."
            case PiecesChosen(_, wagons, ships):
                return f"{who} chose {wagons} wagons and {ships} ships."
            case MarketSwept():
                return f"Too many {words.wild}s face up: the market was cleared."
            case DeckShuffled(deck):
                return f"The discards were shuffled into a new {deck} deck."
            case TunnelTried():
                return f"{who} {self._tunnel(event)}."
            case TunnelGivenUp(_, route):
                return f"{who} gave up the tunnel {words.ends(route)}."
            case RouteClaimed(_, route, cards, points):
                paid = f"with {words.cards(cards)}: {counted(points, 'point')}"
                return f"{who} claimed {words.route(route)} {paid}."
            case StationBuilt(_, city, cards):
                where = words.place(city)
                return f"{who} built a station in {where} with {words.cards(cards)}."
            case PortBuilt(_, city, cards):
                where = words.place(city)
                return f"{who} built a port in {where} with {words.cards(cards)}."
            case PiecesExchanged(_, count, given):
                other = "ships" if given == "wagons" else "wagons"
                return f"{who} exchanged {count} {given} for {other}."
            case RoutesBorrowed(_, routes):
                return f"{who} borrowed {words.borrowed(routes)}."
            case TurnPassed():
                return f"{who} passed."
            case LastTurnsBegan(_, turns):
                last = f"the last turns begin, {turns} to go"
                return f"{who} set off the end: few pieces are left; {last}."
            case BorrowingAsked():
                return "The stations' owners now say what they borrow."
            case GameEnded():
                return "The last turn has been played."
        return None

    def _tunnel(self, event: TunnelTried) -> str:
        words = self.phrases
        shown = words.cards(event.revealed) or "nothing"
        extra = counted(event.extra, "more card") if event.extra else "nothing more"
        laid = f"tried the tunnel {words.ends(event.route)} with"
        return f"{laid} {words.cards(event.cards)}; {shown} turned up: {extra} to pay"
