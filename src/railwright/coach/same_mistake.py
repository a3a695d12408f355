"""Which decisions are one mistake, made again and again."""

from collections import Counter
from collections.abc import Hashable, Iterable

from railwright.coach.own_decisions import OwnDecision
from railwright.coach.same_decision import decision_in
from railwright.model.actions import (
    Action,
    BuildPort,
    BuildStation,
    ClaimRoute,
    DrawTickets,
)
from railwright.model.listed import action_of

LASTING = (BuildPort, BuildStation, ClaimRoute, DrawTickets)
"""What can be done later if it is not done now; cards to draw are others every turn."""


def by_mistake(
    judged: Iterable[tuple[OwnDecision, int | None]],
) -> list[list[int]]:
    """The numbers of decisions, those together that are the same mistake.

    They left the same undone, or tried the same tunnel. With each decision, in their
    order, comes what would have been better, if anything.
    """
    done: Counter[Hashable] = Counter()
    found: dict[Hashable, list[int]] = {}
    for decision, better in judged:
        own = _deed(decision, decision.action)
        key: Hashable = decision.number
        if better is not None:
            words = decision.sight.study.table.words
            missed = action_of(decision.sight.state, words, better)
            deed = _deed(decision, missed)
            if isinstance(missed, LASTING) and deed != own:
                key = deed, done[deed]
            elif isinstance(decision.action, ClaimRoute):
                key = own
        found.setdefault(key, []).append(decision.number)
        done[own] += 1
    return [*found.values()]


def _deed(decision: OwnDecision, action: Action) -> Hashable:
    return decision_in(action, decision.view, decision.sight.study.table.board)
