"""Positions as one seat knows them: what is hidden from it is not there.

Bots decide on such positions. Nothing else has to be trusted then: whatever they look
at, they may know (C-69, C-70).
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codec import costs_cards, kind_of, target_of
from railwright.core.codes import IN_BOX
from railwright.core.engine import payment_of
from railwright.core.listing import legal
from railwright.core.state import OFFER_ROOM, State


def seen(state: State, seat: i64, known: vec[i64], page: State) -> State:
    """The position as a seat knows it, which can be judged but not played on.

    It shares nothing with the true position, whose scratch tells what others could do,
    but works on the scratch of a page, which should be used for this seat alone.
    The decks have their sizes and no cards, the others hold no tickets and of their
    hands only what is known, though `in_hand` still counts all of it. Tickets that the
    seat does not know of are in the box, and secret decisions are 0.
    """
    view = state.copy_apart(page)
    view.secret = b""
    for stream in range(i64(len(view.streams))):
        view.streams[stream] = 0
    for place in range(i64(len(view.deck))):
        view.deck[place] = u8(0)
    for deck in range(i64(len(view.known))):
        view.known[deck] = 0
    _hide_hands(view, seat, known)
    _hide_tickets(view, seat)
    return view


def _hide_hands(view: State, seat: i64, known: vec[i64]) -> None:
    kinds = view.rules.kinds
    for place in range(i64(len(view.hand))):
        if place // kinds != seat:
            view.hand[place] = known[place]


def _hide_tickets(view: State, seat: i64) -> None:
    view.ticket_top = 0
    for place in range(i64(len(view.ticket_ring))):
        view.ticket_ring[place] = u8(0)
    for ticket in range(i64(len(view.holder))):
        if i64(view.holder[ticket]) != seat and not _is_offered(view, seat, ticket):
            view.holder[ticket] = u8(IN_BOX)
    for other in range(view.rules.seats):
        if other != seat:
            view.in_offer[other] = 0
            view.choice[other] = min(view.choice[other], i64(0))
        for place in range(view.in_offer[other], OFFER_ROOM):
            view.offer[other * OFFER_ROOM + place] = 0


def _is_offered(view: State, seat: i64, ticket: i64) -> bool:
    base = seat * OFFER_ROOM
    for place in range(base, base + view.in_offer[seat]):
        if view.offer[place] == ticket:
            return True
    return False


def tickets_held(state: State) -> list[int]:
    """How many tickets each seat holds, which everybody knows."""
    counts = [0] * int(state.rules.seats)
    for holder in state.holder:
        if i64(holder) < state.rules.seats:
            counts[int(holder)] += 1
    return counts


def unseen(state: State, seat: i64, kind: i64) -> i64:
    """Cards of a kind that lie in a deck or in the hand of another player."""
    count = state.rules.kind_count[kind] - state.hand[seat * state.rules.kinds + kind]
    count -= state.discard[kind] + state.laid[kind] + state.revealed[kind]
    for card in state.market:
        if card == kind:
            count -= 1
    return count


def hidden_in_hands(state: State, seat: i64) -> i64:
    """How many cards all the others hold together."""
    count: i64 = 0
    for other in range(state.rules.seats):
        if other != seat:
            count += state.in_hand[other]
    return count


def choices(state: State, seat: i64) -> list[int]:
    """The listed actions of a seat, each once.

    Where cards stand in for others, the same cards may be a payment in several ways.
    """
    count = legal(state, seat)
    actions = [int(action) for action in state.actions[:count]]
    rules = state.rules
    if not (len(rules.sea_routes) or len(rules.swap_routes) or len(rules.pair_routes)):
        return actions
    found: dict[tuple[int, ...], int] = {}
    for action in actions:
        found.setdefault(_meaning(state, action), action)
    return list(found.values())


def _meaning(state: State, action: int) -> tuple[int, ...]:
    """What an action does, and the cards that it takes."""
    kind = kind_of(action)
    if not costs_cards(kind):
        return (action,)
    cards = [int(count) for count in payment_of(state, action)]
    return (int(kind), int(target_of(action)), *cards)
