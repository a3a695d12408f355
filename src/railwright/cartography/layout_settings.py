"""How one board is projected, solved and lettered, as a TOML file beside its map."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

from railwright.errors import Defect, LayoutError, either
from railwright.layout.complaints import in_words
from railwright.maps import Map

Bounds = tuple[float, float, float, float]
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
    projection: Projection = "fitted"
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
    bend: dict[str, Bend] = {}
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
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "not a text file in UTF-8"
        defects = [Defect(1, f"cannot be read: {reason}")]
        raise LayoutError(str(path), defects) from error
    settings = _settings(path, text)
    strangers = [*_strangers(settings, board, text)]
    if strangers:
        raise LayoutError(str(path), strangers)
    return settings


def _settings(path: Path, text: str) -> LayoutSettings:
    """The settings in the text of a file."""
    record: dict[str, Any] = {}
    try:
        record = tomllib.loads(text)
        return msgspec.convert(record, LayoutSettings)
    except tomllib.TOMLDecodeError as error:
        defect = _syntax_defect(str(error), text)
    except msgspec.ValidationError as error:
        defect = _type_defect(str(error), record, text)
    raise LayoutError(str(path), [defect])


def _syntax_defect(said: str, text: str) -> Defect:
    """What TOML complains of; at the end of a document it names no line."""
    found = re.search(r" \(at line (\d+), column \d+\)$", said)
    line = int(found[1]) if found else text.count("\n", 0, len(text) - 1) + 1
    what = re.sub(r" \(at [^)]+\)$", "", said)
    return Defect(line, f"not TOML: {what[0].lower()}{what[1:]}")


def _type_defect(said: str, record: dict[str, Any], text: str) -> Defect:
    """A value of a wrong kind: its key, and what is expected."""
    what, _, place = said.removesuffix("`").partition(" - at `$.")
    unknown = re.match(r"Object contains unknown field `(.+)`", said)
    if unknown:
        return Defect(_line_of(unknown[1], text), f'unknown key "{unknown[1]}"')
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
        yield Defect(_line_of(city, text), f'{board.title} has no city "{city}"')
    for route in routes:
        yield Defect(_line_of(route, text), f'{board.title} has no route "{route}"')


def _line_of(key: str, text: str) -> int:
    """The line that begins with a key, or with the table of that name."""
    wanted = re.compile(rf"\s*\[*\"?{re.escape(key)}\"?\s*[=\].]")
    lines = enumerate(text.splitlines(), start=1)
    return next((number for number, line in lines if wanted.match(line)), 1)
