"""Positions as bytes: equal bytes for equal positions, in every build.

What follows from the rest is not packed: counts of hands and discards, cities
reached, routes closed. Places that mean nothing are left out, so that the way which
led to a position does not show.
"""

from hashlib import blake2b
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.claim import mark_owner
from railwright.core.codes import IN_BOX, IN_DECK, NOBODY, OFFERED
from railwright.core.rules import Rules
from railwright.core.state import OFFER_ROOM, State
from railwright.core.tickets import put_under

SMALL: Final = 2
WIDE: Final = 8


def pack(state: State) -> bytes:
    """The position as bytes."""
    out = _Writer()
    out.put(len(state.secret), SMALL)
    out.raw(state.secret)
    for number in state.streams:
        out.put(int(number), WIDE)
    for number in _scalars(state):
        out.put(number, SMALL)
    for table in _tables(state):
        for value in table:
            out.put(int(value), SMALL)
    _pack_cards(state, out)
    _pack_tickets(state, out)
    out.raw(bytes([int(owner) for owner in state.owner]))
    out.raw(bytes([int(owner) for owner in state.building_at]))
    return out.packed()


def unpack(rules: Rules, packed: bytes) -> State:
    """The position of some bytes; ValueError if they are none of these rules."""
    source = _Reader(packed)
    state = State(rules)
    state.secret = source.raw(source.take(SMALL))
    for stream in range(len(state.streams)):
        state.streams[stream] = source.take(WIDE)
    _set_scalars(state, source)
    for table in _tables(state):
        for place in range(len(table)):
            table[place] = source.take(SMALL)
    _unpack_cards(state, source)
    _unpack_tickets(state, source)
    _unpack_owners(state, source)
    source.end()
    derive_counts(state)
    return state


def digest(state: State) -> int:
    """64 bits by which positions can be told apart, the same in every build."""
    return int.from_bytes(blake2b(pack(state), digest_size=8).digest(), "little")


def derive_counts(state: State) -> None:
    """Count the hands and the discards of each deck anew."""
    rules = state.rules
    for deck in range(int(rules.decks)):
        state.in_discard[deck] = 0
    for kind in range(int(rules.kinds)):
        state.in_discard[rules.kind_deck[kind]] += state.discard[kind]
    for seat in range(int(rules.seats)):
        state.in_hand[seat] = 0
        for kind in range(int(rules.kinds)):
            state.in_hand[seat] += state.hand[seat * rules.kinds + kind]


@final
class _Writer:
    """Collects numbers as bytes."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def put(self, number: int, size: int) -> None:
        self._parts.append(number.to_bytes(size, "little", signed=True))

    def raw(self, part: bytes) -> None:
        self._parts.append(part)

    def packed(self) -> bytes:
        return b"".join(self._parts)


@final
class _Reader:
    """Gives the numbers back in the same order."""

    def __init__(self, packed: bytes) -> None:
        self._packed = packed
        self._place = 0

    def take(self, size: int) -> int:
        return int.from_bytes(self.raw(size), "little", signed=True)

    def raw(self, size: int) -> bytes:
        end = self._place + size
        if size < 0 or end > len(self._packed):
            raise ValueError("the bytes of a position end too early")
        part = self._packed[self._place : end]
        self._place = end
        return part

    def below(self, limit: int) -> int:
        number = self.take(SMALL)
        if not 0 <= number < limit:
            raise ValueError("these bytes are not a position of this game")
        return number

    def end(self) -> None:
        if self._place != len(self._packed):
            raise ValueError("the bytes of a position go on too long")


def _scalars(state: State) -> list[int]:
    return [
        int(state.phase),
        int(state.player),
        int(state.first),
        int(state.tunnel),
        int(state.tunnel_color),
        int(state.tunnel_extra),
        int(state.turns_left),
        int(state.passes),
    ]


def _set_scalars(state: State, source: _Reader) -> None:
    state.phase = source.take(SMALL)
    state.player = source.below(int(state.rules.seats))
    state.first = source.below(int(state.rules.seats))
    state.tunnel = source.take(SMALL)
    state.tunnel_color = source.take(SMALL)
    state.tunnel_extra = source.take(SMALL)
    state.turns_left = source.take(SMALL)
    state.passes = source.take(SMALL)


def _tables(state: State) -> list[vec[i64]]:
    """The small numbers of which every place counts."""
    return [
        state.known,
        state.discard,
        state.market,
        state.hand,
        state.stock,
        state.box,
        state.score,
        state.buildings,
        state.choice,
        state.laid,
        state.revealed,
        state.borrowed,
    ]


def _pack_cards(state: State, out: _Writer) -> None:
    for deck in range(int(state.rules.decks)):
        start = int(state.rules.deck_start[deck])
        count = int(state.in_deck[deck])
        out.put(count, SMALL)
        out.raw(bytes([int(state.deck[start + place]) for place in range(count)]))


def _unpack_cards(state: State, source: _Reader) -> None:
    rules = state.rules
    for deck in range(int(rules.decks)):
        start = int(rules.deck_start[deck])
        count = source.below(int(rules.deck_size[deck]) + 1)
        state.in_deck[deck] = count
        for place, card in enumerate(source.raw(count)):
            if card >= rules.kinds:
                raise ValueError("these bytes are not a position of this game")
            state.deck[start + place] = u8(card)


def _pack_tickets(state: State, out: _Writer) -> None:
    """The deck from its top, what is offered to each seat, and who holds the rest."""
    size = int(state.rules.tickets)
    count = int(state.ticket_count)
    top = int(state.ticket_top)
    out.put(count, SMALL)
    for place in range(count):
        out.put(int(state.ticket_ring[(top + place) % size]), SMALL)
    for seat in range(int(state.rules.seats)):
        out.put(int(state.in_offer[seat]), SMALL)
        for place in range(int(state.in_offer[seat])):
            out.put(int(state.offer[seat * OFFER_ROOM + place]), SMALL)
    out.raw(bytes([int(holder) for holder in state.holder]))


def _unpack_tickets(state: State, source: _Reader) -> None:
    tickets = int(state.rules.tickets)
    for _ in range(source.below(tickets + 1)):
        put_under(state, source.below(tickets))
    for seat in range(int(state.rules.seats)):
        count = source.below(OFFER_ROOM + 1)
        state.in_offer[seat] = count
        for place in range(count):
            state.offer[seat * OFFER_ROOM + place] = source.below(tickets)
    for ticket, holder in enumerate(source.raw(tickets)):
        if holder >= state.rules.seats and holder not in {IN_DECK, IN_BOX, OFFERED}:
            raise ValueError("these bytes are not a position of this game")
        state.holder[ticket] = u8(holder)


def _unpack_owners(state: State, source: _Reader) -> None:
    seats = int(state.rules.seats)
    for route, owner in enumerate(source.raw(int(state.rules.routes))):
        if owner < seats:
            mark_owner(state, route, owner)
        elif owner != NOBODY:
            raise ValueError("these bytes are not a position of this game")
    for city, owner in enumerate(source.raw(int(state.rules.cities))):
        if owner >= seats and owner != NOBODY:
            raise ValueError("these bytes are not a position of this game")
        state.building_at[city] = u8(owner)
