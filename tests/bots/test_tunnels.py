"""Tunnels that cannot be paid are not dug again and again."""

import pytest
from tests.rules.table import Table, given

from railwright.bots.imagination import Imagination
from railwright.core.codec import kind_of
from railwright.core.codes import CLAIM
from railwright.tactics.judgement import Mind

RIVALS = {
    1: ["munchen-zurich", "munchen-venezia"],
    2: ["marseille-zurich"],
    3: ["venezia-zagrab"],
}
"""Others at both ends of Zürich - Venezia, so that it is wanted soon."""


def before_a_tunnel(deck: str) -> Table:
    """The green tunnel Zürich - Venezia is all that is wanted, and just affordable."""
    return given(
        "europe",
        players=4,
        hand="2green",
        market="2red 2white blue",
        deck=deck,
        only=True,
        owned={0: ["roma-venezia", "brindisi-roma"], **RIVALS},
        tickets={0: ["brindisi-zurich"]},
        ticket_deck=0,
    )


@pytest.mark.parametrize(
    ("deck", "digs"),
    [
        ("2red", True),
        ("2loco", False),  # both are turned up, and each costs a green card more
        ("green 3loco", False),
        ("red white loco black", True),
    ],
)
def test_a_tunnel_is_tried_if_it_may_succeed(deck: str, *, digs: bool) -> None:
    table = before_a_tunnel(deck)
    mind = Mind(Imagination(table.match.view(0)).game.atlas)

    assert (kind_of(mind.decide(table.state, 0)) == CLAIM) == digs
