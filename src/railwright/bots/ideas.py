"""Actions worth a thought: what judgement would do, and what else might be better."""

from railwright.core import codes
from railwright.core.codec import groups_of, kind_of, target_of, wilds_of
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.tactics.judgement import Mind

MOST_WANTED = 4
MOST_OTHERS = 2


def ideas(state: State, seat: int, mind: Mind) -> list[int]:
    """A few listed actions, the first one being what judgement would do."""
    first = int(mind.decide(state, seat))
    count = int(legal(state, seat))
    listed = [int(state.actions[at]) for at in range(count)]
    others = _turn_ideas(state, seat, mind, listed) if _is_turn(state) else listed
    if state.phase in {codes.OPENING, codes.OFFER}:
        others = _ticket_ideas(listed)
    if state.phase == codes.PIECES:
        others = [each for each in listed if _is_near(each, first)]
    return list(dict.fromkeys([first, *others]))


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
    """Wanted routes and those with most points, each with its simplest payment."""
    simplest: dict[int, int] = {}
    for claim in sorted(claims, key=lambda each: (wilds_of(each), groups_of(each))):
        simplest.setdefault(int(target_of(claim)), claim)
    if not simplest:
        return []
    wanted = mind.assessment(state, seat).plan.wanted
    points = state.rules.route_points
    ranked = sorted(simplest, key=lambda route: -points[route])
    first = [route for route in ranked if wanted[route]][:MOST_WANTED]
    others = [route for route in ranked if not wanted[route]][:MOST_OTHERS]
    return [simplest[route] for route in first + others]
