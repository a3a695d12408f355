"""World: two decks, wagons and ships, ports and tours (W-01 to W-54)."""

from dataclasses import replace
from pathlib import Path

from railwright.games.definition import (
    ROUTES,
    TICKETS,
    Count,
    Each,
    Ending,
    Game,
    Market,
    Offer,
    Option,
    Part,
    Payment,
    Pieces,
    Ports,
    Rejected,
    TieBreak,
    TourOrder,
)
from railwright.games.options import COMMON, TOUR_ORDER
from railwright.maps import Kind

FIXED_WAGONS = 20
"""Wagons of everybody's fleet where nobody chooses it (Q-58)."""


def _ties(game: Game, value: str) -> Game:
    return replace(game, ties=() if value == "shared" else (TieBreak.MORE_TICKETS,))


def _split(game: Game, value: str) -> Game:
    split = None if value == "free" else FIXED_WAGONS
    return replace(game, pieces=replace(game.pieces, fixed_split=split))


TIES = Option("world_tie_break", ("shared", "completed_tickets"), _ties)
START_PIECES = Option("world_start_pieces", ("free", "fixed20_40"), _split)

GAME = Game(
    name="world",
    letter="W",
    common_rules=None,
    board=Path(__file__).with_name("map.json"),
    seats=(2, 5),
    pieces=Pieces(wagons=25, ships=50, choose=60, fixed_split=None),
    start_hand=(3, 7),
    market=Market(
        shares=(3, 3),
        wild_ends_draw=True,
        reset_at=3,
        max_resets=10,
        last_cards_may_be_taken=True,
    ),
    payment=Payment(
        wild_on=frozenset({Kind.RAIL, Kind.SEA}),
        ferry_swap=None,
        ferry_swap_for_symbols_only=False,
    ),
    first_tickets=Offer({"tickets": 5}, keep=3, rejected=Rejected.BOTTOM),
    later_tickets=Offer({"tickets": 4}, keep=1, rejected=Rejected.BOTTOM),
    both_tracks_from=4,
    stations=None,
    ports=Ports(count=3, points=(0, 20, 30, 40)),
    exchange=True,
    ending=Ending(pieces_left=6, turns=2, passes_freely=False),
    tour_order=TourOrder.TRAIL,
    stops_are_one_place=False,
    scoring=(
        ROUTES,
        TICKETS,
        Part("ports", (Each(Count.PORTS, 1), Each(Count.UNBUILT, -4))),
    ),
    ties=(),
    first_player=None,
    options=(
        TOUR_ORDER,
        TIES,
        START_PIECES,
        *COMMON,
    ),
)
