"""What can be seen of a position, as rows of numbers, and what of it is to be told.

Nothing new is to be told of something while its row is what it was.
"""

from typing import final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.buildings import stations_of
from railwright.core.codes import NOBODY
from railwright.core.scoring import held_tickets
from railwright.core.state import OFFER_ROOM, STATION_ROOM, State
from railwright.core.turns import deciding
from railwright.core.view_texts import Writer
from railwright.core.witness import Witness


def _row(numbers: vec[i64]) -> tuple[int, ...]:
    return tuple([int(number) for number in numbers])


def _owned(owners: vec[u8]) -> int:
    """How many places belong to somebody."""
    count: i64 = 0
    for owner in owners:
        if owner != NOBODY:
            count += 1
    return int(count)


def owned(state: State) -> tuple[int, int]:
    """How many routes and how many cities belong to somebody."""
    return _owned(state.owner), _owned(state.building_at)


def table_rows(state: State) -> list[object]:
    """What everybody sees of the table, but for what belongs to whom.

    These are the phase, who decides, the market, the decks, the discards, the ticket
    deck, the tunnel, the turns left and the passes.
    """
    return [
        int(state.phase),
        deciding(state),
        _row(state.market),
        _row(state.in_deck),
        _row(state.discard),
        int(state.ticket_count),
        _tunnel(state) if state.tunnel >= 0 else (),
        int(state.turns_left),
        int(state.passes),
    ]


def player_rows(state: State, witness: Witness, seat: i64) -> list[object]:
    """What everybody sees of a player.

    These are the score, the cards, those that are known, the tickets, wagons, ships,
    the box, buildings left, and what stations borrow: each city with its route.
    """
    stock, box = state.stock, state.box
    wagons = seat * 2
    return [
        int(state.score[seat]),
        int(state.in_hand[seat]),
        tuple(witness.known_of(seat)),
        _count_of(state.holder, seat),
        int(stock[wagons]),
        int(stock[wagons + 1]),
        (int(box[wagons]), int(box[wagons + 1])),
        int(state.buildings[seat]),
        _borrowed(state, seat) if state.rules.stations else (),
    ]


def _count_of(holders: vec[u8], seat: i64) -> int:
    count: i64 = 0
    for holder in holders:
        if i64(holder) == seat:
            count += 1
    return int(count)


def _tunnel(state: State) -> tuple[int, ...]:
    paid = (int(state.tunnel), int(state.tunnel_extra))
    return (*paid, *_row(state.laid), *_row(state.revealed))


def _borrowed(state: State, seat: i64) -> tuple[int, ...]:
    found: list[int] = []
    place = seat * STATION_ROOM
    if _is_nowhere(state.borrowed[place : place + STATION_ROOM]):
        return ()  # as nearly always: it is said at the end of a game
    for city in stations_of(state, seat):
        route = state.borrowed[place]
        place += 1
        if route >= 0:
            found += [city, int(route)]
    return tuple(found)


def _is_nowhere(routes: vec[i64]) -> bool:
    for route in routes:  # noqa: SIM110 - quicker when it is compiled
        if route >= 0:
            return False
    return True


def own_rows(state: State, seat: i64) -> list[object]:
    """What a seat alone sees: its hand, its tickets and its offer."""
    kinds, offer = state.rules.kinds, seat * OFFER_ROOM
    return [
        _row(state.hand[seat * kinds : (seat + 1) * kinds]),
        _row(held_tickets(state, seat)),
        _row(state.offer[offer : offer + state.in_offer[seat]]),
    ]


@final
class ViewField:
    """A field of a view: its name in an object, the CRC-32 so far, and its writer."""

    def __init__(self, key: bytes, head: int, write: Writer | None) -> None:
        self.key = key
        self.head = head
        self.write = write
        """None if the row is the text itself."""


@final
class ToldLines:
    """What was told last of a view, row by row, and the digest of it."""

    def __init__(self, lines: list[ViewField]) -> None:
        self.lines = lines
        self.rows: list[object] = []
        self.checks: list[int] = [0 for _ in lines]
        self.digest: int = 0

    def news(self, rows: list[object]) -> bytes:
        """The fields whose rows are not what they were, as the inside of an object."""
        before, told = self.rows, list[bytes]()
        for at in range(len(rows)):
            row = rows[at]
            if not before or row != before[at]:
                told.append(self._told(at, row))
        self.rows = rows
        return b",".join(told)

    def _told(self, at: int, row: object) -> bytes:
        line = self.lines[at]
        if line.write is None:
            assert isinstance(row, bytes)  # noqa: S101 - nobody writes it
            text = row
        else:
            text = line.write(row)
        check = crc32(text, line.head)
        self.digest += check - self.checks[at]
        self.checks[at] = check
        return line.key + text

    def settle(self, key: bytes, head: int, text: bytes) -> bytes:
        """Note a field that never changes; gives it as a part of an object."""
        self.digest += crc32(text, head)
        return key + text


def open_news(
    state: State,
    witness: Witness,
    table: ToldLines,
    players: list[ToldLines],
    result: bytes,
) -> bytes:
    """What is new to everybody, as the inside of an object; the result is a text."""
    news = table.news([*table_rows(state), result])
    told: list[bytes] = []
    for seat in range(len(players)):
        if found := players[seat].news(player_rows(state, witness, seat)):
            told.append(b'"' + str(seat).encode() + b'":{' + found + b"}")
    if not told:
        return news
    changed = b'"players":{' + b",".join(told) + b"}"
    return news + b"," + changed if news else changed
