"""What a map file says there is, against what is there."""

from collections.abc import Iterator

from railwright.errors import Defect, quoted
from railwright.maps.check.draft import Draft, suggestion

_WORDS = {
    "rail_routes": "rail routes",
    "sea_routes": "sea routes",
    "tickets": "ticket cards",
    "long_tickets": "long ticket cards",
}


def count_defects(draft: Draft) -> Iterator[Defect]:
    """The entries of "counts" that differ from what can be counted."""
    stated = draft.record.get("counts")
    if not isinstance(stated, dict):
        return
    found = {**_cities(draft), **_routes(draft), **_tickets(draft)}
    for name, number in found.items():
        is_whole = ("counts", name) not in draft.malformed
        if is_whole and stated.get(name, number) != number:
            text = f'"counts" says {quoted(stated[name])} {_WORDS.get(name, name)}'
            yield draft.source.defect(
                ("counts", name), f"{text}, but there are {number}"
            )
    yield from _stop_defects(draft, stated.get("stops"))


def _cities(draft: Draft) -> dict[str, int]:
    if not draft.has_form("cities", "country", "port"):
        return {}
    return {
        "cities": sum("country" not in city.fields for city in draft.cities),
        "ports": sum(city.fields.get("port", False) for city in draft.cities),
    }


def _routes(draft: Draft) -> dict[str, int]:
    if not draft.has_form("routes", "kind"):
        return {}
    kinds = [route.fields.get("kind") for route in draft.routes]
    return {
        "routes": len(kinds),
        "rail_routes": kinds.count("rail"),
        "sea_routes": kinds.count("sea"),
    }


def _tickets(draft: Draft) -> dict[str, int]:
    if not draft.has_form("tickets", "copies", "deck"):
        return {}
    cards = [(each.fields.get("copies", 1), each) for each in draft.tickets]
    return {
        "tickets": sum(copies for copies, _ in cards),
        "long_tickets": sum(
            copies for copies, each in cards if each.fields.get("deck") == "long"
        ),
        "tours": sum(copies for copies, each in cards if "cities" in each.given),
    }


def _stop_defects(draft: Draft, stated: object) -> Iterator[Defect]:
    if not isinstance(stated, dict) or not draft.has_form("cities", "country"):
        return
    stops = [city.fields.get("country") for city in draft.cities]
    for country, number in stated.items():
        place = ("counts", "stops", country)
        name = quoted(country)
        if country not in draft.country_ids and draft.is_listed("countries"):
            near = suggestion(country, draft.country_ids)
            text = f'"stops" of "counts" names {name}, which is not a country{near}'
            yield draft.source.defect(place, text)
        elif place not in draft.malformed and number != stops.count(country):
            text = f'"counts" says {quoted(number)} stops of {name}'
            yield draft.source.defect(
                place, f"{text}, but there are {stops.count(country)}"
            )
