"""Prints the tables of the documentation from reports of `railwright arena --json`.

The files of several games, each with the same bots and two players, become columns.
"""

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import fmean
from typing import Any

Report = dict[str, Any]  # a report as JSON
Cell = Callable[[Report, str], str]


def main(files: Iterable[str]) -> None:
    """Print the tables of some reports."""
    reports = [json.loads(Path(file).read_text(encoding="utf-8")) for file in files]
    bots = sorted(names(reports[0]), key=lambda name: -mean_elo(reports, name))
    best, *others = bots
    print("Wins of all games, and the mean score:\n")
    print_table(reports, bots, wins_and_score)
    print("Elo with its 95 % interval:\n")
    print_table(reports, bots, elo)
    print(f"How often `{best}` won against each of the others, with 95 % intervals:\n")
    print_table(reports, others, lambda report, other: meeting(report, best, other))
    print(f"The mean score of `{best}` in its parts:\n")
    parts = bot(reports[0], best)["means"]
    print_table(reports, parts, lambda report, part: mean(report, best, part))


def print_table(reports: list[Report], rows: Iterable[str], cell: Cell) -> None:
    """Print a table in Markdown with a column for each report."""
    print_row("", *(f"`{report['game']}`" for report in reports))
    print_row(*["---"] * (len(reports) + 1))
    for row in rows:
        print_row(f"`{row}`", *(cell(report, row) for report in reports))
    print()


def print_row(*cells: str) -> None:
    """Print a row."""
    print("|", " | ".join(cells), "|")


def names(report: Report) -> list[str]:
    """The bots of a report."""
    return [each["name"] for each in report["bots"]]


def bot(report: Report, name: str) -> Report:
    """What a report says of a bot."""
    return next(each for each in report["bots"] if each["name"] == name)


def mean_elo(reports: list[Report], name: str) -> float:
    """The rating of a bot over all games."""
    return fmean(bot(report, name)["rating"]["elo"] for report in reports)


def wins_and_score(report: Report, name: str) -> str:
    """How often a bot won, and with how many points it ended."""
    found = bot(report, name)
    return f"{found['wins']['rate']:.0%}, {number(found['means']['total'])}"


def elo(report: Report, name: str) -> str:
    """The rating of a bot."""
    rating = bot(report, name)["rating"]
    if rating["low"] is not None and rating["low"] == rating["high"]:
        return number(rating["elo"])
    ends = (
        "…" if end is None else number(end) for end in (rating["low"], rating["high"])
    )
    return f"{number(rating['elo'])} ({' to '.join(ends)})"


def meeting(report: Report, name: str, other: str) -> str:
    """How often a bot beat another one."""
    wins = next(
        each["wins"]
        for each in report["meetings"]
        if each["name"] == name and sorted(each["lineup"]) == sorted((name, other))
    )
    return f"{wins['rate']:.0%} ({wins['low']:.0%} to {wins['high']:.0%})"


def mean(report: Report, name: str, part: str) -> str:
    """The mean of a part of a bot's score."""
    return number(bot(report, name)["means"][part])


def number(value: float) -> str:
    """A whole number with a true minus sign."""
    return f"{round(value)}".replace("-", "\N{MINUS SIGN}")


if __name__ == "__main__":
    main(sys.argv[1:])
