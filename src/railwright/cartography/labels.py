"""Places for the names of cities, beside their city and off everything else."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from railwright.cartography.arrangement import Arrangement, Labels
from railwright.cartography.problem import Names
from railwright.cartography.ribbons import CITY_RADIUS
from railwright.cartography.sheet import Points, Sheet
from railwright.layout.lettering import LABEL_HEIGHT, label_width

DISTANCES = (2.0, 5.0, 9.0, 14.0, 19.0)
ATTEMPTS = 12
SWEEPS = 10
DISC_PITCH = 13.0
# The outer discs must reach into the corners of the box.
INSET = 4.0
# Step between places above one another.
SHIFT = 3.0
VIEW_MARGIN = 3.0
# A hint decides the side of a name, whatever it covers at first.
UNWANTED = 1000.0
# Names want this much air around them.
AIR = 1.2
SIDES = {"right": 0.0, "left": 0.3, "below": 0.6, "above": 0.7}


@dataclass(frozen=True)
class Candidates:
    """Boxes where one city's name could stand, and what each costs alone."""

    boxes: Points
    cost: Points


def place_labels(arrangement: Arrangement, seed: int) -> Labels:
    """A box (left, top, right, bottom) for every city; a stop bears its letter only."""
    sheet = arrangement.problem.sheet
    random = np.random.default_rng(seed)
    labelled = [i for i, city in enumerate(sheet.cities) if not city.country]
    candidates = {i: _candidates(sheet, arrangement, i) for i in labelled}
    candidates = _priced(arrangement, candidates)
    descents = [_descend(candidates, random) for _ in range(ATTEMPTS)]
    _, choice = min(descents, key=lambda descent: descent[0])
    return {i: candidates[i].boxes[choice[i]] for i in labelled}


def label_discs(arrangement: Arrangement, labels: Labels) -> Names:
    """The names as rows of discs, fixed to cities and to edge crossings."""
    rows: list[tuple[int, float, float, int]] = []
    for city, box in labels.items():
        x, y = arrangement.cities[city]
        rows += [(city, dx, dy, -1) for dx, dy in _row(box, x, y)]
    cities, wraps = len(arrangement.cities), len(arrangement.params.crossings)
    for index, sign in arrangement.signs:
        is_east = sign.side == "east"
        x = arrangement.problem.sheet.width if is_east else 0.0
        wrap = arrangement.problem.ribbons.ribbons[index].wrap
        anchor = cities + wrap + (wraps if is_east else 0)
        rows += [(anchor, dx, dy, index) for dx, dy in _row(sign.box, x, sign.y)]
    table = np.array(rows).reshape(-1, 4)
    return Names(table[:, 0].astype(int), table[:, 1:3], table[:, 3].astype(int))


def _row(
    box: Sequence[float] | Points, x: float, y: float
) -> list[tuple[float, float]]:
    left, top, right, bottom = box
    count = max(2, int(np.ceil((right - left) / DISC_PITCH)))
    middle = (top + bottom) / 2 - y
    return [(at - x, middle) for at in np.linspace(left + INSET, right - INSET, count)]


def _candidates(sheet: Sheet, arrangement: Arrangement, index: int) -> Candidates:
    city = sheet.cities[index]
    width = label_width(city.name)
    offsets = _offsets(width, sheet.settings.label.get(city.id))
    corner = arrangement.cities[index] + offsets[:, :2]
    boxes = np.hstack([corner, corner + np.array([width, LABEL_HEIGHT])])
    return Candidates(boxes, offsets[:, 2])


def _offsets(width: float, wanted: str | None) -> Points:
    """Offsets of a box's corner from its city, and the cost of each."""
    rows = []
    for distance in DISTANCES:
        for x, y, cost, side in _around(width, CITY_RADIUS + distance):
            penalty = 0.12 * (distance - DISTANCES[0])
            if wanted and side != wanted:
                penalty += UNWANTED
            rows.append((x, y, cost + penalty))
    return np.array(rows)


