"""Why an action is not allowed, in plain words."""

from railwright.errors import GameError, IllegalAction

WORDS = {
    "GAME_OVER": "the game is over",
    "NOT_YOUR_TURN": "it is not your turn",
    "WRONG_PHASE": "this is not the time for that",
    "ACTION_NOT_IN_GAME": "this game has no such action",
    "ROUTE_TAKEN": "this route is taken already",
    "TRACK_SAME_PLAYER": "you own the other track of this double route",
    "TRACK_CLOSED": "with so few players only one track of a double route is used",
    "CITY_HAS_STATION": "this city has a station already",
    "NO_STATION_LEFT": "you have no station left",
    "NOT_A_PORT_CITY": "no port can be built in this city",
    "CITY_HAS_PORT": "this city has a port already",
    "NO_OWN_ROUTE": "you need a route of your own to this city first",
    "NO_PORT_LEFT": "you have no port left",
    "NOT_ENOUGH_PIECES": "you have too few pieces left for it",
    "CARD_NOT_HELD": "you do not hold these cards",
    "WRONG_CARD_KIND": "these are the wrong kind of cards for it",
    "WILD_NOT_ALLOWED": "locomotives cannot be used here",
    "WRONG_COLOR": "this is the wrong color",
    "MIXED_COLORS": "the cards must all be of one color",
    "FERRY_NEEDS_LOCOMOTIVE": "this ferry needs more locomotives",
    "PORT_SYMBOL_MISSING": "these cards lack the port symbol",
    "UNPAIRED_CARD": "these spaces are paid in pairs of one color",
    "SUPERFLUOUS_CARD": "that is more than it costs",
    "WRONG_CARD_COUNT": "that is the wrong number of cards",
    "EXTRA_PAYMENT_INVALID": "these cards do not pay for the tunnel",
    "SECOND_CARD_WILD": "a face-up wild card can only be taken first and alone",
    "NOTHING_TO_DRAW": "there is no card left to draw",
    "DECK_EMPTY": "that deck is empty",
    "TICKET_DECK_EMPTY": "there are no tickets left",
    "TOO_FEW_TICKETS": "you have to keep more tickets",
    "TICKET_NOT_OFFERED": "that ticket is not offered",
    "TICKET_LOCKED": "tickets that you have kept stay with you",
    "SPLIT_INVALID": "wagons and ships must be as many as the game says",
    "EXCHANGE_LIMIT": "you cannot exchange so many pieces",
    "PASS_NOT_ALLOWED": "you cannot pass while there is something you can do",
    "BORROWING_INVALID": "your stations cannot borrow that",
}
"""Every refusal of the rules."""


def why_not(error: GameError) -> str:
    """A sentence that says why something was not done, and by which rule."""
    if not isinstance(error, IllegalAction):
        return f"Not understood: {error}."
    return f"Not allowed: {WORDS.get(error.code, error.code)} (rule {error.rule})."
