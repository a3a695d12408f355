"""Who is there: seats by their own people, everybody else once."""

import pytest
from tests.server.logs import set_up

from railwright.server.living.attendance import MOST_NAMED, attendance_of
from railwright.server.living.living_table import Living
from railwright.server.tabletop.telling import Presence, state_of, together


class Tab:
    """An open page of somebody, or of nobody known."""

    def __init__(self, player: str | None) -> None:
        self.player = player

    def has_choices(self, table: str) -> bool:
        """It is all the same here."""
        return bool(table)

    def tell(self, message: bytes) -> None:
        """Nobody reads it."""


def followed(*players: str | None) -> Living:
    living = Living("t")
    living.followers |= {Tab(player) for player in players}
    return living


def here(*players: str | None) -> Presence:
    return followed(*players).here


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


def test_other_nodes_hear_of_players_in_a_crowd_and_of_all_its_spectators() -> None:
    crowd = [f"a{number:03}" for number in range(MOST_NAMED + 20)]
    living = followed("anna", None, *crowd)
    living.table = set_up(seats=SEATS).table
    said = attendance_of(living, "node")
    state = state_of(living.table, None, Presence({*said.players}, said.unnamed), 0)

    assert state.seats[0].connected
    assert state.spectators == len(crowd) + 1
