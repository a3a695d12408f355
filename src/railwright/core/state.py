"""A position: everything that changes during a game, flat and quick to copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.chance import CARDS, STREAMS, below, secret_below, step
from railwright.core.codes import DECK_SHUFFLED, IN_BOX, NOBODY, OPENING
from railwright.core.menu import MOST_ACTIONS, ROOM, Menu
from railwright.core.network import zeros
from railwright.core.rules import BIT, WORD, Rules

OFFER_ROOM: Final = 8
"""Places for an offer, for each seat."""
STATION_ROOM: Final = 3
"""Places for what stations borrow, for each seat."""


def _numbers(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value) for _ in range(int(count))])


def _bytes(count: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value) for _ in range(int(count))])


def _repeated(values: vec[i64], times: i64) -> vec[i64]:
    return vec[i64]([int(value) for _ in range(int(times)) for value in values])


def _total(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total


_IS_INTERPRETED: Final = __file__.endswith(".py")


def _copied(old: vec[i64], new: vec[i64]) -> vec[i64]:
    """The new numbers, in the place of the old: few of them need no new memory."""
    if len(old) != len(new) or _IS_INTERPRETED:  # a slice is quicker than a loop
        return new[:]
    place: i64 = 0
    while place < len(new):
        old[place] = new[place]
        place += 1
    return old


class State:
    """One position of one game."""

    phase: i64 = OPENING
    player: i64 = 0
    first: i64 = 0
    secret: bytes = b""
    streams: vec[i64] = vec[i64]()
    # Cards. A deck's last `known` cards lie in a fixed order, the top one last;
    # the others are a multiset from which each draw picks one.
    deck: vec[u8] = vec[u8]()
    in_deck: vec[i64] = vec[i64]()
    known: vec[i64] = vec[i64]()
    discard: vec[i64] = vec[i64]()
    in_discard: vec[i64] = vec[i64]()
    market: vec[i64] = vec[i64]()
    hand: vec[i64] = vec[i64]()
    in_hand: vec[i64] = vec[i64]()
    # Pieces and the board.
    stock: vec[i64] = vec[i64]()
    box: vec[i64] = vec[i64]()
    score: vec[i64] = vec[i64]()
    buildings: vec[i64] = vec[i64]()
    building_at: vec[u8] = vec[u8]()
    owner: vec[u8] = vec[u8]()
    reached: vec[u8] = vec[u8]()
    """How many routes of a player end in a city."""
    open: vec[i64] = vec[i64]()
    # Tickets: the deck is a ring.
    ticket_ring: vec[u8] = vec[u8]()
    ticket_top: i64 = 0
    ticket_count: i64 = 0
    holder: vec[u8] = vec[u8]()
    offer: vec[i64] = vec[i64]()
    in_offer: vec[i64] = vec[i64]()
    choice: vec[i64] = vec[i64]()
    """Secret opening decisions that wait for the others; -1 while undecided."""
    # A tunnel between reveal and payment.
    tunnel: i64 = -1
    tunnel_color: i64 = -1
    tunnel_extra: i64 = 0
    laid: vec[i64] = vec[i64]()
    revealed: vec[i64] = vec[i64]()
    # Ending.
    turns_left: i64 = -1
    passes: i64 = 0
    borrowed: vec[i64] = vec[i64]()
    # Scratch, which no call relies on after another; no part of the position.
    actions: vec[i64] = vec[i64]()
    payment: vec[i64] = vec[i64]()

    def __init__(
        self,
        rules: Rules,
        model: "State | None" = None,
        scratch: "State | None" = None,
    ) -> None:
        self.rules = rules
        self.journal: list[tuple[int, int, int]] | None = None
        """Where people want to read what happens; simulations have none."""
        self.menu: Menu = Menu(rules) if scratch is None else scratch.menu
        """Scratch, like the fields above."""
        if scratch is None:
            self.actions = ROOM[:MOST_ACTIONS]
            self.payment = zeros(rules.kinds)
        else:
            self.actions = scratch.actions
            self.payment = scratch.payment
        if model is None:
            self._lay_out(rules)
        else:
            self.copy_from(model)

    def _lay_out(self, rules: Rules) -> None:
        """Everything in its box: no card dealt, no decision made."""
        seats = rules.seats
        self.streams = zeros(STREAMS)
        self.deck = _bytes(_total(rules.deck_size), 0)
        self.in_deck = zeros(rules.decks)
        self.known = zeros(rules.decks)
        self.discard = zeros(rules.kinds)
        self.in_discard = zeros(rules.decks)
        self.market = _numbers(rules.face_up, -1)
        self.hand = zeros(seats * rules.kinds)
        self.in_hand = zeros(seats)
        self.stock = _repeated(rules.stock, seats)
        self.box = _repeated(rules.box, seats)
        self.score = zeros(seats)
        self.buildings = _numbers(seats, rules.stations + rules.ports)
        self.building_at = _bytes(rules.cities, NOBODY)
        self.owner = _bytes(rules.routes, NOBODY)
        self.reached = _bytes(seats * rules.cities, 0)
        self.open = _repeated(_all_routes(rules), seats)
        self.ticket_ring = _bytes(rules.tickets, 0)
        self.holder = _bytes(rules.tickets, IN_BOX)
        self.offer = zeros(seats * OFFER_ROOM)
        self.in_offer = zeros(seats)
        self.choice = _numbers(seats, -1)
        self.laid = zeros(rules.kinds)
        self.revealed = zeros(rules.kinds)
        self.borrowed = _numbers(seats * STATION_ROOM, -1)

    def copy_from(self, other: "State") -> None:
        """Become the same position as another state of the same rules."""
        self.phase = other.phase
        self.player = other.player
        self.first = other.first
        self.secret = other.secret
        self.streams = _copied(self.streams, other.streams)
        self.deck = other.deck[:]
        self.in_deck = _copied(self.in_deck, other.in_deck)
        self.known = _copied(self.known, other.known)
        self.discard = other.discard[:]
        self.in_discard = _copied(self.in_discard, other.in_discard)
        self.market = _copied(self.market, other.market)
        self.hand = other.hand[:]
        self.in_hand = _copied(self.in_hand, other.in_hand)
        self.stock = _copied(self.stock, other.stock)
        self.box = _copied(self.box, other.box)
        self.score = _copied(self.score, other.score)
        self.buildings = _copied(self.buildings, other.buildings)
        self.building_at = other.building_at[:]
        self.owner = other.owner[:]
        self.reached = other.reached[:]
        self.open = _copied(self.open, other.open)
        self.ticket_ring = other.ticket_ring[:]
        self.ticket_top = other.ticket_top
        self.ticket_count = other.ticket_count
        self.holder = other.holder[:]
        self.offer = other.offer[:]
        self.in_offer = _copied(self.in_offer, other.in_offer)
        self.choice = _copied(self.choice, other.choice)
        self.tunnel = other.tunnel
        self.tunnel_color = other.tunnel_color
        self.tunnel_extra = other.tunnel_extra
        self.laid = other.laid[:]
        self.revealed = other.revealed[:]
        self.turns_left = other.turns_left
        self.passes = other.passes
        self.borrowed = _copied(self.borrowed, other.borrowed)

    def copy(self) -> "State":
        """The same position with the same scratch: quick and small, for one thread."""
        return State(self.rules, self, self)

    def copy_apart(self, scratch: "State | None" = None) -> "State":
        """The same position, with scratch of its own or of another state."""
        return State(self.rules, self, scratch)

    def random_below(self, stream: i64, bound: i64) -> i64:
        """The next number from 0 to bound - 1 of a stream of luck."""
        if len(self.secret) > 0:
            counter = self.streams[stream]
            self.streams[stream] = counter + 1
            return secret_below(self.secret, int(stream), int(counter), int(bound))
        state = step(self.streams[stream])
        self.streams[stream] = state
        return below(state, bound)

    def available(self, deck: i64) -> i64:
        """Cards that can still come from a deck, after a shuffle if need be.

        There are none in a deck that the game does not have.
        """
        if deck >= self.rules.decks:
            return 0
        return self.in_deck[deck] + self.in_discard[deck]

    def draw_card(self, deck: i64) -> i64:
        """Take the top card of a deck; its discards are shuffled in when it is empty.

        Returns -1 if there is no card (C-21, Q-14).
        """
        count = self.in_deck[deck]
        if count == 0:
            if self.in_discard[deck] == 0:
                return -1
            count = self._shuffle_discards(deck)
        start = self.rules.deck_start[deck]
        last = start + count - 1
        place = last
        if self.known[deck] > 0:
            self.known[deck] -= 1
        else:
            place = start + self.random_below(CARDS + deck, count)
        cards = self.deck
        card = cards[place]
        cards[place] = cards[last]
        self.in_deck[deck] = count - 1
        return i64(card)

    def _shuffle_discards(self, deck: i64) -> i64:
        rules = self.rules
        cards = self.deck
        start = self.rules.deck_start[deck]
        count: i64 = 0
        kind: i64 = 0
        while kind < rules.kinds:
            if rules.kind_deck[kind] == deck:
                copies = self.discard[kind]
                while copies > 0:
                    cards[start + count] = u8(kind)
                    count += 1
                    copies -= 1
                self.discard[kind] = 0
            kind += 1
        self.in_discard[deck] = 0
        self.known[deck] = 0
        self.tell(DECK_SHUFFLED, deck, count)
        return count

    def tell(self, event: i64, which: i64, what: i64) -> None:
        """Write an event into the journal, if there is one."""
        if self.journal is not None:
            self._write_down(event, which, what)

    def _write_down(self, event: i64, which: i64, what: i64) -> None:
        # Apart, so that there is next to nothing to do without a journal.
        if self.journal is not None:
            self.journal.append((int(event), int(which), int(what)))

    def throw_away(self, kind: i64, count: i64) -> None:
        """Put cards on the discard pile of their own deck (C-05, Q-48)."""
        self.discard[kind] += count
        self.in_discard[self.rules.kind_deck[kind]] += count

    def take_in_hand(self, player: i64, kind: i64, count: i64) -> None:
        """Add cards to a hand, or take them out if the count is negative."""
        self.hand[player * self.rules.kinds + kind] += count
        self.in_hand[player] += count

    def close_route(self, player: i64, route: i64) -> None:
        """Bar a route to a player for good."""
        place = self.rules.place_of[route]
        word = player * self.rules.words + place // WORD
        self.open[word] &= ~BIT[place % WORD]

    def is_open(self, player: i64, route: i64) -> bool:
        """Whether a player may still claim a route."""
        place = self.rules.place_of[route]
        word = self.open[player * self.rules.words + place // WORD]
        return word & BIT[place % WORD] != 0

    def pieces_left(self, player: i64) -> i64:
        """Wagons and ships in the stock together (C-60)."""
        return self.stock[player * 2] + self.stock[player * 2 + 1]


def _all_routes(rules: Rules) -> vec[i64]:
    """A mask of all routes."""
    words = zeros(rules.words)
    for place in rules.place_of:
        words[place // WORD] |= BIT[place % WORD]
    return words
