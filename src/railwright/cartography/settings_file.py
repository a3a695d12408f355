"""Reads the settings of a layout from the file beside its map, with all mistakes."""

import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from railwright.cartography.atlas import Atlas
from railwright.cartography.layout_settings import LayoutSettings
from railwright.errors import Defect, LayoutError, quoted
from railwright.forms import Form, Mistake, mistakes
from railwright.maps import Map
from railwright.maps.source import JsonPath
from railwright.suggestions import did_you_mean
from railwright.text_files import read_text
from railwright.toml_syntax import Lines, syntax_defect

_FORM = Form(LayoutSettings)
_BY_NAME = ("bend", "nudge", "pin", "label")
"""The tables whose keys are routes or cities."""


def settings_path(layout: Path) -> Path:
    """The settings that belong to a layout file, whether they exist or not."""
    return layout.with_suffix(".toml")


def read_settings(path: Path, board: Map) -> LayoutSettings:
    """The settings in a file, or the default ones; LayoutError tells all mistakes."""
    if not path.exists():
        return LayoutSettings()
    text = read_text(path, LayoutError)
    record = _record(path, text)
    found = [*mistakes(record, LayoutSettings, whole="the file", group="a table")]
    sound = _without(record, [place for place, _ in found])
    settings = _FORM.convert(sound)
    found += [*_strangers(settings, board), *_contradictions(settings, record, sound)]
    if found:
        lines = Lines(text)
        defects = [Defect(lines.of(place), said) for place, said in found]
        raise LayoutError(str(path), defects)
    return settings


def _record(path: Path, text: str) -> dict[str, Any]:
    """The keys and values in the text of a file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LayoutError(str(path), [syntax_defect(str(error), text)]) from error


def _without(record: dict[str, Any], places: Iterable[JsonPath]) -> dict[str, Any]:
    """What remains of the settings if the mistaken ones are left out."""
    wrong = {place[: 2 if place[0] in _BY_NAME else 1] for place in places}
    return {
        key: {name: each for name, each in value.items() if (key, name) not in wrong}
        if key in _BY_NAME and (key,) not in wrong
        else value
        for key, value in record.items()
        if (key,) not in wrong
    }


def _strangers(settings: LayoutSettings, board: Map) -> Iterator[Mistake]:
    """What the settings speak of and the map or the atlas does not have."""
    for table in _BY_NAME:
        kind = "route" if table == "bend" else "city"
        known = board.route_index if table == "bend" else board.city_index
        for name in getattr(settings, table):
            if name not in known:
                said = f"{board.title} has no {kind} {quoted(name)}"
                yield (table, name), f"{said}{did_you_mean(name, known)}"
    if settings.home and settings.home not in Atlas.ours().countries:
        hint = did_you_mean(settings.home, Atlas.ours().countries)
        said = f"home: the atlas has no country {quoted(settings.home)}"
        yield ("home",), f"{said}{hint or '; give its English name, as in Norway'}"


def _contradictions(
    settings: LayoutSettings, record: dict[str, Any], sound: dict[str, Any]
) -> Iterator[Mistake]:
    """What the settings say against each other, as far as they say it well."""
    wrong = record.keys() - sound.keys()
    short, long = settings.shortest_slot, settings.longest_slot
    if short > long and not wrong & {"shortest_slot", "longest_slot"}:
        said = f"shortest_slot: {short:g} is more than longest_slot, {long:g}"
        key = "shortest_slot" if "shortest_slot" in record else "longest_slot"
        yield (key,), said
    is_conic = settings.projection.startswith("conic")
    if is_conic and not sum(settings.parallels) and "parallels" not in wrong:
        said = "needs two parallels on one side of the equator"
        said = f"projection: {settings.projection} {said}, as in parallels = [40, 56]"
        yield ("projection",), said
