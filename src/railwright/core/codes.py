"""The numbers by which the core names phases, actions, kinds of routes and refusals."""

from typing import Final

# Phases of a game.
OPENING: Final = 0
PIECES: Final = 1
TURN: Final = 2
SECOND_CARD: Final = 3
OFFER: Final = 4
TUNNEL_PAYMENT: Final = 5
REFILL: Final = 6
BORROWING: Final = 7
OVER: Final = 8

# Kinds of routes.
RAIL: Final = 0
TUNNEL: Final = 1
FERRY: Final = 2
SEA: Final = 3

# What cards show.
LAND_CARD: Final = 0
SHIP_CARD: Final = 1
DOUBLE_SHIP_CARD: Final = 2
WILD_CARD: Final = 3

# Kinds of actions.
DRAW_UP: Final = 0
DRAW_BLIND: Final = 1
CLAIM: Final = 2
DRAW_TICKETS: Final = 3
KEEP: Final = 4
STATION: Final = 5
PORT: Final = 6
EXCHANGE: Final = 7
PAY_EXTRA: Final = 8
GIVE_UP: Final = 9
PASS: Final = 10
CHOOSE_PIECES: Final = 11
FILL_SLOT: Final = 12
BORROW: Final = 13

NOBODY: Final = 255

# Where a ticket is, if no player holds it.
IN_DECK: Final = 250
IN_BOX: Final = 251
OFFERED: Final = 252

# What a journal tells, besides two numbers that say which and what.
CARD_TAKEN: Final = 0
CARD_DRAWN: Final = 1
SLOT_FILLED: Final = 2
CARD_SWEPT: Final = 3
DECK_SHUFFLED: Final = 4
CARD_REVEALED: Final = 5
ROUTE_CLAIMED: Final = 6
TICKET_OFFERED: Final = 7
TICKET_KEPT: Final = 8
TICKET_REJECTED: Final = 9
FLEET_CHOSEN: Final = 10
TURN_BEGAN: Final = 11
LAST_TURNS_BEGAN: Final = 12
BORROWING_ASKED: Final = 13
GAME_ENDED: Final = 14

# Refusals, in the order of the catalogue; 0 means that nothing is refused.
REFUSALS: Final = (
    "",
    "GAME_OVER",
    "NOT_YOUR_TURN",
    "WRONG_PHASE",
    "ACTION_NOT_IN_GAME",
    "ROUTE_TAKEN",
    "TRACK_SAME_PLAYER",
    "TRACK_CLOSED",
    "CITY_HAS_STATION",
    "NO_STATION_LEFT",
    "NOT_A_PORT_CITY",
    "CITY_HAS_PORT",
    "NO_OWN_ROUTE",
    "NO_PORT_LEFT",
    "NOT_ENOUGH_PIECES",
    "CARD_NOT_HELD",
    "WRONG_CARD_KIND",
    "WILD_NOT_ALLOWED",
    "WRONG_COLOR",
    "MIXED_COLORS",
    "FERRY_NEEDS_LOCOMOTIVE",
    "PORT_SYMBOL_MISSING",
    "UNPAIRED_CARD",
    "SUPERFLUOUS_CARD",
    "WRONG_CARD_COUNT",
    "EXTRA_PAYMENT_INVALID",
    "SECOND_CARD_WILD",
    "NOTHING_TO_DRAW",
    "DECK_EMPTY",
    "TICKET_DECK_EMPTY",
    "TOO_FEW_TICKETS",
    "TICKET_NOT_OFFERED",
    "TICKET_LOCKED",
    "SPLIT_INVALID",
    "EXCHANGE_LIMIT",
    "PASS_NOT_ALLOWED",
    "BORROWING_INVALID",
)
GAME_OVER: Final = 1
NOT_YOUR_TURN: Final = 2
WRONG_PHASE: Final = 3
ACTION_NOT_IN_GAME: Final = 4
ROUTE_TAKEN: Final = 5
TRACK_SAME_PLAYER: Final = 6
TRACK_CLOSED: Final = 7
CITY_HAS_STATION: Final = 8
NO_STATION_LEFT: Final = 9
NOT_A_PORT_CITY: Final = 10
CITY_HAS_PORT: Final = 11
NO_OWN_ROUTE: Final = 12
NO_PORT_LEFT: Final = 13
NOT_ENOUGH_PIECES: Final = 14
CARD_NOT_HELD: Final = 15
WRONG_CARD_KIND: Final = 16
WILD_NOT_ALLOWED: Final = 17
WRONG_COLOR: Final = 18
MIXED_COLORS: Final = 19
FERRY_NEEDS_LOCOMOTIVE: Final = 20
PORT_SYMBOL_MISSING: Final = 21
UNPAIRED_CARD: Final = 22
SUPERFLUOUS_CARD: Final = 23
WRONG_CARD_COUNT: Final = 24
EXTRA_PAYMENT_INVALID: Final = 25
SECOND_CARD_WILD: Final = 26
NOTHING_TO_DRAW: Final = 27
DECK_EMPTY: Final = 28
TICKET_DECK_EMPTY: Final = 29
TOO_FEW_TICKETS: Final = 30
TICKET_NOT_OFFERED: Final = 31
TICKET_LOCKED: Final = 32
SPLIT_INVALID: Final = 33
EXCHANGE_LIMIT: Final = 34
PASS_NOT_ALLOWED: Final = 35
BORROWING_INVALID: Final = 36
