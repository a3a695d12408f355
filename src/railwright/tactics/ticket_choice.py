"""Which tickets to keep, and which fleet goes with them."""

from typing import Final

from mypy_extensions import i64

from railwright.core.codec import target_of
from railwright.core.rules import BIT
from railwright.core.scoring import held_tickets
from railwright.core.state import OFFER_ROOM, State
from railwright.tactics.assessment import Assessment, turns_left
from railwright.tactics.plan import PlanningBoard, Surveyor

TICKET: Final = 20
"""What a ticket must be worth, in tenths of a card, for all that may go wrong."""
LATE: Final = 25
"""What each turn costs that a plan takes too long."""


def best_offer(atlas: PlanningBoard, state: State, seat: i64, count: i64) -> i64:
    """The tickets that serve one network best."""
    surveyor = Surveyor(atlas, state, seat)
    held = [int(card) for card in held_tickets(state, seat)]
    best: i64 = -1
    value: i64 = 0
    actions = state.actions[:count]
    for action in actions:
        worth = _worth(surveyor, held + _offered(state, seat, target_of(action)))
        if best < 0 or worth > value:
            value = worth
            best = action
    return best


def expected_offer(atlas: PlanningBoard, state: State, seat: i64) -> float:
    """What the best ticket of the next offer is worth, on average over what it may be.

    Tickets of others look like those in the deck: all that the seat does not hold may
    come, each as likely.
    """
    surveyor = Surveyor(atlas, state, seat)
    last: i64 = len(atlas.rules.first_offer) - 1
    worths = [
        int(_worth(surveyor, [ticket]))
        for ticket in range(int(atlas.rules.tickets))
        if atlas.rules.ticket_deck[ticket] == last and i64(state.holder[ticket]) != seat
    ]
    worths.sort(reverse=True)
    drawn = int(min(atlas.rules.later_offer, state.ticket_count))
    return mean_of_best(worths, drawn)


def mean_of_best(worths: list[int], drawn: int) -> float:
    """The mean of the best of so many, drawn from all; those are sorted, best first."""
    left = 1.0  # the chance that none of those looked at is drawn
    mean = 0.0
    for place in range(len(worths)):
        chance = min(left, left * drawn / (len(worths) - place))
        mean += chance * worths[place]
        left -= chance
    return mean


def _worth(surveyor: Surveyor, tickets: list[int]) -> i64:
    """What a network for some tickets is worth, in tenths of a card."""
    state = surveyor.state
    time = turns_left(state)
    if state.rules.has_sea:  # cards for rail or sea seldom fit, and plans take longer
        time = time * 6 // 10
    plan = surveyor.plan(tickets)
    in_hand = state.in_hand[surveyor.seat]
    needed = plan.claims + max(i64(0), plan.spaces() - in_hand) // 2
    worth = plan.gain * 8 - plan.cost - TICKET * len(tickets)
    return worth - max(i64(0), needed - time) * LATE


def best_fleet(atlas: PlanningBoard, state: State, seat: i64, count: i64) -> i64:
    """Wagons for the plan and a third of what it leaves over."""
    plan = Assessment(atlas, state, seat).plan
    spare = max(i64(0), atlas.rules.fleet - plan.spaces())
    wagons = plan.wagons + spare // 3
    best = state.actions[0]
    for action in state.actions[:count]:
        if _distance(action, wagons) < _distance(best, wagons):
            best = action
    return best


def _distance(action: i64, wagons: i64) -> i64:
    """How far a choice of pieces is from so many wagons."""
    chosen = target_of(action)
    return max(chosen - wagons, wagons - chosen)


def _offered(state: State, seat: i64, kept: i64) -> list[int]:
    return [
        int(state.offer[seat * OFFER_ROOM + place])
        for place in range(int(state.in_offer[seat]))
        if kept & BIT[place]
    ]
