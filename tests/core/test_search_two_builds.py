"""Guesses and the search that weighs them are the same compiled and interpreted."""

from pathlib import Path

from tests.core.builds import said_by

PROGRAM = """
import hashlib, sys
from railwright.bots.search import Budget, search
from railwright.contests.contest import Setting
from railwright.contests.course import Course
from railwright.core import board
from railwright.games import GAMES
from railwright.tactics.judgement import Mind
from railwright.tactics.self_play import SelfPlay

assert board.__file__.endswith(".py") == (sys.argv[1] == "pure"), board.__file__
for name in GAMES:
    course = Course(Setting(name, 2).deal(3))
    player = SelfPlay(Mind(course.study.atlas))
    samples = player.samples(course.state.copy(), 1 << 40, 10, 50, 6)
    trials = search(course.sight(course.seat_to_act), Budget(1, 2), 5)
    assert all(trial.guessed.count for trial in trials)
    said = [(t.action, t.guessed, t.mean.hex()) for t in trials]
    print(name, hashlib.sha256(repr((samples, said)).encode()).hexdigest())
"""


def test_thoughts_agree_in_both_builds(compiled_path: Path, pure_path: Path) -> None:
    compiled = said_by("compiled", compiled_path, PROGRAM)

    assert len(compiled) == 5
    assert said_by("pure", pure_path, PROGRAM) == compiled
