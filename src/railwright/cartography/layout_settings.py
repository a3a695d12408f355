"""How one board is projected, solved and lettered."""

from typing import Annotated, Literal

import msgspec

from railwright.layout.bounds import (
    MOST_PIXELS,
    Angle,
    Extent,
    Latitude,
    Longitude,
    Margin,
    Place,
    Weight,
)

Bounds = tuple[Margin, Margin, Margin, Margin]
Pixels = Annotated[int, msgspec.Meta(ge=100, le=MOST_PIXELS)]
Area = Annotated[float, msgspec.Meta(ge=0, le=MOST_PIXELS**2)]
Degrees = Annotated[float, msgspec.Meta(ge=0.01, le=90)]
Style = Literal["water", "land"]
Side = Literal["right", "left", "below", "above"]
Bend = Literal[-1, 0, 1]
Projection = Literal["fitted", "conic-conformal", "conic-equal-area", "miller"]


class ReservedBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box reserved for the title or the legend."""

    x: Place
    y: Place
    width: Extent
    height: Extent


class Caption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea or a country, written under the routes near a place."""

    text: str
    style: Style
    lon: Longitude
    lat: Latitude
    size: Extent
    angle: Angle = 0.0


class LayoutSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that taste may decide; every value has a default."""

    size: tuple[Pixels, Pixels] | None = None
    """Width and height of the board in pixels; by default, what its routes need."""
    projection: Projection = "fitted"
    center: Longitude = 0.0
    parallels: tuple[Latitude, Latitude] = (0.0, 0.0)
    top: Latitude = 79.5
    margins: Bounds = (80, 80, 80, 80)
    home: str = ""
    graticule: Degrees | None = None
    smallest_island: Area = 9.0
    smallest_lake: Area = 45.0
    tolerance: Margin = 0.7
    slot_height: Extent = 12.5
    shortest_slot: Extent = 27.0
    longest_slot: Extent = 44.0
    city_distance: Margin = 64.0
    city_box: Bounds = (50, 50, 50, 50)
    anchor: Weight = 0.0035
    smoothness: Weight = 0.7
    element: Weight = 0.15
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100)] = 6
    seed: Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)] = 0
    bend: dict[str, Bend] = {}
    nudge: dict[str, tuple[Place, Place]] = {}
    pin: dict[str, tuple[Place, Place]] = {}
    label: dict[str, Side] = {}
    legend: ReservedBox | None = None
    title: ReservedBox | None = None
    texts: tuple[Caption, ...] = ()
