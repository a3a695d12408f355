"""How long networks take to score: longest trails, tours, stations; table and JSON.

Random claims hide what a longest trail can cost, so the networks that count are built
as a good player would: compact, with many loops and mostly short routes.
"""

import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random

from rich.console import Console
from rich.table import Table

from railwright.core import trail
from railwright.core.board import Board
from railwright.core.borrowing import best_borrowing
from railwright.core.tours import tour_result
from railwright.core.trail import longest_trail
from railwright.games import GAMES, load_map

NETWORKS = 300
ROUNDS = 3
PIECES = {
    name: game.pieces.choose or game.pieces.wagons for name, game in GAMES.items()
}
"""What a player places in each game."""
RESULT = Path("build/bench/network.json")


def dense(board: Board, pieces: int, rng: Random) -> list[int]:
    """Claims near a first city: short routes, and best those that close a loop."""
    own: list[int] = []
    while sum(board.lengths[route] for route in own) < pieces - 5:  # else walled in
        taken = {route for route in all_routes(board) if rng.random() < 0.15}
        own = grown(board, pieces, taken, rng)
    return own


def grown(board: Board, pieces: int, taken: set[int], rng: Random) -> list[int]:
    """A dense network around a random city, of routes that are not taken."""
    city = rng.randrange(board.cities)
    distance = board.distances([city])
    own: list[int] = []
    at = {city}

    def cost(route: int) -> float:
        a, b = board.starts[route], board.ends[route]
        loop = 3 if {a, b} <= at else 0
        near = min(distance[a], distance[b]) / 2
        return int(board.lengths[route]) + near - loop + 2 * rng.random()

    while near := claimable(board, at, pieces, taken):
        route = min(near, key=cost)
        own.append(route)
        pieces -= board.lengths[route]
        at |= {board.starts[route], board.ends[route]}
        taken.update(twins(board, route))
    return own


def claimable(board: Board, at: set[int], pieces: int, taken: set[int]) -> list[int]:
    """The free routes at some cities that the pieces are enough for."""
    near = {route for city in at for route in board.routes_at[city]} - taken
    return sorted(route for route in near if board.lengths[route] <= pieces)


def twins(board: Board, route: int) -> list[int]:
    """The route and those parallel to it: one player owns only one of them."""
    ends = {board.starts[route], board.ends[route]}
    return [
        each
        for each in board.routes_at[board.starts[route]]
        if {board.starts[each], board.ends[each]} == ends
    ]


def scattered(board: Board, pieces: int, rng: Random) -> list[int]:
    """Claims anywhere, as random play makes them."""
    own: list[int] = []
    routes = all_routes(board)
    rng.shuffle(routes)
    for route in routes:
        if board.lengths[route] <= pieces:
            own.append(route)
            pieces -= board.lengths[route]
    return own


def short(board: Board, _pieces: int, rng: Random) -> list[int]:
    """All routes of one or two spaces: far more than anybody can claim."""
    routes = [route for route in all_routes(board) if board.lengths[route] <= 2]
    rng.shuffle(routes)
    return routes


def whole(board: Board, _pieces: int, rng: Random) -> list[int]:
    """Every route of the board: the worst that a map can ask for."""
    routes = all_routes(board)
    rng.shuffle(routes)
    return routes


def all_routes(board: Board) -> list[int]:
    """The numbers of all routes."""
    return list(range(len(board.lengths)))


def milliseconds(work: Callable[[], object]) -> float:
    """The least time of this process for some work; the first round warms up."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time_ns()
        work()
        times.append(time.process_time_ns() - start)
    return min(times) / 1e6


def mean_and_max(times: list[float]) -> dict[str, float]:
    """Both, rounded to tenths of a microsecond."""
    return {"mean": round(sum(times) / len(times), 4), "max": round(max(times), 4)}


def time_trails(board: Board, networks: list[list[int]]) -> dict[str, float]:
    """The longest trail of each network."""
    return mean_and_max(
        [milliseconds(partial(longest_trail, board, own)) for own in networks]
    )


def time_tours(
    board: Board, networks: list[list[int]], rng: Random
) -> dict[str, float]:
    """A tour of five random cities of each network, as a trail."""
    times = []
    for own in networks:
        ends = [(board.starts[route], board.ends[route]) for route in own]
        tour = rng.sample(sorted({city for pair in ends for city in pair}), 5)
        times.append(milliseconds(partial(tour_result, board, own, tour)))
    return mean_and_max(times)


def time_stations(
    board: Board, networks: list[list[int]], rng: Random
) -> dict[str, float]:
    """Three stations, at which everything not owned may be borrowed; ten tickets."""
    cities = range(board.cities)
    times = []
    for own in networks:
        stations = rng.sample(cities, 3)
        choices = [sorted({*board.routes_at[city]} - {*own}) for city in stations]
        pairs = [rng.sample(cities, 2) for _ in range(10)]
        tickets = [(a, b, rng.randint(5, 21)) for a, b in pairs]
        times.append(
            milliseconds(partial(best_borrowing, board, own, choices, tickets))
        )
    return mean_and_max(times)


def measure(name: str) -> dict[str, dict[str, float]]:
    """All times of one board."""
    board = load_map(name).board
    rng = Random(name)  # noqa: S311 - the same networks every time
    made = {
        builder.__name__: [builder(board, PIECES[name], rng) for _ in range(count)]
        for builder, count in (
            (dense, NETWORKS),
            (scattered, NETWORKS),
            (short, 10),
            (whole, 3),
        )
    }
    results = {f"trail {kind}": time_trails(board, made[kind]) for kind in made}
    results["tour dense"] = time_tours(board, made["dense"], rng)
    results["stations dense"] = time_stations(board, made["dense"], rng)
    return results


def main() -> None:
    """Measure every board."""
    results = {name: measure(name) for name in PIECES}
    build = "interpreted" if trail.__file__.endswith(".py") else "compiled"
    table = Table(title=f"Networks, {build} core: milliseconds, mean / max")
    table.add_column("board, pieces")
    for column in results["europe"]:
        table.add_column(column, justify="right")
    for name, times in results.items():
        cells = [f"{each['mean']:.3f} / {each['max']:.3f}" for each in times.values()]
        table.add_row(f"{name}, {PIECES[name]}", *cells)
    Console().print(table)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    record = {"build": build, "networks": NETWORKS, "boards": results}
    RESULT.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()
