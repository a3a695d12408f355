"""Prints the tables of the documentation from reports of `railwright arena --json`.

Each report is of one bot, the first one named, against another: rows of the tables are
the others, columns the games.

    python benchmarks/strength.py REPORT.json ...
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean
from typing import Any

Report = dict[str, Any]  # a report as JSON


def main(files: Iterable[str]) -> None:
    """Print the tables of some reports."""
    reports = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    best = reports[0]["bots"][0]["name"]
    print(f"How often `{best}` won, with 95 % intervals:\n")
    print_table(reports, lambda report: rival(report)["name"], meeting)
    print(f"Mean scores, `{best}` first:\n")
    print_table(reports, lambda report: rival(report)["name"], totals)
    print(f"The mean score of `{best}` in its parts:\n")
    print_parts(reports)


def print_table(
    reports: list[Report],
    row_of: Callable[[Report], str],
    cell: Callable[[Report], str],
) -> None:
    """Print a table in Markdown with a column for each game."""
    games = unique(report["game"] for report in reports)
    cells = {(row_of(report), report["game"]): cell(report) for report in reports}
    print_head(games)
    for row in unique(row for row, _ in cells):
        print_row(f"`{row}`", *(cells.get((row, game), "") for game in games))
    print()


def print_parts(reports: list[Report]) -> None:
    """Print what the first bot scored, part by part."""
    games = unique(report["game"] for report in reports)
    scores = [(report["game"], report["bots"][0]["means"]) for report in reports]
    print_head(games)
    # The total goes last, whatever parts the games before it have.
    parts = unique(part for _, means in scores for part in means if part != "total")
    for part in [*parts, "total"]:
        cells = [
            fmean(means.get(part, 0) for name, means in scores if name == game)
            for game in games
        ]
        print_row(f"`{part}`", *map(number, cells))


def print_head(games: list[str]) -> None:
    """Print the names of the columns."""
    print_row("", *(f"`{game}`" for game in games))
    print_row(*["---"] * (len(games) + 1))


def print_row(*cells: str) -> None:
    """Print a row."""
    print("|", " | ".join(cells), "|")


def unique(names: Iterable[str]) -> list[str]:
    """Each name once, in the order of the first."""
    return list(dict.fromkeys(names))


def rival(report: Report) -> Report:
    """What a report says of the other bot."""
    found: Report = report["bots"][-1]
    return found


def meeting(report: Report) -> str:
    """How often the first bot won."""
    wins = report["bots"][0]["wins"]
    return f"{wins['rate']:.0%} ({wins['low']:.0%} to {wins['high']:.0%})"


def totals(report: Report) -> str:
    """With how many points both ended."""
    first, *others = (each["means"]["total"] for each in report["bots"])
    return f"{number(first)} : {number(others[-1])}"


def number(value: float) -> str:
    """A whole number with a true minus sign."""
    return f"{round(value)}".replace("-", "\N{MINUS SIGN}")


if __name__ == "__main__":
    main(sys.argv[1:])
