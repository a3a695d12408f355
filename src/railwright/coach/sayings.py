"""What the coach says, in the words of a language."""

from dataclasses import dataclass
from typing import Literal

from railwright.bots.advice import Advice, Adviser
from railwright.coach.advice_words import advice_in_words
from railwright.coach.contrast import contrasted
from railwright.coach.estimates import CERTAIN
from railwright.coach.game_review import Mistake, Report
from railwright.coach.judged_turn import Judged
from railwright.model.listed import action_of
from railwright.words.phrases import TOLD, Phrases
from railwright.words.speech import Words, speak

PARTS = (*TOLD, "coach")
"""The files of a language that are needed."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A mistake, and what would have been better."""

    mistake: Mistake
    played: str
    """What was played, in a sentence."""
    better: str
    """What would have been better, and why."""
    advice: Advice


class Sayings:
    """Says what a report comes to."""

    def __init__(self, report: Report, language: str) -> None:
        self.report = report
        self.words: Words = speak(language, *PARTS)
        match = report.match
        self.phrases = Phrases(match.board, match.game.name, self.words)

    @property
    def result(self) -> Literal["won", "shared", "lost", "open"]:
        """How the game ended for the seat."""
        if not self.report.match.is_over:
            return "open"
        winners = self.report.match.result().winners
        if self.report.seat not in winners:
            return "lost"
        return "won" if len(winners) == 1 else "shared"

    def cost(self, mistake: Mistake) -> str:
        """What a mistake cost."""
        chance, points = mistake.turn.cost.chance, mistake.turn.cost.points
        number = self.words.tenths
        return self.words.say(
            "coach-cost", chance=number(chance), points=number(points)
        )

    def doubt(self) -> str:
        """How well the parts of luck are known."""
        doubt, number = self.report.ledger.doubt, self.words.tenths
        chance = number(doubt.chance, sign=False)
        points = number(doubt.points, sign=False)
        return self.words.say("coach-doubt", chance=chance, points=points)

    def sums(self) -> str:
        """Why a line of the ledger may be more than a whole game; empty if none is."""
        is_odd = any(abs(each.chance) > CERTAIN for each in self.report.ledger.changes)
        return self.words.say("coach-sums") if is_odd else ""

    def lessons(self) -> list[Lesson]:
        """The costliest mistakes, the worst first."""
        return [self._lesson(each) for each in self.report.costliest]

    def tied(self) -> str:
        """Which of them cost about the same; empty if none need be named."""
        tied, last = self.report.tied, len(self.report.costliest)
        if not tied:
            return ""
        places = map(str, range(last - tied + 1, last + 1))
        return self.words.say("coach-tied", numbers=self.words.listed(places))

    def _lesson(self, mistake: Mistake) -> Lesson:
        dearest = mistake.turn.dearest
        decision = dearest.decision
        advice = advice_for(dearest)
        better = advice_in_words(self.phrases, advice, decision.view)
        if contrast := contrasted(decision.action, advice.action):
            why = self.words.say(f"coach-why-{contrast}")
            better = f"{better} {why}"
        if turns := mistake.other_turns:
            listed = self.words.listed(map(str, turns))
            again = self.words.say("coach-repeated", n=len(turns), turns=listed)
            better = f"{better} {again}"
        played = self.phrases.action(decision.action, decision.view)
        return Lesson(mistake, played, better, advice)


def advice_for(judged: Judged) -> Advice:
    """What would have been better than a decision, with the facts of the reason."""
    decision, best = judged.decision, judged.verdict.best
    assert best is not None  # noqa: S101 - a mistake has something better
    words = decision.sight.study.table.words
    better = action_of(decision.sight.state, words, best)
    return Adviser(decision.view).advice(better)
