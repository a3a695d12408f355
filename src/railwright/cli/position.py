"""`railwright position`: show and check a position."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import Unusable, check_picture, input_name, read_input
from railwright.cli.printed_tables import print_table, seats
from railwright.cli.values import FILE_PATH, WholeNumber
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.model import Match


@click.command("position")
@click.argument("file", type=FILE_PATH)
@click.option("--seat", type=WholeNumber(1), help="Show only what this seat may know.")
@click.option(
    "--picture",
    type=FILE_PATH,
    help="Also draw the board with all pieces, as .svg or .png.",
)
def position(file: Path, seat: int | None, picture: Path | None) -> None:
    """Show a position and check it.

    FILE holds a position as text; a single dash reads it from standard input. Every
    contradiction, and everything that no game can reach, is reported with its line
    number and rule, and the exit code is 1.

    \b
    Examples:
      railwright position tonight.txt
      railwright position tonight.txt --seat 2 --picture tonight.png
    """
    from railwright.model import read_position

    if picture:
        check_picture(picture)
    match = read_position(read_input(file), input_name(file))
    if seat is not None and seat > match.seats:
        raise Unusable(f"--seat must be from 1 to {match.seats}, not {seat}")
    _show(match, seat)
    if picture:
        _draw(match, picture)


def _show(match: "Match", seat: int | None) -> None:
    """The table, then all seats or what one of them knows."""
    from railwright.model.notation import format_cards

    view = match.view(None if seat is None else seat - 1)
    phase = view.phase.replace("-", " ")
    turn = f"{phase}, {seats(view.deciding)} to act" if view.deciding else phase
    click.echo(f"{match.board.title}, {match.seats} players: {turn}")
    click.echo(f"market   {' '.join(card or '-' for card in view.market)}")
    decks = ", ".join(f"{name} {count}" for name, count in view.decks)
    click.echo(f"decks    {decks}; tickets {view.ticket_deck}")
    click.echo(f"discard  {format_cards(view.discards) or '-'}")
    if view.tunnel:
        tunnel = view.tunnel
        click.echo(f"tunnel   {tunnel.route}, {tunnel.extra} more cards")
    if view.turns_left is not None:
        click.echo(f"the last turns have begun: {view.turns_left} to go")
    click.echo()
    _show_seats(match, seat)
    if view.result is None:
        count = len(match.legal_actions())
        click.echo(f"The position is valid; {count} actions are legal.")
    else:
        click.echo("The position is valid; the game is over.")


def _show_seats(match: "Match", seat: int | None) -> None:
    from railwright.model.notation import format_cards

    rows = []
    for player in match.view(None).players:
        own = match.view(player.seat)
        is_shown = seat is None or player.seat == seat - 1
        hand = format_cards(own.hand if is_shown else player.known)
        pieces = f"{player.wagons}+{player.ships}" if player.ships else player.wagons
        rows.append(
            (
                player.seat + 1,
                player.score,
                str(pieces),
                player.cards,
                hand if is_shown else f"known: {hand or '-'}",
                player.tickets,
                " ".join(own.tickets) if is_shown else "",
            )
        )
    headers = ("seat", "score", "pieces", "cards", "hand", "tickets", "")
    print_table("", headers, rows)


def _draw(match: "Match", picture: Path) -> None:
    from railwright.drawing import Claim, draw_board, to_png
    from railwright.games import seat_colors
    from railwright.layout import load_board

    board, layout = load_board(match.deal.board or match.deal.game)
    view = match.view(None)
    building = "station" if match.game.stations else "port"
    colors = seat_colors(match.game.pieces.colors, match.seats)
    claims = [Claim(colors[owner], route) for route, owner in view.routes]
    claims += [Claim(colors[owner], city, building) for city, owner in view.buildings]
    svg = draw_board(board, layout, "light", claims)
    data = to_png(svg, None) if picture.suffix == ".png" else svg.encode()
    write_file(picture, data)
    click.echo(f"{picture}: {board.title}, {len(data) // 1024} kB")
