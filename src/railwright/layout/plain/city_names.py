"""Labels: each beside its city, where it covers least."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from railwright.layout.geometry import (
    Point,
    Polygon,
    apart,
    bounds,
    box_shape,
    circle_shape,
    overlap,
    slot_shape,
)
from railwright.layout.inspection import CITY_RADIUS
from railwright.layout.lettering import LABEL_HEIGHT, label_width
from railwright.layout.placed import Box, Edge, PlacedRoute
from railwright.layout.plain.canvas import Canvas
from railwright.layout.plain.legs import SLOT_HEIGHT
from railwright.maps import City, Map

SWEEPS = 3
DISTANCES = (3.0, 8.0, 14.0, 21.0)
RANK = 0.15
"""What the next best place of a label costs more."""


@dataclass(frozen=True)
class Obstacle:
    """Something that no label should cover."""

    shape: Polygon
    bounds: Box


def place_labels(
    board: Map,
    page: Canvas,
    routes: Sequence[PlacedRoute],
    edges: Sequence[Edge],
) -> list[Box | None]:
    """A box for the name of every city that has one, in the order of the cities."""
    obstacles = [*_slots(board, routes), *(_obstacle(box_shape(e.box)) for e in edges)]
    obstacles += [_obstacle(circle_shape(*at, CITY_RADIUS)) for at in page.places]
    options = {
        index: _options(city, page.places[index])
        for index, city in enumerate(board.cities)
        if not city.country
    }
    costs = {index: _costs(boxes, page, obstacles) for index, boxes in options.items()}
    labels = _chosen(options, costs)
    return [labels.get(index) for index in range(len(board.cities))]


def _chosen(
    options: dict[int, list[Box]], costs: dict[int, list[float]]
) -> dict[int, Box]:
    """For each city the place that costs least beside the labels of the others."""
    chosen = {
        index: boxes[costs[index].index(min(costs[index]))]
        for index, boxes in options.items()
    }
    for _ in range(SWEEPS):
        for index, boxes in options.items():
            reach = _around_all(boxes)
            others = [
                box
                for other, box in chosen.items()
                if other != index and not apart(reach, box)
            ]
            priced = zip(boxes, costs[index], strict=True)
            chosen[index], _ = min(
                priced, key=lambda each: each[1] + _clash(each[0], others)
            )
    return chosen


def _costs(
    boxes: Sequence[Box], page: Canvas, obstacles: Sequence[Obstacle]
) -> list[float]:
    """What each place of a label costs, the most wanted first."""
    reach = _around_all(boxes)
    near = [each for each in obstacles if not apart(reach, each.bounds)]
    return [_covered(box, page, near) + RANK * rank for rank, box in enumerate(boxes)]


def _around_all(boxes: Sequence[Box]) -> Box:
    """The smallest box around several."""
    return Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    )


def _slots(board: Map, routes: Sequence[PlacedRoute]) -> list[Obstacle]:
    return [
        _obstacle(slot_shape(slot, SLOT_HEIGHT, 2.0 if route.kind != "rail" else 0.0))
        for route, placed in zip(board.routes, routes, strict=True)
        for slot in placed.slots
    ]


def _obstacle(shape: Polygon) -> Obstacle:
    return Obstacle(shape, bounds(shape))


def _options(city: City, place: Point) -> list[Box]:
    """Boxes around a city, the most wanted first: right, left, below, above, near."""
    width = label_width(city.name)
    return [
        _box(place[0] + dx, place[1] + dy, width)
        for distance in DISTANCES
        for dx, dy in _around(width, CITY_RADIUS + distance)
    ]


def _around(width: float, reach: float) -> Iterator[tuple[float, float]]:
    """Corners of boxes about a rim, in straight and then in slanted directions."""
    middle, above = -LABEL_HEIGHT / 2, -reach - LABEL_HEIGHT
    yield from ((reach, middle), (-reach - width, middle))
    yield from ((-width / 2, reach), (-width / 2, above))
    for slant in (0.45 * reach, 0.9 * reach):
        beside = math.sqrt(reach**2 - slant**2)
        for dx in (beside, -beside - width):
            yield from ((dx, middle + slant), (dx, middle - slant))
    for share in (0.25, 0.75, 0.0, 1.0):
        yield from ((-width * share, reach), (-width * share, above))


def _box(left: float, top: float, width: float) -> Box:
    corners = (left, top, left + width, top + LABEL_HEIGHT)
    return Box(*(round(each, 1) for each in corners))


def _covered(box: Box, page: Canvas, obstacles: list[Obstacle]) -> float:
    """What a place of a label costs by what it covers, or leaves."""
    shape = box_shape(box)
    inside = box.left > 3 and box.top > 3
    inside = inside and box.right < page.width - 3 and box.bottom < page.height - 3
    cost = 0.0 if inside else 60.0
    for each in obstacles:
        if not apart(box, each.bounds):
            shared = overlap(each.shape, shape)
            cost += 6 + 0.12 * shared if shared > 0.5 else 0
    return cost


def _clash(box: Box, others: list[Box]) -> float:
    return sum(12.0 for other in others if not apart(box, other))
