"""Finds map files, ours by name and anyone's by path, and turns them into Maps."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from railwright.errors import GameError, MapError
from railwright.maps.check import check
from railwright.maps.facts import (
    CardKind,
    Cards,
    City,
    CityTicket,
    Color,
    Country,
    CountryTicket,
    Kind,
    Map,
    Route,
    Target,
    Ticket,
    TourTicket,
)
from railwright.maps.source import Source

FOLDER = Path(__file__).parent
NAMES = ("europe", "nordic", "switzerland", "world", "usa")
"""The boards that come with Railwright."""

Record = dict[str, Any]  # one JSON object whose form the schema has checked


def map_path(name_or_path: str | Path) -> Path:
    """The file of a map given by one of our names or by the path of a file."""
    if name_or_path in NAMES:
        return FOLDER / f"{name_or_path}.json"
    path = Path(name_or_path)
    try:
        if path.suffix or path.exists():
            return path
    except (OSError, ValueError) as error:  # a name the file system cannot look up
        raise GameError(f"{str(path)[:40]}…: no such map: {error}") from None
    raise GameError(
        f"{name_or_path}: no such map; ours are {', '.join(NAMES)}, "
        "and a map of your own is given by its path"
    )


def load_map(name_or_path: str | Path) -> Map:
    """The map of one of our names or in a file; MapError lists all of its defects."""
    path = map_path(name_or_path)
    if name_or_path in NAMES:  # the tests have checked ours
        return map_from_record(json.loads(path.read_text(encoding="utf-8")))
    source = Source.read(path)
    defects = check(source)
    if defects:
        raise MapError(source.name, defects)
    return map_from_record(source.value)


def map_from_record(record: Record) -> Map:
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
    )


def _cards(record: Record) -> Cards:
    cards = Cards(**record)
    colors = tuple(Color(color) for color in cards.colors)
    return replace(cards, kind=CardKind(cards.kind), colors=colors)


def _route(record: Record) -> Route:
    route = Route(**record)
    return replace(route, color=Color(route.color), kind=Kind(route.kind))


def _ticket(record: Record) -> Ticket:
    if "cities" in record:
        return TourTicket(**{**record, "cities": tuple(record["cities"])})
    if "targets" in record:
        rest = {key: value for key, value in record.items() if key != "from"}
        rest["targets"] = tuple(Target(**target) for target in record["targets"])
        return CountryTicket(start=record["from"], **rest)
    return CityTicket(**record)
