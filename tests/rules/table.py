"""Positions for rule tests, built from text in one line."""

from collections.abc import Mapping, Sequence

import pytest
from mypy_extensions import u8

from railwright.core import codes
from railwright.core.claim import take_route
from railwright.core.scoring import Score
from railwright.errors import IllegalAction
from railwright.model import Match, new_game
from railwright.model.result import ranked


class Table:
    """A match in a chosen position, and short ways to play and to look."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state

    def plays(self, *texts: str, seat: int | None = None) -> "Table":
        """Play actions that must be accepted."""
        for text in texts:
            self.match.play(text, seat)
        return self

    def refuses(self, text: str, seat: int | None = None) -> str:
        """The code with which an action is refused; nothing may change (C-12)."""
        before = self.picture()
        with pytest.raises(IllegalAction) as caught:
            self.match.play(text, seat)
        assert self.picture() == before, "a refusal changes nothing"
        return caught.value.code

    def picture(self) -> list[object]:
        """Everything that a position consists of."""
        state = self.state
        return [
            *(int(each) for each in (state.phase, state.player, state.passes)),
            *(int(each) for each in (state.turns_left, state.ticket_count)),
            *(list(each) for each in (state.hand, state.market, state.discard)),
            *(list(each) for each in (state.in_deck, state.stock, state.box)),
            *(list(each) for each in (state.score, state.offer, state.choice)),
            *(list(each) for each in (state.laid, state.revealed, state.streams)),
            *(list(each) for each in (state.deck, state.owner, state.holder)),
            list(state.building_at),
        ]

    def hand(self, seat: int = 0) -> str:
        """A hand as text."""
        kinds = len(self.match.words.cards)
        counts = self.state.hand[seat * kinds : (seat + 1) * kinds]
        names = self.match.words.cards
        pairs = zip(names, counts, strict=True)
        return " ".join(f"{count}{name}" for name, count in pairs if count)

    def market(self) -> str:
        """The market as text; an empty slot is a dash."""
        names = self.match.words.cards
        return " ".join(names[c] if c >= 0 else "-" for c in self.state.market)

    def pile(self, kind: str) -> int:
        """How many cards of a kind lie on the discard pile."""
        return int(self.state.discard[self.match.words.cards.index(kind)])

    def ticket_deck(self) -> list[str]:
        """The tickets of the deck, from its top."""
        size = len(self.state.ticket_ring)
        top, count = int(self.state.ticket_top), int(self.state.ticket_count)
        ring = [self.state.ticket_ring[(top + at) % size] for at in range(count)]
        return [self.match.words.ticket(ticket) for ticket in ring]

    def owner(self, route: str) -> int | None:
        """Who owns a route."""
        owner = int(self.state.owner[self.match.board.route_index[route]])
        return None if owner == codes.NOBODY else owner

    def score(self, seat: int = 0) -> Score:
        """The parts of a player's final score."""
        return self.match.scores()[seat]

    def ranking(self) -> list[list[int]]:
        """The seats from first to last; those in one list share their place."""
        places = ranked(self.match.scores(), self.match.game.ties)
        return [list(place.seats) for place in places]

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self.state.player)


def given(  # noqa: PLR0913 - a position has many parts
    game: str,
    *,
    players: int = 2,
    hand: str = "",
    market: str | None = None,
    deck: str = "",
    discard: str = "",
    only: bool = False,
    owned: Mapping[int, Sequence[str]] | None = None,
    buildings: Mapping[int, Sequence[str]] | None = None,
    tickets: Mapping[int, Sequence[str]] | None = None,
    ticket_deck: int | None = None,
    stock: Sequence[int] | None = None,
    **options: str,
) -> Table:
    """A position in which player 0 is to move and everything else is arbitrary.

    `deck` lists the next cards from the top, for World with `deck: cards` per deck
    left out; with `only` no other cards exist in deck and discards, because the last
    player holds them.
    """
    match = new_game(game, players, 1, {"first_player": "1", **options})
    table = Table(match)
    _start_turns(table)
    _place_cards(table, hand=hand, market=market, deck=deck, discard=discard, only=only)
    for seat, routes in (owned or {}).items():
        for route in routes:
            _own(table, seat, route)
    for seat, cities in (buildings or {}).items():
        for city in cities:
            table.state.building_at[match.board.city_index[city]] = u8(seat)
            table.state.buildings[seat] -= 1
    _place_tickets(table, tickets or {}, ticket_deck)
    if stock is not None:
        for kind, count in enumerate(stock):
            table.state.stock[kind] = count
    return table


