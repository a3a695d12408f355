"""How fast `VecEnv` steps, beside OpenSpiel's gin rummy and backgammon from Python.

Random play by one process; games are scored and dealt anew within the time. A step of
ours shows the mask of all legal actions, and with observation what the seat to act may
know. A step of OpenSpiel asks for the mask, or for mask and observation tensor, and
picks from the list of legal actions; chance is sampled. "Rich hands" are games in which
everybody collects 24 cards first, so that 180 actions are legal; there only `step`
counts. Figures are medians of rounds in which all take turns, in processor time.

    python -m benchmarks.research [SECONDS]     seconds for each figure in a round
"""

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pyspiel
from benchmarks.engine import calibration, compact
from numpy.typing import NDArray
from rich import box
from rich.console import Console
from rich.table import Table

from railwright.games import GAMES
from railwright.research import VecEnv

ROUNDS = 5
SECONDS = 0.5
ROWS = 64
"""Games at once: as many as the nearer memory holds."""
MANY = 256
RICH = 24
"""Cards that patient players collect before anything else."""
RESULT = Path("build/bench/research.json")
PEERS = ("gin_rummy", "backgammon")
MASK, OBSERVATION = "mask", "mask and observation"

Pace = Callable[[float], float]
"""Plays for some seconds; steps for each second."""


def paces() -> Iterator[tuple[str, str, Pace]]:
    """Everything that is measured: a name, what a step shows, and how fast it is."""
    for shows in (MASK, OBSERVATION):
        for game in GAMES:
            yield game, shows, random_play(game, ROWS, observe=shows == OBSERVATION)
        many = random_play("europe", MANY, observe=shows == OBSERVATION)
        yield f"europe, {MANY} games", shows, many
        yield "europe, rich hands", shows, rich_play(observe=shows == OBSERVATION)
        for peer in PEERS:
            yield f"OpenSpiel {peer}", shows, peer_play(peer, shows == OBSERVATION)


def random_play(game: str, rows: int, *, observe: bool) -> Pace:
    """Random play of many games at once."""
    env = VecEnv(game, 2, rows, seed=1, observe=observe)
    env.reset()

    def pace(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            for _ in range(20):
                env.step(env.sample())
            steps += 20 * rows
        return steps / spent

    return pace


def rich_play(*, observe: bool) -> Pace:
    """Europe with players who collect many cards; only steps are timed."""
    env = VecEnv("europe", 2, ROWS, seed=1, observe=observe)
    env.reset()
    for _ in range(200):
        env.step(patient(env))

    def pace(seconds: float) -> float:
        steps, spent = 0, 0.0
        while spent < seconds:
            actions = patient(env)
            began = time.process_time()
            env.step(actions)
            spent += time.process_time() - began
            steps += ROWS
        return steps / spent

    return pace


def patient(env: VecEnv) -> NDArray[np.int32]:
    """A blind draw where the hand is small, anything else where it is not."""
    actions = env.sample().copy()
    blind = int(env.book.index.draw_blind)
    for row, journey in enumerate(env.batch.journeys):
        held = journey.state.in_hand[int(env.shown.seat[row])]
        if held < RICH and env.shown.mask[row, blind]:
            actions[row] = blind
    return actions


def peer_play(name: str, observe: bool) -> Pace:  # noqa: FBT001 - as the others
    """Random play of a game of OpenSpiel."""
    game = pyspiel.load_game(name)
    luck = random.Random(1)  # noqa: S311 - no secret

    def play() -> int:
        """A game; how many steps it had."""
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
                continue
            state.legal_actions_mask()
            if observe:
                state.observation_tensor()
            state.apply_action(luck.choice(state.legal_actions()))
            steps += 1
        state.returns()
        return steps

    def pace(seconds: float) -> float:
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds:
            steps += play()
        return steps / spent

    return pace


def measure(seconds: float) -> dict[str, dict[str, float]]:
    """The median of each figure, and how often we step while OpenSpiel steps once."""
    runners = list(paces())
    found: dict[tuple[str, str], list[float]] = {(n, s): [] for n, s, _ in runners}
    loops = []
    for _ in range(ROUNDS):
        loops.append(calibration())
        for name, shows, pace in runners:
            found[name, shows].append(pace(seconds))
    medians = {key: statistics.median(rounds) for key, rounds in found.items()}
    figures: dict[str, dict[str, float]] = {}
    for (name, shows), value in medians.items():
        peer = max(medians[f"OpenSpiel {each}", shows] for each in PEERS)
        row = figures.setdefault(name, {})
        row[f"steps/s, {shows}"] = float(f"{value:.4g}")
        row[f"× OpenSpiel, {shows}"] = float(f"{value / peer:.3g}")
    figures["calibration"] = {"ms": round(statistics.median(loops) * 1e3, 1)}
    return figures


def main() -> None:
    """Measure, show and keep."""
    seconds = float(sys.argv[1]) if sys.argv[1:] else SECONDS
    figures = measure(seconds)
    loop = figures.pop("calibration")["ms"]
    title = f"Random steps, {ROWS} games at once; calibration loop {loop} ms"
    table = Table(title=title, box=box.SIMPLE)
    table.add_column("")
    for column in figures["europe"]:
        table.add_column(column, justify="right")
    for name, row in figures.items():
        table.add_row(name, *(compact(value) for value in row.values()))
    console = Console()
    console.width = max(console.width, 110)
    console.print(table)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps(figures | {"calibration ms": loop}, indent=1) + "\n")


if __name__ == "__main__":
    main()
