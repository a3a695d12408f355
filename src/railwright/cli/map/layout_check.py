"""`railwright map layout-check`: whether a board is drawn legibly."""

import sys

import click

from railwright.cli.map.words import contents_line
from railwright.cli.plurals import counted
from railwright.errors import GameError


@click.command("layout-check")
@click.argument("maps", metavar="[MAP]...", nargs=-1)
def layout_check(maps: tuple[str, ...]) -> None:
    """Check that boards are drawn legibly.

    Without MAP, all boards that have a layout are checked. Findings are: a label,
    space or city that overlaps another, routes that cross, a space that is too short,
    anything outside the board, and a city too far from land or, if it is a port, from
    water.
    """
    from railwright.games import GAMES, load_map, map_path
    from railwright.layout import layout_path, load_layout
    from railwright.layout.inspection import check_layout

    total = 0
    for name in maps or tuple(GAMES):
        board = load_map(name)
        path = layout_path(name)
        if not path.exists() and not maps:
            continue  # a game of your own that is drawn plainly
        if not path.exists():
            advice = f"`railwright map layout {map_path(name)}` makes one"
            raise GameError(f"{name}: there is no layout {path}; {advice}")
        layout = load_layout(board, path)
        findings = check_layout(board, layout)
        total += len(findings)
        for finding in findings:
            click.echo(f"{board.name}: {finding}")
        if not findings:
            click.echo(f"{board.name}: {contents_line(board)}: clear")
    if total:
        click.echo(counted(total, "finding"))
        sys.exit(1)
