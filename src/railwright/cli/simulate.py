"""`railwright simulate`: many bot games, and their statistics."""

from contextlib import closing, nullcontext
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import (
    Unusable,
    check_writable,
    cores,
    read_options,
)
from railwright.cli.games import GameCommand, GameName
from railwright.cli.tables import print_table
from railwright.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.progress import Progress

    from railwright.simulation import Outcome, Plan, Store
    from railwright.simulation.cluster import Cluster
    from railwright.simulation.statistics import Player, Statistics

SAVE_EVERY = 1.0
"""Seconds after which new games are put on the disk."""

STOPPED = 130
"""The exit code after Ctrl-C."""


FILE = click.Path(path_type=Path)


@click.command("simulate", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option("--games", type=int, required=True, help="Number of games to play.")
@click.option(
    "--bots",
    default="planner,planner",
    show_default=True,
    metavar="LIST",
    help="The bots, seat by seat.",
)
@click.option(
    "--seed",
    type=int,
    default=0,
    show_default=True,
    help="Random seed, 0 or more.",
)
@click.option(
    "--jobs",
    type=int,
    help="Number of worker processes.  [default: one per core]",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    help="A rule option to change; may be given several times.",
)
@click.option(
    "-o",
    "--output",
    type=FILE,
    help="SQLite file for all results; an existing file is continued.",
)
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the workers of a Dask scheduler, as in tcp://host:8786.",
)
@click.option("--report", type=FILE, help="HTML report to write.")
def simulate(  # noqa: PLR0913, PLR0917 - its options
    game: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    options: tuple[str, ...],
    output: Path | None,
    cluster: str | None,
    report: Path | None,
) -> None:
    """Simulate many bot games and show statistics.

    GAME is {games}, or a map file. The same seed gives the same
    games with any number of jobs. Ctrl-C ends early and shows the results so far.

    \b
    Examples:
      railwright simulate europe --games 1000 --report europe.html
      railwright simulate nordic --games 500 --bots planner,greedy -o nordic.sqlite
    """
    from railwright.simulation import Plan, Store

    try:
        _check_numbers(games, jobs)
        names = tuple(" ".join(name.split()) for name in bots.split(","))
        chosen = tuple(sorted(read_options(options).items()))
        plan = Plan(game, names, seed, chosen)
        board = plan.check()
        _check_report(report, output)
        workers = _cluster(cluster, jobs)
        store = Store(output, plan, board)
    except GameError as error:
        raise Unusable(str(error).splitlines()[0]) from error
    with closing(store), closing(workers) if workers else nullcontext():
        numbers = store.missing(games)
        source = _outcomes(plan, numbers, workers, jobs)
        is_whole = _play(source, store, games, len(numbers))
        _show(store, plan, report)
    if not is_whole:
        raise SystemExit(STOPPED)


def _outcomes(
    plan: "Plan", numbers: list[int], workers: "Cluster | None", jobs: int | None
) -> "Iterator[Outcome]":
    """The games of these numbers, played by a cluster or by this machine."""
    from railwright.simulation import outcomes

    if workers:
        return workers.outcomes(plan, numbers)
    return outcomes(plan, numbers, min(jobs or cores(), len(numbers) or 1))


def _check_numbers(games: int, jobs: int | None) -> None:
    for name, number in (("--games", games), ("--jobs", jobs)):
        if number is not None and number < 1:
            raise GameError(f"{name} must be at least 1, not {number}")


def _check_report(path: Path | None, output: Path | None) -> None:
    """Before hours of play: GameError if the report could not be written after it."""
    if path is None:
        return
    if output and path.absolute() == output.absolute():
        raise GameError(
            f"--output and --report must be different files, not both {path}"
        )
    check_writable(path)


def _cluster(address: str | None, jobs: int | None) -> "Cluster | None":
    """The cluster that is to play, if there is one."""
    if address is None:
        return None
    if jobs is not None:
        raise GameError("give either --jobs or --cluster")
    try:
        from railwright.simulation.cluster import Cluster
    except ImportError as error:
        raise GameError(
            "--cluster needs more packages: pip install railwright[cluster]"
        ) from error
    return Cluster(address)


