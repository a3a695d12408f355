"""A recorded game gone through for one seat, question by question."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from railwright.bots.seat_sight import Sight
from railwright.coach.estimates import CERTAIN, POINT, Estimate, even
from railwright.coach.ledger import Ledger, LedgerEntry, balanced
from railwright.coach.own_decisions import OwnDecision, SeatHistory
from railwright.coach.verdict import (
    Verdict,
    judge,
    judge_again,
    look_ahead,
    pooled,
)
from railwright.errors import GameError, insist_whole
from railwright.model.match import Match
from railwright.model.record import replay_steps

PLAYOUTS = 200
"""Playouts of each decision, if nothing else is said."""
CLOSER = 16
"""The decisions that seem to cost most are judged once more."""
TIMES = 3
"""With so many times the playouts."""
LESSONS = 3
"""Mistakes that are explained."""
DISPUTED = 7
"""Decisions at most that are judged again to find out which mistakes these are."""
NEAR = 40
"""In dispute are decisions that cost about as much as the last of them, give or take
so many tenths of a percent."""
REPEATS = 5
"""Times that those are judged again."""
LEAST = 10
"""A mistake costs so much of the chance to win, in tenths of a percent."""
END = -1
"""Where an unfinished game stands, among the numbers of decisions."""
FIRST, AFTER, CLOSER_LOOK = range(3)
"""What is asked of a decision: what it cost, what came right after it, and the cost
once more."""
AGAIN = range(CLOSER_LOOK + 1, CLOSER_LOOK + 1 + REPEATS)
"""And the cost compared with the best of the other actions alone."""
LOOKS = AGAIN.stop
"""How many questions a decision may raise."""


class Inquiry(NamedTuple):
    """Something to be worked out, anywhere and in any order."""

    number: int
    """The decision that it is about."""
    look: int
    """FIRST, AFTER, CLOSER_LOOK or one of AGAIN."""
    sight: Sight
    played: int | None
    """What was decided; None if the question is what came after it."""
    rival: int | None
    """What it is compared with; None if that is still to be found."""
    playouts: int
    seed: int


class Insight(NamedTuple):
    """What an inquiry comes to."""

    number: int
    look: int
    found: Verdict | Estimate


def answered(inquiry: Inquiry) -> Insight:
    """Work something out."""
    number, look, sight, played, rival, playouts, seed = inquiry
    if played is None:
        return Insight(number, look, look_ahead(sight, playouts, seed))
    if rival is None:
        return Insight(number, look, judge(sight, played, playouts, seed))
    found = judge_again(sight, played, rival, playouts, seed)
    return Insight(number, look, found)


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
        """Decisions that certainly cost something, the costliest first.

        A first look flatters what seemed dear by chance, so those that were looked at
        more closely come before the others.
        """
        entries = self.ledger.entries
        found = [each for each in entries if each.skill.chance <= -LEAST]
        hasty = self.playouts
        return sorted(
            found,
            key=lambda each: (each.verdict.playouts <= hasty, _promise(each.verdict)),
        )


def _promise(verdict: Verdict) -> tuple[int, float]:
    """By what decisions are ordered, those that another beats by most first."""
    return -_seeming_cost(verdict), -verdict.lead


def _seeming_cost(verdict: Verdict) -> int:
    """What it gave away, sure or not, in tenths of a percent."""
    return verdict.promised.chance - verdict.after.chance


class GameReview:
    """Knows the questions about a game, and what their answers come to."""

    def __init__(  # noqa: PLR0913 - what, for whom and how
        self,
        text: str,
        seat: int,
        *,
        playouts: int = PLAYOUTS,
        seed: int = 0,
        name: str = "record",
        absent: Collection[int] = (),
    ) -> None:
        """`absent` are the steps at which a stand-in decided for the seat."""
        insist_whole(playouts, "playouts", 4)
        history = SeatHistory(seat, frozenset(absent))
        self.match = history.follow(_checked(text, seat, name))
        self.seat = seat
        self.playouts = playouts
        self.seed = seed
        self.decisions = history.chosen
        self.end = history.sight_at_end
        self.insights: dict[tuple[int, int], Insight] = {}
        if not self.decisions:
            raise GameError(f"{name}: seat {seat + 1} has decided nothing yet")

    def rounds(self) -> Iterator[list[Inquiry]]:
        """Inquiries; those of a round depend on the insights of the rounds before."""
        while found := self.open_inquiries():
            yield found

    def open_inquiries(self) -> list[Inquiry]:
        """What is still to be worked out, as far as that is known."""
        return (
            self._open(self._first_look())
            or self._open(self._closer_look())
            or self._open(self._last_look())
        )

    def _open(self, inquiries: Iterator[Inquiry]) -> list[Inquiry]:
        known = self.insights
        return [each for each in inquiries if (each.number, each.look) not in known]

    @property
    def most_inquiries(self) -> int:
        """How many inquiries there will be at most."""
        decisions = len(self.decisions)
        later = min(CLOSER, decisions) + REPEATS * min(DISPUTED, decisions)
        return len([*self._first_look()]) + later

    def note(self, insight: Insight) -> None:
        """Take an insight in."""
        self.insights[insight.number, insight.look] = insight

    def _first_look(self) -> Iterator[Inquiry]:
        for each in self.decisions:
            yield self._inquiry(each.number, FIRST, each.sight, each.played)
            if each.after:
                yield self._inquiry(each.number, AFTER, each.after, None)
        if self.end:
            yield self._inquiry(END, AFTER, self.end, None)

    def _closer_look(self) -> Iterator[Inquiry]:
        """At the decisions that seem to cost most."""
        for each in self._dearest(self.decisions)[:CLOSER]:
            if self._verdict(each.number, FIRST).best is not None:
                yield self._inquiry(each.number, CLOSER_LOOK, each.sight, each.played)

    def _last_look(self) -> Iterator[Inquiry]:
        """At those of them of which it is hard to say whether they cost most."""
        looked_at = [
            each
            for each in self.decisions
            if (each.number, CLOSER_LOOK) in self.insights
        ]
        dear = self._dearest(looked_at, CLOSER_LOOK)
        if len(dear) <= LESSONS:
            return
        costs = {
            each.number: _seeming_cost(self._verdict(each.number, CLOSER_LOOK))
            for each in dear
        }
        border = (costs[dear[LESSONS - 1].number] + costs[dear[LESSONS].number]) / 2
        far = {number: abs(cost - border) for number, cost in costs.items()}
        disputed = [
            (each, rival)
            for each in sorted(dear, key=lambda each: far[each.number])
            if far[each.number] <= NEAR
            and (rival := self._verdict(each.number, CLOSER_LOOK).best) is not None
        ]
        for each, rival in disputed[:DISPUTED]:
            for look in AGAIN:
                yield self._inquiry(each.number, look, each.sight, each.played, rival)

    def _dearest(
        self, decisions: Iterable[OwnDecision], look: int = FIRST
    ) -> list[OwnDecision]:
        """Decisions, those that seem to cost most first."""
        return sorted(
            decisions, key=lambda each: _promise(self._verdict(each.number, look))
        )

    def _inquiry(
        self,
        number: int,
        look: int,
        sight: Sight,
        played: int | None,
        rival: int | None = None,
    ) -> Inquiry:
        """An inquiry with luck of its own, whoever works it out."""
        seed = (self.seed * 10_007 + number + 1) * LOOKS + look
        playouts = self.playouts * (TIMES if look >= CLOSER_LOOK else 1)
        return Inquiry(number, look, sight, played, rival, playouts, seed)

    def _verdict(self, number: int, look: int) -> Verdict:
        """What a look at a decision has found."""
        found = self.insights[number, look].found
        assert isinstance(found, Verdict)  # noqa: S101 - looks at decisions find one
        return found

    def _last_verdict(self, number: int) -> Verdict:
        """What the closest look at a decision has found that was taken."""
        again = [look for look in AGAIN if (number, look) in self.insights]
        if again:
            return pooled([self._verdict(number, look) for look in again])
        is_close = (number, CLOSER_LOOK) in self.insights
        return self._verdict(number, CLOSER_LOOK if is_close else FIRST)

    def _estimate(self, number: int) -> Estimate | None:
        """What came right after a decision, if that was asked."""
        insight = self.insights.get((number, AFTER))
        found = insight.found if insight else None
        return found if isinstance(found, Estimate) else None

    def report(self) -> Report:
        """What all answers come to."""
        judged = [
            (
                each,
                self._last_verdict(each.number),
                self._estimate(each.number),
            )
            for each in self.decisions
        ]
        ledger = balanced(even(self.match.seats), judged, self._end())
        return Report(self.match, self.seat, ledger, self.playouts)

    def _end(self) -> Estimate:
        """The result, or how an unfinished game stands."""
        if stands := self._estimate(END):
            return stands
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
