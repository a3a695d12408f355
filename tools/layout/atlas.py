"""Countries and coasts of the world-atlas package, decoded from TopoJSON."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from shapely import LineString, MultiLineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry
from tools.layout.projection import Points

FOLDER = Path(__file__).parent / "node_modules" / "world-atlas"


class Atlas:
    """One resolution of the world's countries in longitude and latitude."""

    def __init__(self, resolution: str) -> None:
        text = (FOLDER / f"countries-{resolution}.json").read_text(encoding="utf-8")
        # Decoded JSON: its shape is that of the TopoJSON specification.
        topology: dict[str, Any] = json.loads(text)
        scale = np.array(topology["transform"]["scale"])
        origin = np.array(topology["transform"]["translate"])
        # Rounding makes both sides of the 180th meridian meet exactly.
        self._arcs = [
            np.round(np.cumsum(arc, axis=0) * scale + origin, 6)
            for arc in topology["arcs"]
        ]
        self._land = topology["objects"]["land"]["geometries"][0]
        self._countries = topology["objects"]["countries"]["geometries"]

    @staticmethod
    def is_installed() -> bool:
        """Whether the package was fetched with npm."""
        return FOLDER.exists()

    def land(self) -> BaseGeometry:
        """All land without its inner borders."""
        return self._polygons(self._land)

    def country(self, name: str) -> BaseGeometry:
        """The area of the country of that name."""
        found = next(c for c in self._countries if c["properties"]["name"] == name)
        return self._polygons(found)

    def borders(self) -> BaseGeometry:
        """The lines that two countries share."""
        uses: Counter[int] = Counter()
        for country in self._countries:
            uses.update({index if index >= 0 else ~index for index in _flat(country)})
        shared = [self._arcs[index] for index, count in uses.items() if count > 1]
        return MultiLineString([LineString(_unrolled(arc)) for arc in shared])

    def _polygons(self, record: dict[str, Any]) -> BaseGeometry:
        arcs = record["arcs"]
        groups = arcs if record["type"] == "MultiPolygon" else [arcs]
        rings = [[self._ring(indices) for indices in group] for group in groups]
        # Quantization has shrunk some rocks to a point, and Antarctica has no
        # closed outline on a plane.
        whole = [group for group in rings if _is_ring(group[0])]
        return MultiPolygon([Polygon(group[0], group[1:]) for group in whole])

    def _ring(self, indices: list[int]) -> Points:
        parts = [self._arcs[i] if i >= 0 else self._arcs[~i][::-1] for i in indices]
        return _unrolled(np.concatenate([parts[0], *(part[1:] for part in parts[1:])]))


def _is_ring(line: Points) -> bool:
    return len(line) > 3 and abs(line[0, 0] - line[-1, 0]) < 1


def _unrolled(line: Points) -> Points:
    """The same line without jumps between longitudes 180 and -180."""
    lon = np.round(np.unwrap(line[:, 0], period=360), 6)
    return np.stack([lon, line[:, 1]], axis=1)


def _flat(record: dict[str, Any]) -> Iterator[int]:
    """All arc numbers of a country, however deeply nested."""
    stack = list(record.get("arcs", ()))
    while stack:
        entry = stack.pop()
        if isinstance(entry, list):
            stack.extend(entry)
        else:
            yield entry
