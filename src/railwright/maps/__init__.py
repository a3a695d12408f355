"""The boards as data: map files, how they are read, and what makes them sound."""

from railwright.maps.facts import (
    ORDINARY,
    CardKind,
    CardSort,
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
    "in_one_line",
    "map_from_record",
    "map_in_text",
    "read_map",
    "unknown_name",
    "written",
]
