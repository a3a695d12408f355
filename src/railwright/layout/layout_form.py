"""The form of a layout file: checked before it is trusted, since people edit them."""

import re
from collections.abc import Callable

import msgspec

from railwright.errors import Defect
from railwright.layout.bounds import Angle, Extent, Place
from railwright.layout.complaints import in_words
from railwright.layout.placed import Text
from railwright.maps.source import JsonObject, JsonPath, Source

Corners = tuple[Place, Place, Place, Place]
"""Left, top, right, bottom."""
Frame = tuple[Place, Place, Extent, Extent]
"""Left, top, width, height."""
Curve = tuple[Place, Place, Place, Place, Place, Place, Place, Place]
SlotRecord = tuple[Place, Place, Angle, Extent]


class CityRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Where a city and its name are."""

    id: str
    x: Place
    y: Place
    label: Corners | None = None


class RouteRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The curves of a route, and the middle, turn and length of each of its spaces."""

    id: str
    curves: list[Curve]
    lane: Place
    slots: list[SlotRecord]


class EdgeRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Where routes leave the board."""

    city: str
    side: str
    y: Place
    box: Corners


class LayoutRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A whole layout file of format 1."""

    format: int
    map: str
    size: tuple[Extent, Extent]
    slot_height: Extent
    cities: list[CityRecord]
    routes: list[RouteRecord]
    edges: list[EdgeRecord] = []
    texts: list[Text] = []
    legend: Frame | None = None
    title: Frame | None = None


def form_defect(record: JsonObject, text: Callable[[], str]) -> Defect | None:
    """What is wrong with the form of a layout, if anything; its text has the line."""
    try:
        msgspec.convert(record, LayoutRecord)
    except msgspec.ValidationError as error:
        said, _, place = str(error).partition(" - at `$")
        path = _path(place)
        where = f"{place.strip('.`')}: " if path else ""
        return Source("", text()).defect(path, f"{where}{in_words(said, 'an object')}")
    return None


def _path(place: str) -> JsonPath:
    """`.cities[3].x` as keys and indices."""
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", place)
    return tuple(key or int(index) for key, index in steps)
