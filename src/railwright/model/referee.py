"""Carries out what players say, or refuses it and changes nothing (C-12)."""

from collections.abc import Sequence

from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.claim import target_refusal
from railwright.core.codec import (
    bare_action,
    borrow_action,
    choose_pieces_action,
    claim_action,
    draw_blind_action,
    draw_up_action,
    exchange_action,
    extra_action,
    fill_slot_action,
    keep_action,
    port_action,
    station_action,
)
from railwright.core.engine import pay, play
from railwright.core.legality import paid_refusal, refusal
from railwright.core.market import ANY_DECK, choices_of_deck
from railwright.core.state import OFFER_ROOM, State
from railwright.core.tickets import arrange_offer
from railwright.core.turns import may_act
from railwright.errors import (
    IllegalAction,
    NotationError,
    UnknownName,
    UnknownNameInAction,
)
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


def draw_bar(
    state: State, words: Vocabulary, seat: int, draw: DrawUp | DrawBlind | DrawTickets
) -> IllegalAction | None:
    """Why a seat cannot draw this now, whatever refills the slot; None if it can."""
    try:
        check_turn(state, seat, draw)
        _insist(refusal(state, _number(state, words, draw)))
    except IllegalAction as bar:
        return bar
    return None


def check_turn(state: State, seat: int, action: Action) -> None:
    """Refuse an action that comes at a wrong time or from a wrong seat."""
    if state.phase == codes.OVER:
        raise illegal(codes.GAME_OVER)
    if not may_act(state, seat):
        raise illegal(codes.NOT_YOUR_TURN)
    if state.phase not in PHASES[type(action)]:
        raise illegal(codes.WRONG_PHASE)


def _insist(code: int) -> None:
    if code:
        raise illegal(int(code))


def carry_out(state: State, words: Vocabulary, seat: int, action: Action) -> None:
    """Do what a seat says at the right time; IllegalAction if the rules forbid it."""
    check_turn(state, seat, action)
    match action:
        case ClaimRoute() | BuildStation() | BuildPort() | PayExtra():
            _pay(state, words, action)
        case KeepTickets():
            _keep(state, words, seat, action)
        case PutBack():
            raise IllegalAction("ACTION_NOT_IN_GAME", "C-16")
        case _:
            number = _number(state, words, action)
            _insist(refusal(state, number))
            _insist_on_deck(state, words, action)
            play(state, seat, number)


def _pay(
    state: State,
    words: Vocabulary,
    action: ClaimRoute | BuildStation | BuildPort | PayExtra,
) -> None:
    """Pay with the cards that the player names, whatever else could be paid (C-32)."""
    match action:
        case ClaimRoute(route):
            number = claim_action(words.route_number(route), 0, 0, 0)
        case BuildStation(city):
            number = station_action(words.city_number(city), 0, 0)
        case BuildPort(city):
            number = port_action(words.city_number(city), 0, 0, 0)
        case PayExtra():
            number = extra_action(0)
    payment = words.counts(action.cards)
    _insist(paid_refusal(state, number, payment))
    pay(state, number, payment)


def _number(state: State, words: Vocabulary, action: Action) -> int:  # noqa: PLR0911 - one case for each action
    """An action that costs no cards, as the core numbers it."""
    match action:
        case DrawUp(slot, deck):
            return _draw_up(state, words, slot, deck)
        case DrawBlind(deck):
            return _draw_blind(words, deck)
        case DrawTickets():
            return bare_action(codes.DRAW_TICKETS)
        case ExchangePieces(count, given):
            kind = 0 if given == "wagons" else 1
            return exchange_action(kind, _in_fleet(state, count))
        case ChoosePieces(wagons, ships):
            return _choose_pieces(state, wagons, ships)
        case FillSlot(deck):
            return fill_slot_action(words.deck_number(deck))
        case BorrowRoutes(routes):
            return _borrow(state, words, routes)
        case GiveUp():
            return bare_action(codes.GIVE_UP)
    return bare_action(codes.PASS)


def _draw_up(state: State, words: Vocabulary, slot: int, deck: str | None) -> int:
    if not 1 <= slot <= state.rules.face_up:
        text = f"the market has slots 1 to {state.rules.face_up}, not {slot}"
        slots = map(str, range(1, state.rules.face_up + 1))
        unknown = UnknownName(text, "slot", str(slot), choices=slots)
        raise UnknownNameInAction("C-13", unknown)
    chosen = ANY_DECK if deck is None else words.deck_number(deck)
    return draw_up_action(slot - 1, chosen)


def _insist_on_deck(state: State, words: Vocabulary, action: Action) -> None:
    """Where two decks could replace a face-up card, the player names one (W-15)."""
    is_open = isinstance(action, DrawUp) and action.refill is None
    if is_open and choices_of_deck(state) > 1:
        decks = " or ".join(words.decks)
        raise NotationError(f"name the deck that refills the slot: {decks}")


def _draw_blind(words: Vocabulary, deck: str | None) -> int:
    if deck is None and len(words.decks) > 1:
        raise NotationError(f"name the deck: {' or '.join(words.decks)}")
    return draw_blind_action(0 if deck is None else words.deck_number(deck))


def _in_fleet(state: State, count: int) -> int:
    """A number of pieces, or 0 for one that nobody has: the rules refuse both."""
    rules = state.rules
    return count if 0 < count <= rules.most_wagons + rules.most_ships else 0


def _choose_pieces(state: State, wagons: int, ships: int) -> int:
    if wagons + ships != state.rules.fleet or wagons < 0 or ships < 0:
        raise illegal(codes.SPLIT_INVALID)
    return choose_pieces_action(wagons)


def _borrow(state: State, words: Vocabulary, routes: Sequence[tuple[str, str]]) -> int:
    wanted: dict[int, int] = {}
    for city, route in routes:
        place = words.city_number(city)
        if place in wanted:
            raise NotationError(f"the station in {city} is named twice")
        wanted[place] = words.route_number(route)
    cities = stations_of(state, state.player)
    if not set(wanted) <= set(cities):
        raise illegal(codes.BORROWING_INVALID)
    return borrow_action([wanted.get(city, -1) for city in cities])


def _keep(state: State, words: Vocabulary, seat: int, action: KeepTickets) -> None:
    """Keep some tickets; the others go under the deck in the order named (Q-41)."""
    offer = OfferedTickets(state, words, seat)
    named = [(each, False) for each in action.kept]
    named += [(each, True) for each in action.rejected]
    found: dict[int, int] = {}
    for is_name in (False, True):  # a name may mean any copy: places come first
        for at, (ticket, is_rejected) in enumerate(named):
            if isinstance(ticket, str) == is_name:
                found[at] = offer.place_of(ticket, is_rejected=is_rejected)
    number = keep_action((1 << len(action.kept)) - 1)
    _insist(refusal(state, number))
    arrange_offer(state, seat, [found[at] for at in range(len(named))] + offer.places)
    play(state, seat, number)


class OfferedTickets:
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
