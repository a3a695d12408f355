"""`railwright map layout`: where everything lies on a board, computed."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.map.words import contents_line
from railwright.cli.plurals import counted
from railwright.cli.values import FOLDER_PATH, WholeNumber
from railwright.errors import GameError
from railwright.text_files import cannot_write

if TYPE_CHECKING:
    from railwright.cartography.making import Ground
    from railwright.layout import Layout
    from railwright.maps import Map


@click.command("layout")
@click.argument("file")
@click.option("--force", is_flag=True, help="Replace existing files.")
@click.option(
    "--land/--no-land",
    default=True,
    help="Whether coasts and borders of the earth are drawn.  [default: land]",
)
@click.option(
    "--geography",
    type=FOLDER_PATH,
    help="A folder of GeoJSON files to draw instead of the built-in atlas.",
)
@click.option(
    "--attempts",
    type=WholeNumber(1, 100),
    default=3,
    show_default=True,
    help="How many random starts to try until the layout check finds nothing.",
)
def layout(
    file: str, *, force: bool, land: bool, geography: Path | None, attempts: int
) -> None:
    """Lay out a map: compute where cities, routes and names go.

    FILE is the path of a map file, or the name of your own game. The layout is written
    beside the map, my-map.layout.json for my-map.json, and the land below it as
    my-map.land.json. You can put hints into my-map.layout.toml. A small map takes
    seconds, a large one a minute or two.

    \b
    Examples:
      railwright map layout my-map.json
      railwright map layout my-map.json --force --attempts 10
      railwright map layout invented.json --no-land
    """
    from railwright.cartography.making import Ground
    from railwright.games import is_ours, load_map
    from railwright.layout import land_path, layout_path

    if is_ours(file):
        raise GameError(f"{file} comes with its layout; give the path of a map file")
    if geography and not geography.is_dir():
        raise GameError(f"{geography}: no such folder")
    board = load_map(file)
    path = layout_path(file)
    existing = [each for each in (path, land_path(path)) if each.exists()]
    if existing and not force:
        raise GameError(f"{existing[0]} already exists; --force replaces it")
    made = _made(board, path, Ground(land, geography), attempts)
    _write(board, made, path)
    _report(board, made, path, is_land_wanted=land)


def _made(board: "Map", path: Path, ground: "Ground", attempts: int) -> "Layout":
    """The layout of a map, while a bar shows how far it is."""
    from rich.console import Console
    from rich.progress import Progress

    from railwright.cartography.making import make_layout
    from railwright.cartography.settings_file import read_settings, settings_path

    settings = read_settings(settings_path(path), board)
    console = Console(stderr=True)
    with Progress(
        console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(f"Laying out {board.title}", total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        return make_layout(board, settings, ground, attempts, tell)


def _write(board: "Map", made: "Layout", path: Path) -> None:
    from railwright.layout import land_path, land_text, layout_text, write_text

    try:
        write_text(path, layout_text(board.name, made))
        if made.land.land:
            write_text(land_path(path), land_text(board.name, made.land))
        else:
            land_path(path).unlink(missing_ok=True)
    except OSError as error:
        raise cannot_write(path, error) from error


def _report(board: "Map", made: "Layout", path: Path, *, is_land_wanted: bool) -> None:
    from railwright.layout import land_path
    from railwright.layout.inspection import check_layout

    findings = check_layout(board, made)
    click.echo(f"{path}: {contents_line(board)}{'' if findings else ': clear'}")
    for finding in findings:
        click.echo(f"  {finding}")
    if findings:
        click.echo(f"{counted(len(findings), 'finding')}; more --attempts may help")
    if made.land.land:
        size = land_path(path).stat().st_size
        click.echo(f"{land_path(path)}: {size // 1024 + 1} kB")
    elif is_land_wanted:
        click.echo("No land is drawn: there is none here, or the area is too small.")
