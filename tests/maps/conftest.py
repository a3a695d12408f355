"""A small map that has one of everything and no defect, as text of a file."""

import pytest

SOUND = """\
{
"format": 1,
"name": "tiny",
"title": "Tiny",
"counts": {"cities": 4, "stops": {"norge": 1}, "ports": 1, "routes": 7, "rail_routes": 4, "sea_routes": 1, "tickets": 5, "long_tickets": 1, "tours": 1},
"route_points": {"1": 1, "2": 2, "3": 4, "4": 7},
"cards": [
  {"deck": "train", "kind": "train", "colors": ["red", "blue"], "each": 12},
  {"deck": "train", "kind": "wild", "each": 14}
],
"countries": [
  {"id": "norge", "name": "Norge", "letter": "N"}
],
"cities": [
  {"id": "aa", "name": "Aa", "lon": 1, "lat": 50},
  {"id": "bb", "name": "Bb", "lon": 2.5, "lat": 50.5, "port": true},
  {"id": "cc", "name": "Cc", "lon": 3, "lat": 51},
  {"id": "dd", "name": "Dd", "lon": 4, "lat": 52},
  {"id": "norge-1", "name": "Norge", "lon": 5, "lat": 53, "country": "norge"}
],
"routes": [
  {"id": "aa-bb.blue", "a": "aa", "b": "bb", "length": 2, "color": "blue", "kind": "rail", "twin": "aa-bb.red"},
  {"id": "aa-bb.red", "a": "aa", "b": "bb", "length": 2, "color": "red", "kind": "rail", "twin": "aa-bb.blue"},
  {"id": "bb-cc", "a": "bb", "b": "cc", "length": 3, "color": "gray", "kind": "ferry", "locomotives": 1},
  {"id": "cc-dd", "a": "cc", "b": "dd", "length": 2, "color": "gray", "kind": "rail", "pair_spaces": 2},
  {"id": "aa-dd", "a": "aa", "b": "dd", "length": 4, "color": "red", "kind": "rail", "any_cards_per_space": 4},
  {"id": "aa-cc", "a": "aa", "b": "cc", "length": 4, "color": "blue", "kind": "sea", "west_spaces": 1},
  {"id": "dd-norge-1", "a": "dd", "b": "norge-1", "length": 1, "color": "gray", "kind": "tunnel"}
],
"tickets": [
  {"id": "aa-cc", "a": "aa", "b": "cc", "points": 4, "deck": "long"},
  {"id": "bb-dd", "a": "bb", "b": "dd", "points": 8, "spaces": 5},
  {"id": "aa-countries", "from": "aa", "targets": [{"to": "norge", "points": 6, "spaces": 5}], "copies": 2},
  {"id": "aa-cc.tour", "cities": ["aa", "bb", "cc"], "ordered": 9, "any_order": 6, "penalty": 12}
]
}
"""  # noqa: E501 - one record per line, as in map files


@pytest.fixture
def sound() -> str:
    """The text of a map file without defects."""
    return SOUND
