"""Where a player can build a station or a port, and with which cards (E-27, W-43)."""

from mypy_extensions import i64

from railwright.core.buildings import station_cost
from railwright.core.codec import NO_COLOR, PORT_CARDS, port_action, station_action
from railwright.core.codes import NOBODY
from railwright.core.state import State


def add_stations(state: State) -> None:
    """Add every free city with every way to pay for the next station."""
    menu = state.menu
    _add_station_ways(state)
    if menu.in_ways == 0:
        return
    menu.add_free_sites(state.building_at)
    menu.add_sites()


def _add_station_ways(state: State) -> None:
    """Note the ways to pay: a color with some wild cards, or wild cards alone."""
    rules = state.rules
    menu = state.menu
    cost = station_cost(state)
    wilds = state.hand[state.player * rules.kinds + rules.wild]
    color: i64 = 0
    while color < rules.colors:
        held = menu.held[color]
        used = max(cost - held, i64(0))
        while used < cost and used <= wilds:
            menu.add_way(station_action(0, color, used))
            used += 1
        color += 1
    if wilds >= cost:
        menu.add_way(station_action(0, NO_COLOR, cost))


def add_ports(state: State) -> None:
    """Add every possible port with every mixture of wagon, ship and wild cards."""
    rules = state.rules
    menu = state.menu
    hand = state.hand
    single_ship = rules.single_ship
    base = state.player * rules.kinds
    wilds = hand[base + rules.wild]
    color: i64 = 0
    for wagon in rules.second_land:
        wagons = min(hand[base + wagon], i64(2)) if wagon >= 0 else i64(0)
        if wagons + wilds >= 2:  # the others can be ships
            ship = single_ship[color]
            ships = min(hand[base + ship], i64(2)) if ship >= 0 else i64(0)
            if wagons + ships and wagons + ships + wilds >= PORT_CARDS:
                _add_port_ways(state, color, wagons, ships, wilds)
        color += 1
    if wilds >= PORT_CARDS:
        menu.add_way(port_action(0, NO_COLOR, PORT_CARDS, 0))
    if menu.in_ways == 0:
        return
    _add_port_sites(state)
    menu.add_sites()


def _add_port_ways(
    state: State, color: i64, wagons: i64, ships: i64, wilds: i64
) -> None:
    """Up to so many wagon and ship cards of a color, at least one; wild the others."""
    menu = state.menu
    of_wagons: i64 = 0
    while of_wagons <= wagons:
        of_ships = max(PORT_CARDS - wilds - of_wagons, i64(0))
        if of_wagons + of_ships == 0:
            of_ships = 1
        while of_ships <= ships:
            others = PORT_CARDS - of_wagons - of_ships
            menu.add_way(port_action(0, color, others, of_wagons))
            of_ships += 1
        of_wagons += 1


def _add_port_sites(state: State) -> None:
    """Note the free port cities to which the player has a route (W-41, W-42)."""
    rules = state.rules
    menu = state.menu
    built = state.building_at
    reached = state.reached
    base = state.player * rules.cities
    for city in rules.port_cities:
        if built[city] == NOBODY and reached[base + city] != 0:
            menu.add_site(city)
