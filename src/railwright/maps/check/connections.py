"""The network of a map file: no city without a route, none cut off, and distances."""

from collections.abc import Iterator

from railwright.core.board import UNREACHABLE, Board
from railwright.errors import Defect, quoted
from railwright.maps.check.draft import Draft
from railwright.maps.check.routes import has_known_ends


class Network:
    """The cities and routes of a draft whose ends are all known."""

    def __init__(self, draft: Draft) -> None:
        self.cities = list(draft.city_ids)
        index = {city: number for number, city in enumerate(self.cities)}
        routes = [route.fields for route in draft.routes]
        self.has_lengths = all("length" in route for route in routes)
        """Whether distances can be told."""
        self.board = Board(
            len(self.cities),
            [index[route["a"]] for route in routes],
            [index[route["b"]] for route in routes],
            [route.get("length", 1) for route in routes],
        )
        self._stops: dict[str, list[int]] = {city: [index[city]] for city in index}
        for city, entry in draft.city_ids.items():
            if entry.has("country"):
                country = entry.fields["country"]
                self._stops.setdefault(country, []).append(index[city])

    def distance(self, a: str, b: str) -> int | None:
        """Fewest spaces between two cities or countries; None where no path is."""
        from_a = self.board.distances(self._stops.get(a, []))
        spaces = min((from_a[stop] for stop in self._stops.get(b, [])), default=None)
        return None if spaces == UNREACHABLE else spaces

    def parts(self) -> list[list[str]]:
        """The cities that are connected with each other, the largest part first."""
        parts: list[list[str]] = []
        placed: set[int] = set()
        for start in range(len(self.cities)):
            if start in placed:
                continue
            spaces = self.board.distances([start])
            part = [city for city, far in enumerate(spaces) if far < UNREACHABLE]
            placed.update(part)
            parts.append([self.cities[city] for city in part])
        return sorted(parts, key=len, reverse=True)


def network(draft: Draft) -> Network | None:
    """The network, if cities and routes are sound enough to speak of one."""
    if not draft.cities or not draft.is_listed("cities"):
        return None
    is_unique = len(draft.city_ids) == len(draft.cities)
    if not draft.routes or not draft.has_form("routes") or not is_unique:
        return None
    if not all(has_known_ends(draft, route) for route in draft.routes):
        return None
    return Network(draft)


def network_defects(draft: Draft, network: Network) -> Iterator[Defect]:
    """Cities without a route, and cities that others cannot be reached from."""
    for part in network.parts()[1:]:
        city = draft.city_ids[part[0]]
        if len(part) == 1:
            yield draft.defect(city, "id", "no route ends here")
            continue
        names = ", ".join(quoted(name) for name in part)
        text = f"the rest of the board cannot be reached from {names}"
        yield draft.source.defect(city.place, text)
