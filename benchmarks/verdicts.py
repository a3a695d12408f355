"""Measures whether the coach says the same about a game when it judges it anew.

    python benchmarks/verdicts.py --games 50 europe

One bot plays against another, and the coach goes through each game twice, with other
seeds. What must agree are its three costliest mistakes, which are the same if the same
turn is one of each: a mistake that was made several times has several. The second
figure lets those change places that the report itself calls about as costly. The third
asks for the very same three turns. Times are processor time of a report.
"""

import argparse
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.progress import track

from railwright.bots import new_bot
from railwright.coach import GameReview, Report, answered
from railwright.coach.dispute import LESSONS
from railwright.coach.game_review import MOST_AGAIN, PLAYOUTS, Mistake
from railwright.games import GAMES
from railwright.model import new_game, record
from railwright.processes import results

SEEDS = (1, 2)


class Effort(NamedTuple):
    """How hard the coach tries."""

    playouts: int
    again: int
    """Looks that it may take again."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What two reports say of the same game."""

    deal: int
    is_same: bool
    is_as_costly: bool
    """Whether what one explains first is all explained by the other."""
    is_very_same: bool
    """Whether they show the same turns for them."""
    shared: int
    """Mistakes that both explain first."""
    seconds: float


def main() -> None:
    """Print a line for each board."""
    asked = _arguments()
    console = Console(stderr=True)
    for game in asked.boards or GAMES:
        effort = Effort(asked.playouts, asked.again)
        work = partial(compare, game, tuple(asked.bots), effort)
        deals = range(asked.seed, asked.seed + asked.games)
        made = results(work, deals, asked.jobs)
        shown = track(made, game, len(deals), console=console)
        _tell(game, shown, is_full=asked.verbose)


def _tell(game: str, made: Iterable[Agreement], *, is_full: bool) -> None:
    found = []
    for each in made:
        found.append(each)
        if is_full:
            print(each, flush=True)
    print(
        f"{game}: the same {LESSONS} costliest mistakes in "
        f"{fmean(each.is_same for each in found):.0%} of {len(found)} games, "
        f"or as costly ones in {fmean(each.is_as_costly for each in found):.0%}, "
        f"the same turns in {fmean(each.is_very_same for each in found):.0%}; "
        f"{fmean(each.shared for each in found):.1f} of {LESSONS} on average; "
        f"a report takes {fmean(each.seconds for each in found):.0f} s",
        flush=True,
    )


def compare(game: str, bots: tuple[str, str], effort: Effort, deal: int) -> Agreement:
    """Judge the first seat of a game twice."""
    text = _played(game, bots, deal)
    began = process_time()
    one, two = (_report(text, effort, seed) for seed in SEEDS)
    seconds = (process_time() - began) / len(SEEDS)
    first, second = (each.mistakes[:LESSONS] for each in (one, two))
    shared = min(
        sum(is_among(each, second) for each in first),
        sum(is_among(each, first) for each in second),
    )
    return Agreement(
        deal,
        shared == len(first) == len(second),
        all(is_among(each, two.costliest) for each in first)
        and all(is_among(each, one.costliest) for each in second),
        {each.turn.number for each in first} == {each.turn.number for each in second},
        shared,
        seconds,
    )


def is_among(mistake: Mistake, others: Iterable[Mistake]) -> bool:
    """Whether it is one of some mistakes: the same was left undone in one turn."""
    return any(turns(mistake) & turns(each) for each in others)


def turns(mistake: Mistake) -> set[int]:
    """All turns that it was made in."""
    return {mistake.turn.number, *mistake.other_turns}


def _report(text: str, effort: Effort, seed: int) -> Report:
    review = GameReview(text, 0, **effort._asdict(), seed=seed)
    for inquiries in review.rounds():
        for inquiry in inquiries:
            review.note(answered(inquiry))
    return review.report()


def _played(game: str, names: tuple[str, str], deal: int) -> str:
    """The record of a game."""
    match = new_game(game, 2, deal)
    bots = [new_bot(name, deal + seat) for seat, name in enumerate(names)]
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return record(match)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("boards", nargs="*", help="games (all)")
    parser.add_argument("--games", type=int, default=50, help="on each board (50)")
    parser.add_argument(
        "--bots",
        nargs=2,
        default=("medium", "planner"),
        help="who is judged, and the opponent (medium planner)",
    )
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help="of a decision")
    parser.add_argument("--again", type=int, default=MOST_AGAIN, help="looks again")
    parser.add_argument("--seed", type=int, default=5_000, help="first deal (5000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--verbose", action="store_true", help="a line for each game")
    return parser.parse_args()


if __name__ == "__main__":
    main()
