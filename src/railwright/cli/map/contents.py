"""The tables in which `railwright map show` shows a board."""

from collections import Counter

import click

from railwright.cli.map.words import (
    doubles,
    of_kind,
    place_name,
    stops,
    ticket_cards,
)
from railwright.cli.plurals import counted
from railwright.cli.printed_tables import print_table
from railwright.maps import (
    CityTicket,
    CountryTicket,
    Kind,
    Map,
    Route,
    TourTicket,
)


def show_summary(board: Map) -> None:
    """Print what there is in a few lines."""
    points = ", ".join(
        f"{length}: {worth}" for length, worth in board.route_points.items()
    )
    lines = {
        "Name": board.name,
        "Cities": _cities_line(board),
        "Routes": _routes_line(board),
        "Tickets": _tickets_line(board),
        "Cards": _cards_line(board),
        "Route points": points,
    }
    click.secho(board.title, bold=True)
    for name, line in lines.items():
        click.echo(f"  {name + ':':<14}{line}")
    click.echo()


def show_cities(board: Map) -> None:
    """Print the cities, and the stops with their countries."""
    rows = [
        (
            city.id,
            city.name,
            place_name(board, city.country) if city.country else "",
            "port" if city.port else "",
            f"{city.lat:8.2f}",
            f"{city.lon:9.2f}",
            len(board.routes_at(city.id)),
        )
        for city in board.cities
    ]
    headers = ("Id", "Name", "Stop of", "Port", "Latitude", "Longitude", "Routes")
    print_table("Cities", headers, rows)


def show_routes(board: Map) -> None:
    """Print the routes with their points and whatever is special about them."""
    rows = [
        (
            route.id,
            board.city(route.a).name,
            board.city(route.b).name,
            route.length,
            route.color,
            route.kind,
            board.route_points[route.length],
            ", ".join(_specials(route)),
        )
        for route in board.routes
    ]
    headers = ("Id", "From", "To", "Length", "Color", "Kind", "Points", "Special")
    print_table("Routes", headers, rows)


def show_tickets(board: Map) -> None:
    """Print the tickets, each kind in a table of its own."""
    _show_city_tickets(board)
    _show_country_tickets(board)
    _show_tours(board)


def _cities_line(board: Map) -> str:
    per_country = Counter(city.country for city in board.cities if city.country)
    parts = [str(len(board.cities) - stops(board))]
    parts += (f"{n} in {place_name(board, place)}" for place, n in per_country.items())
    ports = sum(city.port for city in board.cities)
    if ports:
        parts.append(counted(ports, "port"))
    return ", ".join(parts)


def _routes_line(board: Map) -> str:
    parts = [str(len(board.routes)), f"{doubles(board)} double"]
    parts += (f"{n} {kind}" for kind in Kind if (n := of_kind(board, kind)))
    return ", ".join(parts)


def _tickets_line(board: Map) -> str:
    decks: Counter[str] = Counter()
    for ticket in board.tickets:
        decks[ticket.deck] += ticket.copies
    if len(decks) == 1:
        return str(ticket_cards(board))
    parts = ", ".join(f"{number} {deck}" for deck, number in decks.items())
    return f"{ticket_cards(board)}: {parts}"


def _cards_line(board: Map) -> str:
    decks: Counter[str] = Counter()
    for cards in board.cards:
        decks[cards.deck] += cards.total
    return ", ".join(f"{number} {deck}" for deck, number in decks.items())


def _specials(route: Route) -> list[str]:
    words = []
    stem = route.id.partition(".")[0]  # which twins share
    if route.locomotives:
        words.append(counted(route.locomotives, "locomotive"))
    if route.pair_spaces:
        words.append(counted(route.pair_spaces, "pair"))
    if route.any_cards_per_space:
        words.append(f"{route.any_cards_per_space} for 1")
    if route.wraps:
        words.append(f"over the edge, {route.west_spaces} in the west")
    if route.twin:
        words.append(f"twin {route.twin.removeprefix(stem) or route.twin}")
    return words


def _show_city_tickets(board: Map) -> None:
    rows = [
        (
            ticket.id,
            board.city(ticket.a).name,
            board.city(ticket.b).name,
            ticket.points,
            ticket.spaces or ticket.points,
            ticket.deck,
            ticket.copies,
        )
        for ticket in board.tickets
        if isinstance(ticket, CityTicket)
    ]
    headers = ("Id", "From", "To", "Points", "Shortest", "Deck", "Copies")
    if rows:
        print_table("Tickets from city to city", headers, rows)


def _show_country_tickets(board: Map) -> None:
    rows = [
        (
            ticket.id,
            place_name(board, ticket.start),
            ", ".join(
                f"{place_name(board, target.to)} {target.points}"
                for target in ticket.targets
            ),
            ticket.deck,
            ticket.copies,
        )
        for ticket in board.tickets
        if isinstance(ticket, CountryTicket)
    ]
    if rows:
        headers = ("Id", "From", "To the best of", "Deck", "Copies")
        print_table("Tickets to countries", headers, rows)


def _show_tours(board: Map) -> None:
    rows = [
        (
            ticket.id,
            ", ".join(board.city(city).name for city in ticket.cities),
            ticket.ordered,
            ticket.any_order,
            ticket.penalty,
            ticket.deck,
            ticket.copies,
        )
        for ticket in board.tickets
        if isinstance(ticket, TourTicket)
    ]
    headers = ("Id", "Cities", "In order", "Any order", "Penalty", "Deck", "Copies")
    if rows:
        print_table("Tours", headers, rows)
