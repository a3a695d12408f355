"""Tunnels that cannot be paid are not dug again and again."""

import pytest
from tests.rules.table import Table, given

from railwright.bots.study import study
from railwright.core.codec import kind_of
from railwright.core.codes import CLAIM
from railwright.tactics.judgement import Mind

RIVALS = {
    1: ["munchen-zurich", "munchen-venezia"],
    2: ["marseille-zurich"],
    3: ["venezia-zagrab"],
}
"""Others at both ends of Zürich - Venezia, so that it is wanted soon."""


def before_a_tunnel(deck: str, discard: str) -> Table:
    """The green tunnel Zürich - Venezia is all that is wanted, and just affordable."""
    return given(
        "europe",
        players=4,
        hand="2green",
        market="2red 2white blue",
        deck=deck,
        discard=discard,
        only=True,
        owned={0: ["roma-venezia", "brindisi-roma"], **RIVALS},
        tickets={0: ["brindisi-zurich"]},
        ticket_deck=0,
    )


@pytest.mark.parametrize(
    ("deck", "discard", "digs"),
    [
        ("", "2red", True),
        ("", "2loco", False),  # both are turned up, and each costs a green card more
        ("", "green 3loco", False),
        ("", "red white loco black", True),
        ("2loco", "", True),  # the others may have them, and the deck something else
        ("red", "2loco", False),  # one of the three that are turned up is no red one
    ],
)
def test_a_tunnel_is_tried_if_it_may_succeed_as_far_as_one_knows(
    deck: str, discard: str, *, digs: bool
) -> None:
    table = before_a_tunnel(deck, discard)
    mind = Mind(study(table.match.view(0)).atlas)

    assert (kind_of(mind.decide(table.state, 0)) == CLAIM) == digs
