"""Routes of a map file: ends, ids, lengths, colors, specials and twins."""

from collections import defaultdict
from collections.abc import Iterator

from railwright.errors import Defect, quoted
from railwright.maps.check.draft import Draft, DraftEntry


def route_defects(draft: Draft) -> Iterator[Defect]:
    """All that is wrong with the routes, one by one and as pairs."""
    for route in draft.routes:
        yield from _end_defects(draft, route)
        yield from _length_defects(draft, route)
        yield from _color_defects(draft, route)
        yield from _locomotive_defects(draft, route)
        yield from _special_defects(draft, route)
        yield from _twin_defects(draft, route)
    yield from _parallel_defects(draft)


def has_known_ends(draft: Draft, route: DraftEntry) -> bool:
    """Whether a route joins two different cities of the map."""
    if not route.has("a", "b"):
        return False
    a, b = route.fields["a"], route.fields["b"]
    return a in draft.city_ids and b in draft.city_ids and a != b


def ends(route: DraftEntry) -> tuple[str, str]:
    """The cities of a route that has both, in alphabetical order."""
    first, second = sorted((route.fields["a"], route.fields["b"]))
    return first, second


def _end_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    if draft.is_listed("cities"):
        for field in ("a", "b"):
            if route.has(field) and route.fields[field] not in draft.city_ids:
                yield draft.unknown(route, (field,), "city", draft.city_ids)
    if route.has("a", "b") and route.fields["a"] == route.fields["b"]:
        yield draft.defect(route, "b", "the route ends where it begins")
    elif has_known_ends(draft, route) and route.has("id"):
        stem = "-".join(ends(route))
        if route.fields["id"].partition(".")[0] != stem:
            text = f'the id must be "{stem}", or begin with it and a dot'
            yield draft.defect(route, "id", text)


def _length_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    table = draft.record.get("route_points")
    if not isinstance(table, dict) or not route.has("length"):
        return
    length = route.fields["length"]
    if str(length) not in table:
        text = f'"route_points" has no entry for the length {length}'
        yield draft.defect(route, "length", text)


def _color_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    color = route.fields.get("color", "gray")
    if color == "gray" or not draft.cards or not draft.has_form("cards", "colors"):
        return
    if not any(color in cards.fields.get("colors", ()) for cards in draft.cards):
        yield draft.defect(route, "color", f"there are no {color} cards")


def _locomotive_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    if not route.has("kind"):
        return
    kind = route.fields["kind"]
    if kind == "ferry" and "locomotives" not in route.given:
        yield draft.defect(route, "kind", 'a ferry needs "locomotives", at least 1')
    elif kind != "ferry" and "locomotives" in route.given:
        text = f'only a ferry has "locomotives", and this route is of kind "{kind}"'
        yield draft.defect(route, "locomotives", text)
    else:
        yield from _excess(draft, route, "locomotives")


def _special_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    kind, color = route.fields.get("kind"), route.fields.get("color")
    is_gray_rail = kind in ("rail", None) and color in ("gray", None)
    if "pair_spaces" in route.given and not is_gray_rail:
        text = '"pair_spaces" are only for gray routes of kind "rail"'
        yield draft.defect(route, "pair_spaces", text)
    if "any_cards_per_space" in route.given and kind in ("ferry", "tunnel"):
        text = f'"any_cards_per_space" is not for a {kind}'
        yield draft.defect(route, "any_cards_per_space", text)
    yield from _excess(draft, route, "pair_spaces")
    yield from _excess(draft, route, "west_spaces")


def _excess(draft: Draft, route: DraftEntry, field: str) -> Iterator[Defect]:
    """The defect that more spaces are special than the route has."""
    if not route.has(field, "length"):
        return
    number, length = route.fields[field], route.fields["length"]
    if number > length:
        text = f"{quoted(field)} is {quoted(number)}, but the length is {length}"
        yield draft.defect(route, field, text)


def _twin_defects(draft: Draft, route: DraftEntry) -> Iterator[Defect]:
    if not route.has("twin"):
        return
    name = route.fields["twin"]
    if name not in draft.route_ids:
        if draft.is_listed("routes"):
            others = [each for each in draft.route_ids if each != route.id]
            yield draft.unknown(route, ("twin",), "route", others)
        return
    twin = draft.route_ids[name]
    fault = _misfit(route, twin)
    if fault is None and not _names_in_return(draft, twin, route):
        fault = f"its twin {quoted(name)} does not name it in return"
    if fault is not None:
        yield draft.defect(route, "twin", fault)


def _misfit(route: DraftEntry, twin: DraftEntry) -> str | None:
    """Why a route of the map cannot be the twin of another."""
    if twin.id == route.id:
        return "the route is its own twin"
    if route.has("a", "b") and twin.has("a", "b") and ends(route) != ends(twin):
        return f"its twin {quoted(twin.id)} joins other cities"
    return None


def _names_in_return(draft: Draft, twin: DraftEntry, route: DraftEntry) -> bool:
    """Whether a twin names a route, or names something that is wrong in itself."""
    if "twin" not in twin.given:
        return False
    named = draft.route_ids.get(twin.fields.get("twin", ""))
    return named is None or named.id == route.id or _misfit(twin, named) is not None


def _parallel_defects(draft: Draft) -> Iterator[Defect]:
    """Two routes between the same cities are twins, and there are never three."""
    tracks: dict[tuple[str, str], list[DraftEntry]] = defaultdict(list)
    for route in draft.route_ids.values():  # each id once: a repeated one is named
        if has_known_ends(draft, route):
            tracks[ends(route)].append(route)
    for (a, b), routes in tracks.items():
        for route in routes[2:]:
            text = f'there are already two routes between "{a}" and "{b}"'
            yield draft.defect(route, "id", text)
        if len(routes) == 2 and not any("twin" in route.given for route in routes):
            text = f"joins the same cities as {quoted(routes[0].id)}; name it as twin"
            yield draft.defect(routes[1], "id", text)
