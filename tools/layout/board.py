"""A map file together with the settings of its board."""

import json
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MAPS = Path("src/railwright/games")
SETTINGS = Path(__file__).parent / "boards"

Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class City:
    """A place where routes end; stops of a country carry no name."""

    id: str
    name: str
    lon: float
    lat: float
    is_port: bool
    is_labelled: bool


@dataclass(frozen=True)
class Route:
    """A row of spaces between two cities, given by their positions in the map."""

    id: str
    a: int
    b: int
    length: int
    kind: str
    west_spaces: int | None


@dataclass(frozen=True)
class Text:
    """A hand-chosen name of a sea or a country, written under the routes."""

    text: str
    style: str
    lon: float
    lat: float
    size: float
    angle: float = 0.0


@dataclass(frozen=True)
class Settings:
    """How one board is projected, solved and lettered; every value has a default."""

    size: tuple[int, int] = (1600, 1067)
    projection: str = "fitted"
    center: float = 0.0
    parallels: tuple[float, float] = (0.0, 0.0)
    top: float = 79.5
    margins: Box = (80, 80, 80, 80)
    atlas: str = "50m"
    geography: str = ""
    home: str = ""
    graticule: float = 5.0
    smallest_island: float = 9.0
    smallest_lake: float = 45.0
    tolerance: float = 0.7
    slot_height: float = 12.5
    shortest_slot: float = 27.0
    longest_slot: float = 44.0
    city_distance: float = 64.0
    city_box: Box = (50, 50, 50, 50)
    anchor: float = 0.0035
    smoothness: float = 0.7
    element: float = 0.15
    rounds: int = 6
    seed: int = 0
    bend: dict[str, int] = field(default_factory=dict)
    nudge: dict[str, tuple[float, float]] = field(default_factory=dict)
    label: dict[str, str] = field(default_factory=dict)
    legend: Box | None = None
    title: Box | None = None
    texts: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Board:
    """Everything that is known about a board before it is laid out."""

    name: str
    path: Path
    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    settings: Settings

    @property
    def reserved(self) -> list[Box]:
        """Corner boxes (left, top, right, bottom) that legend and title need."""
        places = [self.settings.legend, self.settings.title]
        return [(x, y, x + w, y + h) for x, y, w, h in filter(None, places)]

    @property
    def is_round(self) -> bool:
        """Whether routes run over the edges, as on a map of the whole world."""
        return any(route.west_spaces is not None for route in self.routes)


def read_board(source: str) -> Board:
    """The board of one of our maps, or of a stranger's map file."""
    path = Path(source)
    if path.suffix != ".json":
        path = MAPS / source / "map.json"
    record = json.loads(path.read_text(encoding="utf-8"))
    cities = tuple(_city(entry) for entry in record["cities"])
    position = {city.id: index for index, city in enumerate(cities)}
    routes = tuple(_route(entry, position) for entry in record["routes"])
    return Board(record["name"], path, cities, routes, _settings(record["name"]))


# Records are decoded JSON or TOML, whose values may be anything.
def _city(entry: dict[str, Any]) -> City:
    labelled = entry.get("printed", True) and "country" not in entry
    port = entry.get("port", False)
    return City(entry["id"], entry["name"], entry["lon"], entry["lat"], port, labelled)


def _route(entry: dict[str, Any], position: dict[str, int]) -> Route:
    a, b = position[entry["a"]], position[entry["b"]]
    kind, west_spaces = entry.get("kind", "rail"), entry.get("west_spaces")
    return Route(entry["id"], a, b, entry["length"], kind, west_spaces)


def _settings(name: str) -> Settings:
    path = SETTINGS / f"{name}.toml"
    if not path.exists():
        return Settings()
    record = tomllib.loads(path.read_text(encoding="utf-8"))
    for corner in ("legend", "title"):
        if place := record.get(corner):
            record[corner] = tuple(place[key] for key in ("x", "y", "width", "height"))
    record["texts"] = tuple(Text(**entry) for entry in record.get("texts", ()))
    return Settings(geography=name, **record)
