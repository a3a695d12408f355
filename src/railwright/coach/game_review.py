"""A recorded game gone through for one seat, question by question."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from railwright.bots.seat_sight import Sight
from railwright.coach.estimates import CERTAIN, POINT, Estimate, even
from railwright.coach.ledger import Ledger, LedgerEntry, balanced
from railwright.coach.own_decisions import SeatHistory
from railwright.coach.verdict import Verdict, judge, look_ahead
from railwright.errors import GameError, insist_whole
from railwright.model.match import Match
from railwright.model.record import replay_steps

PLAYOUTS = 200
"""Playouts of each decision, if nothing else is said."""
CLOSER = 8
"""The decisions that seem to cost most are judged once more."""
TIMES = 4
"""With so many times the playouts."""
LEAST = 10
"""A mistake costs so much of the chance to win, in tenths of a percent."""
END = -1
"""Where an unfinished game stands, among the numbers of decisions."""


class Inquiry(NamedTuple):
    """Something to be worked out, anywhere and in any order."""

    number: int
    """The decision that it is about."""
    sight: Sight
    played: int | None
    """What was decided; None if the question is what came after it."""
    playouts: int
    seed: int


class Insight(NamedTuple):
    """What a question comes to."""

    number: int
    found: Verdict | Estimate


def answered(question: Inquiry) -> Insight:
    """Work a question out."""
    number, sight, played, playouts, seed = question
    if played is None:
        return Insight(number, look_ahead(sight, playouts, seed))
    return Insight(number, judge(sight, played, playouts, seed))


@dataclass(frozen=True, slots=True)
class Report:
    """What the coach says about a game."""

    match: Match
    seat: int
    ledger: Ledger
    playouts: int

    @property
    def curve(self) -> list[Estimate]:
        """What the game was worth before each decision, and in the end."""
        ledger = self.ledger
        return [*(each.verdict.before for each in ledger.entries), ledger.end]

    @property
    def mistakes(self) -> list[LedgerEntry]:
        """Decisions that certainly cost something, the costliest first."""
        entries = self.ledger.entries
        found = [each for each in entries if each.skill.chance <= -LEAST]
        return sorted(found, key=lambda each: _promise(each.verdict))


def _promise(verdict: Verdict) -> tuple[int, float]:
    """By what decisions are ordered, those that another beats by most first."""
    return verdict.after.chance - verdict.promised.chance, -verdict.lead


class GameReview:
    """Knows the questions about a game, and what their answers come to."""

    def __init__(
        self,
        text: str,
        seat: int,
        *,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        name: str = "record",
    ) -> None:
        insist_whole(playouts, "playouts", 4)
        history = SeatHistory(seat)
        self.match = history.follow(_checked(text, seat, name))
        self.seat = seat
        self.playouts = playouts
        self.seed = seed
        self.decisions = [e for e in history.decisions if e.played is not None]
        self.end = history.sight_at_end
        self.verdicts: dict[int, Verdict] = {}
        self.estimates: dict[int, Estimate] = {}
        if not self.decisions:
            raise GameError(f"{name}: seat {seat + 1} has decided nothing yet")

    def rounds(self) -> Iterator[list[Inquiry]]:
        """Questions; those of the second round depend on answers to the first."""
        yield [*self._first_look()]
        yield [*self._closer_look()]

    @property
    def most_questions(self) -> int:
        """How many questions there will be."""
        return len([*self._first_look()]) + min(CLOSER, len(self.decisions))

    def note(self, answer: Insight) -> None:
        """Take an answer in; a later one about the same counts."""
        if isinstance(answer.found, Verdict):
            self.verdicts[answer.number] = answer.found
        else:
            self.estimates[answer.number] = answer.found

    def _first_look(self) -> Iterator[Inquiry]:
        for each in self.decisions:
            seed = self._seed(each.number, 0)
            yield Inquiry(each.number, each.sight, each.played, self.playouts, seed)
            if each.after:
                seed = self._seed(each.number, 1)
                yield Inquiry(each.number, each.after, None, self.playouts, seed)
        if self.end:
            yield Inquiry(END, self.end, None, self.playouts, self._seed(END, 1))

    def _closer_look(self) -> Iterator[Inquiry]:
        dear = sorted(self.decisions, key=lambda e: _promise(self.verdicts[e.number]))
        for each in dear[:CLOSER]:
            if self.verdicts[each.number].best is not None:
                seed, playouts = self._seed(each.number, 2), TIMES * self.playouts
                yield Inquiry(each.number, each.sight, each.played, playouts, seed)

    def _seed(self, number: int, kind: int) -> int:
        """Luck of its own for every question, whoever works it out."""
        return (self.seed * 10_007 + number + 1) * 3 + kind

    def report(self) -> Report:
        """What all answers come to."""
        judged = [
            (each, self.verdicts[each.number], self.estimates.get(each.number))
            for each in self.decisions
        ]
        ledger = balanced(even(self.match.seats), judged, self._end())
        return Report(self.match, self.seat, ledger, self.playouts)

    def _end(self) -> Estimate:
        """The result, or how an unfinished game stands."""
        if not self.match.is_over:
            return self.estimates[END]
        result = self.match.result()
        winners, totals = result.winners, [each.total for each in result.players]
        own = totals.pop(self.seat)
        chance = CERTAIN // len(winners) if self.seat in winners else 0
        return Estimate(chance, POINT * (own - max(totals)))


def _checked(text: str, seat: int, name: str) -> Iterator[Match]:
    """The steps of a record in which there is such a seat."""
    insist_whole(seat, "a seat", 0)
    for match in replay_steps(text, name):
        if seat >= match.seats:
            wanted = f"the seats are 1 to {match.seats}, not {seat + 1}"
            raise GameError(f"{name}: {wanted}")
        yield match
