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

Line = tuple[str, dict[str, Argument]]
"""A message of the log, and its values."""


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

    def line(self, event: Event) -> str | None:
        """What an event says by itself; None if the table shows it anyway."""
        ways = (self._tickets, self._goods, self._route, self._building, self._turn)
        found = [told for tell in ways if (told := tell(event))]
        if not found:
            return None
        [(message, values)] = found
        player = self.labels[getattr(event, "seat", 0)]
        return self.words.say(f"log-{message}", player=player, **values)

    def _tickets(self, event: Event) -> Line | None:
        match event:
            case TicketsOffered(count=count):
                return "tickets-offered", {"n": count}
            case TicketsKept(count=count, kept=None):
                return "tickets-kept", {"n": count}
            case TicketsKept(count=count, kept=kept):
                tickets = self.words.listed(map(self.phrases.ticket, kept or ()))
                return "tickets-kept-own", {"n": count, "tickets": tickets}
        return None

    def _goods(self, event: Event) -> Line | None:
        """Pieces and cards that come and go."""
        match event:
            case PiecesChosen(_, wagons, ships):
                return "pieces-chosen", {"wagons": wagons, "ships": ships}
            case PiecesExchanged(_, count, given):
                return f"exchanged-{given}", {"n": count}
            case MarketSwept():
                return "market-swept", {"wild": self.phrases.board.wild}
            case DeckShuffled(_, count):
                return "deck-shuffled", {"n": count}
        return None

    def _route(self, event: Event) -> Line | None:
        phrases = self.phrases
        match event:
            case TunnelTried(_, route, _, shown, extra):
                cards, ends = phrases.cards(shown), phrases.ends(route)
                return "tunnel-tried", {"route": ends, "cards": cards, "n": extra}
            case TunnelGivenUp(_, route):
                return "tunnel-given-up", {"route": phrases.ends(route)}
            case RouteClaimed(_, route, paid, points):
                cards, ends = phrases.cards(paid), phrases.ends(route)
                return "route-claimed", {"route": ends, "cards": cards, "n": points}
        return None

    def _building(self, event: Event) -> Line | None:
        match event:
            case StationBuilt(_, city):
                return "station-built", {"city": self.phrases.place(city)}
            case PortBuilt(_, city):
                return "port-built", {"city": self.phrases.place(city)}
            case RoutesBorrowed(_, routes):
                borrowed = self.phrases.borrowed(routes)
                return "routes-borrowed", {"n": len(routes), "routes": borrowed}
        return None

    def _turn(self, event: Event) -> Line | None:
        """How the game goes on, and ends."""
        match event:
            case TurnPassed():
                return "turn-passed", {}
            case LastTurnsBegan(_, turns):
                return "last-turns", {"n": turns, "ships": self.phrases.ships}
            case BorrowingAsked():
                return "borrowing-asked", {}
            case GameEnded():
                return "game-ended", {}
        return None
