"""Whole games through the interface, against bots, to the final scoring."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.player import Player

pytestmark = pytest.mark.browser

SPECIAL = {"europe": ["Station"], "world": ["fleet", "exchange", "claim-sea"]}
"""What can be done in every game of a board, whatever the cards."""


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", ["europe", "nordic", "switzerland", "world", "usa"])
def test_a_whole_game_is_played_with_the_mouse(visit: Visit, game: str) -> None:
    page = visit("/")
    anna = Player(page)
    anna.start(game)

    anna.play_on()

    rows = page.locator(".scoring tbody tr")
    expect(rows).to_have_count(2)
    totals = [int(text) for text in page.locator("td.total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    expect(page.locator(".scoring h2")).to_contain_text("wins")
    for deed in SPECIAL.get(game, ()):
        assert anna.done[deed], (deed, anna.done)
