"""A recorded game gone through for one seat, question by question."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

from railwright.bots.seat_sight import Sight
from railwright.coach.dispute import EVIDENT, LEAST, LESSONS, MOST_LESSONS, in_dispute
from railwright.coach.estimates import CERTAIN, EXACT, POINT, Estimate, even, noise
from railwright.coach.judged_turn import Judged, JudgedTurn, by_turn
from railwright.coach.ledger import Judgement, Ledger, balanced
from railwright.coach.own_decisions import OwnDecision, SeatHistory
from railwright.coach.same_mistake import by_mistake
from railwright.coach.verdict import (
    Comparison,
    Verdict,
    judge,
    judge_again,
    look_ahead,
    verdict_on,
)
from railwright.errors import GameError, insist_whole
from railwright.model.match import Match
from railwright.model.record import replay_steps

PLAYOUTS = 200
"""Playouts of each decision, if nothing else is said; more where it is in dispute."""
RIVALS = 3
"""Other actions that a decision is compared with again, at most."""
MOST_AGAIN = 500
"""Looks that are taken again, of all decisions together, if nothing else is said."""
END = -1
"""Where an unfinished game stands, among the numbers of decisions."""
AFTER, FIRST = range(2)
"""What is asked of a decision: what came right after it, and what it cost; looks after
the first ask that again."""
LOOKS = 1_000
"""More questions than a decision raises."""


class Inquiry(NamedTuple):
    """Something to be worked out, anywhere and in any order."""

    number: int
    """The decision that it is about."""
    look: int
    """AFTER, or FIRST and so on."""
    sight: Sight
    played: int | None
    """What was decided; None if the question is what came after it."""
    rivals: tuple[int, ...]
    """What it is compared with; empty if that is still to be found."""
    playouts: int
    seed: int


class Insight(NamedTuple):
    """What an inquiry comes to."""

    number: int
    look: int
    found: Comparison | Estimate


def answered(inquiry: Inquiry) -> Insight:
    """Work something out."""
    number, look, sight, played, rivals, playouts, seed = inquiry
    if played is None:
        return Insight(number, look, look_ahead(sight, playouts, seed))
    if not rivals:
        return Insight(number, look, judge(sight, played, playouts, seed))
    found = judge_again(sight, played, rivals, playouts, seed)
    return Insight(number, look, found)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn that certainly cost something."""

    turn: JudgedTurn
    again: tuple[JudgedTurn, ...]
    """Turns that made the same mistake, but cost less."""

    @property
    def cost(self) -> int:
        """Of the chance to win, in tenths of a percent."""
        return -self.turn.cost.chance

    @property
    def other_turns(self) -> list[int]:
        """The other turns in which it was made."""
        return [each.number for each in self.again]


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
        return [*(each.before for each in ledger.entries), ledger.end]

    @property
    def mistakes(self) -> list[Mistake]:
        """What certainly cost something, the costliest first."""
        entries = self.ledger.entries
        turns = by_turn(Judged(each.decision, each.verdict) for each in entries)
        found = []
        for places in by_mistake(turns):
            same = [turns[place] for place in places]
            dear = [each for each in same if each.cost.chance <= -LEAST]
            if dear:
                worst = min(dear, key=_rank)
                again = tuple(each for each in dear if each is not worst)
                found.append(Mistake(worst, again))
        return sorted(found, key=lambda each: _rank(each.turn))

    @property
    def costliest(self) -> list[Mistake]:
        """The mistakes that are explained: the first ones, and what costs as much."""
        first, rest = self.mistakes[:LESSONS], self.mistakes[LESSONS:MOST_LESSONS]
        return first + [each for each in rest if costs_as_much(each, first[-1])]

    @property
    def tied(self) -> int:
        """How many of them, the last ones, are in an order that may be chance."""
        found = self.costliest
        if len(found) <= LESSONS:
            return 0
        return sum(costs_as_much(each, found[LESSONS - 1]) for each in found)


def costs_as_much(one: Mistake, other: Mistake) -> bool:
    """Whether two mistakes cost about as much, as far as one can tell."""
    doubt = hypot(one.turn.reach, other.turn.reach)
    return abs(one.cost - other.cost) < max(LEAST, EVIDENT * doubt)


def _rank(turn: JudgedTurn) -> tuple[int, float]:
    """By what mistakes are ordered, the costliest first."""
    return turn.cost.chance, -turn.dearest.verdict.lead


