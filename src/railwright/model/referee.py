"""Carries out what players say, or refuses it and changes nothing (C-12)."""

from collections.abc import Sequence

from railwright.core import codes
from railwright.core.buildings import (
    borrow,
    borrow_refusal,
    build,
    build_port_refusal,
    build_station_refusal,
    choose_pieces,
    exchange,
    exchange_refusal,
    split_refusal,
    stations_of,
)
from railwright.core.claim import (
    claim,
    claim_refusal,
    extra_refusal,
    give_up,
    pay_extra,
    target_refusal,
)
from railwright.core.engine import draw_blind, draw_up
from railwright.core.listing import legal
from railwright.core.market import (
    ANY_DECK,
    choices_of_deck,
    fill_slot,
    first_gap,
    slot_refusal,
)
from railwright.core.state import State
from railwright.core.tickets import (
    OFFER_ROOM,
    arrange_offer,
    draw_refusal,
    draw_tickets,
    keep,
    keep_refusal,
)
from railwright.core.turns import end_turn, pass_turn
from railwright.errors import IllegalAction, NotationError
from railwright.model.actions import (
    Action,
    BorrowRoutes,
    BuildPort,
    BuildStation,
    Cards,
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
    PutBack,
)
from railwright.model.vocabulary import Vocabulary

RULES = {
    "GAME_OVER": "C-61",
    "NOT_YOUR_TURN": "C-09",
    "WRONG_PHASE": "C-10",
    "ACTION_NOT_IN_GAME": "C-10",
    "ROUTE_TAKEN": "C-28",
    "TRACK_SAME_PLAYER": "C-34",
    "TRACK_CLOSED": "C-35",
    "CITY_HAS_STATION": "E-26",
    "NO_STATION_LEFT": "E-28",
    "NOT_A_PORT_CITY": "W-41",
    "CITY_HAS_PORT": "W-41",
    "NO_OWN_ROUTE": "W-42",
    "NO_PORT_LEFT": "W-02",
    "NOT_ENOUGH_PIECES": "C-29",
    "CARD_NOT_HELD": "C-32",
    "WRONG_CARD_KIND": "W-22",
    "WILD_NOT_ALLOWED": "C-03",
    "WRONG_COLOR": "C-24",
    "MIXED_COLORS": "C-25",
    "FERRY_NEEDS_LOCOMOTIVE": "C-37",
    "PORT_SYMBOL_MISSING": "W-43",
    "UNPAIRED_CARD": "W-30",
    "SUPERFLUOUS_CARD": "C-31",
    "WRONG_CARD_COUNT": "C-24",
    "EXTRA_PAYMENT_INVALID": "C-42",
    "SECOND_CARD_WILD": "C-18",
    "NOTHING_TO_DRAW": "C-22",
    "DECK_EMPTY": "Q-46",
    "TICKET_DECK_EMPTY": "C-57",
    "TOO_FEW_TICKETS": "C-53",
    "TICKET_NOT_OFFERED": "C-52",
    "TICKET_LOCKED": "C-55",
    "SPLIT_INVALID": "W-10",
    "EXCHANGE_LIMIT": "W-51",
    "PASS_NOT_ALLOWED": "C-11",
    "BORROWING_INVALID": "E-29",
}
"""The rule that each refusal rests on."""

PHASES: dict[type, tuple[int, ...]] = {
    DrawUp: (codes.TURN, codes.SECOND_CARD),
    DrawBlind: (codes.TURN, codes.SECOND_CARD),
    ClaimRoute: (codes.TURN,),
    DrawTickets: (codes.TURN,),
    KeepTickets: (codes.OPENING, codes.OFFER),
    BuildStation: (codes.TURN,),
    BuildPort: (codes.TURN,),
    ExchangePieces: (codes.TURN,),
    PayExtra: (codes.TUNNEL_PAYMENT,),
    GiveUp: (codes.TUNNEL_PAYMENT,),
    ChoosePieces: (codes.PIECES,),
    FillSlot: (codes.REFILL,),
    BorrowRoutes: (codes.BORROWING,),
    PutBack: tuple(range(codes.OVER)),
    Pass: (codes.TURN, codes.SECOND_CARD),
}
"""When each action may be taken."""


