"""Layout and land files, compact and one record per line."""

import json
import math
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import shapely
from shapely import box
from shapely.geometry.base import BaseGeometry
from tools.layout.board import Board
from tools.layout.geography import Geography, without_small_rings
from tools.layout.layout import Layout
from tools.layout.projection import Points
from tools.layout.ribbons import Ints, Ribbon, lane_offset
from tools.layout.texts import PlacedText

BLEED = 40.0
FORMAT = 1
HALVES = {1: ".5", -1: "-.5"}

Record = dict[str, object]


def write_layout(
    layout: Layout, labels: dict[int, Points], texts: list[PlacedText]
) -> Path:
    """Write the layout beside its map file."""
    board = layout.problem.board
    settings = board.settings
    head: Record = {"format": FORMAT, "map": board.name, "size": list(settings.size)}
    head["slot_height"] = settings.slot_height
    for name in ("legend", "title"):
        place = getattr(settings, name)
        if place:
            head[name] = list(place)
    lists = {
        "cities": _cities(layout, labels),
        "routes": [_route(layout, index) for index in range(len(board.routes))],
        "edges": _edges(layout),
        "texts": [_text(text) for text in texts],
    }
    lines = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    for key, records in lists.items():
        rows = ",\n".join(f"  {_json(record)}" for record in records)
        lines.append(f"{_json(key)}: [\n{rows}\n]" if rows else f"{_json(key)}: []")
    return _write(board, "layout", lines)


def write_land(board: Board, geography: Geography) -> Path:
    """Write the land beside its map file as SVG path data."""
    lines = [f'"format": {FORMAT}', f'"map": {_json(board.name)}']
    for name, layer in geography.layers().items():
        if path := _path_data(_finished(board, name, layer)):
            lines.append(f'"{name}": "{path}"')
    return _write(board, "land", lines)


def _write(board: Board, kind: str, lines: list[str]) -> Path:
    path = board.path.with_suffix(f".{kind}.json")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return path


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _rounded(values: Iterable[float]) -> list[float]:
    # Adding zero turns -0.0 into 0.0.
    return [round(float(value), 1) + 0.0 for value in values]


def _cities(layout: Layout, labels: dict[int, Points]) -> list[Record]:
    records = []
    for index, city in enumerate(layout.problem.board.cities):
        x, y = _rounded(layout.cities[index])
        record: Record = {"id": city.id, "x": x, "y": y}
        if index in labels:
            record["label"] = _rounded(labels[index])
        records.append(record)
    return records


def _route(layout: Layout, number: int) -> Record:
    """A route's curves and slots, all in the direction from a to b."""
    board, ribbons = layout.problem.board, layout.problem.ribbons.ribbons
    route = board.routes[number]
    own = [i for i, ribbon in enumerate(ribbons) if number in ribbon.routes]
    own.sort(key=lambda i: ribbons[i].a != route.a)
    curves, slots = [], []
    for index in own:
        is_reversed = ribbons[index].a != route.a
        control = layout.control[index]
        curves.append(_rounded((control[::-1] if is_reversed else control).ravel()))
        slots += _slots(layout, index, number, is_reversed=is_reversed)
    lane = _lane(board, ribbons[own[0]], number)
    return {"id": route.id, "curves": curves, "lane": lane, "slots": slots}


def _lane(board: Board, ribbon: Ribbon, number: int) -> float:
    offset = lane_offset(board, ribbon, ribbon.routes.index(number))
    is_reversed = ribbon.a != board.routes[number].a
    return _rounded([-offset if is_reversed else offset])[0]


def _slots(
    layout: Layout, index: int, number: int, *, is_reversed: bool
) -> list[list[float]]:
    ribbons = layout.problem.ribbons
    is_own = (ribbons.slot_ribbon == index) & (ribbons.slot_route == number)
    slots = np.flatnonzero(is_own)
    sign = -1 if is_reversed else 1
    rows = []
    for slot in slots[::sign]:
        dx, dy = sign * layout.tangents[slot]
        angle = math.degrees(math.atan2(dy, dx))
        rows.append(_rounded([*layout.centers[slot], angle, layout.lengths[slot]]))
    return rows


def _edges(layout: Layout) -> list[Record]:
    cities = layout.problem.board.cities
    return [
        {
            "city": cities[edge.city].id,
            "side": edge.side,
            "y": _rounded([edge.y])[0],
            "box": _rounded(edge.box),
        }
        for edge in layout.edges()
    ]


def _text(placed: PlacedText) -> Record:
    x, y = _rounded([placed.x, placed.y])
    text = placed.text
    record: Record = {"text": text.text, "style": text.style, "x": x, "y": y}
    return record | {"size": text.size, "angle": text.angle}


def _finished(board: Board, name: str, layer: BaseGeometry) -> BaseGeometry:
    """A layer as it is drawn: clipped near the view, smooth, without specks."""
    settings = board.settings
    width, height = settings.size
    window = box(-BLEED, -BLEED, width + BLEED, height + BLEED)
    drawn = shapely.make_valid(layer).intersection(window)
    if name in ("borders", "rivers", "graticule"):
        drawn = shapely.line_merge(shapely.MultiLineString(_lines(drawn)))
        return drawn.simplify(settings.tolerance)
    drawn = drawn.simplify(settings.tolerance)
    is_lake = name == "lakes"
    smallest = settings.smallest_lake if is_lake else settings.smallest_island
    return without_small_rings(drawn, smallest)


def _lines(layer: BaseGeometry) -> list[shapely.LineString]:
    parts = shapely.get_parts(shapely.get_parts(layer))
    return [part for part in parts if isinstance(part, shapely.LineString)]


def _path_data(layer: BaseGeometry) -> str:
    pieces = []
    for part in shapely.get_parts(layer):
        is_area = part.geom_type == "Polygon"
        rings = [part.exterior, *part.interiors] if is_area else [part]
        lines = [shapely.get_coordinates(ring) for ring in rings]
        pieces += [_piece(line, is_closed=is_area) for line in lines]
    return "".join(pieces)


def _piece(points: Points, *, is_closed: bool) -> str:
    """One line as absolute start and relative steps in half pixels."""
    halves = np.round(points * 2).astype(int)
    if is_closed:
        halves = halves[:-1]
    steps = np.diff(halves, axis=0)
    steps = steps[np.any(steps != 0, axis=1)]
    if len(steps) < (2 if is_closed else 1):
        return ""
    body = _numbers(steps.ravel())
    return f"M{_numbers(halves[0])}l{body}{'z' if is_closed else ''}"


def _numbers(halves: Ints) -> str:
    """Half pixels as the shortest decimals; a minus sign separates by itself."""
    words = [HALVES.get(half, f"{half / 2:g}") for half in halves.tolist()]
    return words[0] + "".join(w if w[0] == "-" else f" {w}" for w in words[1:])
