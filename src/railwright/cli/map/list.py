"""`railwright map list`: the boards that come with Railwright."""

import click

from railwright.cli.faults import tell_faults
from railwright.cli.map.words import cards, doubles, of_kind, stops, ticket_cards
from railwright.cli.printed_tables import TextRow, print_table
from railwright.games import GAMES, load_map
from railwright.maps import Kind, Map

_HEADERS = (
    "Name",
    "Title",
    "Cities",
    "Routes",
    "Double",
    "Tunnel",
    "Water",
    "Tickets",
    "Cards",
)


@click.command("list")
def list_maps() -> None:
    """List all maps and what is on them.

    The first column is the name that other commands take. "51+4" cities are 51 cities
    and 4 stops of neighboring countries; "Water" counts ferries and sea routes. The
    exit code is 1 if one of your own games cannot be used.
    """
    print_table("", _HEADERS, [_row(load_map(name)) for name in GAMES])
    if tell_faults():
        raise SystemExit(1)


def _row(board: Map) -> TextRow:
    at_borders = stops(board)
    cities = str(len(board.cities) - at_borders)
    return (
        board.name,
        board.title,
        f"{cities}+{at_borders}" if at_borders else cities,
        len(board.routes),
        doubles(board),
        of_kind(board, Kind.TUNNEL),
        of_kind(board, Kind.FERRY) + of_kind(board, Kind.SEA),
        ticket_cards(board),
        cards(board),
    )
