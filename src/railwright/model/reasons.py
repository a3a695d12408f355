"""Why an action is refused, in a sentence: what was needed and what was given.

Programmers read these sentences; people at a table read those of `railwright.words`.
Seats count from 1 here, as in all texts.
"""

from collections.abc import Callable, Sequence

from railwright.core import codes
from railwright.core.buildings import exchange_limit, stations_of
from railwright.core.claim import piece_of
from railwright.core.state import OFFER_ROOM
from railwright.core.tickets import fewest
from railwright.errors import IllegalAction, either
from railwright.model import payment_reasons as payment
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    ChoosePieces,
    DrawBlind,
    DrawUp,
    ExchangePieces,
    GiveUp,
    KeepTickets,
    PutBack,
)
from railwright.model.listed import listed_actions
from railwright.model.notation import format_action
from railwright.model.refused import Attempt


def explained(refusal: IllegalAction, refused: Attempt) -> IllegalAction:
    """The refusal with a sentence that says what was needed and what was given."""
    if refusal.text:
        return refusal
    text = EXPLAINED[refusal.code](refused)
    return IllegalAction(refusal.code, refusal.rule, text)


def _game_over(_: Attempt) -> str:
    return "the game is over, so nobody can act"


def _not_your_turn(refused: Attempt) -> str:
    state, seats = refused.state, int(refused.rules.seats)
    if not 0 <= refused.seat < seats:
        return f"in Python the seats are 0 to {seats - 1}, not {refused.seat}"
    if state.phase in {codes.OPENING, codes.PIECES}:
        return f"seat {refused.seat + 1} has already decided"
    return f"it is seat {int(state.player) + 1}'s turn, not seat {refused.seat + 1}'s"


def _wrong_phase(refused: Attempt) -> str:
    return f"expected {either(_verbs(refused))}, not {_verb(refused.action)}"


def _pass_not_allowed(refused: Attempt) -> str:
    possible = ", ".join(_verbs(refused))
    return f"you may pass only when you can do nothing else; possible now: {possible}"


def _verbs(refused: Attempt) -> list[str]:
    """The first words of what may be done now."""
    actions = listed_actions(refused.state, refused.words, refused.seat)
    return list(dict.fromkeys(map(_verb, actions)))


def _verb(action: Action) -> str:
    """What players call an action: `claim`, `give up`."""
    text = format_action(action)
    return text if isinstance(action, GiveUp | PutBack) else text.split()[0]


def _not_in_game(refused: Attempt) -> str:
    return f"{refused.words.board.title} has no action `{_verb(refused.action)}`"


def _owner(refused: Attempt, route: int) -> str:
    owner = int(refused.state.owner[route])
    whose = "you" if owner == refused.seat else f"seat {owner + 1}"
    return f"{refused.words.route(route)} belongs to {whose}"


def _route_taken(refused: Attempt) -> str:
    return _owner(refused, refused.route)


def _other_track(refused: Attempt) -> str:
    return _owner(refused, int(refused.rules.twins[refused.route]))


def _track_closed(refused: Attempt) -> str:
    few = f"with {int(refused.rules.seats)} players only one track is used"
    return f"{_other_track(refused)}, and {few}"


def _building_there(refused: Attempt) -> str:
    place = refused.words.city_number(refused.city)
    owner = int(refused.state.building_at[place])
    whose = "you have" if owner == refused.seat else f"seat {owner + 1} has"
    return f"{whose} built in {refused.city}"


def _none_left(refused: Attempt) -> str:
    return f"you have built all {int(refused.rules.stations + refused.rules.ports)}"


def _no_port_city(refused: Attempt) -> str:
    return f"{refused.city} is not a port city"


def _no_own_route(refused: Attempt) -> str:
    return f"you own no route to {refused.city}"


def _few_pieces(refused: Attempt) -> str:
    rules, route = refused.rules, refused.route
    kind = int(piece_of(refused.state, route))
    name = ("wagons", "ships")[kind] if rules.most_ships else "trains"
    left = int(refused.state.stock[2 * refused.seat + kind])
    return f"{refused.target} needs {int(rules.lengths[route])} {name}; you have {left}"


def _second_wild(_: Attempt) -> str:
    return "a face-up locomotive cannot be the second card"


def _nothing_to_draw(refused: Attempt) -> str:
    match refused.action:
        case DrawUp(slot) if any(card >= 0 for card in refused.state.market):
            return f"there is no card to take in slot {slot}"
    return "no cards are left in the decks, the discards or the market"


def _deck_empty(refused: Attempt) -> str:
    match refused.action:
        case DrawUp(_, str(deck)) | DrawBlind(str(deck)):
            return f"the {deck} deck and its discards are empty"
    return "the deck and its discards are empty"


def _no_tickets(_: Attempt) -> str:
    return "no tickets are left in the deck"


