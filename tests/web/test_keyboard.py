"""A whole game without a mouse."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.keyboard import Keyboard

pytestmark = pytest.mark.browser


@pytest.mark.timeout(600)
def test_a_whole_game_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit("/", remembered='{"speed":"off","sound":0,"level":"easy"}')
    anna = Keyboard(page)
    anna.start("nordic")

    anna.play_to_the_end()

    expect(page.locator(".players .me")).to_contain_text("Player 1")
    assert anna.claims > 5
    expect(page.locator(".scoring tbody tr")).to_have_count(2)
    expect(page.locator(".scoring h2")).to_contain_text("wins")
    anna.tab_to(".scoring summary")
    anna.press("Enter")
    expect(page.locator(".scoring .tickets").first).to_be_visible()
