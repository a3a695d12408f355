"""`railwright ladder`: all bots on all boards, rated."""

import shlex
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

import click

from railwright.cli.arguments import JOBS, Unusable, check_html, check_writable, cores
from railwright.cli.contests import SAVE_EVERY, STOPPED, pace, to_the_end
from railwright.cli.games import GameCommand, GameName
from railwright.cli.ladder_tables import show_ladder
from railwright.cli.values import FILE_PATH, FOLDER_PATH, SEED, Number, WholeNumber
from railwright.errors import GameError

if TYPE_CHECKING:
    from railwright.contests.climbing import LadderStandings
    from railwright.contests.entrants import Entrant
    from railwright.contests.ladder import Allowance, Ladder

LISTED = Path("ladder.toml")
"""The file that is read if no other is named."""
GAMES = 100


@dataclass(frozen=True, slots=True)
class LadderWishes:
    """What was typed."""

    boards: tuple[str, ...]
    bots: str | None
    join: tuple[str, ...]
    listed: Path | None
    games: int | None
    minutes: float | None
    seed: int
    jobs: int | None
    store: Path | None
    html: Path | None


@click.command("ladder", cls=GameCommand)
@click.argument("boards", metavar="[GAME]...", nargs=-1, type=GameName())
@click.option(
    "--bots",
    metavar="A,B,...",
    help="The bots that play.  [default: all built-in ones and those of ladder.toml]",
)
@click.option(
    "--join",
    metavar="BOT",
    multiple=True,
    help="One more bot, as in --join exec:./my-bot; may be given several times.",
)
@click.option(
    "--file",
    "listed",
    type=FILE_PATH,
    help="A list of bots in TOML.  [default: ladder.toml, if it is there]",
)
@click.option(
    "--games",
    type=WholeNumber(2),
    help="Games on each board, those in the store included.  "
    f"[default: {GAMES}; with --minutes, as many as it takes]",
)
@click.option(
    "--minutes",
    type=Number(0.01),
    help="Stop after so many minutes of processor time.",
)
@click.option(
    "--seed",
    type=SEED,
    default=0,
    show_default=True,
    help="Random seed of the first deal; later deals use the next numbers.",
)
@JOBS
@click.option(
    "--store",
    type=FOLDER_PATH,
    help="Folder that keeps the games, one SQLite file for each board; the next run "
    "continues from there.",
)
@click.option(
    "--html",
    type=FOLDER_PATH,
    help="Folder for a page with tables and curves, to be put on any web site.",
)
@click.pass_context
def ladder(ctx: click.Context, /, **typed: Any) -> None:  # noqa: ANN401 - see LadderWishes
    """Rate all bots on all boards.

    GAME is {games}, or a map file; without one, all boards are played. Bots meet in
    pairs, and each pair plays a deal in both seatings. Those of similar strength meet
    most often, because that tells most. Your own bot joins with --join, or through a
    list of bots in ladder.toml.

    \b
    Examples:
      railwright ladder --minutes 10 --store ladder --html ladder/page
      railwright ladder europe usa --bots easy,medium,hard --games 40
      railwright ladder nordic --join exec:./my-bot --games 200
    """
    wishes = LadderWishes(**typed)
    try:
        entrants = _entrants(wishes)
        allowed = _allowance(wishes)
        if wishes.html:
            _check_page(wishes.html)
        rungs = _ladder(wishes, entrants)
    except GameError as error:
        raise Unusable(str(error)) from error
    with closing(rungs):
        began = monotonic()
        try:
            is_whole = to_the_end(lambda: _play(rungs, allowed, wishes.jobs))
        finally:  # a bot may have failed; the games before it are still worth showing
            rungs.save()
            _show(rungs, wishes, monotonic() - began)
    if not is_whole:
        ctx.exit(STOPPED)


def _entrants(wishes: LadderWishes) -> "list[Entrant]":
    from railwright.contests.entrants import OURS, check_field, chosen, read_entrants

    path = wishes.listed or (LISTED if LISTED.exists() else None)
    known = [*OURS, *(read_entrants(path) if path else ())]
    found = known
    if wishes.bots is not None:
        names = [" ".join(name.split()) for name in wishes.bots.split(",")]
        found = chosen(known, names)
    found = [*found, *chosen(known, wishes.join)]
    check_field(found)
    return found


