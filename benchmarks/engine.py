"""How fast the engine plays: random games, scored, at every table, in both builds.

The compiled core is measured in this process, the same sources interpreted in another
one. Figures are medians of rounds in which the tables take turns. They move with the
machine, so each comes with a calibration loop of the same moment, and games are also
counted for the time of that loop.

    python benchmarks/engine.py [GAMES [INTERPRETED_GAMES]]     games in each round
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from rich import box
from rich.console import Console
from rich.table import Table

import railwright
from railwright.core import engine
from railwright.core.engine import Dealer, play, rollout, seat_to_act
from railwright.core.listing import legal
from railwright.core.scoring import final_scores
from railwright.core.state import State
from railwright.games import GAMES, load_map, rules_of, scoring_of

ROUNDS = 5
GAMES_COMPILED = 300
GAMES_INTERPRETED = 3
RESULT = Path("build/bench/engine.json")
ONLY_THIS_BUILD = "--only-this-build"
STRIDE = 7919
"""A prime, to choose among legal actions without a generator."""

Figures = dict[str, float]


class Found(TypedDict):
    """What is measured in one build."""

    build: str
    python: str
    rounds: int
    games: int
    tables: dict[str, Figures]


def calibration() -> float:
    """Seconds of a fixed loop of plain Python, to compare machines by."""
    start = time.process_time()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return time.process_time() - start


def seconds(work: Callable[[], None]) -> float:
    """Seconds of this process that some work takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


class Bench:
    """A game at a table of so many players, measured again and again."""

    def __init__(self, name: str, seats: int, games: int) -> None:
        facts = load_map(name)
        self.dealer = Dealer(rules_of(GAMES[name], facts, seats))
        self.terms = scoring_of(GAMES[name], facts)
        self.games = games
        self.decisions = 0
        self.positions = positions(self.dealer.deal(5))
        self.rounds: list[Figures] = []

    def run(self) -> None:
        """Measure one round."""
        loop = calibration()
        playing = seconds(self.play_games)
        calling = seconds(self.call_from_python)
        self.rounds.append(
            {
                "calibration ms": loop * 1e3,
                "games/s": self.games / playing,
                "games/calibration": self.games / playing * loop,
                "decisions/s": self.decisions / playing,
                "called/s": self.called / calling,
                "list µs": self._each(self.list_actions) * 1e6,
                "copy µs": self._each(self.copy_positions) * 1e6,
            }
        )

    def play_games(self) -> None:
        """Deal, play at random and score; all inside the core."""
        self.decisions = 0
        for seed in range(self.games):
            state = self.dealer.deal(seed)
            self.decisions += int(rollout(state, seed))
            final_scores(state, self.terms)

    def call_from_python(self) -> None:
        """Play with a loop of plain Python that asks the core at each decision."""
        self.called = 0
        for seed in range(max(1, self.games // 10)):
            state = self.dealer.deal(seed)
            while (seat := seat_to_act(state)) >= 0:
                count = legal(state, seat)
                play(state, seat, state.actions[self.called * STRIDE % count])
                self.called += 1

    def list_actions(self) -> None:
        """List the legal actions of many positions."""
        for state in self.positions:
            legal(state, seat_to_act(state))

    def copy_positions(self) -> None:
        """Copy many positions, one over the other."""
        target = self.positions[0].copy()
        for state in self.positions:
            target.copy_from(state)

    def _each(self, work: Callable[[], None]) -> float:
        """Seconds for each position."""
        times = max(1, self.games // 10)
        total = sum(seconds(work) for _ in range(times))
        return total / times / len(self.positions)

    def figures(self) -> Figures:
        """The medians of all rounds, and what a game is like."""
        medians = {
            name: statistics.median(each[name] for each in self.rounds)
            for name in self.rounds[0]
        }
        listed = [int(legal(each, seat_to_act(each))) for each in self.positions]
        return {
            **{name: float(f"{value:.4g}") for name, value in medians.items()},
            "per game": round(self.decisions / self.games, 1),
            "actions": round(statistics.mean(listed), 1),
        }


def positions(state: State) -> list[State]:
    """All positions of one random game in which somebody decides."""
    found = []
    while (seat := seat_to_act(state)) >= 0:
        found.append(state.copy())
        count = legal(state, seat)
        play(state, seat, state.actions[len(found) * STRIDE % count])
    return found


def measure(games: int) -> Found:
    """All tables in the build that this process has loaded."""
    tables = {
        f"{name} {seats}P": Bench(name, seats, games)
        for name, game in GAMES.items()
        for seats in range(game.seats[0], game.seats[1] + 1)
    }
    for _ in range(ROUNDS):
        for bench in tables.values():
            bench.run()
    return {
        "build": "interpreted" if engine.__file__.endswith(".py") else "compiled",
        "python": sys.version.split()[0],
        "rounds": ROUNDS,
        "games": games,
        "tables": {name: bench.figures() for name, bench in tables.items()},
    }


def measure_interpreted(games: int) -> Found:
    """All tables with a copy of the package without its compiled parts."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            Path(railwright.__file__).parent,
            Path(folder) / "railwright",
            ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"),
        )
        ended = subprocess.run(  # noqa: S603 - this file, by the same interpreter
            [sys.executable, __file__, ONLY_THIS_BUILD, str(games)],
            env={**os.environ, "PYTHONPATH": folder},
            stdout=subprocess.PIPE,
            check=True,
            text=True,
        )
    found: Found = json.loads(ended.stdout)
    return found


def compact(value: float) -> str:
    """A figure in a few characters."""
    if value >= 100_000:  # in millions
        return f"{value / 1e6:.2f}M"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"


def show(console: Console, found: Found) -> None:
    """Print what was measured in one build."""
    title = f"Random games, scored, {found['build']}; medians of {ROUNDS} rounds"
    table = Table(title=title, box=box.SIMPLE, padding=(0, 0, 0, 1))
    table.add_column("", no_wrap=True)
    for column in found["tables"]["europe 2P"]:
        table.add_column(column.replace("/", " /"), justify="right")
    for name, figures in found["tables"].items():
        table.add_row(name, *(compact(value) for value in figures.values()))
    console.print(table)


def main() -> None:
    """Measure this build, and the interpreted one too if this one is compiled."""
    if sys.argv[1:2] == [ONLY_THIS_BUILD]:
        print(json.dumps(measure(int(sys.argv[2]))))
        return
    console = Console()
    console.width = max(console.width, 110)
    given = [int(each) for each in sys.argv[1:]]
    is_pure = engine.__file__.endswith(".py")
    games = given[:1] or [GAMES_INTERPRETED if is_pure else GAMES_COMPILED]
    found = [measure(games[0])]
    show(console, found[0])
    if not is_pure:
        found.append(measure_interpreted((given[1:2] or [GAMES_INTERPRETED])[0]))
        show(console, found[1])
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
