"""The compiled core and the same sources interpreted give the same answers."""

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import hashlib, sys
from railwright.core import board
from railwright.core.engine import Dealer, rollout
from railwright.core.scoring import final_scores
from railwright.games import GAMES, rules_of, scoring_of
from railwright.maps import load_map

games = int(sys.argv[1])
assert board.__file__.endswith(".py") == (sys.argv[2] == "pure"), board.__file__
for name, game in GAMES.items():
    facts = load_map(name)
    terms = scoring_of(game, facts)
    for seats in range(game.seats[0], game.seats[1] + 1):
        dealer = Dealer(rules_of(game, facts, seats))
        digest = hashlib.sha256()
        for seed in range(games):
            state = dealer.deal(seed)
            decisions = rollout(state, seed)
            scores = final_scores(state, terms)
            told = [(s.total(), s.completed, s.longest, s.borrowed) for s in scores]
            said = (decisions, list(state.owner), list(state.hand), told)
            digest.update(repr(said).encode())
        print(name, seats, digest.hexdigest())
"""


def answers(games: int, build: str, path: Path) -> str:
    """What a build says of so many random games at every table."""
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(games), build],
        env={"PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return ended.stdout


@pytest.mark.parametrize(
    "games", [1, pytest.param(40, marks=[pytest.mark.slow, pytest.mark.timeout(600)])]
)
def test_whole_games_agree_in_both_builds(
    compiled_path: Path, pure_path: Path, games: int
) -> None:
    compiled = answers(games, "compiled", compiled_path)

    assert len(compiled.splitlines()) == 16
    assert answers(games, "pure", pure_path) == compiled
