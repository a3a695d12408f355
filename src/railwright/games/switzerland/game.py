"""Switzerland: tunnels, and tickets to whole countries (S-01 to S-28)."""

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
    Pieces,
    Rejected,
    TieBreak,
)
from railwright.games.options import COMMON
from railwright.maps import Kind


def _trains(game: Game, value: str) -> Game:
    return replace(game, pieces=replace(game.pieces, wagons=int(value)))


def _through(game: Game, value: str) -> Game:
    return replace(game, stops_are_one_place=value == "true")


TRAINS = Option("swiss_trains", ("45", "40"), _trains)
THROUGH_COUNTRIES = Option("swiss_country_through", ("false", "true"), _through)

GAME = Game(
    name="switzerland",
    letter="S",
    common_rules=None,
    board=Path(__file__).with_name("map.json"),
    seats=(2, 3),
    pieces=Pieces(wagons=45, ships=0, choose=None, fixed_split=None),
    start_hand=(4,),
    market=Market(
        shares=(5,),
        wild_ends_draw=False,
        reset_at=3,
        max_resets=10,
        last_cards_may_be_taken=True,
    ),
    payment=Payment(
        wild_on=frozenset({Kind.TUNNEL}),
        ferry_swap=None,
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
        Part("longest-path", (Most(Count.LONGEST, 10),)),
    ),
    ties=(TieBreak.MORE_TICKETS, TieBreak.LONGEST_BONUS),
    first_player=None,
    options=(
        TRAINS,
        THROUGH_COUNTRIES,
        *COMMON,
    ),
)