def _play(
    source: "Iterator[Outcome]", store: "Store", games: int, missing: int
) -> bool:
    """Play the games that are missing; False if somebody pressed Ctrl-C."""
    began = saved = monotonic()
    played = 0
    try:
        with _progress() as progress:
            task = progress.add_task(
                "", total=games, completed=games - missing, rate=0.0
            )
            for outcome in source:
                played += store.add(outcome)
                progress.update(
                    task, advance=1, rate=played / max(monotonic() - began, 1e-3)
                )
                if monotonic() - saved > SAVE_EVERY:
                    store.save()
                    saved = monotonic()
    except KeyboardInterrupt:
        click.echo("Stopped; these are the results so far.", err=True)
        return False
    finally:
        store.save()
    if played:
        rate = played / (monotonic() - began)
        click.echo(f"{_games(played)} played, {rate:.3g} a second.")
    return True


def _progress() -> "Progress":
    """A bar with rate and time left; nothing where no terminal shows it."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    console = Console(stderr=True)
    return Progress(
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("games  {task.fields[rate]:.3g}/s "),
        TimeRemainingColumn(compact=True),
        TextColumn("left"),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def _show(store: "Store", plan: "Plan", path: Path | None) -> None:
    """Print the summary, and write the report if one is wanted."""
    from railwright.simulation.report import report
    from railwright.simulation.statistics import Statistics

    statistics = Statistics(store)
    if not statistics.games:
        click.echo("No game has ended yet.")
        return
    _summary(statistics, plan.deal(1).board.title)
    if path is None:
        return
    try:
        path.write_text(report(statistics, plan), encoding="utf-8")
    except OSError as error:
        raise Unusable(f"cannot write {path}: {error.strerror}") from error
    click.echo(f"{path}: {path.stat().st_size // 1024} kB")


def _summary(statistics: "Statistics", title: str) -> None:
    from railwright.simulation.statistics import PARTS

    by_bot = statistics.by_bot()
    success = statistics.success()
    used = [at for at in range(len(PARTS)) if any(each.parts[at] for each in by_bot)]
    names = [list(PARTS.values())[at] for at in used]
    headers = ["bot", "players", "wins", "score", *names, "tickets done", "forfeits"]
    rows = [
        [
            *_figures(each),
            *(f"{each.parts[at]:.1f}" for at in used),
            f"{success[each.name].value:.0%}" if each.name in success else "",
            str(each.forfeits),
        ]
        for each in by_bot
    ]
    games = _games(statistics.games)
    print_table(f"{title}: {games}, means by bot", headers, rows)
    orders = [_figures(each) for each in statistics.by_turn_order()]
    print_table("", ["order of turns", "players", "wins", "score"], orders)
    for line in _sentences(statistics):
        click.echo(line)


def _figures(player: "Player") -> list[str]:
    low, high = player.wins.interval
    return [
        player.name,
        str(player.games),
        f"{player.wins.value:.1%} ({low * 100:.0f}-{high * 100:.0f})",
        f"{player.score.value:.1f} ± {player.score.error:.1f}",
    ]


def _sentences(statistics: "Statistics") -> list[str]:
    rounds = sorted(statistics.rounds())
    mean, low, high = sum(rounds) / len(rounds), rounds[0], rounds[-1]
    lines = [f"Turns of each player: {mean:.1f}, from {low:.3g} to {high:.3g}."]
    tunnels = statistics.tunnels()
    tried = sum(each.tried for each in tunnels)
    if tried:
        costs = ", ".join(f"{each.extra}: {each.tried / tried:.0%}" for each in tunnels)
        given_up = sum(each.given_up for each in tunnels) / tried
        lines.append(f"Tunnels by extra cards: {costs}; given up: {given_up:.0%}.")
    return lines


def _games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"
