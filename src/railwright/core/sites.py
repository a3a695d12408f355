"""Where a player can build a station or a port, and with which cards (E-27, W-43)."""

from mypy_extensions import i64

from railwright.core.buildings import port_place_refusal, station_cost
from railwright.core.codes import NO_COLOR, NOBODY, PORT, ROOM, STATION
from railwright.core.state import State


def add_stations(state: State) -> None:
    """Add every free city with every way to pay for the next station."""
    ways = _station_ways(state)
    sites: i64 = 0
    city: i64 = 0
    while ways and city < state.rules.cities:
        if state.building_at[city] == NOBODY:
            state.menu.sites[sites] = city * 256
            sites += 1
        city += 1
    state.menu.add_sites(ways, sites)


def _station_ways(state: State) -> i64:
    """Note the ways to pay: a color with some wild cards, or wild cards alone."""
    rules = state.rules
    menu = state.menu
    cost = station_cost(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    ways: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        held = menu.held[color]
        used = max(cost - held, i64(0))
        while used < cost and used <= wilds:
            menu.ways[ways] = STATION * ROOM + color * 16 + used
            ways += 1
            used += 1
        color += 1
    if wilds >= cost:
        menu.ways[ways] = STATION * ROOM + NO_COLOR * 16 + cost
        ways += 1
    return ways


def add_ports(state: State) -> None:
    """Add every possible port with every mixture of wagon, ship and wild cards."""
    rules = state.rules
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    ways: i64 = 0
    color: i64 = 0
    while color < rules.colors:
        ways = _port_ways(state, ways, color, wilds)
        color += 1
    if wilds >= 4:
        state.menu.ways[ways] = PORT * ROOM + NO_COLOR * 16
        ways += 1
    sites: i64 = 0
    city: i64 = 0
    while ways and city < rules.cities:
        if rules.is_port[city] and not port_place_refusal(state, city):
            state.menu.sites[sites] = city * 256
            sites += 1
        city += 1
    state.menu.add_sites(ways, sites)


def _port_ways(state: State, ways: i64, color: i64, wilds: i64) -> i64:
    rules = state.rules
    base = state.player * rules.kinds
    wagons = min(state.hand[base + rules.second_land[color]], i64(2))
    ships = min(state.hand[base + rules.single_ship[color]], i64(2))
    of_wagons: i64 = 0
    while of_wagons <= wagons:
        of_ships: i64 = 0
        while of_ships <= ships:
            colored = of_wagons + of_ships
            if colored and 4 - colored <= wilds:
                way = PORT * ROOM + color * 16 + of_wagons * 4 + of_ships
                state.menu.ways[ways] = way
                ways += 1
            of_ships += 1
        of_wagons += 1
    return ways
