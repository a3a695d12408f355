"""A whole position that agrees with what a seat knows; the rest is guessed.

What a bot thinks about is such a position, never the true one: cards and tickets that
the seat has not seen are dealt at random to the places where they could be.
"""

from collections import Counter
from functools import lru_cache
from random import Random

from mypy_extensions import u8

from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.claim import count_extra, mark_owner
from railwright.core.packing import derive_counts
from railwright.core.state import State
from railwright.core.tickets import offer, put_under
from railwright.model.table import Deal, Table, lay_out
from railwright.model.view import PHASES, PlayerView, View


@lru_cache(maxsize=64)
def _table(
    game: str, players: int, options: tuple[tuple[str, str], ...], board: str | None
) -> tuple[Table, State]:
    table = lay_out(Deal(game, players, 0, b"", options, board))
    return table, State(table.rules)


def table_of(view: View) -> Table:
    """The game, board and rules that a view is about."""
    return _table(view.game, len(view.players), view.options, view.board)[0]


def _empty(view: View) -> State:
    """A table of the view's game with everything in its box."""
    return _table(view.game, len(view.players), view.options, view.board)[1].copy()


def imagine(view: View, luck: Random) -> State:
    """A position in which the seat of the view would see just this view."""
    return _Imagination(view, luck).state


