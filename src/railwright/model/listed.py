"""Listed actions of the core as values that people can read."""

from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.codec import (
    borrowed_by,
    costs_cards,
    given_of,
    kind_of,
    refill_of,
    target_of,
)
from railwright.core.engine import payment_of
from railwright.core.listing import legal
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
from railwright.model.vocabulary import Vocabulary


def listed_actions(state: State, words: Vocabulary, seat: int) -> list[Action]:
    """What a seat may do; `Match.legal_actions` says which payments are listed."""
    count = int(legal(state, seat))
    numbers = [int(state.actions[at]) for at in range(count)]
    # The same cards may be a payment in several ways; people name them once.
    return list(dict.fromkeys(action_of(state, words, number) for number in numbers))


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