def cards_in(text: str) -> list[str]:
    """Single cards of a text such as `2red blue`, in order."""
    found = []
    for word in text.split():
        digits = len(word) - len(word.lstrip("0123456789"))
        found += [word[digits:]] * int(word[:digits] or 1)
    return found


def _start_turns(table: Table) -> None:
    """Go past the opening: everybody keeps all tickets, and a middling fleet."""
    while table.state.phase == codes.OPENING:
        seat = table.match.seat_to_act
        assert seat is not None
        count = int(table.state.in_offer[seat])
        table.plays("keep " + " ".join(map(str, range(1, count + 1))), seat=seat)
    while table.state.phase == codes.PIECES:
        table.plays("pieces 20 wagons 40 ships")


class _Pool:
    """The cards of the game that have no place yet."""

    def __init__(self, table: Table) -> None:
        self.names = table.match.words.cards
        self.left = [int(count) for count in table.state.rules.kind_count]

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


def _place_cards(  # noqa: PLR0913 - as `given`
    table: Table, *, hand: str, market: str | None, deck: str, discard: str, only: bool
) -> None:
    state = table.state
    _clear(table)
    pool = _Pool(table)
    for card in cards_in(hand):
        state.take_in_hand(0, pool.take(card), 1)
    for card in cards_in(discard):
        state.throw_away(pool.take(card), 1)
    top = [pool.take(card) for card in cards_in(deck)]
    shown = market.split() if market is not None else None
    for slot in range(int(state.rules.face_up)):
        if shown is None:
            state.market[slot] = pool.take_plain()
        else:
            absent = slot >= len(shown) or shown[slot] == "-"
            state.market[slot] = -1 if absent else pool.take(shown[slot])
    _place_rest(table, pool.left, only=only)
    for kind in reversed(top):
        pile = int(state.rules.kind_deck[kind])
        _push(table, pile, kind)
        state.known[pile] += 1


def _clear(table: Table) -> None:
    """Take all cards off the table."""
    state = table.state
    for place in range(len(state.hand)):
        state.hand[place] = 0
    for seat in range(table.match.seats):
        state.in_hand[seat] = 0
    for kind in range(int(state.rules.kinds)):
        state.discard[kind] = 0
    for pile in range(int(state.rules.decks)):
        state.in_deck[pile] = state.in_discard[pile] = state.known[pile] = 0


def _place_rest(table: Table, pool: list[int], *, only: bool) -> None:
    """All other cards: below in the decks, or in the hand of the last player."""
    state = table.state
    last = table.match.seats - 1
    for kind, count in enumerate(pool):
        if only:
            state.take_in_hand(last, kind, count)
            continue
        for _ in range(count):
            _push(table, int(state.rules.kind_deck[kind]), kind)


def _push(table: Table, pile: int, kind: int) -> None:
    state = table.state
    state.deck[int(state.rules.deck_start[pile]) + int(state.in_deck[pile])] = u8(kind)
    state.in_deck[pile] += 1


def _own(table: Table, seat: int, route: str) -> None:
    """Give a route to a player without payment or end of turn."""
    state = table.state
    mover = int(state.player)
    state.player = seat
    take_route(state, table.match.board.route_index[route])
    state.player = mover


def _place_tickets(
    table: Table, tickets: Mapping[int, Sequence[str]], left: int | None
) -> None:
    """Players hold the named tickets only; the deck keeps some others."""
    state = table.state
    cards = [ticket.id for ticket in table.match.words.tickets]
    for card in range(len(cards)):
        if state.holder[card] != codes.IN_DECK:
            state.holder[card] = u8(codes.IN_BOX)
    while left is not None and state.ticket_count > left:
        state.ticket_count -= 1
        ring = int(state.ticket_top) + int(state.ticket_count)
        gone = int(state.ticket_ring[ring % len(cards)])
        state.holder[gone] = u8(codes.IN_BOX)
    for seat, names in tickets.items():
        for name in names:
            state.holder[cards.index(name)] = u8(seat)