class _Imagination:
    """Builds a position up from a view."""

    def __init__(self, view: View, luck: Random) -> None:
        self.view = view
        self.luck = luck
        self.table = table_of(view)
        self.words = self.table.words
        self.state = _empty(view)
        self._place_situation()
        self._place_open_cards()
        self._deal_unseen_cards()
        self._deal_unseen_tickets()
        derive_counts(self.state)

    def _place_situation(self) -> None:
        view, state = self.view, self.state
        state.phase = PHASES.index(view.phase)
        state.first = view.first
        state.player = view.deciding[0] if view.deciding else view.first
        state.turns_left = -1 if view.turns_left is None else view.turns_left
        state.passes = view.passes
        for stream in range(len(state.streams)):
            state.streams[stream] = self.luck.randrange(1 << 32, 1 << 60)
        for route, owner in view.routes:
            mark_owner(state, self.words.route_number(route), owner)
        for city, owner in view.buildings:
            state.building_at[self.words.city_number(city)] = u8(owner)
        for player in view.players:
            base = 2 * player.seat
            state.score[player.seat] = player.score
            state.stock[base], state.stock[base + 1] = player.wagons, player.ships
            state.box[base], state.box[base + 1] = player.box
            state.buildings[player.seat] = player.buildings
            self._place_borrowed(player)

    def _place_borrowed(self, player: PlayerView) -> None:
        routes = dict(player.borrowed)
        if not routes:
            return
        for place, city in enumerate(stations_of(self.state, player.seat)):
            route = routes.get(self.words.city(city))
            if route:
                number = self.words.route_number(route)
                self.state.borrowed[player.seat * 3 + place] = number

    def _place_open_cards(self) -> None:
        view, state = self.view, self.state
        for slot, card in enumerate(view.market):
            state.market[slot] = -1 if card is None else self.words.card_number(card)
        for kind, count in enumerate(self.words.counts(view.discards)):
            state.discard[kind] = count
        for player in view.players:
            is_own = player.seat == view.seat
            self._give(player.seat, dict(view.hand if is_own else player.known))
        if view.tunnel:
            state.tunnel = self.words.route_number(view.tunnel.route)
            for kind, count in enumerate(self.words.counts(view.tunnel.cards)):
                state.laid[kind] = count
            for kind, count in enumerate(self.words.counts(view.tunnel.revealed)):
                state.revealed[kind] = count
            count_extra(state)

    def _give(self, seat: int, cards: dict[str, int]) -> None:
        for card, count in cards.items():
            self.state.take_in_hand(seat, self.words.card_number(card), count)

    def _deal_unseen_cards(self) -> None:
        """Deal the cards that nobody has shown to hands and decks."""
        state = self.state
        unseen = self._unseen_cards()
        decks = [
            [
                kind
                for kind, count in unseen.items()
                for _ in range(count)
                if state.rules.kind_deck[kind] == deck
            ]
            for deck in range(len(self.words.decks))
        ]
        for cards in decks:
            self.luck.shuffle(cards)
        hidden = {
            player.seat: player.cards - int(state.in_hand[player.seat])
            for player in self.view.players
        }
        self._deal_hands(decks, hidden)
        for deck, cards in enumerate(decks):
            start = int(state.rules.deck_start[deck])
            for place, kind in enumerate(cards):
                state.deck[start + place] = u8(kind)
            state.in_deck[deck] = len(cards)

    def _unseen_cards(self) -> Counter[int]:
        state = self.state
        kinds = len(self.words.cards)
        unseen = Counter(dict(enumerate(map(int, state.rules.kind_count))))
        for kind in range(kinds):
            unseen[kind] -= int(state.discard[kind] + state.laid[kind])
            unseen[kind] -= int(state.revealed[kind])
            for player in self.view.players:
                unseen[kind] -= int(state.hand[player.seat * kinds + kind])
        for card in state.market:
            if card >= 0:
                unseen[int(card)] -= 1
        return unseen

    def _deal_hands(self, decks: list[list[int]], hidden: dict[int, int]) -> None:
        """Nobody knows from which deck a hidden card came; the decks' sizes tell."""
        spare = [
            len(cards) - count
            for cards, (_, count) in zip(decks, self.view.decks, strict=True)
        ]
        sources = [deck for deck, count in enumerate(spare) for _ in range(count)]
        self.luck.shuffle(sources)
        for seat, count in hidden.items():
            for _ in range(count):
                self.state.take_in_hand(seat, decks[sources.pop()].pop(), 1)

    def _deal_unseen_tickets(self) -> None:
        view, state = self.view, self.state
        free = {name: [*cards] for name, cards in self.words.copies.items()}
        if view.seat is not None:
            for name in view.offer:
                offer(state, view.seat, free[name].pop())
            for name in view.tickets:
                state.holder[free[name].pop()] = u8(view.seat)
        unseen = [card for cards in free.values() for card in cards]
        self.luck.shuffle(unseen)
        # The ticket deck is what is left of the last pile (E-05, E-06).
        last = len(state.rules.first_offer) - 1
        pile = [card for card in unseen if state.rules.ticket_deck[card] == last]
        for ticket in pile[: view.ticket_deck]:
            put_under(state, ticket)
        in_deck = set(pile[: view.ticket_deck])
        rest = [card for card in unseen if card not in in_deck]
        for player in view.players:
            if player.seat != view.seat:
                self._deal_tickets(player.seat, player.tickets, rest)
        self._place_decisions()

    def _deal_tickets(self, seat: int, count: int, rest: list[int]) -> None:
        """Tickets in another player's hand, and those that the player looks at."""
        for _ in range(min(count, len(rest))):
            self.state.holder[rest.pop()] = u8(seat)
        offered = 0
        if self.state.phase == codes.OPENING:
            offered = sum(map(int, self.state.rules.first_offer))
        elif self.state.phase == codes.OFFER and seat == self.state.player:
            offered = 1
        for _ in range(min(offered, len(rest))):
            offer(self.state, seat, rest.pop())

    def _place_decisions(self) -> None:
        """Others who have decided in secret: assume they keep what they may."""
        state = self.state
        if state.phase not in {codes.OPENING, codes.PIECES}:
            return
        for player in self.view.players:
            if player.seat in self.view.deciding:
                continue
            everything = (1 << int(state.in_offer[player.seat])) - 1
            is_fleet = state.phase == codes.PIECES
            state.choice[player.seat] = self._middling() if is_fleet else everything

    def _middling(self) -> int:
        """A fleet with its wagons and ships as they lie in the box."""
        rules = self.state.rules
        return int(
            rules.fleet * rules.most_wagons // (rules.most_wagons + rules.most_ships)
        )
