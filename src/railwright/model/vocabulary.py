"""The words of one board: cards, decks, routes, cities and tickets by name."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from railwright.errors import UnknownNameInAction
from railwright.maps import Map, Ticket, unknown_name
from railwright.model.actions import Cards

if TYPE_CHECKING:
    from railwright.model.listed import ListedAction

CARDS_KEPT = 4096
"""Payments and hands whose names are kept, for the same ones come again and again."""
PRICES_KEPT = 32


def _no_actions(_: object) -> "dict[object, ListedAction]":
    return {}


class Vocabulary:
    """Translates between the numbers of the core and the names of a board."""

    def __init__(self, board: Map) -> None:
        self.board = board
        self._held = lru_cache(CARDS_KEPT)(self._named_cards)
        self.listed_at = lru_cache(PRICES_KEPT)(_no_actions)
        """Actions that were listed, at each of the prices that they may have."""

    @cached_property
    def decks(self) -> list[str]:
        """The names of the decks."""
        return list(dict.fromkeys(cards.deck for cards in self.board.cards))

    @cached_property
    def cards(self) -> list[str]:
        """The names of the kinds of cards, wild ones last."""
        return [face.name for face in self.board.faces]

    @cached_property
    def tickets(self) -> list[Ticket]:
        """The tickets, each copy for itself."""
        return [ticket for ticket in self.board.tickets for _ in range(ticket.copies)]

    def route(self, number: int) -> str:
        """The name of a route."""
        return self.board.routes[number].id

    def city(self, number: int) -> str:
        """The name of a city."""
        return self.board.cities[number].id

    def ticket(self, number: int) -> str:
        """The name of a ticket; copies share it."""
        return self.tickets[number].id

    def ticket_card(self, number: int) -> str:
        """The name of one card; copies have a number: `bern-countries:2`."""
        name = self.ticket(number)
        copies = self.copies[name]
        return f"{name}:{copies.index(number) + 1}" if len(copies) > 1 else name

    def held(self, counts: Iterable[int]) -> Cards:
        """Counts of all kinds of cards as cards with names."""
        return self._held(tuple(counts))

    def _named_cards(self, counts: tuple[int, ...]) -> Cards:
        pairs = zip(self.cards, counts, strict=True)
        return tuple((name, int(count)) for name, count in pairs if count)

    def named(self, kinds: Sequence[int]) -> Cards:
        """Single cards, collected by name."""
        return self.held(kinds.count(kind) for kind in range(len(self.cards)))

    def card_number(self, name: str) -> int:
        """The number of a kind of card."""
        return self._number(self._card_index, name, "card", "C-32")

    def counts(self, cards: Cards) -> vec[i64]:
        """Cards with names as counts of all kinds."""
        counts = [0] * len(self.cards)
        for name, count in cards:
            counts[self.card_number(name)] += count
        return vec[i64](counts)

    def deck_number(self, name: str) -> int:
        """The number of a deck."""
        decks = {deck: number for number, deck in enumerate(self.decks)}
        return self._number(decks, name, "deck", "C-13")

    def route_number(self, name: str) -> int:
        """The number of a route."""
        return self._number(self.board.route_index, name, "route", "C-01")

    def city_number(self, name: str) -> int:
        """The number of a city."""
        return self._number(self.board.city_index, name, "city", "C-01")

    @cached_property
    def _card_index(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.cards)}

    @cached_property
    def copies(self) -> dict[str, list[int]]:
        """The numbers of the tickets of each name."""
        found: dict[str, list[int]] = {}
        for number, ticket in enumerate(self.tickets):
            found.setdefault(ticket.id, []).append(number)
        return found

    def ticket_numbers(self, name: str) -> list[int]:
        """The numbers of all copies of a ticket."""
        if name not in self.copies:
            unknown = unknown_name(self.board, self.copies, name, "ticket")
            raise UnknownNameInAction("C-51", unknown)
        return self.copies[name]

    def _number(self, index: Mapping[str, int], name: str, what: str, rule: str) -> int:
        if name not in index:
            unknown = unknown_name(self.board, index, name, what)
            raise UnknownNameInAction(rule, unknown)
        return index[name]
