"""What happens in a recorded game, in words: how it ends and what it shows."""

from collections.abc import Iterator

from railwright.core import codes
from railwright.core.tours import IN_ORDER, OUT_OF_ORDER, tour_result
from railwright.maps import Kind, TourTicket
from railwright.model import Match
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawBlind,
    DrawUp,
    ExchangePieces,
    FillSlot,
    GiveUp,
    KeepTickets,
    PayExtra,
)
from railwright.model.record import replay_steps

LAST_TURNS = "last turns"
STUCK = "everybody stuck"
PASSES = "a round of free passes"
ENDINGS = {LAST_TURNS, STUCK, PASSES}


def ending(match: Match) -> str:
    """How a game that is over has ended (C-61, Q-38)."""
    if match.state.turns_left == 0:
        return LAST_TURNS
    return PASSES if match.state.rules.passes_freely else STUCK


def features(text: str, name: str = "record") -> set[str]:
    """All that a record shows; it is replayed for that."""
    found: set[str] = set()
    before = None
    for match in replay_steps(text, name):
        if before is None:
            found.update(_of_deal(match))
        else:
            found.update(_of_step(before, match))
        before = match.copy()
    assert before is not None
    if before.is_over:
        found.update(_of_end(before))
    return found


def _of_deal(match: Match) -> Iterator[str]:
    if match.deal.secret:
        yield "secret"
    if match.deal.board:
        yield "own board"
    for option, _ in match.deal.options:
        yield f"option {option}"


def _of_step(before: Match, after: Match) -> Iterator[str]:
    _, action = after.history[-1]
    yield from _of_cards(before, after, action)
    match action:
        case ClaimRoute():
            yield from _of_claim(before, after, action)
        case PayExtra():
            yield "tunnel paid"
        case GiveUp():
            yield "tunnel given up"
        case BuildStation():
            yield "station"
        case BuildPort():
            yield "port"
        case ExchangePieces():
            yield "exchange"
        case FillSlot():
            yield "refill chosen"
        case BorrowRoutes(routes):
            yield "borrowing chosen" if routes else "borrowing declined"
        case KeepTickets(places) if before.state.phase == codes.OFFER:
            offered = int(before.state.in_offer[int(before.state.player)])
            yield "ticket rejected" if len(places) < offered else "all tickets kept"


def _of_cards(before: Match, after: Match, action: Action) -> Iterator[str]:
    """What the decks and the market do."""
    old, new = before.state, after.state
    decks = range(int(old.rules.decks))
    is_draw = isinstance(action, DrawUp | DrawBlind | FillSlot)
    if any(new.in_deck[deck] > old.in_deck[deck] for deck in decks):
        yield "discards shuffled"
    if is_draw and sum(new.in_discard) > sum(old.in_discard):
        yield "market swept"
    if -1 in new.market:
        yield "gap in the market"
        if not any(new.available(deck) for deck in decks) and max(new.market) < 0:
            yield "no card left to draw"
    if new.ticket_count == 0 and new.phase != codes.OFFER:
        yield "ticket deck empty"
    ends_turn = is_draw and old.phase == codes.TURN and new.player != old.player
    if ends_turn and isinstance(action, DrawUp):
        card = int(old.market[action.slot - 1])
        yield "wild card alone" if card == old.rules.wild else "no second card"


def _of_claim(before: Match, after: Match, action: ClaimRoute) -> Iterator[str]:
    route = before.board.route(action.route)
    cards = dict(action.cards)
    total = sum(cards.values())
    if "loco" in cards:
        yield "locomotives alone" if len(cards) == 1 else "locomotive"
    if route.twin and after.state.owner[after.board.route_index[route.twin]] < 9:
        yield "both tracks"
    if route.any_cards_per_space and total > route.length:
        yield "four cards for one"
    elif route.kind is Kind.FERRY:
        yield "ferry"
        if total > route.length:
            yield "three cards for a locomotive"
    if route.kind is Kind.TUNNEL and after.state.phase != codes.TUNNEL_PAYMENT:
        yield "tunnel without surprise"
    if route.pair_spaces:
        yield "pairs"
    doubles = sum(count for card, count in cards.items() if card.endswith("-double"))
    if doubles:
        yield "double ship"
        if total + doubles > route.length:
            yield "half a double ship lost"


def _of_end(match: Match) -> Iterator[str]:
    yield ending(match)
    scores = match.scores()
    if ending(match) == LAST_TURNS:
        yield f"{match.game.ending.turns} more for each"
    if any(len(place.seats) > 1 for place in match.result().ranking):
        yield "shared place"
    if any(route >= 0 for score in scores for route in score.borrowed):
        yield "borrowed route"
    if any(score.total() < 0 for score in scores):
        yield "negative total"
    bonuses = [part.name for part in match.game.scoring if part.bonus]
    if any(sum(score.part(name) > 0 for score in scores) > 1 for name in bonuses):
        yield "shared bonus"
    for seat, score in enumerate(scores):
        yield from _of_tickets(match, seat, [ticket for ticket, _ in score.tickets])


def _of_tickets(match: Match, seat: int, held: list[int]) -> Iterator[str]:
    owned = [route for route, owner in enumerate(match.state.owner) if owner == seat]
    for number in held:
        ticket = match.words.tickets[number]
        if isinstance(ticket, TourTicket):
            cities = [match.board.city_index[city] for city in ticket.cities]
            result = tour_result(match.board.board, owned, cities, 0)
            words = {IN_ORDER: "tour in order", OUT_OF_ORDER: "tour out of order"}
            yield words.get(result, "tour failed")
