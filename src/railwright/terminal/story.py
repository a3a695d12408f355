"""What happened, a line for each thing."""

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
from railwright.words.phrases import Phrases
from railwright.words.speech import Argument


class Teller:
    """Tells events to one seat."""

    def __init__(self, phrases: Phrases, labels: Sequence[str]) -> None:
        self.phrases = phrases
        self.words = phrases.words
        self.labels = labels

    def tell(self, events: Iterable[Event]) -> list[str]:
        """One line for each thing worth telling; the cards of a turn are one."""
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
            line = self.line(event)
            if drawn and (line or self._is_other(event, drawer)):
                told.append(self._drew(drawer, drawn))
                drawn = []
            told += [line] if line else []
        return told + ([self._drew(drawer, drawn)] if drawn else [])

    def _is_other(self, event: Event, drawer: int) -> bool:
        return getattr(event, "seat", drawer) != drawer

    def _drew(self, seat: int, cards: list[str]) -> str:
        listed = self.words.listed(cards)
        return self.words.say("drew", player=self.labels[seat], cards=listed)

    def _card(self, event: CardTaken | CardDrawn) -> str:
        if isinstance(event, CardTaken):
            card = self.phrases.card(event.card)
            return self.words.say("drew-face-up", card=card)
        if event.card:
            return self.words.say("drew-blind", card=self.phrases.card(event.card))
        return self.words.say("drew-unseen", deck=event.deck)

    def line(self, event: Event) -> str | None:  # noqa: C901, PLR0911, PLR0912
        """What an event says by itself; None if the table shows it anyway."""
        phrases = self.phrases
        player = self.labels[getattr(event, "seat", 0)]

        def log(message: str, **values: Argument) -> str:
            return self.words.say(f"log-{message}", player=player, **values)

        match event:
            case TicketsOffered(count=count):
                return log("tickets-offered", n=count)
            case TicketsKept(count=count, kept=None):
                return log("tickets-kept", n=count)
            case TicketsKept(count=count, kept=kept):
                tickets = self.words.listed(map(phrases.ticket, kept or ()))
                return log("tickets-kept-own", n=count, tickets=tickets)
            case PiecesChosen(_, wagons, ships):
                return log("pieces-chosen", wagons=wagons, ships=ships)
            case MarketSwept():
                return log("market-swept", wild=phrases.board.wild)
            case DeckShuffled(_, count):
                return log("deck-shuffled", n=count)
            case TunnelTried(_, route, _, shown, extra):
                cards = phrases.cards(shown)
                return log(
                    "tunnel-tried", route=phrases.ends(route), cards=cards, n=extra
                )
            case TunnelGivenUp(_, route):
                return log("tunnel-given-up", route=phrases.ends(route))
            case RouteClaimed(_, route, paid, points):
                cards, claimed = phrases.cards(paid), phrases.ends(route)
                return log("route-claimed", route=claimed, cards=cards, n=points)
            case StationBuilt(_, city):
                return log("station-built", city=phrases.place(city))
            case PortBuilt(_, city):
                return log("port-built", city=phrases.place(city))
            case PiecesExchanged(_, count, given):
                return log(f"exchanged-{given}", n=count)
            case RoutesBorrowed(_, routes):
                borrowed = phrases.borrowed(routes)
                return log("routes-borrowed", n=len(routes), routes=borrowed)
            case TurnPassed():
                return log("turn-passed")
            case LastTurnsBegan(_, turns):
                return log("last-turns", n=turns)
            case BorrowingAsked():
                return log("borrowing-asked")
            case GameEnded():
                return log("game-ended")
        return None
