"""Luck and skill apart: how a game came from even chances to its end.

A decision costs what the best one would have brought more. Everything else that
changes a seat's chances is luck: the deal, what it draws, and what the others get and
do. All entries together are exactly what lies between even chances and the end.

Each position is worth what playouts say, give or take; over a game that would add up
to more luck than there was. So the ledger keeps the likeliest course of the game, and
says how well it tells the parts of luck apart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import NamedTuple

from railwright.coach.estimates import (
    CERTAIN,
    EXACT,
    NOTHING,
    Estimate,
    Noise,
    total,
)
from railwright.coach.own_decisions import OwnDecision
from railwright.coach.smoothing import Reading, Walk, smoothed
from railwright.coach.verdict import Verdict

DEAL, CARDS, TICKETS, OTHERS = "deal", "cards", "tickets", "others"
"""The kinds of luck."""


class Judgement(NamedTuple):
    """A decision, and what playouts say of the position before and after it."""

    decision: OwnDecision
    verdict: Verdict
    noise: Noise
    """By how much the verdict may be wrong about the position."""
    after: Estimate | None
    """What it was worth once luck had its say, if that was asked."""
    after_noise: Noise


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """What a decision did to the chances of its seat, and luck after it."""

    decision: OwnDecision
    verdict: Verdict
    before: Estimate
    """What the position was worth, as far as one can tell from the whole game."""
    own: Estimate
    """Luck with the cards or tickets that the seat got by it."""
    others: Estimate
    """Luck until the next decision: what the others got and did."""

    @property
    def skill(self) -> Estimate:
        """What the decision cost: at most 0."""
        return self.verdict.cost


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that changed the chances of a seat."""

    even: Estimate
    """Before the deal."""
    deal: Estimate
    """What the deal was worth: the first cards and tickets, and who begins."""
    entries: tuple[LedgerEntry, ...]
    end: Estimate
    """The result; in an unfinished game, how it stands."""
    doubt: Estimate
    """By how much a part of luck may be wrong: one standard deviation, at most."""

    @property
    def skill(self) -> Estimate:
        """What all decisions cost."""
        return total(entry.skill for entry in self.entries)

    @property
    def cards(self) -> Estimate:
        """Luck with cards drawn and turned up."""
        own = [each for each in self.entries if not each.decision.draws_tickets]
        return total(entry.own for entry in own)

    @property
    def tickets(self) -> Estimate:
        """Luck with tickets drawn during the game."""
        own = [each for each in self.entries if each.decision.draws_tickets]
        return total(entry.own for entry in own)

    @property
    def others(self) -> Estimate:
        """What the others got and did."""
        return total(entry.others for entry in self.entries)

    @property
    def luck(self) -> Estimate:
        """All luck."""
        return self.deal + self.cards + self.tickets + self.others

    @property
    def changes(self) -> list[Estimate]:
        """What leads from even chances to the end, as a report lists it."""
        return [self.deal, self.cards, self.tickets, self.others, self.skill]


class _Place(NamedTuple):
    """A position of the game, as playouts see it."""

    kind: str
    """Of the luck that led there."""
    worth: Estimate
    noise: Noise
    spent: Estimate
    """What decisions before it have cost."""
    cost: Estimate
    """What the decision in it has."""


def balanced(even: Estimate, judged: Sequence[Judgement], end: Estimate) -> Ledger:
    """The ledger of a game from its judged decisions."""
    places = [*_places(judged, end)]
    worths, doubt = _likeliest(even, places)
    left = [
        even,
        *(worth + place.cost for worth, place in zip(worths, places, strict=True)),
    ]
    lucks = [
        (place.kind, worth - before)
        for place, worth, before in zip(places, worths, left, strict=False)
    ]
    entries, at = [], 0
    for each in judged:
        before, since = worths[at], lucks[at + 1 :][: 1 if each.after is None else 2]
        own = total(luck for kind, luck in since if kind != OTHERS)
        others = total(luck for kind, luck in since if kind == OTHERS)
        entries.append(LedgerEntry(each.decision, each.verdict, before, own, others))
        at += len(since)
    return Ledger(even, lucks[0][1], tuple(entries), end, doubt)


def _places(judged: Sequence[Judgement], end: Estimate) -> Iterator[_Place]:
    """Where luck led, in the order of the game."""
    kind, spent = DEAL, NOTHING
    for decision, verdict, noise, after, after_noise in judged:
        yield _Place(kind, verdict.before, noise, spent, verdict.cost)
        spent += verdict.cost
        kind = TICKETS if decision.draws_tickets else CARDS
        if after is not None:
            yield _Place(kind, after, after_noise, spent, NOTHING)
        if after is not None or decision.is_answered:
            kind = OTHERS
    yield _Place(kind, end, EXACT, spent, NOTHING)


def _likeliest(
    even: Estimate, places: Sequence[_Place]
) -> tuple[list[Estimate], Estimate]:
    """What the places are likely to have been worth, and the doubt of parts of luck.

    Without what decisions cost, luck alone leads from even chances to the end.
    """
    chance, points = (_luck(even, places, part) for part in ("chance", "points"))
    worths = [
        Estimate(_possible(chance.values[at], place), round(points.values[at]))
        + place.spent
        for at, place in enumerate(places, 1)
    ]
    kinds = {each.kind for each in places}
    doubts = (round(max(map(each.doubt, kinds))) for each in (chance, points))
    return worths, Estimate(*doubts)


def _luck(even: Estimate, places: Sequence[_Place], part: str) -> Walk:
    """The likeliest course of luck, as far as one part of an estimate tells."""
    of = attrgetter(part)
    readings = [
        Reading(each.kind, of(each.worth) - of(each.spent), of(each.noise))
        for each in places
    ]
    return smoothed(of(even), readings)


def _possible(luck: float, place: _Place) -> int:
    """What luck was worth, if chances are neither below 0 nor above 1 by it."""
    spent, cost = place.spent.chance, place.cost.chance
    return round(min(max(luck, -spent - cost), CERTAIN - spent))
