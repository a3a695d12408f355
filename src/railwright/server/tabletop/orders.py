"""Conditional orders: what a seat does when its turn comes, if it still can.

An order claims a route with named cards; if that is no longer possible, it draws blind,
or its owner reads why nothing was done. Nobody else learns that there is an order.
"""

from typing import NamedTuple

from railwright.core import codes
from railwright.errors import GameError
from railwright.model import Match
from railwright.model.actions import Action, ClaimRoute, DrawBlind
from railwright.model.events import Event
from railwright.model.notation import parse_action

CARDS_DRAWN = 2
"""Blind, in a turn (C-13)."""


class Order(NamedTuple):
    """What the owner of a seat has ordered."""

    action: str
    otherwise: str | None
    failed: str | None = None
    """Why it was dropped, by a refusal's code; None while it waits for its turn."""

    @property
    def waits(self) -> bool:
        """Whether it may still be carried out."""
        return self.failed is None

    @property
    def claim(self) -> ClaimRoute:
        """What is to be claimed."""
        action = parse_action(self.action)
        if not isinstance(action, ClaimRoute):
            raise GameError(f"an order claims a route, not {self.action!r:.40}")
        return action


def imagined(match: Match, seat: int) -> Match:
    """The game as it would stand if it were the turn of a seat; a copy."""
    copy = match.copy()
    copy.state.player = seat
    copy.state.phase = codes.TURN
    return copy


def possible_claims(match: Match, seat: int) -> list[Action]:
    """What a seat could order now: its claims, and blind draws instead of them."""
    actions = imagined(match, seat).legal_actions(seat)
    return [each for each in actions if isinstance(each, ClaimRoute | DrawBlind)]


def is_turn(match: Match, seat: int) -> bool:
    """Whether a turn of a seat has just begun."""
    return match.deciding == (seat,) and match.state.phase == codes.TURN


def drawn(match: Match, seat: int, action: str) -> list[list[Event]]:
    """What each of the blind draws of a turn leads to, as many as are possible."""
    copy, told = match.copy(), []
    for _ in range(CARDS_DRAWN):
        if copy.deciding != (seat,):
            break
        try:
            told.append(copy.play(action, seat))
        except GameError:
            break
    return told