def _around(width: float, rim: float) -> list[tuple[float, float, float, str]]:
    """Places about a rim: rows right and left, sliding rows below and above."""
    places = []
    for shift in np.arange(0, rim + LABEL_HEIGHT / 2, SHIFT):
        beyond = max(0.0, shift - LABEL_HEIGHT / 2)
        x = np.sqrt(max(rim**2 - beyond**2, 16))
        price = 0.04 * shift
        for y in (shift - LABEL_HEIGHT / 2, -shift - LABEL_HEIGHT / 2):
            places.append((x, y, SIDES["right"] + price, "right"))
            places.append((-x - width, y, SIDES["left"] + price, "left"))
    for share in np.linspace(-0.12, 1.12, 17):
        x = -width * share
        beyond = max(0.0, x, -x - width)
        y = np.sqrt(max(rim**2 - beyond**2, 16))
        price = 0.6 * abs(share - 0.5)
        places.append((x, y, SIDES["below"] + price, "below"))
        places.append((x, -y - LABEL_HEIGHT, SIDES["above"] + price, "above"))
    return places


def _priced(
    arrangement: Arrangement, candidates: dict[int, Candidates]
) -> dict[int, Candidates]:
    """The same places, dearer by what they cover."""
    sheet = arrangement.problem.sheet
    others = [shapely.box(*sign.box) for _, sign in arrangement.signs]
    others += [shapely.box(*corner) for corner in sheet.reserved]
    shapes = [*arrangement.slot_shapes, *arrangement.city_shapes, *others]
    obstacles = np.array(shapes)
    tree = shapely.STRtree(obstacles)
    width, height = sheet.size
    view = shapely.box(0, 0, width, height).buffer(-VIEW_MARGIN)
    first_city = len(arrangement.slot_shapes)
    priced = {}
    for city, places in candidates.items():
        boxes = np.array(shapely.box(*places.boxes.T))
        aired = shapely.buffer(boxes, AIR, join_style="mitre")
        place, hit = tree.query(aired)
        foreign = hit != first_city + city
        place, hit = place[foreign], hit[foreign]
        cost = places.cost.copy()
        for shape, flat, steep in ((aired, 0.4, 0.01), (boxes, 6.0, 0.12)):
            area = shapely.area(shapely.intersection(shape[place], obstacles[hit]))
            np.add.at(cost, place, np.where(area > 0.5, flat + steep * area, 0))
        cost += 60 * ~shapely.contains(view, boxes)
        priced[city] = Candidates(places.boxes, cost)
    return priced


def _descend(
    candidates: dict[int, Candidates], random: np.random.Generator
) -> tuple[float, dict[int, int]]:
    """Total cost and choice after moving names one by one until none gains."""
    choice = {
        i: int((c.cost + random.normal(0, 0.4, len(c.cost))).argmin())
        for i, c in candidates.items()
    }
    boxes = {i: candidates[i].boxes[choice[i]] for i in candidates}
    for _ in range(SWEEPS):
        before = dict(choice)
        for i in random.permutation(list(candidates)):
            others = np.array([box for j, box in boxes.items() if j != i])
            cost = candidates[i].cost + _clashes(candidates[i].boxes, others)
            choice[i] = int(cost.argmin())
            boxes[i] = candidates[i].boxes[choice[i]]
        if before == choice:
            break
    total = sum(candidates[i].cost[choice[i]] for i in candidates)
    chosen = np.array(list(boxes.values()))
    # Every name touches itself; pairs are seen from both sides.
    own = np.array([_clashes(box[None], box[None])[0] for box in chosen]).sum()
    return total + (_clashes(chosen, chosen).sum() - own) / 2, choice


def _clashes(boxes: Points, others: Points) -> Points:
    """What covering other names costs each box."""
    one, two = boxes[:, None], others[None]
    wide = np.minimum(one[..., 2], two[..., 2]) - np.maximum(one[..., 0], two[..., 0])
    tall = np.minimum(one[..., 3], two[..., 3]) - np.maximum(one[..., 1], two[..., 1])
    area = np.maximum(0, wide + 2 * AIR) * np.maximum(0, tall + 2 * AIR)
    cost: Points = np.where(area > 0, 8 + 0.15 * area, 0).sum(axis=1)
    return cost
