"""Tables for people: fitted to a terminal, and whole in a pipe."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from railwright.contests.game_figures import Estimate, Figure

TextRow = Sequence[str | int]

NONE = "–"
"""What stands for a mean of nothing."""
_GAP = 2  # spaces between columns
_UNLIMITED = 10_000  # what reads a pipe can bear long lines, but no missing ends


def print_table(title: str, headers: Sequence[str], rows: Sequence[TextRow]) -> None:
    """Print a table; columns of whole numbers are set to the right."""
    # Slow to import, and needed only by commands that print tables.
    from rich.console import Console
    from rich.table import Table

    console = Console(markup=False, emoji=False, highlight=False)
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False)
    narrowest = [_longest_word(column) for column in zip(headers, *rows, strict=True)]
    for index, header in enumerate(headers):
        is_number = all(isinstance(row[index], int) for row in rows)
        table.add_column(
            header,
            justify="right" if is_number else "left",
            min_width=narrowest[index],
        )
    for row in rows:
        table.add_row(*map(str, row))
    fitting = max(console.width, sum(narrowest) + _GAP * len(narrowest))
    console.width = fitting if console.is_terminal else _UNLIMITED
    with console.capture() as printed:
        console.print(table)
    for line in printed.get().splitlines():
        click.echo(line.rstrip())
    click.echo()


def _longest_word(column: Sequence[str | int]) -> int:
    """The width below which a column would break words, which nobody could search."""
    return max(len(word) for cell in column for word in str(cell).split() or [""])


def percent(share: float) -> str:
    """A share in percent: `52.5%`."""
    return f"{share:.1%}"


def percents(low: float, high: float) -> str:
    """An interval of shares: `41.2% to 62.8%`."""
    return f"{percent(low)} to {percent(high)}"


def estimate_cells(figure: "Figure", found: "Estimate") -> tuple[str, str]:
    """A figure and its interval."""
    if not found.games:
        return NONE, NONE
    if figure.is_share:
        return percent(found.value), percents(found.low, found.high)
    value, low, high = (_hundredths(e) for e in (found.value, found.low, found.high))
    return value, f"{low} to {high}"


def difference_cell(figure: "Figure", gap: "Estimate") -> str:
    """How far a figure is above another: `+1.20 (0.40 to 2.00)`."""
    value, interval = estimate_cells(figure, gap)
    return f"{'+' if gap.value > 0 else ''}{value} ({interval})"


def _hundredths(value: float) -> str:
    """A number with two decimals, and no minus before nothing."""
    return f"{round(value, 2) + 0.0:.2f}"


def seats(numbers: Sequence[int]) -> str:
    """Seats as people count them: `seat 1`, `seats 1 and 2`."""
    said = " and ".join(str(each + 1) for each in numbers)
    return f"seat {said}" if len(numbers) == 1 else f"seats {said}"
