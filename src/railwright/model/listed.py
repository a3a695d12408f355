"""Listed actions of the core as values that people can read."""

from railwright.core import codes
from railwright.core.buildings import borrowed_by, stations_of
from railwright.core.engine import payment_of
from railwright.core.listing import legal
from railwright.core.menu import ROUTE_STEP
from railwright.core.state import State
from railwright.core.tickets import OFFER_ROOM
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
from railwright.model.vocabulary import Vocabulary

PAID = {codes.CLAIM, codes.STATION, codes.PORT, codes.PAY_EXTRA}


def listed_actions(state: State, words: Vocabulary, seat: int) -> list[Action]:
    """What a seat may do, each route and city with its shortest payments."""
    count = int(legal(state, seat))
    numbers = [int(state.actions[at]) for at in range(count)]
    # The same cards may be a payment in several ways; people name them once.
    return list(dict.fromkeys(action_of(state, words, number) for number in numbers))


def action_of(state: State, words: Vocabulary, number: int) -> Action:  # noqa: C901, PLR0911
    """A listed action of the core as people write it."""
    kind, rest = divmod(number, codes.ROOM)
    if kind in PAID:
        return _paid_action(state, words, number)
    match kind:
        case codes.DRAW_UP:
            deck = rest % 4 - 1
            return DrawUp(rest // 4 + 1, words.decks[deck] if deck >= 0 else None)
        case codes.DRAW_BLIND:
            return DrawBlind(words.decks[rest] if len(words.decks) > 1 else None)
        case codes.DRAW_TICKETS:
            return DrawTickets()
        case codes.KEEP:
            places = [place for place in range(OFFER_ROOM) if rest >> place & 1]
            return KeepTickets(tuple(place + 1 for place in places))
        case codes.EXCHANGE:
            count, given = divmod(rest, ROUTE_STEP)
            return ExchangePieces(count, "ships" if given else "wagons")
        case codes.GIVE_UP:
            return GiveUp()
        case codes.CHOOSE_PIECES:
            return ChoosePieces(rest, int(state.rules.fleet) - rest)
        case codes.FILL_SLOT:
            return FillSlot(words.decks[rest])
        case codes.BORROW:
            return _borrowing(state, words, rest)
    return Pass()


def _paid_action(state: State, words: Vocabulary, number: int) -> Action:
    kind, rest = divmod(number, codes.ROOM)
    cards = words.held(payment_of(state, number))
    if kind == codes.CLAIM:
        return ClaimRoute(words.route(rest // 4096), cards)
    if kind == codes.STATION:
        return BuildStation(words.city(rest // 256), cards)
    if kind == codes.PORT:
        return BuildPort(words.city(rest // 256), cards)
    return PayExtra(cards)


def _borrowing(state: State, words: Vocabulary, rest: int) -> BorrowRoutes:
    cities = stations_of(state, state.player)
    routes = borrowed_by(state, rest)
    return BorrowRoutes(
        tuple(
            (words.city(city), words.route(route))
            for city, route in zip(cities, routes, strict=True)
            if route >= 0
        )
    )
