"""The form of a layout file: checked before it is trusted, since people edit them."""

from collections.abc import Callable

import msgspec

from railwright.errors import Defect
from railwright.forms import Form, mistakes
from railwright.layout.bounds import Angle, Extent, Place
from railwright.layout.placed import Text
from railwright.maps.source import JsonObject, Source

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


_FORM = Form(LayoutRecord)


def form_defects(record: JsonObject, text: Callable[[], str]) -> list[Defect]:
    """What is wrong with the form of a layout; its text has the lines."""
    try:
        _FORM.convert(record)
    except msgspec.ValidationError:
        source = Source("", text())
        found = mistakes(record, LayoutRecord, whole="the file", group="an object")
        return [source.defect(place, said) for place, said in found]
    return []
