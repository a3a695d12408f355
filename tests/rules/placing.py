"""Cards, routes and tickets put in their places for a rule test."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from mypy_extensions import u8

from railwright.core import codes
from railwright.core.claim import take_route
from railwright.maps import Map
from railwright.model import Match

Routes = str | Sequence[str]
"""Routes by their ids, or lines of cities as in `oslo bergen, oslo arhus`."""


def cards_in(text: str) -> list[str]:
    """Single cards of a text such as `2red blue`, in order."""
    found = []
    for word in text.split():
        digits = len(word) - len(word.lstrip("0123456789"))
        found += [word[digits:]] * int(word[:digits] or 1)
    return found


class Pool:
    """The cards of the game that have no place yet."""

    def __init__(self, match: Match) -> None:
        self.names = match.words.cards
        self.left = [int(count) for count in match.state.rules.kind_count]

    def take(self, card: str) -> int:
        """Take a card by its name; the number of its kind."""
        kind = self.names.index(card)
        self.left[kind] -= 1
        assert self.left[kind] >= 0, f"there are not so many {card} cards"
        return kind

    def take_plain(self) -> int:
        """Take some card that is not wild and of which there are plenty."""
        kind = max(range(len(self.names) - 1), key=lambda each: self.left[each])
        return self.take(self.names[kind])


def place_cards(  # noqa: PLR0913 - a position has many parts
    match: Match,
    *,
    hands: Mapping[int, str],
    market: str | None,
    deck: str,
    discard: str,
    only: bool,
) -> None:
    """Lay all cards of the game out anew."""
    state = match.state
    _clear(match)
    pool = Pool(match)
    for seat, hand in hands.items():
        for card in cards_in(hand):
            state.take_in_hand(seat, pool.take(card), 1)
    for card in cards_in(discard):
        state.throw_away(pool.take(card), 1)
    top = [pool.take(card) for card in cards_in(deck)]
    shown = cards_in(market) if market is not None else None
    for slot in range(int(state.rules.face_up)):
        if shown is None:
            state.market[slot] = pool.take_plain()
        else:
            absent = slot >= len(shown) or shown[slot] == "-"
            state.market[slot] = -1 if absent else pool.take(shown[slot])
    _place_rest(match, pool.left, only=only)
    for kind in reversed(top):
        pile = int(state.rules.kind_deck[kind])
        _push(match, pile, kind)
        state.known[pile] += 1


def _clear(match: Match) -> None:
    """Take all cards off the table."""
    state = match.state
    for place in range(len(state.hand)):
        state.hand[place] = 0
    for seat in range(match.seats):
        state.in_hand[seat] = 0
    for kind in range(int(state.rules.kinds)):
        state.discard[kind] = 0
    for pile in range(int(state.rules.decks)):
        state.in_deck[pile] = state.in_discard[pile] = state.known[pile] = 0


def _place_rest(match: Match, pool: list[int], *, only: bool) -> None:
    """All other cards: below in the decks, or in the hand of the last player."""
    state = match.state
    for kind, count in enumerate(pool):
        if only:
            state.take_in_hand(match.seats - 1, kind, count)
            continue
        for _ in range(count):
            _push(match, int(state.rules.kind_deck[kind]), kind)


def _push(match: Match, pile: int, kind: int) -> None:
    state = match.state
    state.deck[int(state.rules.deck_start[pile]) + int(state.in_deck[pile])] = u8(kind)
    state.in_deck[pile] += 1


def place_routes(match: Match, seat: int, routes: Routes) -> None:
    """Give routes to a player without payment or end of turn."""
    state = match.state
    mover = int(state.player)
    state.player = seat
    if isinstance(routes, str):
        routes = routes_along(match.board, routes)
    for route in routes:
        take_route(state, match.board.route_index[route])
    state.player = mover


def routes_along(board: Map, lines: str) -> list[str]:
    """The routes from city to city along lines; of two tracks the first."""
    found = []
    for line in lines.split(","):
        cities = line.split()
        for a, b in pairwise(cities):
            joining = [r.id for r in board.routes if {r.a, r.b} == {a, b}]
            assert joining, f"no route joins {a} and {b}"
            found.append(joining[0])
    return found


def place_buildings(match: Match, seat: int, cities: Sequence[str]) -> None:
    """Build stations or ports for nothing."""
    for city in cities:
        match.state.building_at[match.board.city_index[city]] = u8(seat)
        match.state.buildings[seat] -= 1


def place_tickets(
    match: Match, tickets: Mapping[int, Sequence[str]], left: int | None
) -> None:
    """Players hold the named tickets only; the deck keeps some others."""
    state = match.state
    cards = [ticket.id for ticket in match.words.tickets]
    for card in range(len(cards)):
        if state.holder[card] != codes.IN_DECK:
            state.holder[card] = u8(codes.IN_BOX)
    wanted = {cards.index(name) for names in tickets.values() for name in names}
    ring = [card for card in ticket_deck(match) if card not in wanted]
    for card in ring[left:] if left is not None else []:
        state.holder[card] = u8(codes.IN_BOX)
    state.ticket_top = 0
    state.ticket_count = len(ring[:left])
    for place, card in enumerate(ring[:left]):
        state.ticket_ring[place] = u8(card)
    for seat, names in tickets.items():
        for name in names:
            state.holder[cards.index(name)] = u8(seat)


def ticket_deck(match: Match) -> list[int]:
    """The tickets of the deck from the top."""
    state = match.state
    size = int(state.rules.tickets)
    places = range(int(state.ticket_top), int(state.ticket_top + state.ticket_count))
    return [int(state.ticket_ring[place % size]) for place in places]
