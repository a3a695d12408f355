"""Ids, names, countries and cards of a map file: what the schema cannot say."""

from collections.abc import Iterator

from railwright.errors import Defect, quoted
from railwright.maps.check.draft import Draft, DraftEntry


def place_defects(draft: Draft) -> Iterator[Defect]:
    """Ids or points given twice, names nobody can print, stray or missing stops."""
    yield from _repeated(draft, [*draft.cities, *draft.countries])
    yield from _repeated(draft, draft.routes)
    yield from _repeated(draft, draft.tickets)
    yield from _in_one_place(draft)
    yield from _unprintable(draft)
    yield from _country_defects(draft)


def card_defects(draft: Draft) -> Iterator[Defect]:
    """Wild cards that have colors, and other cards that have none."""
    for entry in draft.cards:
        is_wild = entry.fields.get("kind") == "wild"
        if is_wild and "colors" in entry.given:
            yield draft.defect(entry, "colors", 'wild cards have no "colors"')
        elif entry.has("kind") and not is_wild and "colors" not in entry.given:
            kind = quoted(entry.fields["kind"])
            yield draft.defect(entry, "kind", f'cards of kind {kind} need "colors"')


def _repeated(draft: Draft, entries: list[DraftEntry]) -> Iterator[Defect]:
    """The ids that two records share; a city and a country may not share one either."""
    seen: dict[str, DraftEntry] = {}
    for entry in entries:
        if entry.id is None:
            continue
        if entry.id in seen:
            first = draft.defect(seen[entry.id], "id", "").line
            text = f"the id {quoted(entry.id)} is already used on line {first}"
            yield draft.defect(entry, "id", text)
        seen.setdefault(entry.id, entry)


def _in_one_place(draft: Draft) -> Iterator[Defect]:
    """Cities on the same point, which nobody could draw apart."""
    seen: dict[tuple[float, float], DraftEntry] = {}
    for city in draft.cities:
        if not (city.has("lon") and city.has("lat")):
            continue
        point = city.fields["lon"], city.fields["lat"]
        if point in seen:
            line = draft.defect(seen[point], "lon", "").line
            text = f"it lies on the same point as the city on line {line}"
            yield draft.defect(city, "lon", text)
        seen.setdefault(point, city)


def _unprintable(draft: Draft) -> Iterator[Defect]:
    title = draft.record.get("title", "-")
    if ("title",) not in draft.malformed and not _is_printable(title):
        yield draft.source.defect(("title",), '"title" cannot be printed')
    for entry in [*draft.cities, *draft.countries]:
        for field in ("name", "letter"):
            if not _is_printable(entry.fields.get(field, "-")):
                yield draft.defect(entry, field, f"{quoted(field)} cannot be printed")


def _is_printable(text: str) -> bool:
    return text.isprintable() and not text.isspace()


def _country_defects(draft: Draft) -> Iterator[Defect]:
    stops = [city for city in draft.cities if city.has("country")]
    if draft.is_listed("countries"):
        for stop in stops:
            if stop.fields["country"] not in draft.country_ids:
                yield draft.unknown(stop, ("country",), "country", draft.country_ids)
    if not draft.has_form("cities", "country"):
        return
    served = {stop.fields["country"] for stop in stops}
    for country in draft.countries:
        if country.id is not None and country.id not in served:
            yield draft.defect(country, "id", "no city is a stop of this country")
