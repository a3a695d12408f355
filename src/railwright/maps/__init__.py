"""The boards as data: map files, how they are read, and what makes them sound."""

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
from railwright.maps.library import NAMES, load_map, map_path

__all__ = [
    "NAMES",
    "CardKind",
    "Cards",
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
    "load_map",
    "map_path",
]
