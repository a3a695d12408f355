"""Rows of numbers are the same bit for bit, compiled and interpreted."""

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import hashlib, sys
from railwright.core import board
from railwright.games import GAMES
from railwright.research import VecEnv

assert board.__file__.endswith(".py") == (sys.argv[1] == "pure"), board.__file__
for name, game in GAMES.items():
    env = VecEnv(name, game.seats[1], n=2, seed=11, distances=True)
    digest = hashlib.sha256()
    env.reset()
    for _ in range(120):
        shown = env.step(env.sample())
        for array in (shown.mask, shown.observation, shown.seat, shown.reward,
                      shown.done, shown.final_score, env.hidden()):
            digest.update(array.tobytes())
    print(name, env.book.fingerprint, digest.hexdigest())
"""


def rows(build: str, path: Path) -> list[str]:
    """What a build says of random games on all boards."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, build],
        env={"PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return ended.stdout.splitlines()


def test_rows_agree_in_both_builds(compiled_path: Path, pure_path: Path) -> None:
    compiled = rows("compiled", compiled_path)

    assert len(compiled) == 5
    assert rows("pure", pure_path) == compiled
