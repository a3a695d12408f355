"""A review in sittings: each goes on for a while where the one before it ended."""

import json
from collections.abc import Sequence
from time import monotonic
from typing import NamedTuple

from railwright.coach.game_review import MOST_AGAIN, GameReview, Insight, answered
from railwright.coach.plain_report import plain_report
from railwright.words.languages import LANGUAGES


class Sitting(NamedTuple):
    """How far a review has come."""

    insights: tuple[Insight, ...]
    total: int
    """How many there will be at most."""
    report: str | None
    """In all languages, as JSON, once there is nothing left to be worked out."""


class ReviewWanted(NamedTuple):
    """What is to be gone through."""

    text: str
    """The record."""
    seat: int
    playouts: int
    absent: tuple[int, ...] = ()
    """The steps at which a stand-in decided for the seat."""
    again: int = MOST_AGAIN
    """Looks that may be taken again."""


def go_on(wanted: ReviewWanted, known: Sequence[Insight], seconds: float) -> Sitting:
    """Go on with the review of a record for some seconds.

    How it is divided into sittings changes nothing of the report.
    """
    text, seat, playouts, absent, again = wanted
    review = GameReview(text, seat, playouts=playouts, again=again, absent=absent)
    for each in known:
        review.note(each)
    return sit(review, seconds)


def sit(review: GameReview, seconds: float) -> Sitting:
    """Work out for some seconds what a review is still to find."""
    until = monotonic() + seconds
    total = review.most_inquiries
    for inquiries in review.rounds():
        for inquiry in inquiries:
            review.note(answered(inquiry))
            if monotonic() > until:
                return Sitting(tuple(review.insights.values()), total, None)
    report = plain_report(review.report(), LANGUAGES)
    told = json.dumps(report, ensure_ascii=False)
    return Sitting(tuple(review.insights.values()), total, told)
