"""Tracks: legs bent where they would run into something, and the slots along them."""

import math
from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

from railwright.layout.geometry import Point, points_on
from railwright.layout.inspection import ORNAMENT
from railwright.layout.placed import Edge, PlacedRoute, Slot
from railwright.layout.plain.canvas import Canvas
from railwright.layout.plain.legs import SLOT_HEIGHT, Leg, Legs
from railwright.maps import Map, Route

GAP = 3.0
LANE_GAP = 3.4
LONGEST_SLOT = 46.0
SHORTEST_SLOT = 6.0
LEAST_PITCH = 30.0
"""Slots give way to those of other routes until there are only so many pixels each."""
BENDS = (0.0, 0.12, -0.12, 0.24, -0.24, 0.38, -0.38)
"""How far a curve may lie off its straight line, as a share of that."""
STEPS = 24
CELL = 14.0
SWEEPS = 3
END = 38.0
"""Within so many pixels of its own cities a track meets others by right."""
CITY_RADIUS = 20.0
WIDEST = 75.0
"""Degrees beyond which two tracks of a city are not in each other's way."""

Cell = tuple[int, int]


@dataclass(frozen=True)
class Track:
    """A leg along a curve."""

    leg: Leg
    bend: float
    clear: tuple[float, float]
    """Room at its start and at its end, where no slot may lie."""

    @property
    def curve(self) -> tuple[float, ...]:
        """The four points of the curve, one after the other."""
        (ax, ay), (bx, by) = self.leg.start, self.leg.end
        dx, dy = bx - ax, by - ay
        # The middle of a cubic curve lies at three quarters of its control points.
        nx, ny = -dy * self.bend * 4 / 3, dx * self.bend * 4 / 3
        first = (ax + dx / 3 + nx, ay + dy / 3 + ny)
        second = (ax + 2 * dx / 3 + nx, ay + 2 * dy / 3 + ny)
        return (ax, ay, *first, *second, bx, by)

    @property
    def ends(self) -> tuple[Point, Point]:
        """Where the track begins and ends."""
        return self.leg.start, self.leg.end

    @property
    def half_width(self) -> float:
        """From the curve to the outer edge of the slots."""
        lanes = len(self.leg.routes)
        edge = max(ORNAMENT.get(route.kind, 0.0) for route in self.leg.routes)
        return lanes * (SLOT_HEIGHT / 2 + edge) + (lanes - 1) * LANE_GAP / 2

    def directions(self) -> tuple[float, float]:
        """The angles in degrees at which it leaves its start and its end."""
        ax, ay, bx, by, cx, cy, dx, dy = self.curve
        start, end = math.atan2(by - ay, bx - ax), math.atan2(cy - dy, cx - dx)
        return math.degrees(start), math.degrees(end)

    def points(self) -> list[Point]:
        """Points along the curve from end to end."""
        return points_on(self.curve, [step / STEPS for step in range(STEPS + 1)])

    def cells(self) -> set[Cell]:
        """The cells of the board that the track covers, its ends left out."""
        reach = [0.0] if len(self.leg.routes) == 1 else [-8.0, 8.0]
        cells = set()
        for (x, y), (nx, ny) in pairwise(self.points()):
            length = math.dist((x, y), (nx, ny)) or 1.0
            if (
                min(math.dist((x, y), self.leg.start), math.dist((x, y), self.leg.end))
                < END
            ):
                continue
            for share in (0.0, 0.5):
                for off in reach:
                    at = x + share * (nx - x) - off * (ny - y) / length
                    down = y + share * (ny - y) + off * (nx - x) / length
                    cells.add((int(at // CELL), int(down // CELL)))
        return cells


def lay_tracks(
    board: Map, page: Canvas
) -> tuple[tuple[PlacedRoute, ...], tuple[Edge, ...]]:
    """All routes of a board with their slots, and the signs at its edges."""
    legs = Legs(board, page)
    tracks = _parted(_bent(list(legs.all()), page))
    own: dict[str, list[Track]] = {route.id: [] for route in board.routes}
    for track in tracks:
        for route in track.leg.routes:
            own[route.id].append(track)
    routes = tuple(_placed(route, own[route.id]) for route in board.routes)
    return routes, tuple(legs.edges())


def _bent(legs: list[Leg], page: Canvas) -> list[Track]:
    """The legs bent so that they keep off cities and off each other."""
    cities = Counter(cell for place in page.places for cell in _around(place))
    tracks = [Track(leg, 0.0, leg.clear) for leg in legs]
    taken = Counter(cell for track in tracks for cell in track.cells())
    for _ in range(SWEEPS):
        for index, track in enumerate(tracks):
            taken.subtract(track.cells())
            options = [Track(track.leg, bend, track.clear) for bend in BENDS]
            tracks[index] = min(options, key=lambda o: _cost(o, taken, cities, page))
            taken.update(tracks[index].cells())
    return tracks


def _parted(tracks: list[Track]) -> list[Track]:
    """The tracks with slots that begin where they are clear of those beside them."""
    at: dict[Point, list[tuple[float, float]]] = {}
    for track in tracks:
        for place, angle in zip(track.ends, track.directions(), strict=True):
            at.setdefault(place, []).append((angle, track.half_width))
    return [_cleared(track, at) for track in tracks]


def _cleared(track: Track, at: dict[Point, list[tuple[float, float]]]) -> Track:
    wanted = [
        max(least, *(_reach(angle, track.half_width, each) for each in at[place]))
        for place, angle, least in zip(
            track.ends, track.directions(), track.clear, strict=True
        )
    ]
    spare = math.dist(*track.ends) - max(track.leg.spaces) * LEAST_PITCH
    share = min(
        1.0, max(0.0, spare - sum(track.clear)) / (sum(wanted) - sum(track.clear) or 1)
    )
    start, end = (
        least + share * (want - least)
        for least, want in zip(track.clear, wanted, strict=True)
    )
    return replace(track, clear=(start, end))


def _reach(angle: float, half: float, other: tuple[float, float]) -> float:
    """How far from their city two tracks are clear of each other."""
    between = abs((angle - other[0] + 180) % 360 - 180)
    if between < 1 or between > WIDEST:  # the track itself, or far enough
        return 0.0
    return (half + other[1]) / 2 / math.tan(math.radians(between) / 2)


def _around(place: Point) -> set[Cell]:
    """The cells that a city takes."""
    near = (-CITY_RADIUS, 0.0, CITY_RADIUS)
    return {
        (int((place[0] + dx) // CELL), int((place[1] + dy) // CELL))
        for dx in near
        for dy in near
    }


def _cost(
    track: Track, taken: Counter[Cell], cities: Counter[Cell], page: Canvas
) -> float:
    cells = track.cells()
    wide, tall = int(page.width // CELL), int(page.height // CELL)
    outside = sum(not (0 < x < wide and 0 < y < tall) for x, y in cells)
    crowd = sum(taken[cell] for cell in cells) + 3 * sum(cities[cell] for cell in cells)
    return crowd + 5 * outside + 18 * abs(track.bend)


def _placed(route: Route, tracks: list[Track]) -> PlacedRoute:
    """A route along one track, or along two from edge to edge, from a to b."""
    curves, slots = [], []
    for track in sorted(tracks, key=lambda each: each.leg.city != route.a):
        is_forth = track.leg.city == route.a
        curve, found = track.curve, _slots(track, route)
        if not is_forth:
            curve = tuple(each for at in (6, 4, 2, 0) for each in curve[at : at + 2])
            found = [slot._replace(angle=slot.angle - 180) for slot in found[::-1]]
        curves.append(tuple(round(each, 1) for each in curve))
        slots += found
    first = tracks[0]
    lane = _lane(first, route) * (1 if first.leg.city == route.a else -1)
    return PlacedRoute(route.id, tuple(curves), round(lane, 1), tuple(slots))


def _lane(track: Track, route: Route) -> float:
    """How far right of its curve a route lies, seen from the start of a track."""
    leg = track.leg
    if len(leg.routes) == 1:
        return 0.0
    offset = (SLOT_HEIGHT + LANE_GAP) / 2 + ORNAMENT.get(route.kind, 0.0)
    # Both halves of a route over the edge keep to the same side.
    is_right = (route is leg.routes[1]) == (leg.city == leg.routes[0].a)
    return offset if is_right else -offset


def _slots(track: Track, route: Route) -> list[Slot]:
    """The slots of a route on a track, evenly spread from its start on."""
    spaces = track.leg.spaces[track.leg.routes.index(route)]
    if not spaces:
        return []
    points = track.points()
    travelled = [0.0, *accumulate(math.dist(a, b) for a, b in pairwise(points))]
    start, end = track.clear
    pitch = max((travelled[-1] - start - end) / spaces, SHORTEST_SLOT)
    lane = _lane(track, route)
    spots = [
        _spot(points, travelled, start + (space + 0.5) * pitch, lane)
        for space in range(spaces)
    ]
    steps = [math.dist(a[:2], b[:2]) for a, b in pairwise(spots)]
    length = max(min([pitch, *steps, LONGEST_SLOT + GAP]) - GAP, SHORTEST_SLOT)
    return [
        Slot(round(x, 1), round(y, 1), round(angle, 1), round(length, 1))
        for x, y, angle in spots
    ]


def _spot(
    points: list[Point], travelled: list[float], along: float, lane: float
) -> tuple[float, float, float]:
    """The place in a lane at a distance along a line, and the direction there."""
    index = min(max(bisect_right(travelled, along) - 1, 0), len(points) - 2)
    (x, y), (nx, ny) = points[index], points[index + 1]
    length = travelled[index + 1] - travelled[index] or 1.0
    share = (along - travelled[index]) / length
    dx, dy = (nx - x) / length, (ny - y) / length
    place = (x + share * (nx - x) - dy * lane, y + share * (ny - y) + dx * lane)
    return *place, math.degrees(math.atan2(dy, dx))
