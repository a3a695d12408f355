"""How one board is projected, solved and lettered, as a TOML file beside its map."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, get_args

import msgspec

from railwright.cartography.toml_syntax import syntax_defect
from railwright.errors import Defect, LayoutError, either
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
from railwright.layout.complaints import in_words
from railwright.maps import Map
from railwright.suggestions import did_you_mean
from railwright.text_files import read_text

Bounds = tuple[Margin, Margin, Margin, Margin]
Pixels = Annotated[int, msgspec.Meta(ge=100, le=MOST_PIXELS)]
Area = Annotated[float, msgspec.Meta(ge=0, le=MOST_PIXELS**2)]
Degrees = Annotated[float, msgspec.Meta(ge=0.01, le=90)]
Style = Literal["water", "land"]
Side = Literal["right", "left", "below", "above"]
Bend = Literal[-1, 0, 1]
Projection = Literal["fitted", "conic-conformal", "conic-equal-area", "miller"]
_CHOICES = {
    field: either(map(str, get_args(choices)))
    for field, choices in (
        ("projection", Projection),
        ("style", Style),
        ("label", Side),
        ("bend", Bend),
    )
}
"""What can be chosen for a key."""


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


def settings_path(layout: Path) -> Path:
    """The settings that belong to a layout file, whether they exist or not."""
    return layout.with_suffix(".toml")


def read_settings(path: Path, board: Map) -> LayoutSettings:
    """The settings in a file, or the default ones if there is none."""
    if not path.exists():
        return LayoutSettings()
    text = read_text(path, LayoutError)
    settings = _settings(path, text)
    defects = [*_strangers(settings, board, text), *_contradictions(settings, text)]
    if defects:
        raise LayoutError(str(path), defects)
    return settings


def _settings(path: Path, text: str) -> LayoutSettings:
    """The settings in the text of a file."""
    record: dict[str, Any] = {}
    try:
        record = tomllib.loads(text)
        return msgspec.convert(record, LayoutSettings)
    except tomllib.TOMLDecodeError as error:
        defect = syntax_defect(str(error), text)
    except msgspec.ValidationError as error:
        defect = _type_defect(str(error), record, text)
    raise LayoutError(str(path), [defect])


def _type_defect(said: str, record: dict[str, Any], text: str) -> Defect:
    """A value of a wrong kind: its key, and what is expected."""
    what, _, place = said.removesuffix("`").partition(" - at `$.")
    unknown = re.match(r"Object contains unknown field `(.+)`", said)
    if unknown:
        hint = did_you_mean(unknown[1], LayoutSettings.__struct_fields__)
        return Defect(_line_of(unknown[1], text), f'unknown key "{unknown[1]}"{hint}')
    if "[...]" in place:  # the key of a table, which is not said
        place = place.replace("[...]", f".{_wrong_key(place, record)}", 1)
    key = re.split(r"[.\[]", re.sub(r"\[\d+\]$", "", place))[-1].rstrip("]")
    field = next((each for each in _CHOICES if each in re.findall(r"\w+", place)), "")
    if what.startswith("Invalid enum value"):
        what = f"expected {_CHOICES[field]}, got {what.rpartition(' value ')[2]}"
    return Defect(_line_of(key, text), f"{place}: {in_words(what, 'a table')}")


def _wrong_key(place: str, record: dict[str, Any]) -> str:
    """The key in a table whose value is of a wrong kind."""
    table = place.partition("[")[0]
    for key, value in record[table].items():
        try:
            msgspec.convert({table: {key: value}}, LayoutSettings)
        except msgspec.ValidationError:
            return str(key)
    return table


def _strangers(settings: LayoutSettings, board: Map, text: str) -> Iterator[Defect]:
    """What the settings speak of and the map does not have."""
    cities = {*settings.nudge, *settings.pin, *settings.label} - {*board.city_index}
    routes = {*settings.bend} - {*board.route_index}
    for city in cities:
        said = (
            f'{board.title} has no city "{city}"{did_you_mean(city, board.city_index)}'
        )
        yield Defect(_line_of(city, text), said)
    for route in routes:
        hint = did_you_mean(route, board.route_index)
        said = f'{board.title} has no route "{route}"{hint}'
        yield Defect(_line_of(route, text), said)


def _contradictions(settings: LayoutSettings, text: str) -> Iterator[Defect]:
    """What the settings say against each other."""
    short, long = settings.shortest_slot, settings.longest_slot
    if short > long:
        said = f"shortest_slot: {short:g} is more than longest_slot, {long:g}"
        yield Defect(_line_of("shortest_slot", text), said)
    south, north = settings.parallels
    if settings.projection.startswith("conic") and not south + north:
        said = "needs two parallels on one side of the equator"
        said = f"projection: {settings.projection} {said}, as in parallels = [40, 56]"
        yield Defect(_line_of("projection", text), said)


def _line_of(key: str, text: str) -> int:
    """The line that begins with a key, or with the table of that name."""
    wanted = re.compile(rf"\s*\[*\"?{re.escape(key)}\"?\s*[=\].]")
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if wanted.match(line)), 1)
