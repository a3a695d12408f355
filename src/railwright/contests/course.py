"""The course of a game: numbers for built-in bots, views and texts for others."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from railwright.bots.seat_sight import Sight, look
from railwright.bots.study import study
from railwright.contests.outcome import (
    Balance,
    Claimed,
    Finish,
    Held,
    Outcome,
    TicketOffer,
    Tried,
)
from railwright.contests.tallying import Fortune, Lead
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
    codes.LAST_TURNS_BEGAN,
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
        self.lead = Lead(deal.players)
        self.fortune = Fortune(self.state)

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
        with self._watched(seat):
            self.witness.play(self.state, seat, number)

    def carry_out(self, seat: int, action: Action) -> None:
        """Play whatever the rules allow."""
        with self._watched(seat):
            carry_out_seen(self.witness, self.state, self.table.words, seat, action)

    @contextmanager
    def _watched(self, seat: int) -> Iterator[None]:
        """Count what a decision brings."""
        state, journal = self.state, self.journal
        chance, known = self.fortune.chance(state), len(journal)
        yield
        self.fortune.note(seat, chance, journal[known:])
        self.lead.note(seat, int(state.score[seat]))
        if state.phase == codes.TUNNEL_PAYMENT:
            cost = int(state.tunnel_extra)
            journal.append((SURPRISE, int(state.tunnel), cost))

    def scores(self) -> list[Score]:
        """The scores as they would be if the game ended here."""
        return final_scores(self.state, self.table.scoring)

    def told(self, brief: Outcome, scores: Sequence[Score]) -> Outcome:
        """An outcome with all that happened, and what players have left."""
        diary = Diary([int(points) for points in self.table.rules.route_points])
        for event in self.journal:
            if event[0] in KEPT:
                diary.note(*event)
        return replace(
            brief,
            finishes=tuple(self._balanced(brief.finishes)),
            turns=diary.turns.total(),
            ender=diary.ender,
            lead_changes=self.lead.changes,
            leader=self.lead.leader,
            tickets=tuple(
                Held(seat, *held)
                for seat, score in enumerate(scores)
                for held in score.tickets
            ),
            claims=tuple(diary.claims),
            tunnels=tuple(diary.tunnels),
            offers=tuple(diary.offers.values()),
        )

    def _balanced(self, finishes: Sequence[Finish]) -> Iterator[Finish]:
        state, rules = self.state, self.table.rules
        buildings = int(rules.stations + rules.ports)
        for seat, finish in enumerate(finishes):
            built = buildings - int(state.buildings[seat])
            left = int(state.in_hand[seat]), int(state.pieces_left(seat))
            luck = round(self.fortune.luck[seat], 6)
            yield replace(finish, balance=Balance(built, *left, luck))


class Diary:
    """What is worth keeping, collected from the journal of a game."""

    def __init__(self, points: list[int]) -> None:
        self.points = points
        """What each route brings."""
        self.turns: Counter[int] = Counter()
        self.player = 0
        self.claims: list[Claimed] = []
        self.tunnels: list[Tried] = []
        self.offers: dict[tuple[int, int], TicketOffer] = {}
        """By the seat and its turn, in which there is one offer at most."""
        self.ender: int | None = None
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
        elif event == codes.LAST_TURNS_BEGAN:
            self.ender = which
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
        _, _, kept, rejected = self.offers.get(
            (seat, turn), TicketOffer(seat, turn, (), ())
        )
        if is_kept:
            kept = (*kept, ticket)
        else:
            rejected = (*rejected, ticket)
        self.offers[seat, turn] = TicketOffer(seat, turn, kept, rejected)

    def _settle(self) -> None:
        """A tunnel that was dug and not claimed in the same turn was given up."""
        if self.dug is not None:
            self.tunnels[-1] = self.tunnels[-1]._replace(given_up=True)
        self.dug = None
