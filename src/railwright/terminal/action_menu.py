"""Legal actions in groups, numbered; each with the ways to pay for it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from railwright.maps import Map
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    Pass,
    PayExtra,
)
from railwright.model.view import View
from railwright.words.phrases import Phrases, bare

GROUPS: dict[type, str] = {
    DrawUp: "draw",
    DrawBlind: "draw",
    PayExtra: "tunnel",
    GiveUp: "tunnel",
    FillSlot: "refill",
    BorrowRoutes: "borrow",
    DrawTickets: "tickets",
    ClaimRoute: "claim",
    BuildPort: "port",
    ExchangePieces: "exchange",
    BuildStation: "station",
    Pass: "pass",
}
"""The group of each action, in the order in which they are shown."""
_NUMBER = re.compile(r"(\d{1,4})(?:\.(\d{1,4}))?")


@dataclass(slots=True)
class MenuItem:
    """A route, a city or a card, with all that can be done about it."""

    group: str
    number: int
    actions: list[Action] = field(default_factory=list)


class ActionMenu:
    """What a seat may do; the numbers stay while the position does."""

    def __init__(self, view: View, board: Map, wanted: Iterable[str] = ()) -> None:
        """Routes that are wanted come first among the claims, then long ones."""
        self.board = board
        self.wanted = set(wanted)
        actions = [a for a in view.actions if type(a) in GROUPS]
        claims = {a.route for a in actions if isinstance(a, ClaimRoute)}
        doubled = {route for route in claims if self._is_doubled(route, claims)}
        self.slots = len(view.market)
        self.decks = [name for name, _ in view.decks]
        is_draw = any(isinstance(a, DrawUp | DrawBlind) for a in actions)
        self.next_number = self.slots + len(self.decks) + 1 if is_draw else 1
        found: dict[tuple[str, str], MenuItem] = {}
        for action in sorted(actions, key=self._rank):
            if getattr(action, "route", None) not in doubled:
                self._add(found, action)
        self.items = list(found.values())

    def _is_doubled(self, name: str, claims: set[str]) -> bool:
        """Whether this is the second of two tracks between which nothing decides."""
        route = self.board.route(name)
        if route.twin not in claims or route.twin > name:
            return False
        return self.board.route(route.twin).color == route.color

    def _add(self, found: dict[tuple[str, str], MenuItem], action: Action) -> None:
        key = (GROUPS[type(action)], _subject(action))
        if key not in found:
            found[key] = MenuItem(key[0], self._number(action))
        found[key].actions.append(action)

    def _number(self, action: Action) -> int:
        """Face-up cards have the numbers of their slots; then come the decks."""
        match action:
            case DrawUp(slot):
                return slot
            case DrawBlind(deck):
                return self.slots + 1 + (self.decks.index(deck) if deck else 0)
        self.next_number += 1
        return self.next_number - 1

    def _rank(self, action: Action) -> tuple[int, bool, int, str, int]:
        """Groups in their order, what is wanted and what is long, few cards first."""
        group = list(GROUPS).index(type(action))
        cards = sum(count for _, count in getattr(action, "cards", ()))
        if not isinstance(action, ClaimRoute):
            return group, False, 0, getattr(action, "city", ""), cards
        route = self.board.route(action.route)
        return group, route.id not in self.wanted, -route.length, route.id, cards

    def groups(self) -> dict[str, list[MenuItem]]:
        """The items of each group."""
        groups: dict[str, list[MenuItem]] = {}
        for item in self.items:
            groups.setdefault(item.group, []).append(item)
        return groups

    def chosen(self, text: str) -> list[Action] | None:
        """What `12` or `12.2` means; none of them for a number that is not there."""
        match = _NUMBER.fullmatch(text)
        if match is None:
            return None
        number, way = int(match[1]), match[2]
        items = [item for item in self.items if item.number == number]
        actions = items[0].actions if items else []
        return actions if way is None else actions[int(way) - 1 : int(way)]

    def about(self, cities: set[str]) -> list[MenuItem]:
        """The routes and buildings that have to do with some cities."""
        return [
            item for item in self.items if _cities(item.actions[0], self.board) & cities
        ]


def _subject(action: Action) -> str:
    """What an action is about; actions about the same are one item."""
    match action:
        case DrawUp(slot):
            return f"slot {slot}"
        case ClaimRoute(route):
            return route
        case BuildStation(city) | BuildPort(city):
            return city
        case ExchangePieces(_, given):
            return given
    return str(action)


def _cities(action: Action, board: Map) -> set[str]:
    match action:
        case ClaimRoute(name):
            route = board.route(name)
            return {route.a, route.b}
        case BuildStation(city) | BuildPort(city):
            return {city}
    return set()


def find_cities(text: str, phrases: Phrases) -> set[str]:
    """The cities whose names begin with a text, or have it somewhere in them."""
    wanted = bare(text)
    if len(wanted) < 2:
        return set()
    names = {
        city.id: [bare(city.name), bare(phrases.place(city.id)), bare(city.id)]
        for city in phrases.board.cities
    }
    for test in (str.__eq__, str.startswith, str.__contains__):
        found = {c for c, forms in names.items() if any(test(f, wanted) for f in forms)}
        if found:
            return found
    return set()
