"""How fast bots play: games of `railwright simulate` on one core.

Games are played and kept as the command does it. Figures are medians of rounds in which
the boards take turns, in time of this process, so that other work of the machine hardly
moves them.

    python benchmarks/contests.py [GAMES [BOTS]]    games in a round (100), and their
                                                    bots (planner,planner)
"""

import json
import statistics
import sys
import time
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from railwright.contests import ContestStore, outcomes, simulation
from railwright.games import GAMES

ROUNDS = 5
RESULT = Path("build/bench/contests.json")


def games_per_second(game: str, bots: tuple[str, ...], games: int, seed: int) -> float:
    """How many games of a simulation are played and kept in a second."""
    contest = simulation(game, bots, games, seed)
    store = ContestStore(None, contest)
    start = time.process_time()
    for outcome in outcomes(contest.setting, contest.fixtures()):
        store.add(outcome)
    store.save()
    spent = time.process_time() - start
    store.close()
    return games / spent


def measure(bots: tuple[str, ...], games: int) -> dict[str, float]:
    """The median pace on each board."""
    paces: dict[str, list[float]] = {game: [] for game in GAMES}
    for game in GAMES:
        games_per_second(game, bots, 1, seed=0)  # boards are read and laid out once
    for seed in range(ROUNDS):
        for game, found in paces.items():
            found.append(games_per_second(game, bots, games, seed))
    return {game: round(statistics.median(each), 1) for game, each in paces.items()}


def main() -> None:
    """Measure, print a table and write the figures as JSON."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    bots = tuple((sys.argv[2] if len(sys.argv) > 2 else "planner,planner").split(","))
    found = measure(bots, games)
    table = Table("game", "games/s", box=box.SIMPLE, title=f"{', '.join(bots)}")
    for game, pace in found.items():
        table.add_row(game, f"{pace:.0f}")
    Console().print(table)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    said = {"bots": bots, "games": games, "rounds": ROUNDS, "games/s": found}
    RESULT.write_text(json.dumps(said, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
