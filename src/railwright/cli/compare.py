"""`railwright compare`: two maps, or two options, side by side."""

import re
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from railwright.cli.arguments import (
    JOBS,
    Unusable,
    check_report,
    read_options,
)
from railwright.cli.contests import STOPPED, Run, bots_named
from railwright.cli.games import GameCommand, GameName
from railwright.cli.printed_tables import (
    NONE,
    difference_cell,
    estimate_cells,
    print_table,
)
from railwright.cli.values import FILE_PATH, SEED, WholeNumber
from railwright.errors import GameError
from railwright.text_files import write_file

if TYPE_CHECKING:
    from railwright.contests import Contest, ContestStore
    from railwright.contests.game_figures import Compared, Estimate, Figure

_CHOICE = r"\w+=[^,:]+"
_WITH_OPTIONS = re.compile(rf"(.+?):({_CHOICE}(?:,{_CHOICE})*)")


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two: a game with its options."""

    said: str
    game: str
    options: dict[str, str]


@click.command("compare", cls=GameCommand)
@click.argument("first", metavar="FIRST", type=GameName())
@click.argument("second", metavar="SECOND", type=GameName())
@click.option(
    "--games",
    type=WholeNumber(2),
    default=200,
    show_default=True,
    help="Number of games to play on each side.",
)
@click.option(
    "--bots",
    default="planner,planner",
    show_default=True,
    metavar="LIST",
    help="The bots, seat by seat, the same on both sides.",
)
@click.option(
    "--seed",
    type=SEED,
    default=0,
    show_default=True,
    help="Random seed, a whole number.",
)
@JOBS
@click.option("--report", type=FILE_PATH, help="HTML report to write.")
def compare(  # noqa: PLR0913, PLR0917 - its options
    first: str,
    second: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int | None,
    report: Path | None,
) -> None:
    """Compare two boards, or two ways to play one.

    FIRST and SECOND are {games}, or map files, each with rule options after a colon
    if you like. The same bots play both, and every figure of games is shown side by
    side, with the difference and its 95% interval.

    \b
    Examples:
      railwright compare europe usa --games 500
      railwright compare switzerland switzerland:swiss_trains=40 --report trains.html
      railwright compare my-map.json my-map-2.json --bots planner,path
    """
    from railwright.contests import ContestStore, simulation

    sides = [_side(first), _side(second)]
    try:
        if report:
            check_report(report, *(each.game for each in sides))
        names = bots_named(bots)
        contests = [
            simulation(each.game, names, games, seed, each.options) for each in sides
        ]
        stores = [ContestStore(None, each) for each in contests]
    except GameError as error:
        raise Unusable(str(error)) from error
    with closing(stores[0]), closing(stores[1]):
        is_whole = all(
            _played(contest, store, jobs)
            for contest, store in zip(contests, stores, strict=True)
        )
        _show(sides, stores, contests[0], report)
    if not is_whole:
        raise SystemExit(STOPPED)


def _side(said: str) -> Side:
    """A game as it is typed: `switzerland:swiss_trains=40`."""
    found = _WITH_OPTIONS.fullmatch(said)
    if found is None or Path(said).exists():
        return Side(said, said, {})
    return Side(said, found[1], read_options(found[2].split(",")))


def _played(contest: "Contest", store: "ContestStore", jobs: int | None) -> bool:
    run = Run(contest, store)
    run.play(run.local(jobs), title=lambda: contest.setting.game)
    return run.is_whole


def _show(
    sides: list[Side],
    stores: "list[ContestStore]",
    contest: "Contest",
    report: Path | None,
) -> None:
    """Print both sides, and write the report if one is wanted."""
    from railwright.contests.game_figures import compared

    found = compared(*stores)
    if not found or not found[-1].difference:  # the last figure is of all games
        click.echo("There are not yet games on both sides.")
        return
    one, other = found[-1].one, found[-1].other
    click.echo(
        f"{sides[0].said}: {one.games:,} games; {sides[1].said}: {other.games:,} games "
        f"of {', '.join(contest.bots)}\n"
    )
    headers = ("", *(each.said for each in sides), "difference", "")
    print_table("", headers, [_row(each) for each in found])
    click.echo("* The 95% interval of the difference leaves out zero.")
    if report:
        from railwright.reports.comparison_page import comparison_page

        names = (sides[0].said, sides[1].said)
        write_file(report, comparison_page(names, found, contest))
        click.echo(f"{report}: {report.stat().st_size // 1024} kB")


def _row(each: "Compared") -> tuple[str, ...]:
    gap = each.difference
    return (
        each.figure.title,
        _cell(each.figure, each.one),
        _cell(each.figure, each.other),
        difference_cell(each.figure, gap) if gap else NONE,
        "*" if gap and gap.is_clear else "",
    )


def _cell(figure: "Figure", found: "Estimate") -> str:
    value, interval = estimate_cells(figure, found)
    return f"{value} ({interval})" if found.games else NONE
