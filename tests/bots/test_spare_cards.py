"""When a plan comes too late, cards that it does not ask for are spent."""

import pytest
from tests.bots.test_tickets import played
from tests.rules.table import Table, given

from railwright.bots.study import study
from railwright.model.listed import action_of
from railwright.model.notation import format_action
from railwright.tactics.judgement import Mind


def waiting(hand: str, rival: int, own: int = 45) -> Table:
    """From San Francisco to Portland, five spaces in green or purple, is missing."""
    return given(
        "usa",
        hand=hand,
        owned={0: "los-angeles san-francisco, portland seattle"},
        tickets={0: ["los-angeles-seattle"]},
        stock=[own],
        stocks={1: [rival]},
    )


@pytest.mark.parametrize(
    ("hand", "rival", "own", "claims"),
    [
        # With two turns left, two cards can be drawn and then a route be claimed.
        ("2purple 5white", 4, 45, True),
        ("3purple 5white", 4, 45, False),  # two purple cards may come just in time
        ("2purple 5white", 30, 45, False),  # there is time to wait for purple cards
        ("2purple 5white", 4, 7, False),  # seven pieces are too few for two routes
        ("2purple 2white", 4, 45, False),  # two spaces bring less than two cards
    ],
)
def test_spare_cards_are_spent_before_the_end(
    hand: str, rival: int, own: int, *, claims: bool
) -> None:
    table = waiting(hand, rival, own)
    mind = Mind(study(table.match.view(0)).atlas)
    number = int(mind.decide(table.state, 0))
    text = format_action(action_of(table.state, table.match.words, number))

    assert text.startswith("claim") == claims
    assert text.endswith("with 5white") == claims


def test_a_plan_that_can_be_completed_is_waited_for() -> None:
    """In this deal the last ticket is completed in the last turn, with 25 cards left.

    Whoever spends them before loses it: New York - Seattle and Atlanta - San Francisco
    bring 22 + 17, or cost as much.
    """
    match = played("usa", 990301, "planner", "planner")

    assert match.result().players[1].completed == 2
