"""Who is there: seats by their own people, everybody else once."""

import pytest
from tests.server.logs import set_up

from railwright.server.living.living_table import Living
from railwright.server.tabletop.telling import Presence, state_of, together


class Tab:
    """An open page of somebody, or of nobody known."""

    def __init__(self, player: str | None) -> None:
        self.player = player

    def tell(self, message: str) -> None:
        """Nobody reads it."""


def here(*players: str | None) -> Presence:
    living = Living("t")
    living.followers |= {Tab(player) for player in players}
    return living.here


SEATS = "me hard open"
"""Anna, a bot of the server, and a seat for somebody who comes."""


@pytest.mark.parametrize(
    ("nodes", "connected", "spectators"),
    [
        ([here()], [False, True, False], 0),
        ([here(None)], [False, True, False], 1),
        ([here(None, None)], [False, True, False], 2),
        ([here("anna", "anna")], [True, True, False], 0),
        ([here("eve", "eve", None)], [False, True, False], 2),
        ([here("anna"), here("anna")], [True, True, False], 0),
        ([here("eve"), here("eve", None)], [False, True, False], 2),
    ],
)
def test_everybody_is_counted_once(
    nodes: list[Presence], connected: list[bool], spectators: int
) -> None:
    state = state_of(set_up(seats=SEATS).table, None, together(*nodes), 0)

    assert [seat.connected for seat in state.seats] == connected
    assert state.spectators == spectators
