"""Stations, ports, and the exchange of wagons and ships."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codes import (
    ACTION_NOT_IN_GAME,
    BORROWING_INVALID,
    CITY_HAS_PORT,
    CITY_HAS_STATION,
    EXCHANGE_LIMIT,
    FLEET_CHOSEN,
    NO_OWN_ROUTE,
    NO_PORT_LEFT,
    NO_STATION_LEFT,
    NOBODY,
    NOT_A_PORT_CITY,
    SPLIT_INVALID,
    TURN,
    TURN_BEGAN,
)
from railwright.core.payment import hand_refusal, port_refusal, station_refusal
from railwright.core.state import STATION_ROOM, State
from railwright.core.tickets import undecided
from railwright.core.turns import ask_next, end_turn


def station_place_refusal(state: State, city: i64) -> i64:
    """Why no station can be built in a city (E-26, E-28)."""
    if not state.rules.stations:
        return ACTION_NOT_IN_GAME
    if state.building_at[city] != NOBODY:
        return CITY_HAS_STATION
    return 0 if state.buildings[state.player] else NO_STATION_LEFT


def station_cost(state: State) -> i64:
    """Cards for the next station: 1, 2, then 3 (E-27)."""
    return state.rules.stations - state.buildings[state.player] + 1


def build_station_refusal(state: State, city: i64, payment: vec[i64]) -> i64:
    """Why a station cannot be built in a city with these cards."""
    wrong = station_place_refusal(state, city) or hand_refusal(state, payment)
    return wrong or station_refusal(state.rules, station_cost(state), payment)


def stations_of(state: State, seat: i64) -> list[int]:
    """The cities in which a player has stations."""
    return [
        city
        for city in range(int(state.rules.cities))
        if i64(state.building_at[city]) == seat
    ]


def can_borrow(state: State, seat: i64, city: i64, route: i64) -> bool:
    """Whether a station in a city can borrow a route of somebody else (E-29)."""
    rules = state.rules
    if rules.starts[route] != city and rules.ends[route] != city:
        return False
    return state.owner[route] != NOBODY and i64(state.owner[route]) != seat


def borrow_refusal(state: State, routes: list[int]) -> i64:
    """Why the player's stations cannot borrow these, a route or -1 for each."""
    for city, route in zip(stations_of(state, state.player), routes, strict=True):
        if route >= 0 and not can_borrow(state, state.player, city, route):
            return BORROWING_INVALID
    return 0


def borrow(state: State, routes: list[int]) -> None:
    """Decide once for all own stations; then the next owner is asked (Q-32)."""
    base = state.player * STATION_ROOM
    for place, route in enumerate(routes):
        state.borrowed[base + place] = route
    ask_next(state, state.player + 1)


def port_place_refusal(state: State, city: i64) -> i64:
    """Why no port can be built in a city (W-41, W-42)."""
    rules = state.rules
    if not rules.ports:
        return ACTION_NOT_IN_GAME
    if not rules.is_port[city]:
        return NOT_A_PORT_CITY
    if state.building_at[city] != NOBODY:
        return CITY_HAS_PORT
    if not state.buildings[state.player]:
        return NO_PORT_LEFT
    return 0 if has_route_to(state, city) else NO_OWN_ROUTE


def has_route_to(state: State, city: i64) -> bool:
    """Whether the player owns a route that ends in a city."""
    return state.reached[state.player * state.rules.cities + city] > 0


def build_port_refusal(state: State, city: i64, payment: vec[i64]) -> i64:
    """Why a port cannot be built in a city with these cards."""
    wrong = port_place_refusal(state, city) or hand_refusal(state, payment)
    return wrong or port_refusal(state.rules, payment)


def build(state: State, city: i64, payment: vec[i64]) -> None:
    """Build a station or a port with a payment that is known to be right (Q-31)."""
    kind: i64 = 0
    while kind < state.rules.kinds:
        if payment[kind]:
            state.take_in_hand(state.player, kind, -payment[kind])
            state.throw_away(kind, payment[kind])
        kind += 1
    state.building_at[city] = u8(state.player)
    state.buildings[state.player] -= 1
    end_turn(state)


def split_refusal(state: State, wagons: i64) -> i64:
    """Why a fleet cannot have so many wagons (W-09, W-10)."""
    rules = state.rules
    ships = rules.fleet - wagons
    fits = 0 <= wagons <= rules.most_wagons and 0 <= ships <= rules.most_ships
    return 0 if fits else SPLIT_INVALID


def choose_pieces(state: State, seat: i64, wagons: i64) -> None:
    """Choose a fleet in secret; all are revealed together (W-10, Q-42)."""
    state.choice[seat] = wagons
    if undecided(state) >= 0:
        return
    rules = state.rules
    each: i64 = 0
    while each < rules.seats:
        chosen = state.choice[each]
        state.stock[each * 2] = chosen
        state.stock[each * 2 + 1] = rules.fleet - chosen
        state.box[each * 2] = rules.most_wagons - chosen
        state.box[each * 2 + 1] = rules.most_ships - (rules.fleet - chosen)
        state.choice[each] = -1
        state.tell(FLEET_CHOSEN, each, chosen)
        each += 1
    state.phase = TURN
    state.player = state.first
    state.tell(TURN_BEGAN, state.player, 0)


def exchange_refusal(state: State, given: i64, count: i64) -> i64:
    """Why so many wagons (0) or ships (1) cannot be exchanged (W-51, Q-55)."""
    if not state.rules.has_exchange:
        return ACTION_NOT_IN_GAME
    most = exchange_limit(state, given)
    return 0 if 1 <= count <= most else EXCHANGE_LIMIT


def exchange_limit(state: State, given: i64) -> i64:
    """How many pieces of a kind can be exchanged for the other."""
    base = state.player * 2
    return min(state.stock[base + given], state.box[base + 1 - given])


def exchange(state: State, given: i64, count: i64) -> None:
    """Swap pieces with the box for a point each (W-50, W-51)."""
    base = state.player * 2
    state.stock[base + given] -= count
    state.box[base + given] += count
    state.stock[base + 1 - given] += count
    state.box[base + 1 - given] -= count
    state.score[state.player] -= count
    end_turn(state)
