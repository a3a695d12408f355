"""Print what decisions of bots gain over the planner's, in points.

python -m tools.regret europe --bots search-20ms,search-100ms

Every case is a decision from a game of planners. What an action is worth is the mean
margin of whole games played out after it, in the same imagined worlds for all actions.
Thinking times are processor time, as in contests.
"""

import argparse
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import TypeVar

from rich.console import Console
from rich.progress import track
from tools.regret.cases import Case, cases, keep, kept

from railwright.bots import new_bot
from railwright.bots.bot import BuiltInBot
from railwright.cli.printed_tables import print_table
from railwright.contests import Setting
from railwright.contests.intervals import Z
from railwright.games import GAMES

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot made of a case."""

    kind: str
    gain: float
    is_other: bool
    """Whether the bot did not do what the planner would do."""
    seconds: float


def main() -> None:
    """Judge some bots on the same cases."""
    asked = _arguments()
    path = asked.file or Path(
        f"build/regret/{asked.game}-{asked.cases}-{asked.worlds}-{asked.seed}.pickle"
    )
    if path.exists():
        known = kept(path)
    else:
        setting = Setting(asked.game, 2)
        judged = cases(setting, asked.cases, asked.worlds, asked.seed)
        known = [*_shown(judged, asked.cases, "reference")]
        keep(path, known)
    rows, base = [], None
    for name in asked.bots.split(","):
        made = [*_shown((decision(name, each) for each in known), len(known), name)]
        base = base or made
        rows.append((name, *_cells(made, base)))
    told = f"{asked.game}: {len(known)} decisions, {known[0].worlds} worlds"
    heads = ("bot", "points a decision", "more than first", "other", "ms", "by kind")
    print_table(told, heads, rows)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.regret")
    parser.add_argument("game", choices=[*GAMES])
    parser.add_argument("--bots", default="search-20ms,search-100ms,search-400ms")
    parser.add_argument("--cases", type=int, default=1000, help="decisions (1000)")
    parser.add_argument("--worlds", type=int, default=150, help="of each (150)")
    parser.add_argument("--seed", type=int, default=900_000, help="first deal (900000)")
    parser.add_argument("--file", type=Path, help="where the judged cases are kept")
    return parser.parse_args()


def _shown(items: Iterable[Item], total: int, title: str) -> Iterable[Item]:
    """The same with a progress bar, if anybody is there to see it."""
    console = Console(stderr=True)
    hidden = not console.is_terminal
    return track(items, title, total, console=console, disable=hidden, transient=True)


def decision(name: str, case: Case) -> Decision:
    """What a bot does in a case, and what that gains over the planner."""
    bot, planner = new_bot(name, case.number), new_bot("planner", 0)
    if not isinstance(bot, BuiltInBot) or not isinstance(planner, BuiltInBot):
        raise SystemExit(f"Error: {name} is not one of our bots")
    bot.count_processor_time()
    began = process_time()
    action = bot.decide(case.sight)
    seconds = process_time() - began
    usual = planner.decide(case.sight)
    gain = case.margin(action) - case.margin(usual)
    return Decision(case.kind, gain, action != usual, seconds)


def _cells(made: Sequence[Decision], base: Sequence[Decision]) -> tuple[str, ...]:
    gains = [each.gain for each in made]
    more = [each.gain - first.gain for each, first in zip(made, base, strict=True)]
    kinds = dict.fromkeys(each.kind for each in made)
    parts = {kind: [each.gain for each in made if each.kind == kind] for kind in kinds}
    return (
        spread(gains),
        spread(more) if made is not base else "",
        f"{fmean(each.is_other for each in made):.0%}",
        f"{1000 * fmean(each.seconds for each in made):.0f}",
        ", ".join(f"{kind} {fmean(g):+.2f} ({len(g)})" for kind, g in parts.items()),
    )


def spread(values: Sequence[float]) -> str:
    """A mean and how far its 95 % interval reaches to either side."""
    if len(values) < 2:
        return f"{fmean(values):+.2f}"
    reach = Z * stdev(values) / sqrt(len(values))
    return f"{fmean(values):+.2f} ± {reach:.2f}"


if __name__ == "__main__":
    main()
