"""Measure whether the coach's chances come true, and draw the picture.

python -m tools.calibration --games 200 -o docs/images/calibration.svg

One bot plays all seats, so that nobody is stronger than the coach expects. Games and
predictions are the same for the same seed, apart from bots that think for a time. Few
games differ from the truest chances by luck; how much is told beside the error. Boards
that are not for so many players are left out.
"""

import argparse
import json
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean

from rich.console import Console
from rich.progress import track
from tools.calibration.picture import picture
from tools.calibration.predictions import (
    Bin,
    Prediction,
    Sample,
    binned,
    error_by_chance,
    mean_error,
    predictions,
)

from railwright.cli.printed_tables import print_table
from railwright.coach.handicap import handicap_path
from railwright.contests import Setting
from railwright.games import GAMES


def main() -> None:
    """Measure one or all boards together."""
    asked = _arguments()
    console = Console(stderr=True)
    hidden = not console.is_terminal
    found: list[Prediction] = []
    sample = Sample(asked.bot, asked.games, asked.each, asked.playouts, asked.seed)
    for game in asked.boards:
        made = predictions(Setting(game, asked.players), sample)
        mine: list[Prediction] = []
        for some in track(made, game, asked.games, console=console, disable=hidden):
            mine += some
        _tell(game, mine, asked.bins)
        if asked.keep:
            _keep(game, asked.players, fmean(each.flattery for each in mine))
        found += mine
    if asked.output:
        bins = binned(found, asked.bins)
        title = _error(bins)
        asked.output.write_text(picture(bins, title), encoding="utf-8")
        print(f"{asked.output}: {title}")


def _boards(players: int) -> list[str]:
    """The games that are for so many players."""
    return [
        name
        for name, game in GAMES.items()
        if game.seats[0] <= players <= game.seats[1]
    ]


def _error(bins: Sequence[Bin]) -> str:
    count = sum(each.count for each in bins)
    error, chance = mean_error(bins), error_by_chance(bins)
    return f"{count:,} chances, mean error {error:.1%} (by luck {chance:.1%})"


def _tell(game: str, found: list[Prediction], bins: int) -> None:
    parts = binned(found, bins)
    rows = [
        (f"{b.chance:.1%}", f"{b.outcome:.1%} ± {b.reach:.1%}", b.count) for b in parts
    ]
    print_table(f"{game}: {_error(parts)}", ("predicted", "won", "chances"), rows)


def _keep(game: str, players: int, points: float) -> None:
    """Write the handicap of a game into its folder."""
    path = handicap_path(game, players)
    made_by = shlex.join(["python", "-m", "tools.calibration", *sys.argv[1:]])
    told = {"made_by": made_by, "handicap": round(points, 1)}
    path.write_text(f"{json.dumps(told)}\n", encoding="utf-8")
    print(f"{path}: {points:.1f} points")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.calibration")
    parser.add_argument("boards", nargs="*", help="games (all)")
    parser.add_argument("--bot", default="planner", help="plays all seats (planner)")
    parser.add_argument("--players", type=int, default=2, help="at the table (2)")
    parser.add_argument("--games", type=int, default=200, help="on each board (200)")
    parser.add_argument("--each", type=int, default=1, help="positions of a game (1)")
    parser.add_argument("--playouts", type=int, default=60, help="of each (60)")
    parser.add_argument("--bins", type=int, default=10, help="of chances (10)")
    parser.add_argument("--seed", type=int, default=980_000, help="first (980000)")
    parser.add_argument("--keep", action="store_true", help="write handicaps")
    parser.add_argument("-o", "--output", type=Path, help="file for the picture")
    asked = parser.parse_args()
    able = _boards(asked.players)
    asked.boards = asked.boards or able
    for name in asked.boards:
        if name not in able:
            parser.error(f"{name} is no game for {asked.players} players")
    return asked


if __name__ == "__main__":
    main()
