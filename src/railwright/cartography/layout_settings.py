"""How one board is projected, solved and lettered, as a TOML file beside its map."""

import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from railwright.errors import Defect, LayoutError
from railwright.maps import Map

Bounds = tuple[float, float, float, float]
Style = Literal["water", "land"]
Side = Literal["right", "left", "below", "above"]


class ReservedBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box reserved for the title or the legend."""

    x: float
    y: float
    width: float
    height: float


class Caption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea or a country, written under the routes near a place."""

    text: str
    style: Style
    lon: float
    lat: float
    size: float
    angle: float = 0.0


class LayoutSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that taste may decide; every value has a default."""

    size: tuple[int, int] | None = None
    """Width and height of the board in pixels; by default, what its routes need."""
    projection: Literal["fitted", "conic-conformal", "conic-equal-area", "miller"] = (
        "fitted"
    )
    center: float = 0.0
    parallels: tuple[float, float] = (0.0, 0.0)
    top: float = 79.5
    margins: Bounds = (80, 80, 80, 80)
    home: str = ""
    graticule: float | None = None
    smallest_island: float = 9.0
    smallest_lake: float = 45.0
    tolerance: float = 0.7
    slot_height: float = 12.5
    shortest_slot: float = 27.0
    longest_slot: float = 44.0
    city_distance: float = 64.0
    city_box: Bounds = (50, 50, 50, 50)
    anchor: float = 0.0035
    smoothness: float = 0.7
    element: float = 0.15
    rounds: int = 6
    seed: int = 0
    bend: dict[str, Literal[-1, 0, 1]] = {}
    nudge: dict[str, tuple[float, float]] = {}
    pin: dict[str, tuple[float, float]] = {}
    label: dict[str, Side] = {}
    legend: ReservedBox | None = None
    title: ReservedBox | None = None
    texts: tuple[Caption, ...] = ()


def settings_path(layout: Path) -> Path:
    """The settings that belong to a layout file, whether they exist or not."""
    return layout.with_suffix(".toml")


def read_settings(path: Path, board: Map) -> LayoutSettings:
    """The settings in a file, or the default ones if there is none."""
    if not path.exists():
        return LayoutSettings()
    try:
        record: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        settings = msgspec.convert(record, LayoutSettings)
    except (OSError, ValueError) as error:
        raise LayoutError(str(path), [Defect(1, str(error))]) from error
    strangers = _strangers(settings, board)
    if strangers:
        raise LayoutError(str(path), [Defect(1, text) for text in strangers])
    return settings


def _strangers(settings: LayoutSettings, board: Map) -> list[str]:
    """What the settings speak of and the map does not have."""
    cities = {*settings.nudge, *settings.pin, *settings.label} - {*board.city_index}
    routes = {*settings.bend} - {*board.route_index}
    return [
        *(f'{board.title} has no city "{city}"' for city in cities),
        *(f'{board.title} has no route "{route}"' for route in routes),
    ]
