"""Nordic Countries: locomotives for tunnels and ferries only (N-01 to N-33)."""

from dataclasses import replace
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
    Option,
    Part,
    Payment,
    PieceColor,
    Pieces,
    Rejected,
    TieBreak,
)
from railwright.games.options import COMMON
from railwright.maps import Kind

USUAL_RESET = 3
"""Wild cards that sweep the market in the games that sweep it (C-20)."""


def _reset(game: Game, value: str) -> Game:
    reset_at = USUAL_RESET if value == "on" else None
    return replace(game, market=replace(game.market, reset_at=reset_at))


def _substitute(game: Game, value: str) -> Game:
    only = value == "symbols_only"
    return replace(
        game, payment=replace(game.payment, ferry_swap_for_symbols_only=only)
    )


THREE_LOCOMOTIVES = Option("nordic_three_loco_reset", ("off", "on"), _reset)
FERRY_SUBSTITUTE = Option(
    "nordic_ferry_substitute", ("any_locomotive", "symbols_only"), _substitute
)

GAME = Game(
    name="nordic",
    letter="N",
    common_rules=None,
    board=Path(__file__).with_name("map.json"),
    seats=(2, 3),
    pieces=Pieces(
        wagons=40,
        ships=0,
        choose=None,
        fixed_split=None,
        colors=(PieceColor.BLACK, PieceColor.PURPLE, PieceColor.WHITE),
    ),
    start_hand=(4,),
    market=Market(
        shares=(5,),
        wild_ends_draw=False,
        reset_at=None,
        max_resets=10,
        last_cards_may_be_taken=True,
    ),
    payment=Payment(
        wild_on=frozenset({Kind.TUNNEL, Kind.FERRY}),
        ferry_swap=3,
        ferry_swap_for_symbols_only=False,
    ),
    first_tickets=Offer({"tickets": 5}, keep=2, rejected=Rejected.BOX),
    later_tickets=Offer({"tickets": 3}, keep=1, rejected=Rejected.BOX),
    both_tracks_from=3,
    stations=None,
    ports=None,
    exchange=False,
    ending=Ending(pieces_left=2, turns=1, passes_freely=False),
    tour_order=None,
    stops_are_one_place=False,
    scoring=(
        ROUTES,
        TICKETS,
        Part("most-tickets", (Most(Count.COMPLETED, 10),)),
    ),
    ties=(TieBreak.MORE_TICKETS, TieBreak.LONGER_PATH),
    first_player=None,
    options=(
        THREE_LOCOMOTIVES,
        FERRY_SUBSTITUTE,
        *COMMON,
    ),
)