def illegal(code: int) -> IllegalAction:
    """The refusal of a code."""
    name = codes.REFUSALS[code]
    return IllegalAction(name, RULES[name])


def bars_of(state: State, seat: int) -> list[tuple[int, IllegalAction]]:
    """The free routes that a seat cannot have, whatever it pays, and why."""
    probe = state.copy()
    probe.player = seat
    free = [at for at, owner in enumerate(state.owner) if owner == codes.NOBODY]
    found = [(route, int(target_refusal(probe, route))) for route in free]
    return [(route, illegal(code)) for route, code in found if code]


def may_act(state: State, seat: int) -> bool:
    """Whether a seat has something to decide; in the opening many have (Q-42)."""
    if not 0 <= seat < state.rules.seats or state.phase == codes.OVER:
        return False
    if state.phase in {codes.OPENING, codes.PIECES}:
        return state.choice[seat] < 0
    return seat == state.player


def deciding(state: State) -> tuple[int, ...]:
    """The seats that have to decide something now."""
    return tuple(seat for seat in range(int(state.rules.seats)) if may_act(state, seat))


def check_turn(state: State, seat: int, action: Action) -> None:
    """Refuse an action that comes at a wrong time or from a wrong seat."""
    if state.phase == codes.OVER:
        raise illegal(codes.GAME_OVER)
    if not may_act(state, seat):
        raise illegal(codes.NOT_YOUR_TURN)
    if state.phase not in PHASES[type(action)]:
        raise illegal(codes.WRONG_PHASE)


def _insist(refusal: int) -> None:
    if refusal:
        raise illegal(int(refusal))


def carry_out(state: State, words: Vocabulary, seat: int, action: Action) -> None:  # noqa: C901, PLR0912 - one case for each action
    """Do what a seat says at the right time; IllegalAction if the rules forbid it."""
    check_turn(state, seat, action)
    match action:
        case DrawUp(slot, deck):
            _draw_up(state, words, slot, deck)
        case DrawBlind(deck):
            _draw_blind(state, words, deck)
        case ClaimRoute(name, cards):
            _claim(state, words.route_number(name), words, cards)
        case DrawTickets():
            _insist(draw_refusal(state))
            draw_tickets(state)
        case KeepTickets(kept, rejected):
            _keep(state, words, seat, kept, rejected)
        case BuildStation(city, cards):
            _build(state, words, city, cards, is_station=True)
        case BuildPort(city, cards):
            _build(state, words, city, cards, is_station=False)
        case ExchangePieces(count, given):
            _exchange(state, count, given)
        case PayExtra(cards):
            payment = words.counts(cards)
            _insist(extra_refusal(state, payment))
            pay_extra(state, payment)
        case GiveUp():
            give_up(state)
        case ChoosePieces(wagons, ships):
            _choose_pieces(state, seat, wagons, ships)
        case FillSlot(deck):
            fill_slot(state, first_gap(state), words.deck_number(deck))
            end_turn(state)
        case BorrowRoutes(routes):
            _borrow(state, words, routes)
        case PutBack():
            raise IllegalAction("ACTION_NOT_IN_GAME", "C-16")
        case Pass():
            _pass(state)
    if not isinstance(action, Pass):
        state.passes = 0


def _draw_up(state: State, words: Vocabulary, slot: int, deck: str | None) -> None:
    if not 1 <= slot <= state.rules.face_up:
        raise NotationError(f"there is no slot {slot} in the market")
    chosen = ANY_DECK if deck is None else words.deck_number(deck)
    _insist(slot_refusal(state, slot - 1, chosen))
    if deck is None and choices_of_deck(state) > 1:
        decks = " or ".join(words.decks)
        raise NotationError(f"name the deck that refills the slot: {decks}")
    draw_up(state, slot - 1, chosen)


def _draw_blind(state: State, words: Vocabulary, deck: str | None) -> None:
    if deck is None and len(words.decks) > 1:
        raise NotationError(f"name the deck: {' or '.join(words.decks)}")
    chosen = 0 if deck is None else words.deck_number(deck)
    if not state.available(chosen):
        others = any(state.available(each) for each in range(len(words.decks)))
        _insist(codes.DECK_EMPTY if others else codes.NOTHING_TO_DRAW)
    draw_blind(state, chosen)


