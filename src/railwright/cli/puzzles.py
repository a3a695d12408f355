"""`railwright puzzles`: make the puzzles of a game, and check them."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import JOBS, Unusable, check_writable, cores
from railwright.cli.games import GameCommand, GameName
from railwright.cli.groups import CommandGroup
from railwright.cli.values import FILE_PATH, SEED, WholeNumber
from railwright.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from railwright.puzzles import PuzzleBook
    from railwright.puzzles.puzzle_check import Confirmation, Inspection

TENFOLD = 2_000
"""Ten times the playouts of the coach."""


@click.group(name="puzzles", cls=CommandGroup)
def puzzles_group() -> None:
    """Make the puzzles of a game, and check them."""


@puzzles_group.command("make", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--count",
    type=WholeNumber(1, 10_000),
    default=100,
    show_default=True,
    help="Number of puzzles.",
)
@click.option(
    "--seed",
    type=SEED,
    default=20_000_000,
    show_default=True,
    help="Random seed of the first game; the others follow it.",
)
@click.option(
    "--playouts",
    type=WholeNumber(50, 100_000),
    default=TENFOLD,
    show_default=True,
    help="Playouts of the best decisions of a puzzle.",
)
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="File for the puzzles.  [default: puzzles.jsonl.gz beside the game's map]",
)
@JOBS
def make(  # noqa: PLR0913, PLR0917 - its options
    game: str,
    count: int,
    seed: int,
    playouts: int,
    output: Path | None,
    jobs: int | None,
) -> None:
    """Make puzzles from simulated games of two planners.

    GAME is {games}, or a game of your own. A puzzle is a position in which one
    decision beats all others by three standard errors and three percent of the chance
    to win, judged from what its seat knows. How often weaker bots miss it is its
    degree. The same seed makes the same puzzles. Run the command again to go on with a
    file that is not full yet, or to add the fingerprint of the board to one that has
    none.

    \b
    Examples:
      railwright puzzles make europe
      railwright puzzles make usa --count 20 --seed 7 -o usa.jsonl.gz
    """
    from railwright.games import GAMES, unknown_game
    from railwright.puzzles.puzzle_file import PuzzleBook, puzzles_path

    if game not in GAMES:
        raise Unusable(str(unknown_game(game)))
    path = output or puzzles_path(game)
    plan = PuzzleBook(game, 2, playouts, seed, count)
    try:
        check_writable(path, GAMES[game].board)
    except GameError as error:
        raise Unusable(str(error)) from error
    book = _gone_on(path, plan, jobs or cores())
    click.echo(f"{path}: {_counted(book)}")


def _gone_on(path: Path, plan: "PuzzleBook", jobs: int) -> "PuzzleBook":
    """Fill a book, while a bar shows how far it has come."""
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress

    from railwright.puzzles.puzzle_file import write_puzzles
    from railwright.puzzles.puzzle_making import made

    begun = book = _begun(path, plan)
    if not begun.is_marked:
        _mark(path, begun)
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns(), MofNCompleteColumn())
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("puzzles", total=plan.count, completed=len(book.puzzles))
        for book in made(begun, jobs):
            write_puzzles(path, book)
            bar.update(task, completed=len(book.puzzles))
    return book


def _begun(path: Path, plan: "PuzzleBook") -> "PuzzleBook":
    """The book of a file that was begun by the same plan, or a new one."""
    from railwright.puzzles.puzzle_file import read_puzzles

    if not path.exists():
        return plan
    known = read_puzzles(path)
    if known.plan != plan.plan:
        text = f"{path} has puzzles that were made otherwise: choose another file"
        raise Unusable(text)
    return known


def _mark(path: Path, book: "PuzzleBook") -> None:
    """Write down for which board puzzles are that can all be played there."""
    from railwright.puzzles.puzzle_file import write_puzzles
    from railwright.puzzles.solution import solved

    for number, puzzle in enumerate(book.puzzles, 1):
        try:
            solved(puzzle, puzzle.best)
        except GameError as error:
            text = f"puzzle {number} cannot be played on this board: {error}"
            raise Unusable(f"{path}: {text}") from error
    write_puzzles(path, book)


def _counted(book: "PuzzleBook") -> str:
    """How many puzzles there are, of which degrees and kinds."""
    from collections import Counter

    degrees = Counter(each.degree for each in book.puzzles)
    kinds = Counter(each.kind for each in book.puzzles)
    graded = ", ".join(f"{degrees[each]} of degree {each}" for each in sorted(degrees))
    sorts = ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
    return (
        f"{len(book.puzzles)} puzzles from {book.games} games; {graded}; kinds: {sorts}"
    )


@puzzles_group.command("check")
@click.argument("file", type=GameName())
@click.option(
    "--sample",
    type=WholeNumber(1),
    help="Number of puzzles to check, chosen at random.  [default: all]",
)
@click.option(
    "--times",
    type=WholeNumber(1, 1_000),
    default=10,
    show_default=True,
    help="How many times the coach's playouts each decision gets.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="Random seed.")
@JOBS
def check(
    file: str, sample: int | None, times: int, seed: int, jobs: int | None
) -> None:
    """Judge puzzles once more, with other luck.

    FILE is a file of puzzles, or the name of a game that has some. The report says how
    many keep their answer.

    \b
    Examples:
      railwright puzzles check europe --sample 20
      railwright puzzles check usa.jsonl.gz --times 100
    """
    from railwright.games import GAMES
    from railwright.puzzles.puzzle_check import inspections
    from railwright.puzzles.puzzle_file import puzzles_path, read_puzzles

    book = read_puzzles(puzzles_path(file) if file in GAMES else Path(file))
    tasks = inspections(book, sample, times, seed)
    _report(_confirmed(tasks, jobs or cores()))


def _confirmed(tasks: "list[Inspection]", jobs: int) -> "list[Confirmation]":
    from rich.console import Console
    from rich.progress import track

    from railwright.processes import results
    from railwright.puzzles.puzzle_check import inspected

    console = Console(stderr=True)
    found: Iterable[Confirmation] = track(
        results(inspected, tasks, jobs),
        "puzzles",
        total=len(tasks),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
    return sorted(found)


def _report(found: "list[Confirmation]") -> None:
    kept = sum(each.is_kept for each in found)
    clear = sum(each.is_clear for each in found)
    share = f" ({kept / len(found):.1%})" if found else ""
    click.echo(
        f"{kept} of {len(found)} puzzles keep their answer{share}, "
        f"{clear} by three standard errors"
    )
    lost = [str(each.number) for each in found if not each.is_kept]
    if lost:
        click.echo(f"another decision was better in {', '.join(lost)}")
