"""Lay out boards: python -m tools.layout NAME|FILE ..."""

import argparse
import time
from dataclasses import dataclass

from tools.layout.board import Board, read_board
from tools.layout.curves import Params
from tools.layout.energy import Problem, pose
from tools.layout.findings import Findings, inspect
from tools.layout.geography import Geography, read_geography
from tools.layout.labels import label_discs, place_labels
from tools.layout.layout import Layout, lay_out
from tools.layout.projection import Points, project_cities, with_room
from tools.layout.report import off_element, print_table, report
from tools.layout.ribbons import bundle
from tools.layout.solve import Schedule, Solver, first_params
from tools.layout.start import choose_start
from tools.layout.terrain import Terrain, survey
from tools.layout.texts import place_texts, wanted_places
from tools.layout.warp import warp_to
from tools.layout.write import write_land, write_layout

OPENING = Schedule(steps=1500, rate=1.6, low=0.15, high=10.0)
LEAST_ROUNDS = 3


@dataclass(frozen=True)
class Solution:
    """A layout with its labels and what is wrong with it."""

    layout: Layout
    labels: dict[int, Points]
    findings: Findings
    slots_off: int

    @property
    def rank(self) -> tuple[int, int]:
        """What makes one solution worse than another, the worst first."""
        return self.findings.total, self.slots_off


def main() -> None:
    """Lay out every board named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.layout", description=__doc__)
    parser.add_argument("maps", nargs="+", metavar="NAME|FILE")
    parser.add_argument("--seed", type=int, help="first seed, not the board's own")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds to try")
    options = parser.parse_args()
    boards = [with_room(read_board(name)) for name in options.maps]
    results = {}
    for board in boards:
        first = board.settings.seed if options.seed is None else options.seed
        seeds = range(first, first + options.seeds)
        results[board.name] = make_board(board, seeds)
    print_table(results)


def make_board(board: Board, seeds: range) -> Findings:
    """Lay out one board with the best of some seeds, and write its files."""
    began = time.monotonic()
    projection, places = project_cities(board)
    geography = read_geography(board, projection)
    problem = pose(board, bundle(board, places), places)
    print(f"{board.name}: {len(problem.ribbons.slot_route)} slots", flush=True)
    solver = Solver(problem)
    solutions = [solve(solver, geography, seed) for seed in seeds]
    best = min(solutions, key=lambda solution: solution.rank)
    warp = warp_to(problem, best.layout.cities)
    warped = geography.moved(warp)
    terrain = survey(warped.land, board.settings.size)
    wanted = wanted_places(board, projection, warp)
    texts = place_texts(best.layout, best.labels, wanted, terrain)
    paths = [write_layout(best.layout, best.labels, texts), write_land(board, warped)]
    report(best.layout, best.findings, warped)
    covered = [text.text.text for text in texts if not text.is_clear]
    print("  texts that touch routes or names:", ", ".join(covered) or "none")
    for path in paths:
        print(f"  wrote {path} ({path.stat().st_size // 1000} kB)")
    print(f"  {time.monotonic() - began:.0f} s", flush=True)
    return best.findings


def solve(solver: Solver, geography: Geography, seed: int) -> Solution:
    """The best layout of one random start, after rounds with labels."""
    problem, board = solver.problem, solver.problem.board
    terrain = survey(geography.land, board.settings.size)
    start = choose_start(board, problem.ribbons, problem.places, terrain, seed)
    params = first_params(problem.places, start.bends, start.crossings)
    print(f"  seed {seed}: start chosen", flush=True)
    nothing = label_discs(lay_out(problem, params), {})
    params = solver.descend(params, nothing, terrain, OPENING)
    best = solution = _labelled(problem, params, terrain, seed)
    for number in range(board.settings.rounds):
        names = label_discs(solution.layout, solution.labels)
        terrain = _carried(problem, geography, solution.layout)
        weight = 1.5 * min(number + 1, 4)
        schedule = Schedule(steps=750, rate=0.8, low=3.0, high=20.0, names=weight)
        params = solver.descend(params, names, terrain, schedule)
        solution = _labelled(problem, params, terrain, seed)
        total, off = solution.rank
        print(f"  seed {seed}, round {number + 1}: {total} findings", end="")
        print(f", {off} slots on the wrong element", flush=True)
        for detail in solution.findings.details[:3]:
            print(f"    {detail}", flush=True)
        if number == 0 or total <= best.findings.total:
            best = solution
        if total == 0 and number + 1 >= LEAST_ROUNDS:
            break
    return best


def _labelled(
    problem: Problem, params: Params, terrain: Terrain, seed: int
) -> Solution:
    layout = lay_out(problem, params)
    labels = place_labels(layout, seed)
    slots_off = sum(off_element(layout, terrain))
    return Solution(layout, labels, inspect(layout, labels), slots_off)


def _carried(problem: Problem, geography: Geography, layout: Layout) -> Terrain:
    """The terrain after the coast has followed the cities."""
    warp = warp_to(problem, layout.cities)
    land = Geography(land=geography.land).moved(warp).land
    return survey(land, problem.board.settings.size)


if __name__ == "__main__":
    main()
