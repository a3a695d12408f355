"""The ratings of a ladder as tables."""

from typing import TYPE_CHECKING

import click

from railwright.cli.arena_report import rate_cells, spread
from railwright.cli.printed_tables import NONE, print_table

if TYPE_CHECKING:
    from railwright.contests.climbing import LadderStandings
    from railwright.contests.ranking import Standing


def show_ladder(found: "LadderStandings") -> None:
    """Print the ratings on all boards together, and on each."""
    games = f"{found.overall.games:,} games"
    boards = ", ".join(
        f"{board} {each.games:,}" for board, each in found.boards.items()
    )
    click.echo(f"{games} of two players: {boards}\n")
    rows = [
        (at, *_cells(found, each))
        for at, each in enumerate(found.rungs(found.overall), 1)
    ]
    headers = (
        "",
        "bot",
        "Elo",
        "95%",
        "games",
        "wins",
        "95%",
        "ms/decision",
        "forfeits",
    )
    print_table("all boards", headers, rows)
    if len(found.boards) > 1:
        _show_boards(found)


def _cells(found: "LadderStandings", bot: "Standing") -> tuple[str | int, ...]:
    thought = 1000 * bot.seconds / bot.decisions if bot.decisions else 0
    return (
        *(found.name_of(bot.name), round(bot.rating.elo), spread(bot.rating)),
        *(bot.wins.games, *rate_cells(bot.wins), f"{thought:.2f}", bot.forfeits),
    )


def _show_boards(found: "LadderStandings") -> None:
    """The rating on each board, with its interval."""
    rated = {
        board: {each.name: each.rating for each in found.rungs(standings)}
        for board, standings in found.boards.items()
    }
    rows = []
    for entrant in found.entrants:
        ratings = [each.get(entrant.play) for each in rated.values()]
        if any(ratings):
            said = [f"{r.elo:5.0f}  {spread(r)}" if r else NONE for r in ratings]
            rows.append((entrant.name, *said))
    print_table("Elo on each board, with 95% intervals", ("bot", *rated), rows)
