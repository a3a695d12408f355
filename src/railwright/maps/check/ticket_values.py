"""Tickets of a map file: their places, and their points against the shortest path."""

from collections.abc import Collection, Iterator
from typing import Any

from railwright.errors import Defect, quoted
from railwright.maps.check.connections import Network
from railwright.maps.check.draft import Draft, DraftEntry, value_at
from railwright.maps.check.wording import field_words
from railwright.maps.source import JsonPath


def ticket_defects(draft: Draft, network: Network | None) -> Iterator[Defect]:
    """All that is wrong with tickets; their worth only where distances are known."""
    for ticket in draft.tickets:
        yield from _place_defects(draft, ticket)
        if ticket.has("ordered", "any_order"):
            yield from _tour_defects(draft, ticket)
        if network is not None and network.has_lengths:
            yield from _worth_defects(draft, network, ticket)


def _place_defects(draft: Draft, ticket: DraftEntry) -> Iterator[Defect]:
    yield from _unknown_places(draft, ticket)
    fields = ticket.fields
    if ticket.has("a", "b") and fields["a"] == fields["b"]:
        yield draft.defect(ticket, "b", "the ticket ends where it begins")
    seen = {fields.get("from")}
    for index, target in enumerate(fields.get("targets", ())):
        if target["to"] in seen:
            text = f"ticket {quoted(ticket.id)}: {quoted(target['to'])} is named twice"
            place = (*ticket.place, "targets", index, "to")
            yield draft.source.defect(place, text)
        seen.add(target["to"])


def _unknown_places(draft: Draft, ticket: DraftEntry) -> Iterator[Defect]:
    if not draft.is_listed("cities") or not draft.is_listed("countries"):
        return
    cities, countries = draft.city_ids, draft.country_ids
    places = {*cities, *countries}
    targets = range(len(ticket.fields.get("targets", ())))
    stations = range(len(ticket.fields.get("cities", ())))
    wanted: list[tuple[JsonPath, str, Collection[str]]] = [
        (("a",), "city", cities),
        (("b",), "city", cities),
        (("from",), "city or country", places),
        *((("targets", index, "to"), "country", countries) for index in targets),
        *((("cities", index), "city", cities) for index in stations),
    ]
    for place, what, known in wanted:
        name = value_at(ticket.fields, place)
        if name is not None and name not in known:
            yield draft.unknown(ticket, place, what, known)


def _tour_defects(draft: Draft, ticket: DraftEntry) -> Iterator[Defect]:
    ordered, any_order = ticket.fields["ordered"], ticket.fields["any_order"]
    if any_order > ordered:
        text = f'"any_order" is {any_order}, more than the {ordered} of "ordered"'
        yield draft.defect(ticket, "any_order", text)


def _worth_defects(
    draft: Draft, network: Network, ticket: DraftEntry
) -> Iterator[Defect]:
    if ticket.has("a", "b"):
        yield from _worth(draft, network, ticket, ())
    if ticket.has("from", "targets"):
        for index in range(len(ticket.fields["targets"])):
            yield from _worth(draft, network, ticket, ("targets", index))


def _worth(
    draft: Draft, network: Network, ticket: DraftEntry, place: JsonPath
) -> Iterator[Defect]:
    """The defect of a printed worth, in the ticket itself or in one of its targets."""
    part = value_at(ticket.fields, place)
    a, b = (ticket.fields["from"], part["to"]) if place else (part["a"], part["b"])
    shortest = network.distance(a, b)
    fault = _fault(part, shortest) if "points" in part and shortest else None
    if fault:
        field, text = fault
        words = f"ticket {quoted(ticket.id)}: {field_words((*place, field))} {text}"
        yield draft.source.defect((*ticket.place, *place, field), words)


def _fault(part: dict[str, Any], shortest: int) -> tuple[str, str] | None:
    """The field that does not fit the shortest path, and what is wrong with it."""
    points, spaces = part["points"], part.get("spaces")
    path = f"the shortest path has {shortest} spaces"
    if spaces is None and points != shortest:
        hint = 'if the ticket really shows this, add "spaces"'
        return "points", f"is {points}, but {path}; {hint}"
    if spaces is not None and spaces != shortest:
        return "spaces", f"is {spaces}, but {path}"
    if spaces is not None and points == shortest:
        return "spaces", "is for points that differ from the shortest path"
    return None
