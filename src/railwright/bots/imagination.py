"""Whole positions that agree with what a seat knows; the rest is guessed.

What a bot thinks about are such positions, never the true one: cards and tickets that
the seat has not seen are dealt at random to the places where they could be. Tickets of
others are likelier where the routes of their holder lead.
"""

import math
from collections import Counter
from random import Random

from mypy_extensions import u8

from railwright.bots.study import study
from railwright.core import codes
from railwright.core.buildings import stations_of
from railwright.core.claim import count_extra, mark_owner
from railwright.core.packing import derive_counts
from railwright.core.state import State
from railwright.core.tickets import offer, put_under
from railwright.model.view import PHASES, PlayerView, View
from railwright.tactics.reading import progress

LEANING = 4.0
"""How much likelier a ticket is whose way is done than one not begun (logarithm)."""


def imagine(view: View, luck: Random) -> State:
    """A position in which the seat of the view would see just this view."""
    return Imagination(view).world(luck)


class Imagination:
    """Knows what a view tells, and imagines the rest again and again."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.game = study(view)
        self.words = self.game.table.words
        self.state = self.game.blank.copy()
        """What the seat knows, and all other cards in their decks."""
        self._place_situation()
        self._place_open_cards()
        self._stack_unseen_cards()
        self.unseen = self._place_own_tickets()
        derive_counts(self.state)
        self.leanings = {player.seat: self._leanings(player) for player in view.players}

    def world(self, luck: Random) -> State:
        """A position in which the seat would see just this view."""
        state = self.state.copy()
        for stream in range(len(state.streams)):
            state.streams[stream] = luck.randrange(1 << 32, 1 << 60)
        self._deal_hands(state, luck)
        self._deal_tickets(state, luck)
        self._place_decisions(state)
        return state

    def _place_situation(self) -> None:
        view, state = self.view, self.state
        state.phase = PHASES.index(view.phase)
        state.first = view.first
        state.player = view.deciding[0] if view.deciding else view.first
        state.turns_left = -1 if view.turns_left is None else view.turns_left
        state.passes = view.passes
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

    def _stack_unseen_cards(self) -> None:
        """Stack the cards that nobody has shown in their decks, kind by kind."""
        state = self.state
        for kind, count in self._unseen_cards().items():
            deck = int(state.rules.kind_deck[kind])
            for _ in range(count):
                place = state.rules.deck_start[deck] + state.in_deck[deck]
                state.deck[place] = u8(kind)
                state.in_deck[deck] += 1

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

    def _deal_hands(self, state: State, luck: Random) -> None:
        """Nobody knows from which deck a hidden card came; the decks' sizes tell."""
        sources = [
            deck
            for deck, (_, count) in enumerate(self.view.decks)
            for _ in range(int(state.in_deck[deck]) - count)
        ]
        luck.shuffle(sources)
        for player in self.view.players:
            for _ in range(player.cards - int(state.in_hand[player.seat])):
                card = state.draw_card(sources.pop())
                state.take_in_hand(player.seat, card, 1)

    def _place_own_tickets(self) -> list[int]:
        """Place the seat's own tickets; returns all others."""
        view, state = self.view, self.state
        free = {name: [*cards] for name, cards in self.words.copies.items()}
        if view.seat is not None:
            for name in view.offer:
                offer(state, view.seat, free[name].pop())
            for name in view.tickets:
                state.holder[free[name].pop()] = u8(view.seat)
        return [card for cards in free.values() for card in cards]

    def _leanings(self, player: PlayerView) -> list[float]:
        """How likely a player is to hold each ticket, as far as the routes tell."""
        if player.seat == self.view.seat or not player.tickets:
            return []
        done = progress(self.game.atlas, self.state, player.seat)
        return [math.exp(LEANING * share) for share in done]

    def _deal_tickets(self, state: State, luck: Random) -> None:
        """Deal unseen tickets to the others, then to the deck; the rest is boxed."""
        rest = [*self.unseen]
        luck.shuffle(rest)
        # The ticket deck is what is left of the last pile (E-05, E-06).
        last = len(state.rules.first_offer) - 1
        pile_of = state.rules.ticket_deck
        of_last = sum(pile_of[card] == last for card in rest)
        spare = of_last - self.view.ticket_deck
        for player in self.view.players:
            if player.seat != self.view.seat:
                given = self._likely_tickets(player, rest, spare, luck)
                spare -= sum(pile_of[card] == last for card in given)
                for card in given:
                    rest.remove(card)
                    state.holder[card] = u8(player.seat)
                self._offer_tickets(state, player.seat, rest)
        pile = [card for card in rest if pile_of[card] == last]
        for card in pile[: self.view.ticket_deck]:
            put_under(state, card)

    def _likely_tickets(
        self, player: PlayerView, rest: list[int], spare: int, luck: Random
    ) -> list[int]:
        """Tickets for a player, rather likelier ones, of each pile what can be."""
        if not player.tickets:
            return []
        leanings = self.leanings[player.seat]
        rest = sorted(rest, key=lambda card: luck.expovariate(leanings[card]))
        left = [*map(int, self.state.rules.first_offer)]
        left[-1] = spare
        given: list[int] = []
        for card in rest:
            pile = int(self.state.rules.ticket_deck[card])
            if left[pile] > 0 and len(given) < player.tickets:
                left[pile] -= 1
                given.append(card)
        return given

    def _offer_tickets(self, state: State, seat: int, rest: list[int]) -> None:
        """Tickets that another player looks at."""
        wanted = [0] * len(state.rules.first_offer)
        if state.phase == codes.OPENING:
            wanted = [*map(int, state.rules.first_offer)]
        elif state.phase == codes.OFFER and seat == state.player:
            wanted[-1] = 1
        for card in [*rest]:
            pile = int(state.rules.ticket_deck[card])
            if wanted[pile]:
                wanted[pile] -= 1
                rest.remove(card)
                offer(state, seat, card)

    def _place_decisions(self, state: State) -> None:
        """Others who have decided in secret: assume they keep what they may."""
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
