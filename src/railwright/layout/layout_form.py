"""The form of a layout file: checked before it is trusted, since people edit them."""

import re
from collections.abc import Callable

import msgspec

from railwright.errors import Defect
from railwright.layout.complaints import in_words
from railwright.maps.source import JsonObject, JsonPath, Source

Corners = tuple[float, float, float, float]


class CityRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Where a city and its name are."""

    id: str
    x: float
    y: float
    label: Corners | None = None


class RouteRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The curves of a route, and the middle, turn and length of each of its spaces."""

    id: str
    curves: list[tuple[float, float, float, float, float, float, float, float]]
    lane: float
    slots: list[Corners]


class EdgeRecord(msgspec.Struct, forbid_unknown_fields=True):
    """Where routes leave the board."""

    city: str
    side: str
    y: float
    box: Corners


class TextRecord(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a sea or a country."""

    text: str
    style: str
    x: float
    y: float
    size: float
    angle: float = 0


class LayoutRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A whole layout file of format 1."""

    format: int
    map: str
    size: tuple[float, float]
    slot_height: float
    cities: list[CityRecord]
    routes: list[RouteRecord]
    edges: list[EdgeRecord] = []
    texts: list[TextRecord] = []
    legend: Corners | None = None
    title: Corners | None = None


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
