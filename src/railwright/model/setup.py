"""A table on which a position is set up: cards, tickets and pieces, one by one."""

from collections.abc import Iterator
from dataclasses import replace

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core import codes
from railwright.core.buildings import can_borrow, stations_of
from railwright.core.chance import STREAMS, first_state
from railwright.core.claim import mark_owner
from railwright.core.market import deal_market, settle_market
from railwright.core.packing import derive_counts
from railwright.core.state import STATION_ROOM, State
from railwright.core.tickets import put_under
from railwright.core.witness import Witness
from railwright.errors import GameError, NotationError
from railwright.model.actions import Cards
from railwright.model.contradictions import Contradiction, contradictions
from railwright.model.defaults import (
    LineKey,
    fill_pieces,
    fill_turns_left,
    likely_phase,
    most_rejected,
)
from railwright.model.moments import impossible_moments
from railwright.model.supply import Supply
from railwright.model.table import Deal, lay_out


class Setup:
    """Lays out what somebody says, then fills in what follows from the rest."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.table = lay_out(deal)
        self.words = self.table.words
        self.state = State(self.table.rules)
        self.supply = Supply(self.table)
        self.witness = Witness(self.table.rules)
        self.piles: dict[int, tuple[list[int], list[int]]] = {}
        """The cards of each deck from the bottom, and those on top in their order."""
        self.rests: dict[int, LineKey] = {}
        """For each deck the place where all its cards lie that lie nowhere else."""
        self.chooses_fleet: dict[int, bool] = {}
        """For each secret decision whether it is about pieces, not about tickets."""
        self.spent: dict[int, tuple[int, int]] = {}
        """Wagons and ships of a seat on routes that are not named."""
        self.ticket_deck: list[int] = []
        self.has_rest_of_tickets = False
        self.borrowed: dict[int, tuple[tuple[str, str], ...]] = {}
        for stream in range(STREAMS):
            self.state.streams[stream] = first_state(0, stream)

    def put_in_hand(self, seat: int, cards: Cards) -> None:
        """Give cards to a player."""
        self._put(self.state.hand, seat, cards)

    def throw_away(self, cards: Cards) -> None:
        """Put cards on the discard pile."""
        self._put(self.state.discard, 0, cards)

    def lay_tunnel(self, route: str, laid: Cards, revealed: Cards) -> None:
        """Lay the cards of a tunnel whose payment is awaited."""
        self.state.tunnel = self.words.route_number(route)
        self._put(self.state.laid, 0, laid)
        self._put(self.state.revealed, 0, revealed)

    def _put(self, counts: vec[i64], row: int, cards: Cards) -> None:
        for kind, count in self.supply.take(cards):
            counts[row * len(self.words.cards) + kind] += count

    def leave_rest(self, place: LineKey, deck: int | None = None) -> None:
        """Have all cards here that lie nowhere else: of a deck, or of all others."""
        decks = range(len(self.words.decks)) if deck is None else [deck]
        free = [each for each in decks if each not in self.rests]
        if not free:
            raise NotationError("only one place can hold the rest of a deck")
        self.rests |= dict.fromkeys(free, place)

    def decide(self, seat: int, choice: int, *, is_fleet: bool) -> None:
        """Note a secret decision: a fleet, or the places of the tickets kept."""
        self.state.choice[seat] = choice
        self.chooses_fleet[seat] = is_fleet

    def lay_market(self, cards: list[str | None]) -> None:
        """Lay a card, or none, in each slot."""
        for slot, card in enumerate(cards):
            if card is not None:
                [(kind, _)] = self.supply.take(((card, 1),))
                self.state.market[slot] = kind

    def lay_deck(self, deck: int, bottom: Cards, top: Cards) -> None:
        """Lay a deck from the bottom; of those on top the first is drawn next."""
        self.piles[deck] = (self._of_deck(deck, bottom), self._of_deck(deck, top))

    def _of_deck(self, deck: int, cards: Cards) -> list[int]:
        """Cards one by one, in their order."""
        kinds = []
        for kind, count in self.supply.take(cards):
            if self.state.rules.kind_deck[kind] != deck:
                card, name = self.words.cards[kind], self.words.decks[deck]
                raise GameError(f"the {name} deck has no {card} cards")
            kinds += [kind] * count
        return kinds

    def lay_ticket_deck(self, tickets: list[str]) -> None:
        """Lay tickets from the top; `rest` stands for all that lie nowhere else."""
        self.has_rest_of_tickets = tickets[-1:] == ["rest"]
        named = tickets[:-1] if self.has_rest_of_tickets else tickets
        for ticket in named:
            number = self.supply.take_ticket(ticket)
            if not self.is_of_deck(number):
                text = f"{ticket} is dealt before the game and is never in the deck"
                raise GameError(f"{text} (E-05)")
            self.ticket_deck.append(number)

    def is_of_deck(self, ticket: int) -> bool:
        """Whether a ticket is one that is drawn later; others are only dealt (E-05)."""
        rules = self.state.rules
        return bool(rules.ticket_deck[ticket] == len(rules.piles) - 1)

    def own(self, seat: int, route: str) -> None:
        """Give a route to a player."""
        number = self.words.route_number(route)
        if self.state.owner[number] != codes.NOBODY:
            owner = int(self.state.owner[number]) + 1
            raise GameError(f"{route} already belongs to seat {owner}")
        mark_owner(self.state, number, seat)

    def build(self, seat: int, city: str) -> None:
        """Build a station or a port for nothing."""
        state = self.state
        place = self.words.city_number(city)
        if state.building_at[place] != codes.NOBODY:
            raise GameError(f"{city} already has a building")
        if not state.buildings[seat]:
            most = int(state.rules.stations + state.rules.ports)
            raise GameError(
                f"seat {seat + 1} has {most} buildings, so none is left for {city}"
            )
        state.building_at[place] = u8(seat)
        state.buildings[seat] -= 1

    def take_secret(self, secret: bytes) -> None:
        """Have all luck follow from a secret."""
        self.state.secret = secret
        self.deal = replace(self.deal, secret=secret)

    def finish(self, told: set[LineKey]) -> list[Contradiction]:
        """Fill in what follows from the rest; the contradictions with their places."""
        state = self.state
        if ("phase", None) not in told:
            state.phase = likely_phase(state)
        self._lay_rests(is_market_told=("market", None) in told)
        self._lay_tickets(is_told=("ticket-deck", None) in told)
        fill_pieces(state, told, self.spent)
        if ("turns-left", None) not in told:
            fill_turns_left(state)
        return [
            *contradictions(state, self.words, self.witness, self.spent),
            *impossible_moments(state, self.words),
            *self._wrong_decisions(),
            *(each for seat in self.borrowed for each in self._borrow(seat)),
            *((("deck", None), text) for text in self.supply.left_over()),
            *self._missing_tickets(),
        ]

    def _lay_rests(self, *, is_market_told: bool) -> None:
        """Put the cards that lie nowhere where they are said to be, or in the decks."""
        for deck in range(len(self.words.decks)):
            place = self.rests.get(deck, (f"deck {self.words.decks[deck]}", None))
            is_free = deck in self.rests or deck not in self.piles
            rest = self.supply.take_rest(deck) if is_free else []
            bottom, top = self.piles.get(deck, ([], []))
            match place:
                case ("hand", int(seat)):
                    self._add(self.state.hand, seat, rest)
                case ("discard", _):
                    self._add(self.state.discard, 0, rest)
                case _:
                    bottom += [kind for kind, count in rest for _ in range(count)]
            self.piles[deck] = (bottom, top)
            self._fill_deck(deck, bottom)
        derive_counts(self.state)
        if not is_market_told:
            deal_market(self.state)
            settle_market(self.state)
        for deck, (_, top) in self.piles.items():
            self._fill_deck(deck, top[::-1])
            self.state.known[deck] = len(top)

    def _add(self, counts: vec[i64], row: int, cards: list[tuple[int, int]]) -> None:
        for kind, count in cards:
            counts[row * len(self.words.cards) + kind] += count

    def _fill_deck(self, deck: int, kinds: list[int]) -> None:
        """Put cards on a deck."""
        state = self.state
        start = int(state.rules.deck_start[deck] + state.in_deck[deck])
        for place, kind in enumerate(kinds):
            state.deck[start + place] = u8(kind)
        state.in_deck[deck] += len(kinds)

    def _lay_tickets(self, *, is_told: bool) -> None:
        """Lay the ticket deck; more than can have been rejected must lie in it."""
        free = self._free_tickets()
        if not is_told and len(free) > most_rejected(self.state):
            self.has_rest_of_tickets = True
        for ticket in self.ticket_deck:
            put_under(self.state, ticket)
        for ticket in free if self.has_rest_of_tickets else []:
            put_under(self.state, ticket)
            self.supply.drop_ticket(ticket)

    def _free_tickets(self) -> list[int]:
        """The tickets for the deck that lie nowhere yet."""
        named = self.supply.tickets.values()
        return [ticket for each in named for ticket in each if self.is_of_deck(ticket)]

    def _missing_tickets(self) -> Iterator[Contradiction]:
        missing, most = len(self._free_tickets()), most_rejected(self.state)
        if missing > most:
            text = f"{missing} tickets are missing, but at most {most} were rejected"
            hint = "end the ticket-deck with `rest`"
            yield ("ticket-deck", None), f"{text} (C-08, C-54): {hint}"

    def _wrong_decisions(self) -> Iterator[Contradiction]:
        for seat, is_fleet in self.chooses_fleet.items():
            if is_fleet != (self.state.phase == codes.PIECES):
                wanted = "tickets" if is_fleet else "pieces"
                yield ("decided", seat), f"in this phase {wanted} are chosen (Q-42)"

    def _borrow(self, seat: int) -> Iterator[Contradiction]:
        """Note what stations borrow, once everything else lies on the table."""
        wanted = dict(self.borrowed[seat])
        for place, number in enumerate(stations_of(self.state, seat)):
            city = self.words.city(number)
            route = wanted.pop(city, None)
            if route is None:
                continue
            borrowed = self.words.board.route_index.get(route, -1)
            if borrowed < 0 or not can_borrow(self.state, seat, number, borrowed):
                yield ("borrows", seat), f"{city} cannot borrow {route} (E-29)"
            else:
                self.state.borrowed[seat * STATION_ROOM + place] = borrowed
        for city in wanted:
            yield ("borrows", seat), f"seat {seat + 1} has no station in {city}"
