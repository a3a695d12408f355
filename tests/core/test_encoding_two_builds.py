"""Rows of numbers are the same bit for bit, compiled and interpreted."""

from pathlib import Path

from tests.core.builds import said_by

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


def test_rows_agree_in_both_builds(compiled_path: Path, pure_path: Path) -> None:
    compiled = said_by("compiled", compiled_path, PROGRAM)

    assert len(compiled) == 5
    assert said_by("pure", pure_path, PROGRAM) == compiled
