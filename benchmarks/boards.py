"""How long boards take to load, check, draw and measure; a table and a JSON file."""

import json
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.table import Table

from railwright.core import board as core_board
from railwright.drawing import draw_board, to_png
from railwright.games import GAMES, load_map, map_path
from railwright.layout import load_board
from railwright.layout.inspection import check_layout
from railwright.maps.check import check
from railwright.maps.source import Source

ROUNDS = 5
RESULT = Path("build/bench/boards.json")


def median_ms(work: Callable[[], object]) -> float:
    """The median time of some work in milliseconds of this process."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    return round(statistics.median(times), 2)


def all_distances(name: str) -> None:
    """Shortest paths between all cities of a board."""
    numbers = load_map(name).board
    for city in range(numbers.cities):
        numbers.distances([city])


def measure(name: str) -> dict[str, float]:
    """The times of one board."""
    board, layout = load_board(name)
    svg = draw_board(board, layout)
    return {
        "load": median_ms(lambda: load_map(name)),
        "check": median_ms(lambda: check(Source.read(map_path(name)))),
        "distances": median_ms(lambda: all_distances(name)),
        "layout-check": median_ms(lambda: check_layout(board, layout)),
        "draw": median_ms(lambda: draw_board(board, layout)),
        "png": median_ms(lambda: to_png(svg)),
        "svg kB": round(len(svg.encode()) / 1024, 1),
    }


def main() -> None:
    """Measure every board."""
    results = {name: measure(name) for name in GAMES}
    build = "interpreted" if core_board.__file__.endswith(".py") else "compiled"
    table = Table(title=f"Boards, {build} core: milliseconds, median of {ROUNDS}")
    table.add_column("board")
    for column in results["europe"]:
        table.add_column(column, justify="right")
    for name, times in results.items():
        table.add_row(name, *(f"{value:g}" for value in times.values()))
    Console().print(table)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps({"build": build, "boards": results}, indent=1) + "\n")


if __name__ == "__main__":
    main()