def _claim(state: State, route: int, words: Vocabulary, cards: Cards) -> None:
    payment = words.counts(cards)
    _insist(claim_refusal(state, route, payment))
    claim(state, route, payment)


def _build(
    state: State, words: Vocabulary, city: str, cards: Cards, *, is_station: bool
) -> None:
    place = words.city_number(city)
    payment = words.counts(cards)
    check = build_station_refusal if is_station else build_port_refusal
    _insist(check(state, place, payment))
    build(state, place, payment)


def _exchange(state: State, count: int, given: str) -> None:
    kind = 0 if given == "wagons" else 1
    _insist(exchange_refusal(state, kind, count))
    exchange(state, kind, count)


def _choose_pieces(state: State, seat: int, wagons: int, ships: int) -> None:
    is_whole = wagons + ships == state.rules.fleet
    _insist(split_refusal(state, wagons) if is_whole else codes.SPLIT_INVALID)
    choose_pieces(state, seat, wagons)


def _keep(
    state: State,
    words: Vocabulary,
    seat: int,
    kept: Sequence[int | str],
    rejected: Sequence[int | str],
) -> None:
    offer = Offer(state, words, seat)
    named = [(each, False) for each in kept] + [(each, True) for each in rejected]
    found: dict[int, int] = {}
    for is_name in (False, True):  # a name may mean any copy: places come first
        for at, (ticket, is_rejected) in enumerate(named):
            if isinstance(ticket, str) == is_name:
                found[at] = offer.place_of(ticket, is_rejected=is_rejected)
    mask = (1 << len(kept)) - 1
    _insist(keep_refusal(state, mask))
    arrange_offer(state, seat, [found[at] for at in range(len(named))] + offer.places)
    keep(state, seat, mask)


class Offer:
    """The tickets offered to a seat, from which a player names one after another."""

    def __init__(self, state: State, words: Vocabulary, seat: int) -> None:
        self.state = state
        self.words = words
        self.seat = seat
        self.places = list(range(int(state.in_offer[seat])))
        """The places that nobody has named yet, counted from 0."""

    def place_of(self, named: int | str, *, is_rejected: bool) -> int:
        """The place of a ticket that is named by its place or by its name."""
        places = self._places(named)
        if not places:
            is_locked = is_rejected and isinstance(named, str) and self._holds(named)
            raise illegal(
                codes.TICKET_LOCKED if is_locked else codes.TICKET_NOT_OFFERED
            )
        free = [place for place in places if place in self.places]
        if not free:
            raise NotationError(f"ticket {named} is named twice")
        self.places.remove(free[0])
        return free[0]

    def _places(self, named: int | str) -> list[int]:
        count = int(self.state.in_offer[self.seat])
        if isinstance(named, int):
            return [named - 1] if 1 <= named <= count else []
        copies = self.words.ticket_numbers(named)
        base = self.seat * OFFER_ROOM
        return [at for at in range(count) if int(self.state.offer[base + at]) in copies]

    def _holds(self, named: str) -> bool:
        copies = self.words.ticket_numbers(named)
        return any(self.state.holder[number] == self.seat for number in copies)


def _borrow(state: State, words: Vocabulary, routes: Sequence[tuple[str, str]]) -> None:
    wanted: dict[int, int] = {}
    for city, route in routes:
        place = words.city_number(city)
        if place in wanted:
            raise NotationError(f"the station in {city} is named twice")
        wanted[place] = words.route_number(route)
    cities = stations_of(state, state.player)
    if not set(wanted) <= set(cities):
        raise illegal(codes.BORROWING_INVALID)
    chosen = [wanted.get(city, -1) for city in cities]
    _insist(borrow_refusal(state, chosen))
    borrow(state, chosen)


def _pass(state: State) -> None:
    count = int(legal(state, state.player))
    kinds = {int(state.actions[at]) // codes.ROOM for at in range(count)}
    if state.phase != codes.TURN or codes.PASS not in kinds:
        raise illegal(codes.PASS_NOT_ALLOWED)
    pass_turn(state)
