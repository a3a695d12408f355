"""`railwright explore`: what many games of strong bots say of tickets and routes."""

import signal
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import (
    JOBS,
    RULE_OPTIONS,
    Unusable,
    check_picture,
    check_writable,
    cores,
    read_options,
)
from railwright.cli.contests import STOPPED
from railwright.cli.games import GameCommand, GameName
from railwright.cli.groups import CommandGroup
from railwright.cli.values import FILE_PATH, SEED, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.explorer import Counting, Evidence

PLAYERS = click.option(
    "--players",
    type=WholeNumber(2, 5),
    default=2,
    show_default=True,
    help="Number of players.",
)
COUNTED = click.option(
    "--file",
    type=FILE_PATH,
    help="File of counted games.  [default: the one beside the game's map]",
)


@click.group("explore", cls=CommandGroup)
def explore_group() -> None:
    """Explore many bot games: what was kept, what was claimed, how it went.

    All figures are of games of bots against each other. They say what happened to
    those who kept a ticket or claimed a route, not that they won because of it.
    """


@explore_group.command("make", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--games",
    type=WholeNumber(1),
    default=20_000,
    show_default=True,
    help="Number of games to count.",
)
@PLAYERS
@click.option(
    "--bot",
    default="planner",
    show_default=True,
    help="The bot that plays all seats.",
)
@click.option("--seed", type=SEED, default=0, show_default=True, help="Random seed.")
@JOBS
@RULE_OPTIONS
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="File for the counts; an existing file is continued.  "
    "[default: MAP.explorer-PLAYERS.json.gz beside the map]",
)
def make(  # noqa: PLR0913, PLR0917 - its options
    game: str,
    games: int,
    players: int,
    bot: str,
    seed: int,
    jobs: int | None,
    options: tuple[str, ...],
    output: Path | None,
) -> None:
    """Play many games and count what happens in them.

    GAME is {games}, or a map file. The same seed gives the same
    file with any number of jobs. Ctrl-C keeps the games so far, and the same command
    goes on with them; a higher number of games adds to them.

    \b
    Examples:
      railwright explore make europe --games 20000 --seed 1
      railwright explore make my-map.json --players 3
    """
    from railwright.bots import check_bot
    from railwright.contests import simulation
    from railwright.explorer import Counting
    from railwright.games import counts_path

    try:
        check_bot(bot)
        path = output or counts_path(game, players)
        chosen = read_options(options)
        contest = simulation(game, (bot,) * players, games, seed, chosen)
        check_writable(path, game)
        counting = Counting(contest, path)
    except GameError as error:
        raise Unusable(str(error)) from error
    if not _play(counting, jobs or cores()):
        click.echo("Interrupted; the same command goes on.", err=True)
        raise SystemExit(STOPPED)


def _play(counting: "Counting", jobs: int) -> bool:
    """Play, and keep what was counted; False if somebody has put an end to it."""
    from railwright.cli.progress import Progress

    # A service manager's request to stop is as good as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    games, is_whole = counting.counts, True
    try:
        with (
            Progress(games.games, counting.contest.games, lambda: "games") as progress,
            closing(counting.play(jobs)) as counted,
        ):
            for more in counted:
                for _ in range(more):
                    progress.advance()
    except KeyboardInterrupt:
        is_whole = False
    except GameError as error:  # nothing that was typed is wrong
        raise click.ClickException(str(error)) from error
    finally:
        counting.save()
    size = counting.path.stat().st_size / 1000
    click.echo(f"{counting.path}: {games.games:,} games, {size:.0f} kB")
    return is_whole


def _evidence(game: str, players: int, file: Path | None) -> "Evidence":
    """What the games of a file say; a sentence tells how to make one."""
    from railwright.explorer import Evidence
    from railwright.games import counted_players, load_map

    try:
        load_map(game)
        known = counted_players(game)
        is_counted = file is not None or players in known
        found = Evidence.read(game, players, file) if is_counted else None
    except GameError as error:
        raise Unusable(str(error)) from error
    if found is None:
        others = f" ({', '.join(map(str, known))} are)" if known else ""
        raise Unusable(
            f"no games of {players} players are counted for {game}{others}; "
            f"`railwright explore make {game} --players {players}` plays some"
        )
    return found


@explore_group.command("show", cls=GameCommand)
@click.argument("game", type=GameName())
@PLAYERS
@COUNTED
@click.option(
    "--heat", type=FILE_PATH, help="Heat map of the routes to write, .svg or .png."
)
def show(game: str, players: int, file: Path | None, heat: Path | None) -> None:
    """Show all tickets and routes, those that were taken most often first.

    GAME is {games}, or a map file. The heat map shows in how many
    of a hundred games each route was claimed; it needs the packages of
    railwright[draw].

    \b
    Examples:
      railwright explore show europe
      railwright explore show nordic --players 3 --heat nordic.svg
    """
    from railwright.cli.explore_tables import ExplorerTables

    evidence = _evidence(game, players, file)
    if heat is not None:
        check_picture(heat)
        _draw(game, evidence, heat)
    ExplorerTables(game, evidence).everything()


def _draw(game: str, evidence: "Evidence", path: Path) -> None:
    """Write the heat map of the routes."""
    from railwright.drawing import to_png
    from railwright.layout import load_board
    from railwright.reports.heat import heat_map

    board, layout = load_board(game)
    taken = {name: route.taken for name, route in evidence.routes.items()}
    svg = heat_map(taken, board, layout, "light")
    write_file(path, to_png(svg) if path.suffix == ".png" else svg)


@explore_group.command("ticket", cls=GameCommand)
@click.argument("game", type=GameName())
@click.argument("ticket")
@PLAYERS
@COUNTED
def ticket(game: str, ticket: str, players: int, file: Path | None) -> None:
    """Show who kept a ticket, what it brought, and which routes were claimed.

    GAME is {games}, or a map file; TICKET is the name of a ticket
    as `railwright map show` lists it.

    \b
    Examples:
      railwright explore ticket europe brest-petrograd
    """
    from railwright.cli.explore_tables import ExplorerTables

    ExplorerTables(game, _evidence(game, players, file)).ticket(ticket)


@explore_group.command("route", cls=GameCommand)
@click.argument("game", type=GameName())
@click.argument("route")
@PLAYERS
@COUNTED
def route(game: str, route: str, players: int, file: Path | None) -> None:
    """Show how often a route was claimed, when, and how its owners did.

    GAME is {games}, or a map file; ROUTE is the name of a route
    as `railwright map show` lists it.

    \b
    Examples:
      railwright explore route europe berlin-danzig
    """
    from railwright.cli.explore_tables import ExplorerTables

    ExplorerTables(game, _evidence(game, players, file)).route(route)


@explore_group.command("opening", cls=GameCommand)
@click.argument("game", type=GameName())
@click.argument("tickets", nargs=-1, required=True)
@PLAYERS
@COUNTED
def opening(
    game: str, tickets: tuple[str, ...], players: int, file: Path | None
) -> None:
    """Show which of your first tickets bots kept, and how it went.

    GAME is {games}, or a map file; TICKETS are those you are
    offered, two or more.

    \b
    Examples:
      railwright explore opening usa los-angeles-new-york boston-miami dallas-new-york
    """
    from railwright.cli.explore_tables import ExplorerTables

    if len(set(tickets)) < 2:
        raise Unusable("name two tickets or more")
    ExplorerTables(game, _evidence(game, players, file)).opening(tickets)
