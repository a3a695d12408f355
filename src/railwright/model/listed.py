"""Listed actions of the core as values that people can read."""

from railwright.core import codes
from railwright.core.buildings import station_cost, stations_of
from railwright.core.codec import (
    NO_COLOR,
    borrowed_by,
    color_of,
    costs_cards,
    given_of,
    groups_of,
    kind_of,
    refill_of,
    target_of,
)
from railwright.core.engine import payment_of
from railwright.core.listing import legal
from railwright.core.rules import Rules
from railwright.core.state import OFFER_ROOM, State
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawTickets,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    Pass,
    PayExtra,
)
from railwright.model.notation import format_action
from railwright.model.vocabulary import Vocabulary

LISTED_KEPT = 16_384
"""Listed actions of a board that are kept, for the same ones come again and again."""


class ListedAction:
    """An action with its text; equal to itself alone, so that it is a quick key."""

    __slots__ = ("action", "text")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.text = format_action(action)


def listed_actions(state: State, words: Vocabulary, seat: int) -> list[Action]:
    """What a seat may do; `Match.legal_actions` says which payments are listed."""
    return [each.action for each in listed(state, words, seat)]


def listed(state: State, words: Vocabulary, seat: int) -> list[ListedAction]:
    """What a seat may do, with the texts."""
    numbers = state.actions[: int(legal(state, seat))]
    known = words.listed_at(_prices(state))
    if len(known) >= LISTED_KEPT:
        known.clear()  # not while a list is made: each text comes once
    found = [*map(known.get, numbers)]
    if not all(found):
        pairs = zip(found, numbers, strict=True)
        found = [each or _listed(state, words, at, known) for each, at in pairs]
    # The same cards may be a payment in several ways; people name them once.
    return list(dict.fromkeys(filter(None, found)))


def _prices(state: State) -> object:
    """What decides what actions cost or mean, besides their numbers and the hand."""
    match state.phase:
        case codes.TURN:
            return int(station_cost(state)) if state.rules.stations else 0
        case codes.TUNNEL_PAYMENT:
            return int(state.tunnel_color), int(state.tunnel_extra)
        case codes.BORROWING:
            return tuple(stations_of(state, state.player))
    return None


def _listed(
    state: State, words: Vocabulary, number: int, known: dict[object, ListedAction]
) -> ListedAction:
    is_claim = kind_of(number) == codes.CLAIM
    key: object = number
    if is_claim and not _is_settled(state.rules, number):
        key = number, tuple(payment_of(state, number))
        if key in known:
            return known[key]
    action = ListedAction(action_of(state, words, number))
    found = known[key] = known.setdefault(action.text, action)
    return found


def _is_settled(rules: Rules, claim: int) -> bool:
    """Whether a claim costs the same cards whatever else is in the hand."""
    route, color = target_of(claim), color_of(claim)
    if rules.pairs[route]:
        return False
    if rules.route_kind[route] == codes.SEA:
        return True
    is_plain = color == NO_COLOR or rules.second_land[color] < 0
    return is_plain and not groups_of(claim)


def action_of(state: State, words: Vocabulary, number: int) -> Action:  # noqa: C901, PLR0911
    """A listed action of the core as people write it."""
    kind, target = kind_of(number), int(target_of(number))
    if costs_cards(kind):
        return _paid_action(state, words, number)
    match kind:
        case codes.DRAW_UP:
            deck = refill_of(number)
            return DrawUp(target + 1, words.decks[deck] if deck >= 0 else None)
        case codes.DRAW_BLIND:
            return DrawBlind(words.decks[target] if len(words.decks) > 1 else None)
        case codes.DRAW_TICKETS:
            return DrawTickets()
        case codes.KEEP:
            places = [place for place in range(OFFER_ROOM) if target >> place & 1]
            return KeepTickets(tuple(place + 1 for place in places))
        case codes.EXCHANGE:
            return ExchangePieces(target, "ships" if given_of(number) else "wagons")
        case codes.GIVE_UP:
            return GiveUp()
        case codes.CHOOSE_PIECES:
            return ChoosePieces(target, int(state.rules.fleet) - target)
        case codes.FILL_SLOT:
            return FillSlot(words.decks[target])
        case codes.BORROW:
            return _borrowing(state, words, number)
    return Pass()


def _paid_action(state: State, words: Vocabulary, number: int) -> Action:
    kind, target = kind_of(number), target_of(number)
    cards = words.held(payment_of(state, number))
    match kind:
        case codes.CLAIM:
            return ClaimRoute(words.route(target), cards)
        case codes.STATION:
            return BuildStation(words.city(target), cards)
        case codes.PORT:
            return BuildPort(words.city(target), cards)
    return PayExtra(cards)


def _borrowing(state: State, words: Vocabulary, number: int) -> BorrowRoutes:
    cities = stations_of(state, state.player)
    routes = borrowed_by(number, len(cities))
    return BorrowRoutes(
        tuple(
            (words.city(city), words.route(route))
            for city, route in zip(cities, routes, strict=True)
            if route >= 0
        )
    )
