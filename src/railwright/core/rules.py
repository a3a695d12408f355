"""The numbers of one game at one table: board, cards, tickets and terms of play.

A game definition fills them in; `tables.seal` derives what makes legality a matter of
looking up masks. Nothing changes afterwards, so all states share one.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 60
"""Places per word of a route mask: as many as the sea routes of our boards need."""
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
        self.second_share: i64 = 0
        """Face-up cards that the second deck gives."""
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
        # Derived by `tables.seal`: what the game has, so that nobody asks which it is.
        self.has_sea: i64 = 0
        """Whether ships sail sea routes."""
        self.has_port_cards: i64 = 0
        """Whether some cards for railways bear a port symbol, others not."""
        self.port_cities = vec[i64]()
        self.deck_start = vec[i64]()
        self.piles: list[vec[i64]] = []
        # Which kind of card is what for each color, or -1.
        self.first_land = vec[i64]()
        self.second_land = vec[i64]()
        self.single_ship = vec[i64]()
        self.double_ship = vec[i64]()
        # Masks have a place for each route; sea routes begin a word of their own.
        self.land_words: i64 = 0
        self.words: i64 = 0
        self.place_of = vec[i64]()
        self.route_at = vec[i64]()
        # Rows of the tables: one more than the most of each that can be.
        self.rows_held: i64 = 0
        self.rows_used: i64 = 0
        self.rows_single: i64 = 0
        self.rows_double: i64 = 0
        self.rows_special: i64 = 0
        # Tables of masks; those for wild cards alone in stretches, as the board runs.
        self.set_routes = vec[i64]()
        self.sea_routes = vec[i64]()
        self.short_land = vec[i64]()
        self.short_sea = vec[i64]()
        self.swap_routes = vec[i64]()
        self.pair_routes = vec[i64]()
        self.wild_routes = vec[i64]()
        self.wild_words = vec[i64]()
        self.wild_cards = vec[i64]()
        self.wild_ends = vec[i64]()

    def takes_wild(self, route: i64) -> bool:
        """Whether a locomotive may stand for a colored card on a route (C-03)."""
        return self.wild_on & BIT[self.route_kind[route]] != 0
