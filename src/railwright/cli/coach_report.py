"""The coach's report as a terminal shows it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from railwright.cli.printed_tables import print_table

if TYPE_CHECKING:
    from railwright.coach.estimates import Estimate
    from railwright.coach.sayings import Sayings

WIDTH = 60
"""Columns of the curve, at most."""
ROWS = 8
"""Rows of the curve."""
BLOCKS = " ▁▂▃▄▅▆▇█"


def print_report(sayings: "Sayings", player: str) -> None:
    """Print a report that reads well in a terminal."""
    say = sayings.words.say
    who = player or say("player-number", n=sayings.report.seat + 1)
    click.echo(say("coach-title", game=sayings.phrases.title, player=who))
    click.echo(say("coach-result", result=sayings.result))
    click.echo()
    _print_curve(sayings)
    _print_balance(sayings)
    if sums := sayings.sums():
        click.echo(sums)
    click.echo(f"{sayings.doubt()}\n")
    _print_lessons(sayings)
    click.echo(say("coach-fair", n=sayings.report.playouts))


def _print_curve(sayings: "Sayings") -> None:
    chances = [each.chance for each in sayings.report.curve]
    say = sayings.words.say
    click.echo(say("coach-curve"))
    for label, row in zip((100, *[None] * (ROWS - 2), 0), curve(chances), strict=True):
        edge = f"{label:>4}%" if label is not None else " " * 5
        click.echo(f"{edge} {row}".rstrip())
    ends = chances[0], chances[-1], min(chances), max(chances)
    first, last, low, high = [round(each / 10) for each in ends]
    about = say("coach-curve-about", first=first, last=last, low=low, high=high)
    click.echo(f"{about}\n")


def curve(chances: Sequence[int]) -> list[str]:
    """Chances in tenths of a percent as rows of blocks, the top one first."""
    count = min(len(chances), WIDTH)
    shown = [
        chances[at * (len(chances) - 1) // max(1, count - 1)] for at in range(count)
    ]
    eighths = [round(each * ROWS * 8 / 1000) for each in shown]
    return [
        "".join(BLOCKS[min(8, max(0, each - 8 * row))] for each in eighths)
        for row in reversed(range(ROWS))
    ]


def _print_balance(sayings: "Sayings") -> None:
    say = sayings.words.say
    ledger = sayings.report.ledger
    is_over = "yes" if sayings.report.match.is_over else "no"
    rows = [
        (say("coach-even"), *_cells(sayings, ledger.even, sign=False)),
        (say("coach-deal"), *_cells(sayings, ledger.deal)),
        (say("coach-cards"), *_cells(sayings, ledger.cards)),
        (say("coach-tickets"), *_cells(sayings, ledger.tickets)),
        (say("coach-others"), *_cells(sayings, ledger.others)),
        (say("coach-skill"), *_cells(sayings, ledger.skill)),
        (say("coach-end", isover=is_over), *_cells(sayings, ledger.end, sign=False)),
    ]
    heads = ("", say("coach-column-chance"), say("coach-column-points"))
    columns = [_aligned(column) for column in zip(heads, *rows, strict=True)]
    columns[0] = [column.strip() for column in columns[0]]
    table = [*zip(*columns, strict=True)]
    print_table(say("coach-balance"), table[0], table[1:])


def _aligned(cells: Sequence[str]) -> list[str]:
    """Numbers under one another, their ends in line."""
    width = max(len(cell) for cell in cells)
    return [cell.rjust(width) for cell in cells]


def _cells(
    sayings: "Sayings", estimate: "Estimate", *, sign: bool = True
) -> tuple[str, str]:
    number = sayings.words.tenths
    return number(estimate.chance, sign=sign), number(estimate.points, sign=sign)


def _print_lessons(sayings: "Sayings") -> None:
    lessons = sayings.lessons()
    say = sayings.words.say
    click.echo(say("coach-mistakes", n=len(lessons)))
    for number, lesson in enumerate(lessons, 1):
        mistake = lesson.mistake
        turn = say("coach-turn", turn=mistake.turn.number)
        click.echo(f"\n{number}. {turn}: {sayings.cost(mistake)}")
        click.echo(f"   {say('coach-played', action=lesson.played)}")
        click.echo(f"   {say('coach-better', action=lesson.better)}")
    if tied := sayings.tied():
        click.echo(f"\n{tied}")
    click.echo()
