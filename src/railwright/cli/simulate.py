"""`railwright simulate`: many bot games, and their statistics."""

from contextlib import closing, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import (
    JOBS,
    RULE_OPTIONS,
    Unusable,
    check_report,
    read_options,
)
from railwright.cli.contests import STOPPED, Run, bots_named
from railwright.cli.games import GameCommand, GameName
from railwright.cli.printed_tables import (
    NONE,
    estimate_cells,
    percent,
    percents,
    print_table,
)
from railwright.cli.values import FILE_PATH, SEED, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.contests import Contest, ContestStore
    from railwright.contests.cluster import Cluster
    from railwright.contests.statistics import PlayerTally, Statistics
    from railwright.words.phrases import Phrases


SHOWN_ABOVE = {"score", "turns", "first_won"}
"""Figures that the summary has in other places."""


@click.command("simulate", cls=GameCommand)
@click.argument("game", type=GameName())
@click.option(
    "--games", type=WholeNumber(1), required=True, help="Number of games to play."
)
@click.option(
    "--bots",
    default="planner,planner",
    show_default=True,
    metavar="LIST",
    help="The bots, seat by seat.",
)
@click.option(
    "--seed",
    type=SEED,
    default=0,
    show_default=True,
    help="Random seed, a whole number.",
)
@JOBS
@RULE_OPTIONS
@click.option(
    "-o",
    "--output",
    type=FILE_PATH,
    help="SQLite file for all results; an existing file is continued.",
)
@click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the workers of a Dask scheduler, as in tcp://host:8786.",
)
@click.option("--report", type=FILE_PATH, help="HTML report to write.")
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
    from railwright.contests import ContestStore, simulation

    try:
        chosen = tuple(sorted(read_options(options).items()))
        contest = simulation(game, bots_named(bots), games, seed, chosen)
        contest.setting.check()
        _check_files(report, output, game)
        workers = _cluster(cluster, jobs)
        store = ContestStore(output, contest)
    except GameError as error:
        raise Unusable(str(error)) from error
    with closing(store), closing(workers) if workers else nullcontext():
        run = Run(contest, store)
        try:
            run.play(workers.outcomes if workers else run.local(jobs))
        finally:  # a bot may have failed; the games before it are still worth showing
            _show(run, store, contest, report)
    if not run.is_whole:
        raise SystemExit(STOPPED)


def _check_files(report: Path | None, output: Path | None, game: str) -> None:
    """GameError if the report could not be written after hours of play."""
    if report is None:
        return
    if output and report.absolute() == output.absolute():
        raise GameError(
            f"--output and --report must be different files, not both {report}"
        )
    check_report(report, game)


def _cluster(address: str | None, jobs: int | None) -> "Cluster | None":
    """The cluster that is to play, if there is one."""
    if address is None:
        return None
    if jobs is not None:
        raise GameError("give either --jobs or --cluster")
    from railwright.contests.cluster import Cluster

    return Cluster(address)


def _show(
    run: Run, store: "ContestStore", contest: "Contest", path: Path | None
) -> None:
    """Print the summary, and write the report if one is wanted."""
    from railwright.contests.statistics import Statistics
    from railwright.words.phrases import Phrases

    statistics = Statistics(store)
    if not statistics.games:
        click.echo("No game has ended yet.")
        return
    if run.played:
        click.echo(run.pace())
    if statistics.games > contest.count:
        click.echo(
            f"All {statistics.games:,} games of the file are counted, "
            f"more than --games {contest.games:,}.",
            err=True,
        )
    table = contest.setting.check()
    _summary(statistics, Phrases(table.board, table.game.name))
    if path is None:
        return
    if not statistics.ended:
        click.echo("Every game was forfeited: there is nothing to report.", err=True)
        return
    from railwright.reports import report

    write_file(path, report(statistics, contest))
    click.echo(f"{path}: {path.stat().st_size // 1024} kB")


def _summary(statistics: "Statistics", phrases: "Phrases") -> None:
    by_bot = statistics.by_bot()
    success = statistics.success()
    used = [
        part for part in by_bot[0].parts if any(each.parts[part] for each in by_bot)
    ]
    names = [phrases.part(part).lower() for part in used]
    headers = ["bot", "players", "wins", "score", *names, "tickets done", "forfeits"]
    rows = [
        [
            *_figures(each),
            *(f"{each.parts[part]:.1f}" for part in used),
            percent(success[each.name].value) if each.name in success else NONE,
            str(each.forfeits),
        ]
        for each in by_bot
    ]
    games = "1 game" if statistics.games == 1 else f"{statistics.games:,} games"
    print_table(f"{phrases.title}: {games}, means by bot", headers, rows)
    orders = [_figures(each) for each in statistics.by_turn_order()]
    print_table("", ["turn order", "players", "wins", "score"], orders)
    if not statistics.ended:
        return
    _show_figures(statistics)
    for line in _sentences(statistics):
        click.echo(line)


def _show_figures(statistics: "Statistics") -> None:
    """What games are like, over all players."""
    from railwright.contests.game_figures import estimates

    rows = [
        (figure.title, *estimate_cells(figure, found))
        for figure, found in estimates(statistics.store)
        if figure.name not in SHOWN_ABOVE
    ]
    print_table("how games go", ("per player or game", "mean", "95%"), rows)


def _figures(tally: "PlayerTally") -> list[str]:
    low, high = tally.wins.interval
    score = tally.score
    return [
        tally.name,
        str(tally.games),
        f"{percent(tally.wins.value)} ({percents(low, high)})",
        f"{score.value:.1f} ± {score.error:.1f}" if score.count else NONE,
    ]


def _sentences(statistics: "Statistics") -> list[str]:
    rounds = sorted(statistics.rounds())
    mean, low, high = sum(rounds) / len(rounds), rounds[0], rounds[-1]
    lines = [f"Turns per player: {mean:.1f}, from {low:.3g} to {high:.3g}."]
    tunnels = statistics.tunnels()
    tried = sum(each.tried for each in tunnels)
    if tried:
        costs = ", ".join(
            f"{each.extra}: {percent(each.tried / tried)}" for each in tunnels
        )
        given_up = sum(each.given_up for each in tunnels) / tried
        lines.append(f"Tunnels by extra cards: {costs}; given up: {percent(given_up)}.")
    return lines
