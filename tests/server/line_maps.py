"""Maps of World whose cities lie on one line, each joined to the next."""

import json
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from railwright.games import map_path


def line_cities(count: int) -> list[str]:
    """The cities of a line, by their names."""
    return [f"c{at}" for at in range(10, 10 + count)]


def line_map(title: str, cities: int, color: str, tickets: Sequence[Any]) -> str:
    """The text of a map with so many cities."""
    world = json.loads(map_path("world").read_text(encoding="utf-8"))
    names = line_cities(cities)
    kept = {name: world[name] for name in ("format", "route_points", "cards")}
    return json.dumps(
        kept
        | {
            "name": title.lower(),
            "title": title,
            "rules": "world",
            "cities": [
                {"id": name, "name": name, "lon": 4 * at - 80, "lat": 40 + at % 2}
                for at, name in enumerate(names)
            ],
            "routes": [
                {"id": f"{a}-{b}", "a": a, "b": b}
                | {"length": 1, "color": color, "kind": "rail"}
                for a, b in pairwise(names)
            ],
            "tickets": tickets,
            "counts": {
                "cities": cities,
                "routes": cities - 1,
                "tickets": sum(ticket["copies"] for ticket in tickets),
            },
        }
    )
