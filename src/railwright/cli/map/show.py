"""`railwright map show`: a board in tables."""

import click

from railwright.cli.map.contents import (
    show_cities,
    show_routes,
    show_summary,
    show_tickets,
)
from railwright.games import load_map


@click.command("show")
@click.argument("name", metavar="MAP")
@click.option("--cities", is_flag=True, help="The cities and the stops of countries.")
@click.option("--routes", is_flag=True, help="The routes, points and special rules.")
@click.option("--tickets", is_flag=True, help="The tickets of all kinds.")
def show(name: str, *, cities: bool, routes: bool, tickets: bool) -> None:
    """Show what is on a board.

    MAP is the name of a game (see `railwright map list`) or the path of a map file.
    Without options, a summary and the routes are shown.

    \b
    Examples:
      railwright map show europe
      railwright map show world --tickets
      railwright map show switzerland --cities --routes | less
      railwright map show nordic --routes | grep ferry
    """
    board = load_map(name)
    if not (cities or routes or tickets):
        show_summary(board)
        routes = True
    if cities:
        show_cities(board)
    if routes:
        show_routes(board)
    if tickets:
        show_tickets(board)
