"""`railwright print`: paper for a real table, as PDF."""

from pathlib import Path

import click

from railwright.cli.arguments import check_writable
from railwright.cli.games import GameCommand, GameName
from railwright.cli.values import FILE_PATH, OneOf
from railwright.errors import GameError
from railwright.text_files import write_file
from railwright.words.languages import LANGUAGES, language_of_environment

KINDS = ("score-sheet", "summary-card", "tickets", "rules", "game")
PAPERS = ("a4", "letter")
"""What `railwright.printing` has, which is loaded only to print."""


@click.command("print", cls=GameCommand)
@click.argument("kind", metavar="DOCUMENT", type=OneOf(KINDS))
@click.argument("named", metavar="GAME", type=GameName())
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="PDF to write.  [default: GAME-DOCUMENT.pdf]",
)
@click.option(
    "--paper",
    type=OneOf(PAPERS),
    default="a4",
    show_default=True,
    help="Size of the paper.",
)
@click.option(
    "--language",
    type=OneOf(list(LANGUAGES)),
    help="Language of all words.  [default: that of your system]",
)
def print_command(
    kind: str, named: str, output: Path | None, paper: str, language: str | None
) -> None:
    """Print paper for a real table, as PDF.

    DOCUMENT is one of these:

    \b
      score-sheet   one page with a column for each color in the box
      summary-card  the rules in short, two cards on a page
      tickets       all tickets on one page, with the board
      rules         the rules on a few pages
      game          everything to play on your own map: the board at true size over
                    several sheets, tickets and cards

    GAME is {games}, or the path of a map file. The boards of games that are sold in a
    box are not printed at true size.

    \b
    Examples:
      railwright print score-sheet europe
      railwright print tickets nordic -o tickets.pdf --paper letter --language nb
      railwright print game my-map.json
    """
    from railwright.printing import PrintJob, print_document

    job = PrintJob(named, language or language_of_environment(), paper)
    output = output or Path(f"{job.board.name}-{kind}.pdf")
    if output.suffix != ".pdf":
        raise GameError(f"{output}: a document must end in .pdf")
    check_writable(output, named)
    data = print_document(kind, job)
    write_file(output, data)
    click.echo(f"{output}: {job.board_words.title}, {kind}, {len(data) // 1024} kB")
