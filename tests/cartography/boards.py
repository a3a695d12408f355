"""Small boards for the tests of layouts, written in a few lines."""

from collections.abc import Mapping
from math import sin
from typing import Any

from railwright.maps import Map, map_from_record

Places = Mapping[str, tuple[float, float]]


def board_of(places: Places, *routes: str, **fields: dict[str, Any]) -> Map:
    """A map with cities at these longitudes and latitudes, and routes like `a-b 3`.

    A word after the length is the kind of a route. A route named twice is a double
    one; fields of a route may be given by its cities, as in `a_b={"west_spaces": 1}`.
    """
    return map_from_record(record_of(places, *routes, **fields))


def record_of(places: Places, *routes: str, **fields: dict[str, Any]) -> dict[str, Any]:
    """The same as it stands in a map file."""
    return {
        "name": "small",
        "title": "Small",
        "route_points": {str(length): length for length in range(1, 9)},
        "cards": [
            {"deck": "train", "kind": "train", "colors": ["red"], "each": 12},
            {"deck": "train", "kind": "wild", "each": 6},
        ],
        "cities": [
            {"id": city, "name": city.title(), "lon": lon, "lat": lat}
            for city, (lon, lat) in places.items()
        ],
        "routes": [
            _route(text, index, routes, fields) for index, text in enumerate(routes)
        ],
        "tickets": [],
    }


def _route(
    text: str, index: int, routes: tuple[str, ...], fields: dict[str, dict[str, Any]]
) -> dict[str, Any]:
    cities, length, *kind = text.split()
    a, b = cities.split("-")
    record: dict[str, Any] = {"id": cities, "a": a, "b": b, "length": int(length)}
    record |= {"color": "gray", "kind": kind[0] if kind else "rail"}
    tracks = [other for other, each in enumerate(routes) if each.split()[0] == cities]
    if len(tracks) > 1:
        twin = tracks[1 - tracks.index(index)]
        record |= {"id": f"{cities}.{index}", "twin": f"{cities}.{twin}"}
    return record | fields.get(f"{a}_{b}", {})


TRIANGLE = board_of(
    {"elm": (4.1, 52.0), "fair": (5.9, 52.1), "mill": (5.1, 51.2)},
    "elm-fair 3",
    "elm-fair 3",
    "elm-mill 1 tunnel",
    "fair-mill 2",
)
"""A double route, a tunnel and a plain one."""

STAR = board_of(
    {
        "hub": (0, 50),
        "north": (0, 52),
        "east": (4, 50.2),
        "south": (0.3, 48),
        "west": (-4, 50),
        "corner": (3.5, 52),
    },
    "hub-north 2",
    "hub-north 2",
    "hub-east 3 ferry",
    "hub-south 2 tunnel",
    "hub-south 2 tunnel",
    "hub-west 4",
    "north-west 4",
    "south-west 5",
    "north-corner 3",
    "corner-east 2",
    "east-south 4",
    hub_east={"locomotives": 1},
)
"""A hub with seven tracks."""

ROUND = board_of(
    {"left": (-150, 10), "right": (150, 20), "middle": (0, 0), "deep": (10, -40)},
    "left-right 4 sea",
    "left-middle 5 sea",
    "middle-right 5",
    "deep-middle 3",
    left_right={"west_spaces": 1},
)
"""A globe with a route over its edge."""


def grid_of(columns: int, rows: int) -> Map:
    """A country of many cities: a grid that is not quite straight, with diagonals."""
    places = {
        f"c{column}{row}": (
            2.0 * column + 0.5 * sin(7 * column + 3 * row),
            50 - 1.4 * row + 0.35 * sin(5 * row - 2 * column),
        )
        for column in range(columns)
        for row in range(rows)
    }
    routes = []
    for column in range(columns):
        for row in range(rows):
            here, length = f"c{column}{row}", 1 + (2 * column + 3 * row) % 3
            if column + 1 < columns:
                routes.append(f"{here}-c{column + 1}{row} {length + 1}")
            if row + 1 < rows:
                routes += [f"{here}-c{column}{row + 1} {length}"] * (1 + column % 2)
            if column + 1 < columns and row + 1 < rows and (column + row) % 3 == 0:
                routes.append(f"{here}-c{column + 1}{row + 1} 3 tunnel")
    return board_of(places, *routes)
