"""What one seat may know of a game: the table, its own hand, what it remembers.

A view holds nothing hidden: no cards of others but those that everybody has seen, no
tickets of others, no order of decks, no luck to come (C-69, C-70, Q-44).
"""

from dataclasses import dataclass, replace
from typing import NamedTuple

from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.scoring import belongings, held_tickets
from railwright.core.state import OFFER_ROOM, STATION_ROOM, State
from railwright.core.turns import deciding, may_act
from railwright.core.witness import Witness
from railwright.games import MapSource
from railwright.model.actions import Action, Cards, ChoosePieces, KeepTickets
from railwright.model.listed import listed_actions
from railwright.model.result import Result
from railwright.model.table import Deal
from railwright.model.vocabulary import Vocabulary

PHASES = (
    "opening",
    "pieces",
    "turn",
    "second-card",
    "offer",
    "tunnel",
    "refill",
    "borrowing",
    "over",
)
"""The names of the phases, by their numbers in the core."""


class BoxedPieces(NamedTuple):
    """Pieces in the box, which an exchange could bring."""

    wagons: int
    ships: int


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What everybody knows of a player."""

    seat: int
    score: int
    cards: int
    """How many cards the hand has."""
    known: Cards
    """Cards of the hand that everybody has seen."""
    tickets: int
    """How many tickets the player holds."""
    wagons: int
    ships: int
    box: BoxedPieces
    buildings: int
    """Stations or ports not built yet."""
    borrowed: tuple[tuple[str, str], ...]
    """What the player's stations borrow, if the player has said so (Q-32)."""


@dataclass(frozen=True, slots=True)
class TunnelView:
    """A tunnel that waits for its payment."""

    route: str
    cards: Cards
    revealed: Cards
    extra: int


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or a spectator, may know."""

    game: str
    options: tuple[tuple[str, str], ...]
    board: MapSource | None
    """The map that it is played on, if it is not that of the game."""
    seat: int | None
    """Whose view this is; None for a spectator."""
    phase: str
    first: int
    """Who began."""
    deciding: tuple[int, ...]
    """The seats that have to decide something now."""
    market: tuple[str | None, ...]
    decks: tuple[tuple[str, int], ...]
    """The decks and how many cards each has."""
    discards: Cards
    ticket_deck: int
    routes: tuple[tuple[str, int], ...]
    """The routes that are claimed, and by whom."""
    buildings: tuple[tuple[str, int], ...]
    """The cities with a station or port, and whose it is."""
    tunnel: TunnelView | None
    turns_left: int | None
    """Turns until the end, once the last ones have begun."""
    passes: int
    """Turns passed in a row; a whole round of that ends the game."""
    players: tuple[PlayerView, ...]
    result: Result | None
    """At the end, when all tickets are open."""
    hand: Cards
    tickets: tuple[str, ...]
    offer: tuple[str, ...]
    """The tickets from which the seat chooses."""
    decision: Action | None
    """What the seat has decided in secret, while others still think."""
    actions: tuple[Action, ...]
    """What the seat may do now."""

    @property
    def is_over(self) -> bool:
        """Whether the last turn has been played."""
        return self.phase == PHASES[codes.OVER]


class Onlooker:
    """Looks at a state, and takes along only what everybody may see."""

    def __init__(self, state: State, words: Vocabulary, witness: Witness) -> None:
        self.state = state
        self.words = words
        self.witness = witness

    def view(self, deal: Deal, result: Result | None) -> View:
        """What a spectator sees."""
        seats = range(int(self.state.rules.seats))
        return View(
            game=deal.game,
            options=deal.options,
            board=deal.board,
            seat=None,
            phase=self.phase(),
            first=int(self.state.first),
            deciding=self.deciding(),
            market=self.market(),
            decks=self.decks(),
            discards=self.discards(),
            ticket_deck=self.ticket_deck(),
            routes=self._routes(),
            buildings=self._buildings(),
            tunnel=self.tunnel(),
            turns_left=self.turns_left(),
            passes=self.passes(),
            players=tuple(self.player(seat) for seat in seats),
            result=result,
            hand=(),
            tickets=(),
            offer=(),
            decision=None,
            actions=(),
        )

    def phase(self) -> str:
        """What is to be decided next."""
        return PHASES[self.state.phase]

    def deciding(self) -> tuple[int, ...]:
        """The seats that have to decide something now."""
        return deciding(self.state)

    def market(self) -> tuple[str | None, ...]:
        """The face-up cards, slot by slot."""
        cards = self.words.cards
        return tuple(cards[card] if card >= 0 else None for card in self.state.market)

    def decks(self) -> tuple[tuple[str, int], ...]:
        """The decks and how many cards each has."""
        return tuple(zip(self.words.decks, self.state.in_deck, strict=True))

    def discards(self) -> Cards:
        """The cards on all discard piles."""
        return self.words.held(self.state.discard)

    def ticket_deck(self) -> int:
        """How many tickets can still be drawn."""
        return int(self.state.ticket_count)

    def turns_left(self) -> int | None:
        """Turns until the end, once the last ones have begun."""
        return int(self.state.turns_left) if self.state.turns_left >= 0 else None

    def passes(self) -> int:
        """Turns passed in a row."""
        return int(self.state.passes)

    def _routes(self) -> tuple[tuple[str, int], ...]:
        return tuple(
            (self.words.route(route), owner)
            for route, owner in belongings(self.state.owner)
        )

    def _buildings(self) -> tuple[tuple[str, int], ...]:
        return tuple(
            (self.words.city(city), owner)
            for city, owner in belongings(self.state.building_at)
        )

    def tunnel(self) -> TunnelView | None:
        """The tunnel that waits for its payment, if there is one."""
        state, words = self.state, self.words
        if state.tunnel < 0:
            return None
        return TunnelView(
            words.route(state.tunnel),
            words.held(state.laid),
            words.held(state.revealed),
            int(state.tunnel_extra),
        )

    def player(self, seat: int) -> PlayerView:
        """What everybody knows of a player."""
        state = self.state
        return PlayerView(
            seat=seat,
            score=int(state.score[seat]),
            cards=int(state.in_hand[seat]),
            known=self.words.held(self.witness.known_of(seat)),
            tickets=len(held_tickets(state, seat)),
            wagons=int(state.stock[seat * 2]),
            ships=int(state.stock[seat * 2 + 1]),
            box=BoxedPieces(int(state.box[seat * 2]), int(state.box[seat * 2 + 1])),
            buildings=int(state.buildings[seat]),
            borrowed=self.borrowed(seat),
        )

    def borrowed(self, seat: int) -> tuple[tuple[str, str], ...]:
        """What a player's stations borrow, city by city."""
        cities = stations_of(self.state, seat) if self.state.rules.stations else []
        base = seat * STATION_ROOM
        routes = self.state.borrowed[base : base + len(cities)]
        return tuple(
            (self.words.city(city), self.words.route(route))
            for city, route in zip(cities, routes, strict=True)
            if route >= 0
        )


