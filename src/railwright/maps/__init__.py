"""The boards as data: map files, how they are read, and what makes them sound."""

from railwright.maps.cards import WILD, CardFace, CardKind, CardSort, Color, Wild
from railwright.maps.facts import (
    ORDINARY,
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
from railwright.maps.library import (
    in_one_line,
    map_from_record,
    map_in_text,
    read_map,
    written,
)
from railwright.maps.names import unknown_name

__all__ = [
    "ORDINARY",
    "WILD",
    "CardFace",
    "CardKind",
    "CardSort",
    "City",
    "CityTicket",
    "Color",
    "Country",
    "CountryTicket",
    "Kind",
    "Map",
    "Route",
    "Target",
    "Ticket",
    "TourTicket",
    "Wild",
    "in_one_line",
    "map_from_record",
    "map_in_text",
    "read_map",
    "unknown_name",
    "written",
]
