"""The numbers of one game at one table: board, cards, tickets and terms of play.

A game definition fills them in; `seal()` derives the tables that make legality a
matter of looking up masks. Nothing changes afterwards, so all states share one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.codes import (
    DOUBLE_SHIP_CARD,
    FERRY,
    LAND_CARD,
    SEA,
    SHIP_CARD,
)

WORD: Final = 51
"""Routes per word of a route mask."""
BIT: Final = vec[i64]([1 << place for place in range(62)])
"""A table, because mypyc 2.4 compiles `1 << x` wrongly from 31 on."""


class Rules:
    """What does not change during a game."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        # The board.
        self.cities: i64 = 0
        self.routes: i64 = 0
        self.starts = vec[i64]()
        self.ends = vec[i64]()
        self.lengths = vec[i64]()
        self.route_color = vec[i64]()
        self.route_kind = vec[i64]()
        self.symbols = vec[i64]()
        self.any_cards = vec[i64]()
        self.pairs = vec[i64]()
        self.twins = vec[i64]()
        self.route_points = vec[i64]()
        self.is_port = vec[i64]()
        # Cards: kinds of cards, the colors that count for payments, and the decks.
        self.colors: i64 = 0
        self.kinds: i64 = 0
        self.wild: i64 = 0
        self.kind_deck = vec[i64]()
        self.kind_color = vec[i64]()
        self.kind_shows = vec[i64]()
        self.kind_port = vec[i64]()
        self.kind_count = vec[i64]()
        self.decks: i64 = 1
        self.deck_size = vec[i64]()
        self.start_hand = vec[i64]()
        self.face_up: i64 = 0
        self.face_share = vec[i64]()
        # Drawing.
        self.wild_ends_draw: i64 = 0
        self.reset_at: i64 = 0
        self.most_resets: i64 = 10
        self.draws_last_face_up: i64 = 1
        # Paying.
        self.wild_on: i64 = 0
        self.ferry_swap: i64 = 0
        self.swaps_symbols_only: i64 = 0
        # Pieces.
        self.stock = vec[i64]()
        self.box = vec[i64]()
        self.fleet: i64 = 0
        self.most_wagons: i64 = 0
        self.most_ships: i64 = 0
        self.both_tracks: i64 = 0
        # Buildings.
        self.stations: i64 = 0
        self.ports: i64 = 0
        self.has_exchange: i64 = 0
        # Tickets.
        self.tickets: i64 = 0
        self.ticket_deck = vec[i64]()
        self.first_offer = vec[i64]()
        self.first_keep: i64 = 0
        self.later_offer: i64 = 0
        self.first_to_bottom: i64 = 0
        self.later_to_bottom: i64 = 0
        # Ending.
        self.end_at: i64 = 0
        self.last_turns: i64 = 0
        self.passes_freely: i64 = 0
        self.asks_borrowing: i64 = 0
        # Derived by seal().
        self.words: i64 = 0
        # Rows of the tables: one more than the most of each that can be.
        self.rows_held: i64 = 0
        self.rows_used: i64 = 0
        self.rows_single: i64 = 0
        self.rows_double: i64 = 0
        self.rows_special: i64 = 0
        self.deck_start = vec[i64]()
        self.piles: list[vec[i64]] = []
        self.first_land = vec[i64]()
        self.second_land = vec[i64]()
        self.single_ship = vec[i64]()
        self.double_ship = vec[i64]()
        self.set_routes = vec[i64]()
        self.wild_routes = vec[i64]()
        self.sea_routes = vec[i64]()
        self.short_routes = vec[i64]()
        self.swap_routes = vec[i64]()
        self.pair_routes = vec[i64]()

    def seal(self) -> None:
        """Derive the tables."""
        self.words = (self.routes + WORD - 1) // WORD
        self.deck_start = _starts(self.deck_size)
        self.piles = [
            vec[i64](
                [t for t in range(int(self.tickets)) if self.ticket_deck[t] == pile]
            )
            for pile in range(len(self.first_offer))
        ]
        self._name_kinds()
        self._size_tables()
        self.set_routes = self._set_table()
        self.wild_routes = self._wild_table()
        self.sea_routes = self._sea_table()
        self.short_routes = self._length_table()
        swaps, pairs = self._cards_with_swap(), self._cards_in_pairs()
        self.rows_special = max(*swaps, *pairs) + 1
        self.swap_routes = self._cards_table(swaps)
        self.pair_routes = self._cards_table(pairs)

    def takes_wild(self, route: i64) -> bool:
        """Whether a locomotive may stand for a colored card on a route (C-03)."""
        return self.wild_on & BIT[self.route_kind[route]] != 0

    def _name_kinds(self) -> None:
        """Which kind of card is what for each color, or -1."""
        self.first_land = self._kinds_showing(LAND_CARD, port=0)
        self.second_land = self._kinds_showing(LAND_CARD, port=1)
        self.single_ship = self._kinds_showing(SHIP_CARD, port=1)
        self.double_ship = self._kinds_showing(DOUBLE_SHIP_CARD, port=0)

    def _kinds_showing(self, shows: int, port: int) -> vec[i64]:
        found = [-1] * int(self.colors)
        for kind in range(int(self.kinds)):
            if self.kind_shows[kind] == shows and self.kind_port[kind] == port:
                found[int(self.kind_color[kind])] = kind
        return vec[i64](found)

    def _size_tables(self) -> None:
        lengths = [int(length) for length in self.lengths]
        self.rows_used = max(lengths) + 1
        self.rows_held = self._most(self.first_land, self.second_land)
        none = vec[i64]([-1] * int(self.colors))
        self.rows_single = self._most(self.single_ship, none)
        self.rows_double = self._most(self.double_ship, none)

    def _most(self, some: vec[i64], others: vec[i64]) -> i64:
        """One more than the cards of two kinds that there are of any color."""
        most = 0
        for color in range(int(self.colors)):
            count = 0
            for kind in (some[color], others[color]):
                if kind >= 0:
                    count += int(self.kind_count[kind])
            most = max(most, count)
        return most + 1

    def _fits(self, route: int, color: int) -> bool:
        wanted = self.route_color[route]
        return wanted == color or wanted == self.colors

    def _is_set(self, route: int) -> bool:
        """Whether a route is paid by one set of land cards."""
        return self.route_kind[route] != SEA and self.pairs[route] == 0

    def _masks(self, chosen: list[list[int]]) -> vec[i64]:
        """Route masks, their words side by side, of lists of routes."""
        table: list[int] = []
        for routes in chosen:
            words = [0] * int(self.words)
            for route in routes:
                words[route // WORD] |= 1 << (route % WORD)
            table.extend(words)
        return vec[i64](table)

    def _set_table(self) -> vec[i64]:
        """Routes payable with so many wild cards and at least one of a color.

        Indexed by color, cards of that color in the hand, and wild cards used.
        """
        rows: list[list[int]] = []
        for color in range(int(self.colors)):
            for held in range(int(self.rows_held)):
                for wilds in range(int(self.rows_used)):
                    rows.append(
                        [
                            route
                            for route in range(int(self.routes))
                            if self._is_set(route)
                            and self._fits(route, color)
                            and 1 <= self.lengths[route] - wilds <= held
                            and self._wilds_fit(route, wilds)
                        ]
                    )
        return self._masks(rows)

    def _wilds_fit(self, route: int, wilds: int) -> bool:
        if wilds == 0:
            return self.symbols[route] == 0
        return self.takes_wild(route) and wilds >= self.symbols[route]

    def _wild_table(self) -> vec[i64]:
        """Routes payable with so many wild cards alone."""
        rows: list[list[int]] = []
        for wilds in range(int(self.rows_used)):
            rows.append(
                [
                    route
                    for route in range(int(self.routes))
                    if self.pairs[route] == 0
                    and self.takes_wild(route)
                    and self.lengths[route] == wilds
                ]
            )
        return self._masks(rows)

    def _sea_table(self) -> vec[i64]:
        """Sea routes payable (W-27); by color, single ships held, doubles, wilds."""
        if self.decks == 1:
            return vec[i64]()
        rows: list[list[int]] = []
        for color in range(int(self.colors)):
            for singles in range(int(self.rows_single)):
                for doubles in range(int(self.rows_double)):
                    for wilds in range(int(self.rows_used)):
                        rows.append(
                            [
                                route
                                for route in range(int(self.routes))
                                if self.route_kind[route] == SEA
                                and self._fits(route, color)
                                and self._sails(route, singles, doubles, wilds)
                            ]
                        )
        return self._masks(rows)

    def _sails(self, route: int, singles: int, doubles: int, wilds: int) -> bool:
        missing = int(self.lengths[route]) - wilds - 2 * doubles
        if missing == -1:  # the second ship of a card is lost, but no other card
            return wilds == 0
        return 0 <= missing <= singles and missing + doubles > 0

    def _length_table(self) -> vec[i64]:
        """Routes no longer than some number of wagons, and likewise of ships."""
        rows: list[list[int]] = []
        for piece in range(2):
            for stock in range(int(self.rows_used)):
                rows.append(
                    [
                        route
                        for route in range(int(self.routes))
                        if (self.route_kind[route] == SEA) == (piece == 1)
                        and self.lengths[route] <= stock
                    ]
                )
        return self._masks(rows)

    def _cards_with_swap(self) -> list[int]:
        """The fewest cards that pay for each route with a swap; 0 without swaps."""
        fewest = [0] * int(self.routes)
        for route in range(int(self.routes)):
            size = int(self.any_cards[route])
            if self.route_kind[route] == FERRY and not size:
                size = int(self.ferry_swap)
            if size:
                fewest[route] = int(self.lengths[route]) + size - 1
        return fewest

    def _cards_in_pairs(self) -> list[int]:
        """The cards that pay for each route in pairs; 0 if it is paid otherwise."""
        return [
            2 * int(self.lengths[route]) if self.pairs[route] else 0
            for route in range(int(self.routes))
        ]

    def _cards_table(self, fewest: list[int]) -> vec[i64]:
        """Routes of a special payment for which so many cards, or more, are enough."""
        if not any(fewest):
            return vec[i64]()
        rows = [
            [route for route, need in enumerate(fewest) if 0 < need <= cards]
            for cards in range(int(self.rows_special))
        ]
        return self._masks(rows)


def _starts(sizes: vec[i64]) -> vec[i64]:
    """Where each deck begins, if they lie one after another."""
    starts: list[int] = []
    start = 0
    for size in sizes:
        starts.append(start)
        start += int(size)
    return vec[i64](starts)
