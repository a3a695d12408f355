"""What can be seen of a position, as rows of numbers.

Nothing new is to be told of something while its row is what it was.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.buildings import stations_of
from railwright.core.codes import NOBODY, OVER
from railwright.core.scoring import held_tickets
from railwright.core.state import OFFER_ROOM, STATION_ROOM, State
from railwright.core.turns import deciding
from railwright.core.witness import Witness

Row = int | tuple[int, ...]


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


def open_rows(state: State, witness: Witness) -> list[Row]:
    """What everybody sees, but for what belongs to whom.

    These are the phase, who decides, the market, the decks, the discards, the ticket
    deck, the tunnel, the turns left, the passes, and whether the game is over; then for
    each seat the score, the cards, those that are known, the tickets, wagons, ships,
    the box, buildings left, and what stations borrow: each city with its route.
    """
    rows: list[Row] = [
        int(state.phase),
        deciding(state),
        _row(state.market),
        _row(state.in_deck),
        _row(state.discard),
        int(state.ticket_count),
        _tunnel(state) if state.tunnel >= 0 else (),
        int(state.turns_left),
        int(state.passes),
        state.phase == OVER,
    ]
    stock, box = state.stock, state.box
    for seat in range(state.rules.seats):
        wagons = seat * 2
        rows.append(int(state.score[seat]))
        rows.append(int(state.in_hand[seat]))
        rows.append(tuple(witness.known_of(seat)))
        rows.append(len(held_tickets(state, seat)))
        rows.append(int(stock[wagons]))
        rows.append(int(stock[wagons + 1]))
        rows.append((int(box[wagons]), int(box[wagons + 1])))
        rows.append(int(state.buildings[seat]))
        rows.append(_borrowed(state, seat) if state.rules.stations else ())
    return rows


def _tunnel(state: State) -> tuple[int, ...]:
    paid = (int(state.tunnel), int(state.tunnel_extra))
    return (*paid, *_row(state.laid), *_row(state.revealed))


def _borrowed(state: State, seat: i64) -> tuple[int, ...]:
    found: list[int] = []
    place = seat * STATION_ROOM
    for city in stations_of(state, seat):
        route = state.borrowed[place]
        place += 1
        if route >= 0:
            found += [city, int(route)]
    return tuple(found)


def own_rows(state: State, seat: i64) -> list[Row]:
    """What a seat alone sees: its hand, its tickets, its offer, its secret decision."""
    kinds, offer = state.rules.kinds, seat * OFFER_ROOM
    return [
        _row(state.hand[seat * kinds : (seat + 1) * kinds]),
        _row(held_tickets(state, seat)),
        _row(state.offer[offer : offer + state.in_offer[seat]]),
        (int(state.phase), int(state.choice[seat])) if state.choice[seat] >= 0 else (),
    ]
