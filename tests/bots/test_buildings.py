"""Ports and stations are built while they bring more than anything else."""

import pytest
from tests.rules.table import Table, given

from railwright.bots.study import study
from railwright.model.listed import action_of
from railwright.model.notation import format_action
from railwright.tactics.judgement import Mind


def decided(table: Table) -> str:
    """What the planner does, as text."""
    mind = Mind(study(table.match.view(0)).atlas)
    number = int(mind.decide(table.state, 0))
    return format_action(action_of(table.state, table.match.words, number))


def in_the_last_turn(hand: str) -> Table:
    """From Paris to Wien (8) only the last route is missing, and a rival has it."""
    table = given(
        "europe",
        hand=hand,
        owned={0: "paris frankfurt munchen", 1: "munchen wien"},
        tickets={0: ["paris-wien"]},
    )
    table.state.turns_left = 1
    return table


@pytest.mark.parametrize(
    ("hand", "verb"),
    [
        # A station turns -8 into 8 and costs 4 of its own: 12 points.
        ("1red", "station"),
        ("2red", "station"),  # two spaces bring 2 points
        ("4red", "station"),  # four bring 7
        ("4red 2loco", "claim"),  # the ferry to Smyrna brings 15
    ],
)
def test_in_the_last_turn_a_station_goes_before_a_claim_that_brings_less(
    hand: str, verb: str
) -> None:
    assert decided(in_the_last_turn(hand)).split()[0] == verb


def test_a_station_waits_as_long_as_there_are_turns_for_claims() -> None:
    table = in_the_last_turn("2red")
    table.state.turns_left = -1

    assert not decided(table).startswith("station")


@pytest.mark.parametrize(
    ("hand", "verb"),
    [
        ("2yellow-port", "claim"),
        ("2yellow-port 2yellow-ship", "port"),
    ],
)
def test_a_port_goes_before_claims_that_can_wait(hand: str, verb: str) -> None:
    """Its cards would be gone; whoever can pay a route has cards for it later, too."""
    table = given(
        "world", hand=hand, owned={0: "lima valparaiso"}, tickets={0: ["jakarta-lima"]}
    )

    assert decided(table).split()[0] == verb
