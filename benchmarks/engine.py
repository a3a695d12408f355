"""How fast the engine plays: random games, scored, at every table; a table and JSON.

Figures move with the machine: compare them with the calibration loop of the same run.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.table import Table

from railwright.core import engine
from railwright.core.engine import Dealer, rollout, seat_to_act
from railwright.core.listing import legal
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.games import GAMES, rules_of, scoring_of
from railwright.maps import load_map

ROUNDS = 5
COPIES = 50_000
RESULT = Path("build/bench/engine.json")


def calibration() -> float:
    """Milliseconds of a fixed loop of plain Python, to compare machines by."""
    start = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return (time.process_time() - start) * 1000


def timed(work: Callable[[], int]) -> tuple[float, int]:
    """Seconds of this process, and what the work counted."""
    start = time.process_time()
    counted = work()
    return time.process_time() - start, counted


def measure(name: str, seats: int, games: int) -> dict[str, float]:
    """Games and decisions per second, scored; actions per decision; copies."""
    facts = load_map(name)
    dealer = Dealer(rules_of(GAMES[name], facts, seats))
    terms = scoring_of(GAMES[name], facts)

    def play() -> int:
        decisions = 0
        for seed in range(games):
            state = dealer.deal(seed)
            decisions += int(rollout(state, seed))
            final_scores(state, terms)
        return decisions

    rounds = [timed(play) for _ in range(ROUNDS)]
    seconds = statistics.median(duration for duration, _ in rounds)
    state = dealer.deal(1)
    copies, _ = timed(lambda: copied(state, state.copy()))
    return {
        "games/s": round(games / seconds, 1),
        "decisions/s": round(rounds[0][1] / seconds),
        "per game": round(rounds[0][1] / games, 1),
        "actions": round(listed_per_decision(dealer), 1),
        "copy µs": round(copies / COPIES * 1e6, 2),
    }


def copied(source: State, target: State) -> int:
    """Copy a position over another one, again and again."""
    for _ in range(COPIES):
        target.copy_from(source)
    return COPIES


def listed_per_decision(dealer: Dealer) -> float:
    """How many actions are legal on average in one random game."""
    state = dealer.deal(5)
    counts = []
    while (seat := seat_to_act(state)) >= 0:
        count = int(legal(state, seat))
        counts.append(count)
        engine.play(state, seat, state.actions[len(counts) * 7919 % count])
    return statistics.mean(counts)


def main() -> None:
    """Measure every game at every table."""
    is_pure = engine.__file__.endswith(".py")
    games = int(sys.argv[1]) if len(sys.argv) > 1 else (5 if is_pure else 500)
    tables = [
        (name, seats)
        for name, game in GAMES.items()
        for seats in range(game.seats[0], game.seats[1] + 1)
    ]
    results = {
        f"{name} {seats}P": measure(name, seats, games)
        for name, seats in track(tables, description="Playing", transient=True)
    }
    build = "interpreted" if is_pure else "compiled"
    title = f"Random games, scored, {build}; calibration {calibration():.0f} ms"
    table = Table(title=title)
    table.add_column("table")
    for column in results["europe 2P"]:
        table.add_column(column, justify="right")
    for name, figures in results.items():
        table.add_row(name, *(f"{value:,}" for value in figures.values()))
    Console().print(table)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    record = {"build": build, "games": games, "tables": results}
    RESULT.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
