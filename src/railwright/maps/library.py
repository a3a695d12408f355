"""Reads map files and turns them into Maps."""

import json
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from railwright.errors import MapError
from railwright.maps.cards import CardKind, CardSort, Color
from railwright.maps.check import check
from railwright.maps.facts import (
    City,
    CityTicket,
    Country,
    CountryTicket,
    Kind,
    Map,
    Route,
    Target,
    Ticket,
    TourTicket,
)
from railwright.maps.source import JsonObject, Source
from railwright.text_files import read_text


def read_map(path: Path) -> Map:
    """The map in a file; MapError lists all of its defects.

    A file is read once, and again when it has changed.
    """
    try:
        found = path.stat()
    except (OSError, ValueError):
        text = read_text(path, MapError)  # which says why it cannot be read
        return sound_map(Source(str(path), text))
    return _read(path, (found.st_ino, found.st_ctime_ns, found.st_mtime_ns))


@lru_cache(maxsize=16)
def _read(path: Path, _version: tuple[int, ...]) -> Map:
    return sound_map(Source.read(path))


class SoundText(str):
    """The text of a map that was checked before, by whoever has kept it since."""

    __slots__ = ()


@lru_cache(maxsize=16, typed=True)
def map_in_text(text: str, name: str = "map") -> Map:
    """The map that a text holds; MapError lists all of its defects.

    A text that is known to be sound is not checked again, which takes most of the time.
    """
    if isinstance(text, SoundText):
        return map_from_record(json.loads(text))
    return sound_map(Source(name, text))


def sound_map(source: Source) -> Map:
    """The map of a source without defects; MapError lists them all."""
    defects = check(source)
    if defects:
        raise MapError(source.name, defects)
    return map_from_record(source.value)


def map_from_record(record: JsonObject) -> Map:
    """The map that a sound JSON record describes."""
    return Map(
        name=record["name"],
        title=record["title"],
        route_points={
            int(length): points for length, points in record["route_points"].items()
        },
        cards=tuple(_cards(each) for each in record["cards"]),
        cities=tuple(City(**each) for each in record["cities"]),
        routes=tuple(_route(each) for each in record["routes"]),
        tickets=tuple(_ticket(each) for each in record["tickets"]),
        countries=tuple(Country(**each) for each in record.get("countries", ())),
        rules=record.get("rules"),
        options=tuple(
            (name, written(value)) for name, value in record.get("options", {}).items()
        ),
        record=record,
    )


def in_one_line(board: Map) -> str:
    """A map as records carry it: one line, words apart by a blank."""
    line = json.dumps(board.record, separators=(",", ":"))
    return line.replace("  ", " \\u0020")


def written(value: str | int | bool) -> str:  # noqa: FBT001 - as JSON has it
    """The value of an option as records write it: True is `true`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _cards(record: JsonObject) -> CardSort:
    cards = CardSort(**record)
    colors = tuple(Color(color) for color in cards.colors)
    return replace(cards, kind=CardKind(cards.kind), colors=colors)


def _route(record: JsonObject) -> Route:
    route = Route(**record)
    return replace(route, color=Color(route.color), kind=Kind(route.kind))


def _ticket(record: JsonObject) -> Ticket:
    if "cities" in record:
        return TourTicket(**{**record, "cities": tuple(record["cities"])})
    if "targets" in record:
        rest = {key: value for key, value in record.items() if key != "from"}
        rest["targets"] = tuple(Target(**target) for target in record["targets"])
        return CountryTicket(start=record["from"], **rest)
    return CityTicket(**record)