def _few_tickets(refused: Attempt) -> str:
    kept = len(refused.action.kept) if isinstance(refused.action, KeepTickets) else 0
    return f"keep at least {int(fewest(refused.state))} tickets, not {kept}"


def _not_offered(refused: Attempt) -> str:
    start = refused.seat * OFFER_ROOM
    count = int(refused.state.in_offer[refused.seat])
    cards = refused.state.offer[start : start + count]
    offer = [refused.words.ticket(card) for card in cards]
    wrong = [str(each) for each in _named(refused) if not _is_in(each, offer)]
    places = ", ".join(f"{at} {ticket}" for at, ticket in enumerate(offer, 1))
    return f"the offer is {places}; {either(wrong)} is not in it"


def _named(refused: Attempt) -> Sequence[int | str]:
    if not isinstance(refused.action, KeepTickets):
        return ()
    return (*refused.action.kept, *refused.action.rejected)


def _is_in(named: int | str, offer: Sequence[str]) -> bool:
    return named in offer if isinstance(named, str) else 1 <= named <= len(offer)


def _locked(refused: Attempt) -> str:
    pairs = zip(refused.words.tickets, refused.state.holder, strict=True)
    held = {ticket.id for ticket, holder in pairs if int(holder) == refused.seat}
    kept = [str(each) for each in _named(refused) if each in held]
    return f"you have already kept {either(kept)}"


def _wrong_split(refused: Attempt) -> str:
    rules = refused.rules
    whole, wagons_most = int(rules.fleet), int(rules.most_wagons)
    ships_most = int(rules.most_ships)
    wagons = f"{max(0, whole - ships_most)} to {wagons_most} wagons"
    ships = f"{max(0, whole - wagons_most)} to {ships_most} ships"
    fleet = f"a fleet has {whole} pieces, {wagons} and {ships}"
    match refused.action:
        case ChoosePieces():
            named = (refused.action.wagons, refused.action.ships)
            return f"{fleet}, not {named[0]} and {named[1]}"
    return fleet


def _wrong_exchange(refused: Attempt) -> str:
    match refused.action:
        case ExchangePieces(count, given):
            most = int(exchange_limit(refused.state, 0 if given == "wagons" else 1))
            if not most:
                return f"you cannot exchange any {given} now"
            return f"you can exchange 1 to {most} {given}, not {count}"
    return ""


def _wrong_borrowing(refused: Attempt) -> str:
    words = refused.words
    cities = [words.city(city) for city in stations_of(refused.state, refused.seat)]
    needed = (
        f"your stations in {' and '.join(cities)} can borrow only other players' routes"
    )
    match refused.action:
        case BorrowRoutes(routes):
            said = " ".join(f"{city}:{route}" for city, route in routes)
            return f"{needed} that end there, not {said}"
    return needed


EXPLAINED: dict[str, Callable[[Attempt], str]] = {
    "GAME_OVER": _game_over,
    "NOT_YOUR_TURN": _not_your_turn,
    "WRONG_PHASE": _wrong_phase,
    "ACTION_NOT_IN_GAME": _not_in_game,
    "ROUTE_TAKEN": _route_taken,
    "TRACK_SAME_PLAYER": _other_track,
    "TRACK_CLOSED": _track_closed,
    "CITY_HAS_STATION": _building_there,
    "NO_STATION_LEFT": _none_left,
    "NOT_A_PORT_CITY": _no_port_city,
    "CITY_HAS_PORT": _building_there,
    "NO_OWN_ROUTE": _no_own_route,
    "NO_PORT_LEFT": _none_left,
    "NOT_ENOUGH_PIECES": _few_pieces,
    "CARD_NOT_HELD": payment.not_held,
    "WRONG_CARD_KIND": payment.wrong_kind,
    "WILD_NOT_ALLOWED": payment.no_wilds,
    "WRONG_COLOR": payment.wrong_color,
    "MIXED_COLORS": payment.mixed_colors,
    "FERRY_NEEDS_LOCOMOTIVE": payment.few_locomotives,
    "PORT_SYMBOL_MISSING": payment.no_symbol,
    "UNPAIRED_CARD": payment.unpaired,
    "SUPERFLUOUS_CARD": payment.wrong_number,
    "WRONG_CARD_COUNT": payment.wrong_number,
    "EXTRA_PAYMENT_INVALID": payment.wrong_extra,
    "SECOND_CARD_WILD": _second_wild,
    "NOTHING_TO_DRAW": _nothing_to_draw,
    "DECK_EMPTY": _deck_empty,
    "TICKET_DECK_EMPTY": _no_tickets,
    "TOO_FEW_TICKETS": _few_tickets,
    "TICKET_NOT_OFFERED": _not_offered,
    "TICKET_LOCKED": _locked,
    "SPLIT_INVALID": _wrong_split,
    "EXCHANGE_LIMIT": _wrong_exchange,
    "PASS_NOT_ALLOWED": _pass_not_allowed,
    "BORROWING_INVALID": _wrong_borrowing,
}
"""How each refusal is explained."""
