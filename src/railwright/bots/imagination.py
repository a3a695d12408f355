"""Whole positions that agree with what a seat knows; the rest is guessed.

What a bot plays out are such positions, never the true one: cards and tickets that the
seat has not seen are dealt at random to the places where they could be. Tickets of
others are likelier where the routes of their holder lead.
"""

import math
from random import Random

from mypy_extensions import u8

from railwright.bots.seat_sight import Sight
from railwright.core import codes
from railwright.core.packing import derive_counts
from railwright.core.state import OFFER_ROOM, State
from railwright.core.tickets import offer, put_under
from railwright.tactics.deduction import progress

LEANING = 4.0
"""How much likelier a ticket is whose way is done than one not begun (logarithm)."""


class Imagination:
    """Knows what a seat knows, and imagines the rest again and again."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.rules = sight.study.table.rules
        self.others = [
            seat for seat in range(int(self.rules.seats)) if seat != sight.seat
        ]
        self.state = sight.state.copy()
        """What the seat knows, and all other cards in their decks."""
        self.state.ticket_count = 0
        self._stack_unseen_cards()
        derive_counts(self.state)
        self.unseen = self._unseen_tickets()
        self.leanings = {seat: self._leanings(seat) for seat in self.others}

    def world(self, luck: Random) -> State:
        """A position in which the seat would know just this."""
        state = self.state.copy()
        for stream in range(len(state.streams)):
            state.streams[stream] = luck.randrange(1 << 32, 1 << 60)
        self._deal_hands(state, luck)
        self._deal_tickets(state, luck)
        self._place_decisions(state)
        return state

    def _stack_unseen_cards(self) -> None:
        """Stack the cards that nobody has shown in their decks, kind by kind."""
        state = self.state
        for deck in range(int(self.rules.decks)):
            state.in_deck[deck] = 0
        for kind, count in enumerate(self._unseen_cards()):
            deck = int(self.rules.kind_deck[kind])
            for _ in range(count):
                place = self.rules.deck_start[deck] + state.in_deck[deck]
                state.deck[place] = u8(kind)
                state.in_deck[deck] += 1

    def _unseen_cards(self) -> list[int]:
        """How many cards of each kind lie in no place that the seat knows."""
        state = self.state
        kinds = int(self.rules.kinds)
        unseen = [int(count) for count in self.rules.kind_count]
        for kind in range(kinds):
            unseen[kind] -= int(state.discard[kind] + state.laid[kind])
            unseen[kind] -= int(state.revealed[kind])
            unseen[kind] -= sum(int(count) for count in state.hand[kind::kinds])
        for card in state.market:
            if card >= 0:
                unseen[int(card)] -= 1
        return unseen

    def _deal_hands(self, state: State, luck: Random) -> None:
        """Nobody knows from which deck a hidden card came; the decks' sizes tell."""
        known = self.sight.state
        sources = [
            deck
            for deck in range(int(self.rules.decks))
            for _ in range(int(state.in_deck[deck] - known.in_deck[deck]))
        ]
        luck.shuffle(sources)
        for seat in self.others:
            for _ in range(int(known.in_hand[seat] - state.in_hand[seat])):
                card = state.draw_card(sources.pop())
                state.take_in_hand(seat, card, 1)

    def _unseen_tickets(self) -> list[int]:
        """The tickets that the seat neither holds nor looks at."""
        state, seat = self.state, self.sight.seat
        base = seat * OFFER_ROOM
        offered = {int(t) for t in state.offer[base : base + state.in_offer[seat]]}
        return [
            ticket
            for ticket, holder in enumerate(state.holder)
            if holder != seat and ticket not in offered
        ]

    def _leanings(self, seat: int) -> list[float]:
        """How likely a player is to hold each ticket, as far as the routes tell."""
        if not self.sight.tickets[seat]:
            return []
        done = progress(self.sight.study.atlas, self.state, seat)
        return [math.exp(LEANING * share) for share in done]

    def _deal_tickets(self, state: State, luck: Random) -> None:
        """Deal unseen tickets to the others, then to the deck; the rest is boxed."""
        rest = [*self.unseen]
        luck.shuffle(rest)
        # The ticket deck is what is left of the last pile (E-05, E-06).
        last = len(self.rules.first_offer) - 1
        pile_of = self.rules.ticket_deck
        of_last = sum(pile_of[card] == last for card in rest)
        in_deck = int(self.sight.state.ticket_count)
        spare = of_last - in_deck
        for seat in self.others:
            given = self._likely_tickets(seat, rest, spare, luck)
            spare -= sum(pile_of[card] == last for card in given)
            for card in given:
                rest.remove(card)
                state.holder[card] = u8(seat)
            self._offer_tickets(state, seat, rest)
        pile = [card for card in rest if pile_of[card] == last]
        for card in pile[:in_deck]:
            put_under(state, card)

    def _likely_tickets(
        self, seat: int, rest: list[int], spare: int, luck: Random
    ) -> list[int]:
        """Tickets for a player, rather likelier ones, of each pile what can be."""
        held = int(self.sight.tickets[seat])
        if not held:
            return []
        leanings = self.leanings[seat]
        rest = sorted(rest, key=lambda card: luck.expovariate(leanings[card]))
        left = [*map(int, self.rules.first_offer)]
        left[-1] = spare
        given: list[int] = []
        for card in rest:
            pile = int(self.rules.ticket_deck[card])
            if left[pile] > 0 and len(given) < held:
                left[pile] -= 1
                given.append(card)
        return given

    def _offer_tickets(self, state: State, seat: int, rest: list[int]) -> None:
        """Tickets that another player looks at."""
        wanted = [0] * len(self.rules.first_offer)
        if state.phase == codes.OPENING:
            wanted = [*map(int, self.rules.first_offer)]
        elif state.phase == codes.OFFER and seat == state.player:
            wanted[-1] = 1
        for card in [*rest]:
            pile = int(self.rules.ticket_deck[card])
            if wanted[pile]:
                wanted[pile] -= 1
                rest.remove(card)
                offer(state, seat, card)

    def _place_decisions(self, state: State) -> None:
        """Others who have decided in secret: assume they keep what they may."""
        for seat in self.others:
            if state.choice[seat] >= 0:
                everything = (1 << int(state.in_offer[seat])) - 1
                is_fleet = state.phase == codes.PIECES
                state.choice[seat] = self._middling() if is_fleet else everything

    def _middling(self) -> int:
        """A fleet with its wagons and ships as they lie in the box."""
        rules = self.rules
        return int(
            rules.fleet * rules.most_wagons // (rules.most_wagons + rules.most_ships)
        )
