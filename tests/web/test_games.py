"""Whole games through the interface, against bots, to the final scoring."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.player import Player
from tests.web.wire import Wire

from railwright.games import GAMES

pytestmark = pytest.mark.browser

BY_MOUSE = [game for game in GAMES if game not in {"nordic", "usa"}]
"""Nordic is played by keys, USA by what a screen reader knows."""
SPECIAL = {"europe": ["Station"], "world": ["fleet", "exchange", "claim-sea"]}
"""What can be done in every game of a board, whatever the cards."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", BY_MOUSE)
def test_a_whole_game_is_played_with_the_mouse(visit: Visit, game: str) -> None:
    page = visit("/")
    wire = Wire(page)
    anna = Player(page)
    anna.start(game)

    anna.play_on()

    wire.expect_listed()
    rows = page.locator(".scoring .ranking > li")
    expect(rows).to_have_count(2)
    texts = rows.locator(".total").all_inner_texts()
    totals = [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]
    assert totals == sorted(totals, reverse=True)
    expect(page.locator(".scoring h2")).to_contain_text("wins")
    for deed in SPECIAL.get(game, ()):
        assert anna.done[deed], (deed, anna.done)
