"""The compiled network algorithms and the same sources interpreted agree."""

import subprocess
import sys
from pathlib import Path

from tests.core.test_long_tours import HARD

# Networks of all boards, scattered and compact, from seeds; all answers in one digest.
PROGRAM = """
import hashlib, random
from railwright.games import GAMES
from railwright import load_map
from railwright.core import trail
from railwright.core.borrowing import best_borrowing
from railwright.core.network import Connections
from railwright.core.tours import tour_result, tour_trail
from railwright.core.board import Board

def network(board, rng, count):
    own = [rng.randrange(len(board.lengths))]
    while len(own) < count:
        last = rng.choice(own)
        near = board.routes_at[board.starts[last]] + board.routes_at[board.ends[last]]
        far = range(len(board.lengths))
        own.append(rng.choice(near if rng.random() < 0.9 else far))
    return sorted(set(own))

def answers(board, rng):
    own = network(board, rng, rng.randint(5, 30))
    joined = Connections(board, own).labels
    cities = [city for city in range(board.cities) if joined.count(joined[city]) > 1]
    tickets = [(*rng.sample(cities, 2), rng.randint(2, 21)) for _ in range(6)]
    choices = [
        [route for route in board.routes_at[city] if route not in own]
        for city in rng.sample(range(board.cities), 3)
    ]
    tour = [rng.choice(cities) for _ in range(4)]
    yield joined
    yield trail.longest_trail(board, own)
    yield trail.longest_trail_routes(board, own)
    yield [tour_result(board, own, tour, order) for order in range(3)]
    yield best_borrowing(board, own, choices, tickets)

digest = hashlib.sha256()
for routes, tour, order, _ in HARD.values():
    ends = [[int(city) for city in route.split("-")] for route in routes.split()]
    everything = list(range(len(ends)))
    board = Board(40, [a for a, _ in ends], [b for _, b in ends], [1] * len(ends))
    digest.update(repr(tour_result(board, everything, tour, order)).encode())
    digest.update(repr(tour_trail(board, everything, tour, order)).encode())
for name in GAMES:
    board = load_map(name).board
    rng = random.Random(name)
    for _ in range(40):
        for answer in answers(board, rng):
            digest.update(repr(answer).encode())
print("interpreted" if trail.__file__.endswith(".py") else "compiled")
print(digest.hexdigest())
"""


def run(path: Path) -> list[str]:
    """The build found first on a path, and its digest."""
    result = subprocess.run(
        [sys.executable, "-c", f"HARD = {HARD!r}\n{PROGRAM}"],
        env={"PYTHONPATH": str(path)},
        check=True,
        capture_output=True,
        text=True,
    )
    return result.stdout.split()


def test_networks_agree_in_both_builds(compiled_path: Path, pure_path: Path) -> None:
    compiled, digest = run(compiled_path)

    assert compiled == "compiled"
    assert run(pure_path) == ["interpreted", digest]
