"""`railwright map draw`: a board as a picture."""

from pathlib import Path

import click

from railwright.cli.arguments import check_picture
from railwright.cli.values import FILE_PATH, OneOf, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file
from railwright.words.languages import LANGUAGES


@click.command("draw")
@click.argument("map_name", metavar="MAP")
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="Picture to write, .svg or .png.  [default: the map's name with .svg]",
)
@click.option(
    "--light", "theme", flag_value="light", default="light", help="Light theme."
)
@click.option("--dark", "theme", flag_value="dark", help="Dark theme.")
@click.option(
    "--claims",
    type=FILE_PATH,
    help="File with the routes that players own, drawn with their pieces.",
)
@click.option(
    "--width",
    type=WholeNumber(100, 10_000),
    help="Width of a PNG in pixels.  [default: that of the board]",
)
@click.option(
    "--language",
    type=OneOf(list(LANGUAGES)),
    default="en",
    show_default=True,
    help="Language of title, seas, legend and letters.",
)
def draw(  # noqa: PLR0913, PLR0917 - one for each option
    map_name: str,
    output: Path | None,
    theme: str,
    claims: Path | None,
    width: int | None,
    language: str,
) -> None:
    """Draw a board.

    MAP is the name of a game (see `railwright map list`) or the path of a map file.
    A claims file has one line for each claim: a player's color and a route,
    or a building and its city.

    \b
    Examples:
      railwright map draw europe -o europe.png --width 3200
      railwright map draw nordic -o nordic.svg --dark --language nb
      railwright map draw world -o tonight.png --claims tonight.txt
    \b
    tonight.txt:
      red   cape-town-luanda
      blue  port lima
    """
    from railwright.drawing import draw_board, read_claims, to_png
    from railwright.games import map_path
    from railwright.layout import layout_path, load_board

    board, layout = load_board(map_name)
    output = output or Path(f"{board.name}.svg")
    check_picture(output)
    if width and output.suffix != ".png":
        raise GameError(f"--width is for a .png, not for {output}")
    placed = read_claims(claims, board) if claims else []
    svg = draw_board(board, layout, theme, placed, language=language)
    data = to_png(svg, width) if output.suffix == ".png" else svg.encode()
    write_file(output, data)
    if not layout_path(map_name).exists():
        note = "This map has no layout yet, so it is drawn plainly;"
        file = click.format_filename(map_path(map_name))
        click.echo(f"{note} `railwright map layout {file}` makes one.", err=True)
    click.echo(f"{output}: {board.title}, {theme}, {len(data) // 1024} kB")
