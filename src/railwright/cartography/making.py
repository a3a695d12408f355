"""Makes the layout of a board: a start, a descent, and rounds with labels."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from railwright.cartography.arrangement import Arrangement, Labels
from railwright.cartography.captions import place_captions, wanted_places
from railwright.cartography.curves import Params
from railwright.cartography.descent import Schedule, descend
from railwright.cartography.geography import Geography, survey_globe
from railwright.cartography.labels import label_discs, place_labels
from railwright.cartography.layout_settings import LayoutSettings
from railwright.cartography.outlines import outlined
from railwright.cartography.page import open_sheet
from railwright.cartography.problem import NO_NAMES, LayoutProblem, pose
from railwright.cartography.projection import project_cities
from railwright.cartography.ribbons import bundle
from railwright.cartography.start import choose_start
from railwright.cartography.terrain import SHORE, Terrain, survey
from railwright.cartography.warp import warp_to
from railwright.layout import Layout
from railwright.layout.inspection import check_layout
from railwright.maps import Map

OPENING = Schedule(steps=1500, rate=1.6, low=0.15, high=10.0)
ROUND = Schedule(steps=750, rate=0.8, low=3.0, high=20.0)
LEAST_ROUNDS = 3

Tell = Callable[[int, int], None]
"""Told again and again how many steps are done, and of how many."""


@dataclass(frozen=True)
class Ground:
    """What lies below a board: nothing, our atlas, or a folder of better data."""

    is_drawn: bool = True
    folder: Path | None = None


@dataclass(frozen=True)
class Solution:
    """An arrangement with its labels, and what is wrong with it."""

    arrangement: Arrangement
    labels: Labels
    faults: int
    """What the layout check finds, and slots shorter than the settings want."""
    strays: int
    """Slots on the wrong element."""

    @property
    def rank(self) -> tuple[int, int]:
        """What makes one solution worse than another, the worst first."""
        return self.faults, self.strays


@dataclass
class _Work:
    """How much is done, and who wants to know."""

    tell: Tell
    total: int = 0
    done: int = 0

    def plan(self, steps: int) -> None:
        self.total = max(self.total, self.done + steps)

    def tick(self, steps: int) -> None:
        self.done += steps
        self.tell(self.done, self.total)


def make_layout(
    board: Map,
    settings: LayoutSettings,
    ground: Ground,
    attempts: int = 1,
    tell: Tell = lambda _done, _total: None,
) -> Layout:
    """The layout of a map: the first without faults, or the best of some attempts.

    The same map, settings and ground give the same layout.
    """
    sheet = open_sheet(board, settings)
    projection, places = project_cities(sheet)
    geography = Geography()
    if ground.is_drawn:
        geography = survey_globe(sheet, projection, ground.folder)
    problem = pose(sheet, bundle(sheet, places), places)
    best = _best(problem, geography, settings.seed, attempts, tell)
    warp = warp_to(problem, best.arrangement.cities)
    warped = geography.moved(warp)
    terrain = survey(warped.land, sheet.size)
    wanted = wanted_places(sheet, projection, warp)
    texts = place_captions(best.arrangement, best.labels, wanted, terrain)
    layout = best.arrangement.placed(best.labels)
    return replace(layout, texts=texts, land=outlined(sheet, warped))


def _best(
    problem: LayoutProblem, geography: Geography, seed: int, attempts: int, tell: Tell
) -> Solution:
    """The first solution without faults, or the best of them all."""
    work = _Work(tell)
    solutions: list[Solution] = []
    for number in range(attempts):
        solutions.append(_solve(problem, geography, seed + number, work))
        if solutions[-1].faults == 0:
            break
    return min(solutions, key=lambda solution: solution.rank)


def _solve(
    problem: LayoutProblem, geography: Geography, seed: int, work: _Work
) -> Solution:
    """The best solution from one random start, after rounds with labels."""
    work.plan(OPENING.steps + LEAST_ROUNDS * ROUND.steps)
    terrain = survey(geography.land, problem.sheet.size)
    start = choose_start(problem, terrain, seed)
    params = descend(problem, start, (NO_NAMES, terrain), OPENING, work.tick)
    best = solution = _labelled(problem, params, terrain, seed)
    for number in range(1, problem.sheet.settings.rounds + 1):
        names = label_discs(solution.arrangement, solution.labels)
        terrain = _carried(problem, geography, solution.arrangement)
        work.plan(ROUND.steps)
        schedule = replace(ROUND, names=1.5 * min(number, 4))
        params = descend(problem, params, (names, terrain), schedule, work.tick)
        solution = _labelled(problem, params, terrain, seed)
        if number == 1 or solution.faults <= best.faults:
            best = solution
        if solution.faults == 0 and number >= LEAST_ROUNDS:
            break
    return best


def _labelled(
    problem: LayoutProblem, params: Params, terrain: Terrain, seed: int
) -> Solution:
    arrangement = Arrangement(problem, params)
    labels = place_labels(arrangement, seed)
    found = check_layout(problem.sheet.map, arrangement.placed(labels))
    shortest = problem.sheet.settings.shortest_slot - 1
    short = int((arrangement.lengths < shortest).sum())
    strays = _strays(arrangement, terrain)
    return Solution(arrangement, labels, len(found) + short, strays)


def _strays(arrangement: Arrangement, terrain: Terrain) -> int:
    """How many ferry slots lie on land, and rail slots on water."""
    if not arrangement.problem.sheet.settings.element:
        return 0
    is_wet = arrangement.problem.is_wet[1::3]
    depth = terrain.at(arrangement.slots.centers)
    return int(((is_wet & (depth < -SHORE)) | (~is_wet & (depth > SHORE))).sum())


def _carried(
    problem: LayoutProblem, geography: Geography, arrangement: Arrangement
) -> Terrain:
    """The terrain after the coast has followed the cities."""
    warp = warp_to(problem, arrangement.cities)
    land = Geography(land=geography.land).moved(warp).land
    return survey(land, problem.sheet.size)
