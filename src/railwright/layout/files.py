"""Finds the layout and the land that lie beside a map file."""

import json
from functools import lru_cache
from pathlib import Path

from railwright.errors import Defect, LayoutError, insist
from railwright.games import is_map_text, load_map, map_path
from railwright.layout.layout_form import form_defects
from railwright.layout.placed import (
    Box,
    Edge,
    Land,
    Layout,
    PlacedCity,
    PlacedRoute,
    Slot,
    Text,
)
from railwright.layout.plain import plain_layout
from railwright.maps import Map
from railwright.maps.json_syntax import syntax_defect
from railwright.maps.source import JsonObject
from railwright.text_files import read_text

FEW = 3
"""So many misfits are named, and the others counted."""


def load_board(name_or_path: str | Path) -> tuple[Map, Layout]:
    """A map with its layout; a map without a layout file gets a plain one."""
    board = load_map(name_or_path)
    if is_map_text(name_or_path):
        return board, _plain(str(name_or_path))
    path = layout_path(name_or_path)
    return board, load_layout(board, path) if path.exists() else plain_layout(board)


@lru_cache(maxsize=8)
def _plain(text: str) -> Layout:
    """The plain layout of a map that is written out, made once for all its drawings."""
    return plain_layout(load_map(text))


def layout_path(name_or_path: str | Path) -> Path:
    """The layout file that belongs to a map, whether it exists or not."""
    return map_path(name_or_path).with_suffix(".layout.json")


def land_path(layout: Path) -> Path:
    """The land file that belongs to a layout file, whether it exists or not."""
    return layout.with_name(layout.name.removesuffix(".layout.json") + ".land.json")


def load_layout(board: Map, path: Path) -> Layout:
    """The layout in a file; LayoutError if it does not fit the map."""
    insist(board, Map, "a map")
    insist(path, Path, "the path of a layout file")
    record = _read(path)
    land = _read(land_path(path)) if land_path(path).exists() else {}
    defects = form_defects(record, lambda: read_text(path))
    if defects:
        *others, last = sorted(defects)
        advised = Defect(last.line, f"{last.text}; {_advice(path)}", last.column)
        raise LayoutError(str(path), [*others, advised])
    layout = _layout(record, land)
    found = misfits(board, layout)
    if found:
        more = f", and {len(found) - FEW} more" if len(found) > FEW else ""
        text = f"does not fit its map: {'; '.join(found[:FEW])}{more}"
        raise LayoutError(str(path), [Defect(1, f"{text}; {_advice(path)}")])
    return layout


def _advice(path: Path) -> str:
    """How the layout in a file is made anew."""
    file = path.with_name(path.name.removesuffix(".layout.json") + ".json")
    return f"`railwright map layout {file} --force` makes a new one"


def _read(path: Path) -> JsonObject:
    try:
        record = json.loads(read_text(path, LayoutError))
    except json.JSONDecodeError as error:
        raise LayoutError(str(path), [syntax_defect(error)]) from error
    if not isinstance(record, dict) or record.get("format") != 1:
        text = f"not a layout of format 1; {_advice(path)}"
        raise LayoutError(str(path), [Defect(1, text)])
    return record


def _layout(record: JsonObject, land: JsonObject) -> Layout:
    width, height = record["size"]
    return Layout(
        width=width,
        height=height,
        slot_height=record["slot_height"],
        cities=tuple(_city(each) for each in record["cities"]),
        routes=tuple(_route(each) for each in record["routes"]),
        edges=tuple(_edge(each) for each in record.get("edges", ())),
        texts=tuple(Text(**each) for each in record.get("texts", ())),
        legend=_box(record.get("legend")),
        title=_box(record.get("title")),
        land=Land(**{key: str(land[key]) for key in land.keys() & Land.__match_args__}),
    )


def _box(place: list[float] | None) -> Box | None:
    """The box of a place given as left, top, width, height."""
    if place is None:
        return None
    left, top, width, height = place
    return Box(left, top, left + width, top + height)


def _city(record: JsonObject) -> PlacedCity:
    label = Box(*record["label"]) if "label" in record else None
    return PlacedCity(record["id"], record["x"], record["y"], label)


def _route(record: JsonObject) -> PlacedRoute:
    return PlacedRoute(
        id=record["id"],
        curves=tuple(tuple(curve) for curve in record["curves"]),
        lane=record["lane"],
        slots=tuple(Slot(*slot) for slot in record["slots"]),
    )


def _edge(record: JsonObject) -> Edge:
    return Edge(record["city"], record["side"], record["y"], Box(*record["box"]))


def misfits(board: Map, layout: Layout) -> list[str]:
    """What a layout lacks or has too much of, compared with its map."""
    found = []
    cities = [city.id for city in board.cities]
    if [city.id for city in layout.cities] != cities:
        found.append("its cities are not those of the map, in their order")
    if [route.id for route in layout.routes] != [route.id for route in board.routes]:
        return [*found, "its routes are not those of the map, in their order"]
    for route, placed in zip(board.routes, layout.routes, strict=True):
        if len(placed.slots) != route.length:
            text = f"{route.id} has {len(placed.slots)} slots for {route.length} spaces"
            found.append(text)
    return found
