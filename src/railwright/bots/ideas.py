"""Actions worth a thought: what judgement would do, and what else might be better."""

from railwright.core import codes
from railwright.core.codec import (
    costs_cards,
    groups_of,
    kind_of,
    target_of,
    wilds_of,
)
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.tactics.judgement import Mind
from railwright.tactics.spare_cards import is_spare

MOST_WANTED = 4
MOST_OTHERS = 2
ENOUGH = 28
"""Cards in hand from which on some are spent, if that is possible, and none is drawn.

Playouts do not ask for it. Judgement waits for the last route of its plan however long
it takes, and whoever plays against players who wait loses hardly anything by waiting.
"""


def ideas(state: State, seat: int, mind: Mind, own: int) -> list[int]:
    """A few listed actions, first judgement's own.

    Of a large hand, those that spend no cards are left out, even judgement's own, if
    there are others.
    """
    count = int(legal(state, seat))
    listed = [int(state.actions[at]) for at in range(count)]
    others = _turn_ideas(state, seat, mind, listed) if _is_turn(state) else listed
    if state.phase in {codes.OPENING, codes.OFFER}:
        others = _ticket_ideas(listed)
    if state.phase == codes.PIECES:
        others = [each for each in listed if _is_near(each, own)]
    found = list(dict.fromkeys([own, *others]))
    if _is_large_hand(state, seat):
        return [each for each in found if costs_cards(kind_of(each))] or found
    return found


def _is_large_hand(state: State, seat: int) -> bool:
    return state.phase == codes.TURN and bool(state.in_hand[seat] >= ENOUGH)


def _is_turn(state: State) -> bool:
    return state.phase in {codes.TURN, codes.SECOND_CARD}


def _is_near(fleet: int, other: int) -> bool:
    """Whether two choices of pieces differ by a few wagons."""
    return abs(int(target_of(fleet)) - int(target_of(other))) in {3, 6}


def _ticket_ideas(listed: list[int]) -> list[int]:
    return listed if len(listed) <= 15 else sorted(listed, key=_kept_count)[:12]


def _kept_count(action: int) -> int:
    return int(target_of(action)).bit_count()


def _turn_ideas(state: State, seat: int, mind: Mind, listed: list[int]) -> list[int]:
    by_kind: dict[int, list[int]] = {}
    for action in listed:
        by_kind.setdefault(int(kind_of(action)), []).append(action)
    found = _draw_ideas(state, by_kind.get(codes.DRAW_UP, []))
    found += by_kind.get(codes.DRAW_BLIND, [])
    found += by_kind.get(codes.DRAW_TICKETS, [])
    found += _claim_ideas(state, seat, mind, by_kind.get(codes.CLAIM, []))
    return found + by_kind.get(codes.PORT, [])[:2]


def _draw_ideas(state: State, draws: list[int]) -> list[int]:
    """One face-up card of each kind."""
    kinds = {int(state.market[target_of(draw)]): draw for draw in reversed(draws)}
    return list(kinds.values())


def _claim_ideas(state: State, seat: int, mind: Mind, claims: list[int]) -> list[int]:
    """Wanted routes and those with most points, each with its simplest payment.

    Of a large hand, what the plan asks for may be kept: other cards pay, too.
    """
    if not claims:
        return []
    assessment = mind.assessment(state, seat)
    wanted = assessment.plan.wanted
    found = _best_of(state, claims)
    first = [each for each in found if wanted[target_of(each)]][:MOST_WANTED]
    others = [each for each in found if not wanted[target_of(each)]][:MOST_OTHERS]
    if not _is_large_hand(state, seat):
        return first + others
    spare = [
        each for each in claims if is_spare(mind.atlas, state, seat, assessment, each)
    ]
    return first + others + _best_of(state, spare)[:MOST_OTHERS]


def _best_of(state: State, claims: list[int]) -> list[int]:
    """The simplest claim of each route, those with most points first."""
    simplest: dict[int, int] = {}
    for claim in sorted(claims, key=lambda each: (wilds_of(each), groups_of(each))):
        simplest.setdefault(int(target_of(claim)), claim)
    points = state.rules.route_points
    return [simplest[each] for each in sorted(simplest, key=lambda at: -points[at])]
