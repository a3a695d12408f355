"""The world in longitude and latitude: coasts, countries and large lakes.

The data are those of Natural Earth, which are in the public domain, at the scale of
1:50 million; tools/geography.py has reduced them to one small TopoJSON file.
"""

import gzip
import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from shapely import LineString, MultiLineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from railwright.cartography.sheet import Points

FILE = Path(__file__).with_name("atlas.json.gz")


class Atlas:
    """Land, countries and lakes, decoded from TopoJSON."""

    def __init__(self, topology: dict[str, Any]) -> None:  # as TopoJSON has it
        scale = np.array(topology["transform"]["scale"])
        origin = np.array(topology["transform"]["translate"])
        # Rounding makes both sides of the 180th meridian meet exactly.
        self._arcs = [
            np.round(np.cumsum(arc, axis=0) * scale + origin, 6)
            for arc in topology["arcs"]
        ]
        self._objects = topology["objects"]

    @staticmethod
    @cache
    def ours() -> "Atlas":
        """The atlas that comes with Railwright."""
        return Atlas(json.loads(gzip.decompress(FILE.read_bytes())))

    def land(self) -> BaseGeometry:
        """All land without its inner borders."""
        return self._polygons(self._objects["land"])

    def lakes(self) -> BaseGeometry:
        """The large lakes."""
        return self._polygons(self._objects["lakes"])

    @property
    def countries(self) -> dict[str, dict[str, Any]]:
        """The records of all countries by their English names."""
        records = self._objects["countries"]["geometries"]
        return {record["properties"]["name"]: record for record in records}

    def country(self, name: str) -> BaseGeometry:
        """The area of the country of that name; KeyError if there is none."""
        return self._polygons(self.countries[name])

    def borders(self) -> BaseGeometry:
        """The lines that two countries share."""
        uses: Counter[int] = Counter()
        for country in self.countries.values():
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
