"""Which turns are one mistake, made again and again."""

from collections import Counter
from collections.abc import Hashable, Sequence

from railwright.coach.judged_turn import JudgedTurn
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


def by_mistake(turns: Sequence[JudgedTurn]) -> list[list[int]]:
    """The places of turns, those together that are the same mistake.

    Their dearest decisions left the same undone, or tried the same tunnel.
    """
    done: Counter[Hashable] = Counter()
    found: dict[Hashable, list[int]] = {}
    for place, turn in enumerate(turns):
        decision, verdict = turn.dearest
        own = _deed(decision, decision.action)
        key: Hashable = place
        if verdict.best is not None:
            words = decision.sight.study.table.words
            missed = action_of(decision.sight.state, words, verdict.best)
            deed = _deed(decision, missed)
            if isinstance(missed, LASTING) and deed != own:
                key = deed, done[deed]
            elif isinstance(decision.action, ClaimRoute):
                key = own
        found.setdefault(key, []).append(place)
        done.update(_deed(each, each.action) for each, _ in turn.decisions)
    return [*found.values()]


def _deed(decision: OwnDecision, action: Action) -> Hashable:
    return decision_in(action, decision.view, decision.sight.study.table.board)