def _allowance(wishes: LadderWishes) -> "Allowance":
    from railwright.contests.ladder import Allowance

    games = wishes.games
    if games is None and wishes.minutes is None:
        games = GAMES
    return Allowance(games, wishes.minutes and wishes.minutes * 60)


def _ladder(wishes: LadderWishes, entrants: "list[Entrant]") -> "Ladder":
    from railwright.contests.ladder import Ladder, check_boards, ladder_folder
    from railwright.games import GAMES as BOARDS

    boards = wishes.boards or tuple(BOARDS)
    check_boards(boards)
    folder = wishes.store and ladder_folder(wishes.store)
    return Ladder(boards, entrants, folder, wishes.seed)


def _play(rungs: "Ladder", allowed: "Allowance", jobs: int | None) -> None:
    from railwright.cli.progress import Progress

    total = None
    if allowed.games is not None and allowed.seconds is None:
        total = max(allowed.games * len(rungs.boards), rungs.known)
    saved = monotonic()

    def title() -> str:
        if allowed.seconds is None:
            return "games"
        return f"{rungs.spent / 60:.1f} of {allowed.seconds / 60:g} min"

    with (
        Progress(rungs.known, total, title) as progress,
        closing(rungs.play(allowed, jobs or cores())) as ended,
    ):
        for _ in ended:
            progress.advance()
            if monotonic() - saved > SAVE_EVERY:
                rungs.save()
                saved = monotonic()


def _show(rungs: "Ladder", wishes: LadderWishes, seconds: float) -> None:
    """Print the ratings, and write the page if one is wanted."""
    from railwright.contests.climbing import ladder_standings

    if not rungs.known:
        click.echo("No game has ended yet.")
        return
    found = ladder_standings(rungs)
    show_ladder(found)
    if rungs.played:
        spent = f"{time_said(rungs.spent)} of processor time"
        click.echo(f"{pace(rungs.played, seconds)}, {spent}")
    if wishes.html:
        _write_page(wishes.html, found, _facts(rungs, found, wishes))


def _check_page(folder: Path) -> None:
    """Before hours of play: GameError if the page could not be written after it."""
    from railwright.reports.ladder_page import PAGE_FILE

    page = folder / PAGE_FILE
    there = next(each for each in (folder, *folder.absolute().parents) if each.exists())
    check_writable(there / PAGE_FILE)
    check_html(page, "folder")


def _write_page(folder: Path, found: "LadderStandings", facts: dict[str, str]) -> None:
    from railwright.reports.ladder_page import write_ladder

    for path in write_ladder(folder, found, facts):
        click.echo(f"{path}: {path.stat().st_size // 1024} kB")


def _facts(
    rungs: "Ladder", found: "LadderStandings", wishes: LadderWishes
) -> dict[str, str]:
    """How and where the games were played."""
    from railwright.contests.provenance import provenance

    numbers = [
        fixture.number for each in rungs.pairings.values() for fixture in each.known
    ]
    return {
        "command": _command(wishes),
        "deals": f"seeds {min(numbers)} to {max(numbers)} on each board",
        "one game again": "railwright arena GAME --bots A,B --seed SEED --games 2",
        "time": f"{time_said(found.seconds)} of thinking in all games",
        **provenance(),
    }


def time_said(seconds: float) -> str:
    """A time as people say it: seconds while there is no minute of them."""
    return f"{seconds:.1f} seconds" if seconds < 60 else f"{seconds / 60:.1f} minutes"


def _command(wishes: LadderWishes) -> str:
    """The command as it was typed."""
    options = {
        "--bots": wishes.bots,
        "--file": wishes.listed,
        "--games": wishes.games,
        "--minutes": wishes.minutes and f"{wishes.minutes:g}",
        "--seed": wishes.seed or None,
        "--store": wishes.store,
        "--html": wishes.html,
    }
    words = ["railwright", "ladder", *wishes.boards]
    for name, value in options.items():
        words += [name, str(value)] if value is not None else []
    for each in wishes.join:
        words += ["--join", each]
    return shlex.join(words)
