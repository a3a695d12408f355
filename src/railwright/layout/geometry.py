"""Areas and distances of the few shapes a board is made of."""

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from railwright.layout.placed import Box, Slot

Point = tuple[float, float]
Polygon = list[Point]
"""The corners of a convex shape, all in the same sense of rotation."""

CIRCLE_CORNERS = 24


def slot_shape(slot: Slot, height: float, edge: float = 0) -> Polygon:
    """The corners of a slot with a drawn edge of some width on its long sides."""
    angle = math.radians(slot.angle)
    along = (math.cos(angle) * slot.length / 2, math.sin(angle) * slot.length / 2)
    half = height / 2 + edge
    across = (-math.sin(angle) * half, math.cos(angle) * half)
    return [
        (slot.x + s * along[0] + t * across[0], slot.y + s * along[1] + t * across[1])
        for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]


def circle_shape(x: float, y: float, radius: float) -> Polygon:
    """A circle as a polygon of many corners."""
    step = 2 * math.pi / CIRCLE_CORNERS
    return [
        (x + radius * math.cos(step * corner), y + radius * math.sin(step * corner))
        for corner in range(CIRCLE_CORNERS)
    ]


def box_shape(box: Box) -> Polygon:
    """The corners of a box."""
    return [
        (box.left, box.top),
        (box.right, box.top),
        (box.right, box.bottom),
        (box.left, box.bottom),
    ]


def bounds(shape: Sequence[Point]) -> Box:
    """The smallest box around a shape."""
    xs, ys = [x for x, _ in shape], [y for _, y in shape]
    return Box(min(xs), min(ys), max(xs), max(ys))


def apart(a: Box, b: Box) -> bool:
    """Whether two boxes do not touch."""
    return a.right < b.left or b.right < a.left or a.bottom < b.top or b.bottom < a.top


def area(shape: Sequence[Point]) -> float:
    """The area of a polygon."""
    closed = [*shape, shape[0]] if shape else []
    return abs(sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise(closed))) / 2


def overlap(subject: Polygon, clip: Polygon) -> float:
    """The area that two convex shapes share, by cutting one at the other's edges."""
    rest = subject
    for start, end in pairwise([*clip, clip[0]]):
        rest = list(_inside(rest, start, end))
        if not rest:
            return 0.0
    return area(rest)


def _inside(shape: Polygon, start: Point, end: Point) -> Iterator[Point]:
    """The part of a shape that lies on the inner side of a line."""
    for here, there in pairwise([*shape, shape[0]]):
        a, b = _turn(start, end, here), _turn(start, end, there)
        if a >= 0:
            yield here
        if (a > 0 > b) or (a < 0 < b):
            share = a / (a - b)
            yield (
                here[0] + share * (there[0] - here[0]),
                here[1] + share * (there[1] - here[1]),
            )


def along_curve(curve: Sequence[float], steps: int = 16) -> list[Point]:
    """Points along a cubic curve, without its ends, where curves of one city meet."""
    return points_on(curve, [0.0625 + 0.875 * at / steps for at in range(steps + 1)])


def points_on(curve: Sequence[float], shares: Sequence[float]) -> list[Point]:
    """The points of a cubic curve at some shares of its time."""
    xs, ys = curve[0::2], curve[1::2]
    return [(_on_curve(xs, share), _on_curve(ys, share)) for share in shares]


def _on_curve(control: Sequence[float], t: float) -> float:
    a, b, c, d = control
    u = 1 - t
    return u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d


def do_cross(one: Sequence[Point], two: Sequence[Point]) -> bool:
    """Whether two lines of several points cross each other."""
    return any(
        _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0
        for a, b in pairwise(one)
        for c, d in pairwise(two)
        if not apart(bounds((a, b)), bounds((c, d)))
    )


def _turn(a: Point, b: Point, c: Point) -> float:
    """Positive where the way from a over b to c turns clockwise on a board."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


_PATH = re.compile(r"([MlLz])([^MlLz]*)", re.IGNORECASE)
_NUMBER = re.compile(r"-?\d*\.?\d+")


def rings(path: str) -> list[list[Point]]:
    """The outlines in SVG path data made of M, L, l and z."""
    found: list[list[Point]] = []
    for command, coordinates in _PATH.findall(path):
        numbers = [float(each) for each in _NUMBER.findall(coordinates)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        if command == "M":
            found.append([])
        for x, y in points:
            if command == "l":
                last = found[-1][-1]
                found[-1].append((last[0] + x, last[1] + y))
            else:
                found[-1].append((x, y))
    return found


def is_inside(point: Point, outlines: list[list[Point]]) -> bool:
    """Whether a point lies in an odd number of outlines."""
    x, y = point
    crossings = 0
    for ring in outlines:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                crossings += 1
    return crossings % 2 == 1


def distance_to(point: Point, outlines: list[list[Point]]) -> float:
    """How far a point is from the nearest outline."""
    return min(
        (
            _to_segment(point, start, end)
            for ring in outlines
            for start, end in pairwise([*ring, ring[0]])
        ),
        default=math.inf,
    )


def _to_segment(point: Point, start: Point, end: Point) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = point[0] - start[0], point[1] - start[1]
    square = dx * dx + dy * dy
    share = max(0.0, min(1.0, (px * dx + py * dy) / square)) if square else 0.0
    return math.hypot(px - share * dx, py - share * dy)
