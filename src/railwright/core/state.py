"""A position: everything that changes during a game, flat and quick to copy."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.chance import CARDS, STREAMS, below, secret_below, step
from railwright.core.codes import DECK_SHUFFLED, IN_BOX, NOBODY, OPENING
from railwright.core.rules import BIT, WORD, Rules


def _numbers(count: i64, value: i64) -> vec[i64]:
    return vec[i64]([int(value) for _ in range(int(count))])


def _zeros(count: i64) -> vec[i64]:
    return _numbers(count, 0)


def _bytes(count: i64, value: i64) -> vec[u8]:
    return vec[u8]([u8(value) for _ in range(int(count))])


def _repeated(values: vec[i64], times: i64) -> vec[i64]:
    return vec[i64]([int(value) for _ in range(int(times)) for value in values])


def _total(values: vec[i64]) -> i64:
    total: i64 = 0
    for value in values:
        total += value
    return total


MOST_ACTIONS: Final = 16_384
"""Room for the actions of the richest hand on the largest of our boards."""


class State:
    """One position of one game."""

    # Scratch, shared by copies and never part of the position.
    actions: vec[i64]
    ways: vec[i64]
    near: vec[i64]
    payment: vec[i64]

    def __init__(self, rules: Rules, model: "State | None" = None) -> None:
        self.rules = rules
        self.journal: list[tuple[int, int, int]] | None = None
        """Where people want to read what happens; simulations have none."""
        if model is None:
            self._lay_out(rules)
        else:
            self.copy_from(model)
            self.actions = model.actions
            self.ways = model.ways
            self.near = model.near
            self.payment = model.payment

    def _lay_out(self, rules: Rules) -> None:
        """Everything in its box: no card dealt, no decision made."""
        seats = rules.seats
        self.phase: i64 = OPENING
        self.player: i64 = 0
        self.first: i64 = 0
        self.secret: bytes = b""
        self.streams: vec[i64] = _zeros(STREAMS)
        # Cards. A deck's last `known` cards lie in a fixed order, the top one last;
        # the others are a multiset from which each draw picks one.
        self.deck: vec[u8] = _bytes(_total(rules.deck_size), 0)
        self.in_deck: vec[i64] = _zeros(rules.decks)
        self.known: vec[i64] = _zeros(rules.decks)
        self.discard: vec[i64] = _zeros(rules.kinds)
        self.in_discard: vec[i64] = _zeros(rules.decks)
        self.market: vec[i64] = _numbers(rules.face_up, -1)
        self.hand: vec[i64] = _zeros(seats * rules.kinds)
        self.in_hand: vec[i64] = _zeros(seats)
        # Pieces and the board.
        self.stock: vec[i64] = _repeated(rules.stock, seats)
        self.box: vec[i64] = _repeated(rules.box, seats)
        self.score: vec[i64] = _zeros(seats)
        left = rules.stations + rules.ports
        self.buildings: vec[i64] = _numbers(seats, left)
        self.building_at: vec[u8] = _bytes(rules.cities, NOBODY)
        self.owner: vec[u8] = _bytes(rules.routes, NOBODY)
        self.reached: vec[u8] = _bytes(seats * rules.cities, 0)
        """How many routes of a player end in a city."""
        self.open: vec[i64] = _repeated(_all_routes(rules), seats)
        # Tickets: the deck is a ring.
        self.ticket_ring: vec[u8] = _bytes(rules.tickets, 0)
        self.ticket_top: i64 = 0
        self.ticket_count: i64 = 0
        self.holder: vec[u8] = _bytes(rules.tickets, IN_BOX)
        self.offer: vec[i64] = _zeros(seats * 8)
        self.in_offer: vec[i64] = _zeros(seats)
        self.choice: vec[i64] = _numbers(seats, -1)
        """Secret opening decisions that wait for the others; -1 while undecided."""
        # A tunnel between reveal and payment.
        self.tunnel: i64 = -1
        self.tunnel_color: i64 = -1
        self.tunnel_extra: i64 = 0
        self.laid: vec[i64] = _zeros(rules.kinds)
        self.revealed: vec[i64] = _zeros(rules.kinds)
        # Ending.
        self.turns_left: i64 = -1
        self.passes: i64 = 0
        self.borrowed: vec[i64] = _numbers(seats * 3, -1)
        self.actions = _zeros(MOST_ACTIONS)
        self.ways = _zeros(128)
        self.near = _zeros(rules.words)
        self.payment = _zeros(rules.kinds)

    def copy_from(self, other: "State") -> None:
        """Become the same position as another state of the same rules."""
        self.phase = other.phase
        self.player = other.player
        self.first = other.first
        self.secret = other.secret
        self.streams = other.streams[:]
        self.deck = other.deck[:]
        self.in_deck = other.in_deck[:]
        self.known = other.known[:]
        self.discard = other.discard[:]
        self.in_discard = other.in_discard[:]
        self.market = other.market[:]
        self.hand = other.hand[:]
        self.in_hand = other.in_hand[:]
        self.stock = other.stock[:]
        self.box = other.box[:]
        self.score = other.score[:]
        self.buildings = other.buildings[:]
        self.building_at = other.building_at[:]
        self.owner = other.owner[:]
        self.reached = other.reached[:]
        self.open = other.open[:]
        self.ticket_ring = other.ticket_ring[:]
        self.ticket_top = other.ticket_top
        self.ticket_count = other.ticket_count
        self.holder = other.holder[:]
        self.offer = other.offer[:]
        self.in_offer = other.in_offer[:]
        self.choice = other.choice[:]
        self.tunnel = other.tunnel
        self.tunnel_color = other.tunnel_color
        self.tunnel_extra = other.tunnel_extra
        self.laid = other.laid[:]
        self.revealed = other.revealed[:]
        self.turns_left = other.turns_left
        self.passes = other.passes
        self.borrowed = other.borrowed[:]

    def copy(self) -> "State":
        """The same position, from here on independent."""
        return State(self.rules, self)

    def random_below(self, stream: i64, bound: i64) -> i64:
        """The next number from 0 to bound - 1 of a stream of luck."""
        if self.secret:
            counter = self.streams[stream]
            self.streams[stream] = counter + 1
            return secret_below(self.secret, int(stream), int(counter), int(bound))
        state = step(self.streams[stream])
        self.streams[stream] = state
        return below(state, bound)

    def available(self, deck: i64) -> i64:
        """Cards that can still come from a deck, after a shuffle if need be."""
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
        place = player * self.rules.words + route // WORD
        self.open[place] &= ~BIT[route % WORD]

    def is_open(self, player: i64, route: i64) -> bool:
        """Whether a player may still claim a route."""
        word = self.open[player * self.rules.words + route // WORD]
        return word & BIT[route % WORD] != 0

    def pieces_left(self, player: i64) -> i64:
        """Wagons and ships in the stock together (C-60)."""
        return self.stock[player * 2] + self.stock[player * 2 + 1]


def _all_routes(rules: Rules) -> vec[i64]:
    """A mask of all routes."""
    words: list[int] = []
    left = int(rules.routes)
    while left > 0:
        words.append((1 << min(left, WORD)) - 1)
        left -= WORD
    return vec[i64](words)
