"""Luck and skill apart: how a game came from even chances to its end.

A decision costs what the best one would have brought more. Everything else that
changes a seat's chances is luck: the deal, what it draws, and what the others get and
do. All entries together are exactly what lies between even chances and the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from railwright.coach.estimates import NOTHING, Estimate, total
from railwright.coach.own_decisions import OwnDecision
from railwright.coach.verdict import Verdict


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """What a decision did to the chances of its seat, and luck after it."""

    decision: OwnDecision
    verdict: Verdict
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


def balanced(
    even: Estimate,
    judged: Sequence[tuple[OwnDecision, Verdict, Estimate | None]],
    end: Estimate,
) -> Ledger:
    """The ledger of a game from its judged decisions.

    With each comes what the position was worth right after it, if luck had its say and
    others came next.
    """
    starts = [verdict.before for _, verdict, _ in judged] + [end]
    entries = [
        _entry(*each, follows) for each, follows in zip(judged, starts[1:], strict=True)
    ]
    return Ledger(even, starts[0] - even, tuple(entries), end)


def _entry(
    decision: OwnDecision, verdict: Verdict, after: Estimate | None, follows: Estimate
) -> LedgerEntry:
    if after is not None:
        own = after - verdict.after
        return LedgerEntry(decision, verdict, own, follows - after)
    luck = follows - verdict.after
    if decision.is_answered:
        return LedgerEntry(decision, verdict, NOTHING, luck)
    return LedgerEntry(decision, verdict, luck, NOTHING)
