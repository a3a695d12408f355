"""What is handed to the compiled core is given back."""

import pytest
from tests.memory import is_lost

from railwright.model import new_game
from railwright.model.actions import ClaimRoute, DrawBlind
from railwright.model.match import Match


def with_a_claim() -> Match:
    """A match in which a route can be claimed."""
    match = new_game("nordic", 2, 1)
    while not any(isinstance(each, ClaimRoute) for each in match.legal_actions()):
        match.play(match.legal_actions()[0], match.seat_to_act)
    return match


@pytest.mark.parametrize("kind", [DrawBlind, ClaimRoute])
def test_a_turn_leaves_nothing_behind(kind: type) -> None:
    match = with_a_claim()
    action = next(each for each in match.legal_actions() if isinstance(each, kind))

    assert not is_lost(lambda: match.copy().play(action, match.seat_to_act))