class Participant:
    """Looks at a state on behalf of one seat, and takes along what is its own."""

    def __init__(self, state: State, words: Vocabulary, seat: int) -> None:
        self.state = state
        self.words = words
        self.seat = seat

    def view(self, seen: View) -> View:
        """What everybody sees, and what this seat alone may know."""
        return replace(
            seen,
            seat=self.seat,
            hand=self.hand(),
            tickets=self.tickets(),
            offer=self.offer(),
            decision=self.decision(),
            actions=self._actions(),
        )

    def hand(self) -> Cards:
        """The seat's own cards."""
        kinds = len(self.words.cards)
        return self.words.held(
            self.state.hand[self.seat * kinds : (self.seat + 1) * kinds]
        )

    def tickets(self) -> tuple[str, ...]:
        """The tickets that the seat holds."""
        held = held_tickets(self.state, self.seat)
        return tuple(self.words.ticket(ticket) for ticket in held)

    def offer(self) -> tuple[str, ...]:
        """The tickets from which the seat chooses."""
        base = self.seat * OFFER_ROOM
        offer = self.state.offer[base : base + self.state.in_offer[self.seat]]
        return tuple(self.words.ticket(ticket) for ticket in offer)

    def decision(self) -> Action | None:
        """What the seat has decided in secret."""
        if self.state.choice[self.seat] < 0:
            return None
        choice = int(self.state.choice[self.seat])
        if self.state.phase == codes.PIECES:
            return ChoosePieces(choice, int(self.state.rules.fleet) - choice)
        places = [place for place in range(OFFER_ROOM) if choice >> place & 1]
        return KeepTickets(tuple(place + 1 for place in places))

    def _actions(self) -> tuple[Action, ...]:
        if not may_act(self.state, self.seat):
            return ()
        return tuple(listed_actions(self.state, self.words, self.seat))
