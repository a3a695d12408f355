"""Measures how a player fares who follows every hint, against a level.

    python benchmarks/hints.py --games 100 --milliseconds 20 europe nordic

Hints of the server think for a second each. With less thought, as here, they are
weaker, so that what is measured is what they reach at least. Times are processor time.
"""

import argparse
from collections.abc import Iterator, Sequence
from statistics import fmean
from time import process_time

from railwright.bots import new_bot
from railwright.bots.advice import advise
from railwright.bots.search import Budget
from railwright.contests.intervals import Win, rate_of
from railwright.games import GAMES
from railwright.model import new_game


def main() -> None:
    """Print a line for each game."""
    asked = _arguments()
    budget = Budget(asked.milliseconds / 1000, None, process_time)
    for game in asked.boards or GAMES:
        wins, margins, times = [], [], []
        for number in range(asked.games):
            deal, seat = asked.seed + number // 2, number % 2
            totals, spent = _played(game, deal, seat, asked.level, budget)
            margin = totals[seat] - totals[1 - seat]
            wins.append(Win(deal, seat, (margin > 0) + (margin == 0) / 2))
            margins.append(margin)
            times += spent
        rate = rate_of(wins)
        won = f"{rate.rate:.1%} ({rate.low:.0%} to {rate.high:.0%})"
        print(
            f"{game}: hints win {won} of {rate.games} games against {asked.level}, "
            f"by {fmean(margins):+.1f} points; "
            f"a hint takes {1000 * fmean(times):.0f} ms, at most {max(times):.2f} s",
            flush=True,
        )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("boards", nargs="*", help="games (all)")
    parser.add_argument("--games", type=int, default=100, help="on each board (100)")
    parser.add_argument("--milliseconds", type=int, default=1000, help="a hint (1000)")
    parser.add_argument("--level", default="medium", help="opponent (medium)")
    parser.add_argument("--seed", type=int, default=970_000, help="first deal (970000)")
    return parser.parse_args()


def _played(
    game: str, deal: int, seat: int, level: str, budget: Budget
) -> tuple[Sequence[int], list[float]]:
    """The totals of a game, and how long each hint took."""
    match = new_game(game, 2, deal)
    bot = new_bot(level, deal)
    seeds: Iterator[int] = iter(range(1_000_000))
    spent = []
    while (mover := match.seat_to_act) is not None:
        view = match.view(mover)
        if mover != seat:
            match.play(bot.choose(view, view.actions), mover)
            continue
        began = process_time()
        advice = advise(view, next(seeds), budget)
        spent.append(process_time() - began)
        match.play(advice.action, mover)
    return [score.total() for score in match.scores()], spent


if __name__ == "__main__":
    main()
