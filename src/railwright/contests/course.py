"""The course of a game: numbers for built-in bots, views and texts for others."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from railwright.bots.seat_sight import Sight, look
from railwright.bots.study import study
from railwright.contests.outcome import Chosen, Claimed, Held, Outcome, Tried
from railwright.core import codes
from railwright.core.engine import seat_to_act
from railwright.core.scoring import Score, final_scores
from railwright.core.witness import Witness
from railwright.model.actions import Action
from railwright.model.match import Match
from railwright.model.table import Deal
from railwright.model.view import View
from railwright.model.witnessed import carry_out_seen

SURPRISE = -1
"""Told in the journal besides what the core tells: what a tunnel costs more."""


KEPT = {
    SURPRISE,
    codes.TURN_BEGAN,
    codes.CARD_REVEALED,
    codes.ROUTE_CLAIMED,
    codes.TICKET_KEPT,
    codes.TICKET_REJECTED,
    codes.GAME_ENDED,
    codes.BORROWING_ASKED,
}
"""The entries of a journal that a diary cares for."""


class Course:
    """A game in progress."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.study = study(deal)
        self.table = self.study.table
        self.state = self.study.dealt(deal.seed)
        self.witness = Witness(self.table.rules)
        self.journal: list[tuple[int, int, int]] = []
        self.state.journal = self.journal

    @property
    def first(self) -> int:
        """The seat that began."""
        return int(self.state.first)

    @property
    def seat_to_act(self) -> int | None:
        """The seat that decides next, None at the end."""
        seat = int(seat_to_act(self.state))
        return None if seat < 0 else seat

    def sight(self, seat: int) -> Sight:
        """What a seat may know, for built-in bots."""
        return look(self.study, self.state, seat, self.witness)

    def view(self, seat: int) -> View:
        """What a seat may know, for all other bots."""
        return Match(self.deal, self.table, self.state, self.witness).view(seat)

    def play(self, seat: int, number: int) -> None:
        """Play a listed action."""
        self.witness.play(self.state, seat, number)
        self._note_surprise()

    def carry_out(self, seat: int, action: Action) -> None:
        """Play whatever the rules allow."""
        carry_out_seen(self.witness, self.state, self.table.words, seat, action)
        self._note_surprise()

    def _note_surprise(self) -> None:
        state = self.state
        if state.phase == codes.TUNNEL_PAYMENT:
            cost = int(state.tunnel_extra)
            self.journal.append((SURPRISE, int(state.tunnel), cost))

    def scores(self) -> list[Score]:
        """The scores as they would be if the game ended here."""
        return final_scores(self.state, self.table.scoring)

    def told(self, brief: Outcome, scores: Sequence[Score]) -> Outcome:
        """An outcome with all that happened to tickets, routes and tunnels."""
        diary = Diary([int(points) for points in self.table.rules.route_points])
        for event in self.journal:
            if event[0] in KEPT:
                diary.note(*event)
        return replace(
            brief,
            turns=diary.turns.total(),
            tickets=tuple(
                Held(seat, *held)
                for seat, score in enumerate(scores)
                for held in score.tickets
            ),
            claims=tuple(diary.claims),
            tunnels=tuple(diary.tunnels),
            offers=tuple(diary.offers.values()),
        )


class Diary:
    """What is worth keeping, collected from the journal of a game."""

    def __init__(self, points: list[int]) -> None:
        self.points = points
        """What each route brings."""
        self.turns: Counter[int] = Counter()
        self.player = 0
        self.claims: list[Claimed] = []
        self.tunnels: list[Tried] = []
        self.offers: dict[tuple[int, int], Chosen] = {}
        """By the seat and its turn, in which there is one offer at most."""
        self.dug: int | None = None
        """The tunnel that the player tries in this turn."""

    def note(self, event: int, which: int, what: int) -> None:
        """Keep what counts of an entry."""
        if event == codes.CARD_REVEALED:
            self._dig(which)
        elif event == SURPRISE:
            self.tunnels[-1] = self.tunnels[-1]._replace(extra=what)
        elif event == codes.ROUTE_CLAIMED:
            self.dug = None
            turn = self.turns[which]
            self.claims.append(Claimed(which, what, turn, self.points[what]))
        elif event in {codes.TICKET_KEPT, codes.TICKET_REJECTED}:
            self._choose(which, what, is_kept=event == codes.TICKET_KEPT)
        else:
            self._settle()
            if event == codes.TURN_BEGAN:
                self.player = which
                self.turns[which] += 1

    def _dig(self, route: int) -> None:
        """The first of the cards that are turned up for a tunnel, or another one."""
        if self.dug is None:
            self.dug = route
            self.tunnels.append(Tried(self.player, route, 0, given_up=False))

    def _choose(self, seat: int, ticket: int, *, is_kept: bool) -> None:
        """A ticket of an offer that a player has decided on."""
        turn = self.turns[seat]
        _, _, kept, rejected = self.offers.get((seat, turn), Chosen(seat, turn, (), ()))
        if is_kept:
            kept = (*kept, ticket)
        else:
            rejected = (*rejected, ticket)
        self.offers[seat, turn] = Chosen(seat, turn, kept, rejected)

    def _settle(self) -> None:
        """A tunnel that was dug and not claimed in the same turn was given up."""
        if self.dug is not None:
            self.tunnels[-1] = self.tunnels[-1]._replace(given_up=True)
        self.dug = None
