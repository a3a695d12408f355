"""The coach in a browser: it has one slow engine, so it thinks less and says so."""

from msgspec import json

from railwright.coach.coach_sitting import sit
from railwright.coach.game_review import GameReview
from railwright.errors import GameError
from railwright.server.offline.browser_store import MARK
from railwright.server.tabletop.habits import habits_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.coach_bodies import CoachHabits, CoachReport, CoachTold

PLAYOUTS = 8
"""Of each decision; a game takes a minute or two."""
AGAIN = 20
"""Looks that are taken again."""
SECONDS = 1.0
"""Of a sitting, in which the page hears nothing else."""
_REPORT = json.Decoder(CoachReport)
ReviewName = tuple[str, int]
"""A table or a record, and a seat."""


def _review(text: str, seat: int) -> GameReview:
    try:
        return GameReview(text, seat, playouts=PLAYOUTS, again=AGAIN)
    except GameError as error:
        raise Refusal("RECORD", str(error)) from error


class HomeCoach:
    """Reviews that are under way and those that are done, until the page is closed."""

    def __init__(self) -> None:
        self.under_way: dict[ReviewName, GameReview] = {}
        self.reports: dict[ReviewName, CoachReport] = {}

    def ask(self, name: ReviewName, text: str) -> CoachTold:
        """The report about the game of a record, or how far it has come by now."""
        if name in self.reports:
            report = self.reports[name]
            return CoachTold(len(report.decisions), len(report.decisions), report)
        if name not in self.under_way:
            self.under_way[name] = _review(text, name[1])
        sitting = sit(self.under_way[name], SECONDS)
        if sitting.report is None:
            return CoachTold(len(sitting.insights), sitting.total)
        self.reports[name] = _REPORT.decode(sitting.report)
        del self.under_way[name]
        return self.ask(name, text)

    def habits(self) -> CoachHabits:
        """What the reports have in common that were made since the page was opened.

        Records may be anybody's games; tables are those of the browser's owner.
        """
        own = [name for name in self.reports if name[0].startswith(MARK)]
        return habits_of([self.reports[name] for name in own])
