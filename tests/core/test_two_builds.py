"""The compiled core and the same sources interpreted give the same answers.

One seeded game at every table in the fast set, 100 in the slow set, 2,000 in the soak.
Branch coverage of the core stops growing after 31 games at each table; the others try
more values. The interpreted build takes about 100 ms for a game at all sixteen tables:
ten seconds for the slow set, and some minutes for the soak, in pieces that spread over
the cores.
"""

import subprocess
import sys
from pathlib import Path

import pytest

from railwright.games import GAMES

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]
PIECES = [
    range(100),
    *(
        pytest.param(range(start, start + 475), marks=pytest.mark.soak)
        for start in range(100, 2_000, 475)
    ),
]

# The last position, and all parts and counts of all scores, go into one digest.
# Some games draw from a secret instead of a seed.
PROGRAM = """
import hashlib, sys
from railwright.core import board
from railwright.core.engine import Dealer, rollout
from railwright.core.packing import pack
from railwright.core.scoring import final_scores
from railwright.games import GAMES, rules_of, scoring_of
from railwright.games import load_map

def contents(score):
    return (
        (score.parts, score.tickets, score.borrowed),
        (score.longest, list(score.counts)),
    )

build, start, end = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
assert board.__file__.endswith(".py") == (build == "pure"), board.__file__
for table in sys.argv[4:]:
    name, seats = table.split(":")
    facts = load_map(name)
    terms = scoring_of(GAMES[name], facts)
    dealer = Dealer(rules_of(GAMES[name], facts, int(seats)))
    digest = hashlib.sha256()
    for seed in range(start, end):
        secret = seed.to_bytes(32, "big") if seed % 20 == 7 else b""
        state = dealer.deal(seed, secret)
        decisions = rollout(state, seed)
        scores = final_scores(state, terms)
        said = [(s.total(), contents(s)) for s in scores]
        digest.update(pack(state) + repr((int(decisions), said)).encode())
    print(name, seats, digest.hexdigest())
"""


def answers(build: str, path: Path, seeds: range, tables: list[tuple[str, int]]) -> str:
    """What a build says of random games at some tables."""
    named = [f"{name}:{seats}" for name, seats in tables]
    ended = subprocess.run(
        [
            *(sys.executable, "-c", PROGRAM, build),
            *(str(seeds.start), str(seeds.stop), *named),
        ],
        env={"PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return ended.stdout


def test_a_game_at_each_table_agrees(compiled_path: Path, pure_path: Path) -> None:
    compiled = answers("compiled", compiled_path, range(1), TABLES)

    assert len(compiled.splitlines()) == len(TABLES) == 16
    assert answers("pure", pure_path, range(1), TABLES) == compiled


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("seeds", PIECES, ids=lambda seeds: f"from-{seeds.start}")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def test_many_games_agree(
    compiled_path: Path, pure_path: Path, table: tuple[str, int], seeds: range
) -> None:
    compiled = answers("compiled", compiled_path, seeds, [table])

    assert answers("pure", pure_path, seeds, [table]) == compiled
