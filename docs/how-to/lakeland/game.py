"""Lakeland: a small board with tunnels and ferries, for two to four players."""

from pathlib import Path

from railwright.games.definition import (
    ROUTES,
    TICKETS,
    Count,
    Ending,
    Game,
    Market,
    Most,
    Offer,
    Part,
    Payment,
    Pieces,
    Rejected,
    TieBreak,
)
from railwright.games.options import COMMON
from railwright.maps import Kind

GAME = Game(
    name="lakeland",
    letter=None,
    common_rules="E",
    board=Path(__file__).with_name("map.json"),
    seats=(2, 4),
    pieces=Pieces(wagons=20, ships=0, choose=None, fixed_split=None),
    start_hand=(4,),
    market=Market(
        shares=(5,),
        wild_ends_draw=True,
        reset_at=3,
        max_resets=10,
        last_cards_may_be_taken=True,
    ),
    payment=Payment(
        wild_on=frozenset({Kind.RAIL, Kind.TUNNEL, Kind.FERRY}),
        ferry_swap=None,
        ferry_swap_for_symbols_only=False,
    ),
    first_tickets=Offer({"tickets": 3}, keep=2, rejected=Rejected.BOTTOM),
    later_tickets=Offer({"tickets": 2}, keep=1, rejected=Rejected.BOTTOM),
    both_tracks_from=3,
    stations=None,
    ports=None,
    exchange=False,
    ending=Ending(pieces_left=2, turns=1, passes_freely=False),
    tour_order=None,
    stops_are_one_place=False,
    scoring=(ROUTES, TICKETS, Part("grand-tour", (Most(Count.LONGEST, 7),))),
    ties=(TieBreak.MORE_TICKETS,),
    first_player=None,
    options=COMMON,
)