class GameReview:
    """Knows the questions about a game, and what their answers come to."""

    def __init__(  # noqa: PLR0913 - what, for whom and how
        self,
        text: str,
        seat: int,
        *,
        playouts: int = PLAYOUTS,
        again: int = MOST_AGAIN,
        seed: int = 0,
        name: str = "record",
        absent: Collection[int] = (),
    ) -> None:
        """`again` is how many looks may be taken again.

        `absent` are the steps at which a stand-in decided for the seat.
        """
        insist_whole(playouts, "playouts", 4)
        history = SeatHistory(seat, frozenset(absent))
        self.match = history.follow(_checked(text, seat, name))
        self.seat = seat
        self.playouts = playouts
        self.again = again
        self.seed = seed
        self.decisions = history.chosen
        self.end = history.sight_at_end
        self.insights: dict[tuple[int, int], Insight] = {}
        self._comparisons: dict[tuple[int, int], Comparison] = {}
        """By decisions, and how many looks they are made of."""
        self._verdicts: dict[tuple[int, int], Verdict] = {}
        if not self.decisions:
            raise GameError(f"{name}: seat {seat + 1} has decided nothing yet")

    def rounds(self) -> Iterator[list[Inquiry]]:
        """Inquiries; those of a round depend on the insights of the rounds before."""
        while found := self.open_inquiries():
            yield found

    def open_inquiries(self) -> list[Inquiry]:
        """What is still to be worked out, as far as that is known."""
        looks = {each.number: 1 for each in self.decisions}
        asked = [*self._first_look()]
        while asked:
            open_ = [
                each for each in asked if (each.number, each.look) not in self.insights
            ]
            if open_:
                return open_
            asked = self._looks_again(looks)
            for each in asked:
                looks[each.number] += 1
        return []

    @property
    def most_inquiries(self) -> int:
        """How many inquiries there will be at most."""
        return len([*self._first_look()]) + self.again

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

    def _looks_again(self, looks: Mapping[int, int]) -> list[Inquiry]:
        """As many looks again at each decision in dispute, after so many of each."""
        asked = []
        for each in self._disputed(looks):
            count = looks[each.number]
            rivals = self._compared(each.number, count).hopeful(RIVALS)
            asked += [
                self._inquiry(
                    each.number, FIRST + look, each.sight, each.played, rivals
                )
                for look in range(count, 2 * count)
            ]
        taken = sum(looks.values()) - len(looks)
        return asked[: self.again - taken]

    def _disputed(self, looks: Mapping[int, int]) -> list[OwnDecision]:
        """Decisions to be judged again, after so many looks at each."""
        turns = by_turn(
            Judged(each, self._verdict(each, looks[each.number]))
            for each in self.decisions
        )
        return [
            decision
            for place in in_dispute(turns, by_mistake(turns))
            for decision, _ in turns[place].doubtful
        ]

    def _inquiry(
        self,
        number: int,
        look: int,
        sight: Sight,
        played: int | None,
        rivals: tuple[int, ...] = (),
    ) -> Inquiry:
        """An inquiry with luck of its own, whoever works it out."""
        luck = (self.seed * 10_007 + number + 1) * LOOKS + look
        return Inquiry(number, look, sight, played, rivals, self.playouts, luck)

    def _compared(self, number: int, looks: int) -> Comparison:
        """What the first looks at a decision have found together."""
        key = number, looks
        if key not in self._comparisons:
            found = self.insights[number, FIRST + looks - 1].found
            assert isinstance(found, Comparison)  # noqa: S101 - looks find one
            if looks > 1:
                found = self._compared(number, looks - 1) + found
            self._comparisons[key] = found
        return self._comparisons[key]

    def _verdict(self, decision: OwnDecision, looks: int) -> Verdict:
        """What they come to."""
        key = decision.number, looks
        if key not in self._verdicts:
            self._verdicts[key] = verdict_on(decision.sight, self._compared(*key))
        return self._verdicts[key]

    def _estimate(self, number: int) -> Estimate | None:
        """What came right after a decision, if that was asked."""
        insight = self.insights.get((number, AFTER))
        found = insight.found if insight else None
        return found if isinstance(found, Estimate) else None

    def report(self) -> Report:
        """What all answers come to."""
        looks = Counter(number for number, look in self.insights if look >= FIRST)
        judged = [self._judgement(each, looks[each.number]) for each in self.decisions]
        ledger = balanced(even(self.match.seats), judged, self._end())
        return Report(self.match, self.seat, ledger, self.playouts)

    def _judgement(self, decision: OwnDecision, looks: int) -> Judgement:
        """What so many looks come to, and how sure that is."""
        margins = self._compared(decision.number, looks).margins
        verdict = self._verdict(decision, looks)
        known = noise(verdict.before, margins, margins.total())
        after = self._estimate(decision.number)
        told = noise(after, margins, self.playouts) if after else EXACT
        return Judgement(decision, verdict, known, after, told)

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
