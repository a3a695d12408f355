"""The atlas of the package, from the countries of world-atlas and files of lakes."""

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely

from railwright.cartography.atlas import FILE
from railwright.cartography.geography import without_small_rings

FINEST = 0.008
"""Degrees by which the outlines of lakes are simplified."""
SMALLEST = 0.004
"""Square degrees below which lakes and their islands are left out."""
SOUTHERNMOST = -60.0

Topology = dict[str, Any]  # decoded TopoJSON


def write_atlas(countries: Path, waters: Path) -> None:
    """Write land, countries and lakes as one compressed TopoJSON file."""
    topology: Topology = json.loads(countries.read_text(encoding="utf-8"))
    objects = topology["objects"]
    land = objects["land"]["geometries"][0]
    land["arcs"] = [part for part in land["arcs"] if not _is_polar(topology, part)]
    nations = objects["countries"]["geometries"]
    kept = [
        {key: nation[key] for key in ("type", "arcs", "properties")}
        for nation in nations
        if nation["properties"]["name"] != "Antarctica" and "arcs" in nation
    ]
    topology["objects"] = {
        "land": land,
        "countries": {"type": "GeometryCollection", "geometries": kept},
        "lakes": _lakes(topology, waters),
    }
    topology.pop("bbox", None)
    text = json.dumps(_pruned(topology), separators=(",", ":"), ensure_ascii=False)
    FILE.write_bytes(gzip.compress(text.encode(), mtime=0))
    print(f"{FILE}: {FILE.stat().st_size // 1024} kB")


def _is_polar(topology: Topology, part: list[list[int]]) -> bool:
    first = part[0][0]
    arc = topology["arcs"][first if first >= 0 else ~first]
    scale, origin = (
        topology["transform"]["scale"][1],
        topology["transform"]["translate"][1],
    )
    return bool(arc[0][1] * scale + origin < SOUTHERNMOST)


def _lakes(topology: Topology, waters: Path) -> Topology:
    """All lakes of some files as one object; their outlines join the arcs."""
    shapes = [
        shapely.make_valid(shapely.from_geojson(json.dumps(feature["geometry"])))
        for path in sorted(waters.glob("*-lakes.geojson"))
        for feature in json.loads(path.read_text(encoding="utf-8"))["features"]
    ]
    lakes = without_small_rings(shapely.union_all(shapes).simplify(FINEST), SMALLEST)
    arcs = [
        [[_add_arc(topology, ring)] for ring in (part.exterior, *part.interiors)]
        for part in shapely.get_parts(lakes)
    ]
    return {"type": "MultiPolygon", "arcs": arcs}


def _add_arc(topology: Topology, ring: shapely.LinearRing) -> int:
    transform = topology["transform"]
    points = (shapely.get_coordinates(ring) - transform["translate"]) / transform[
        "scale"
    ]
    whole = np.round(points).astype(int)
    steps = np.diff(whole, axis=0)
    moves = steps[np.any(steps != 0, axis=1)]
    topology["arcs"].append([whole[0].tolist(), *moves.tolist()])
    return len(topology["arcs"]) - 1


def _pruned(topology: Topology) -> Topology:
    """The same topology without arcs that nothing uses."""
    number: dict[int, int] = {}
    arcs: list[object] = []

    def renumbered(entry: Any) -> Any:  # noqa: ANN401 - arcs are nested in lists
        if isinstance(entry, list):
            return [renumbered(each) for each in entry]
        forth = entry if entry >= 0 else ~entry
        if forth not in number:
            number[forth] = len(arcs)
            arcs.append(topology["arcs"][forth])
        return number[forth] if entry >= 0 else ~number[forth]

    objects = topology["objects"]
    for record in (
        objects["land"],
        objects["lakes"],
        *objects["countries"]["geometries"],
    ):
        record["arcs"] = renumbered(record["arcs"])
    return topology | {"arcs": arcs}
