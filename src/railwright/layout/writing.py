"""Writes layouts and lands: compact, and one record per line."""

import json
from dataclasses import asdict
from pathlib import Path

from msgspec import structs

from railwright.layout.placed import Land, Layout, PlacedCity, PlacedRoute
from railwright.maps.source import JsonObject

FORMAT = 1


def layout_text(name: str, layout: Layout) -> str:
    """The text of the layout file of a map of that name, without the land."""
    head: JsonObject = {
        "format": FORMAT,
        "map": name,
        "size": [layout.width, layout.height],
        "slot_height": layout.slot_height,
    }
    for panel, box in (("legend", layout.legend), ("title", layout.title)):
        if box:
            head[panel] = [box.left, box.top, box.width, box.height]
    lists = {
        "cities": [_city(each) for each in layout.cities],
        "routes": [_route(each) for each in layout.routes],
        "edges": [asdict(each) for each in layout.edges],
        "texts": [structs.asdict(each) for each in layout.texts],
    }
    rows = [f"{_json(key)}: {_json(value)}" for key, value in head.items()]
    return _lines([*rows, *(_list(key, records) for key, records in lists.items())])


def land_text(name: str, land: Land) -> str:
    """The text of the land file of a map of that name."""
    layers = {layer: path for layer, path in asdict(land).items() if path}
    record: JsonObject = {"format": FORMAT, "map": name, **layers}
    return _lines([f"{_json(key)}: {_json(value)}" for key, value in record.items()])


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    part = path.with_name(f"{path.name}.part")
    part.write_text(text, encoding="utf-8")
    part.replace(path)


def _city(city: PlacedCity) -> JsonObject:
    record: JsonObject = {"id": city.id, "x": city.x, "y": city.y}
    return record | ({"label": city.label} if city.label else {})


def _route(route: PlacedRoute) -> JsonObject:
    return asdict(route)


def _list(key: str, records: list[JsonObject]) -> str:
    rows = ",\n".join(f"  {_json(record)}" for record in records)
    return f"{_json(key)}: [\n{rows}\n]" if rows else f"{_json(key)}: []"


def _lines(entries: list[str]) -> str:
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
