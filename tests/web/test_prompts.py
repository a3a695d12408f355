"""Questions beside the board: their buttons are in reach on every screen."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.player import READY, Player

pytestmark = pytest.mark.browser

SCREENS = ((1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844))


def expect_in_reach(
    page: Page, buttons: str, screens: tuple[tuple[int, int], ...] = SCREENS
) -> None:
    """All of these buttons are on every screen, whole."""
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        for button in page.locator(buttons).all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("bots", [1, 4])
def test_whatever_is_asked_can_be_answered(visit: Visit, bots: int) -> None:
    page = visit("/")
    Player(page).start("world", bots)
    expect_in_reach(page, ".offer .primary")
    page.locator(".offer .primary").click()
    expect(page.locator(".fleet")).to_be_visible()
    expect_in_reach(page, ".fleet .button")
    page.locator(".fleet .primary").click()

    page.wait_for_function(READY)
    page.locator(".row .slot[aria-disabled=false]").first.click()
    expect(page.locator(".refill")).to_be_visible()
    expect_in_reach(page, ".refill .button")
    page.keyboard.press("Escape")
    page.locator(".deeds .button:has-text('Exchange')").click()
    expect_in_reach(page, ".exchange .button")
    expect_wide_board(page)


def expect_wide_board(page: Page) -> None:
    """On a tablet held upright the board has the whole width."""
    page.set_viewport_size({"width": 768, "height": 1024})
    box = page.locator("main.board").bounding_box()
    assert box is not None
    assert box["width"] == 768
