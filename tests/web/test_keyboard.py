"""Playing without a mouse, and keys that belong to an open dialog."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.keyboard import Keyboard
from tests.web.player import READY, begin_alone
from tests.web.wire import Wire

pytestmark = pytest.mark.browser


@pytest.mark.timeout(600)
def test_a_whole_game_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit("/", remembered='{"speed":"off","sound":0,"level":"easy"}')
    wire = Wire(page)
    anna = Keyboard(page)
    anna.start("nordic")

    anna.play_to_the_end()

    wire.expect_listed()
    expect(page.locator(".scoring .ranking")).to_contain_text("Player 1")
    assert anna.claims > 5
    expect(page.locator(".scoring .ranking > li")).to_have_count(2)
    expect(page.locator(".scoring h2")).to_contain_text("wins")
    anna.tab_to(".scoring .tickets button")
    expect(page.locator(".rw-play.dimmed")).to_be_visible()


def at_turn(visit: Visit) -> Page:
    """Anna's first turn."""
    page = visit("/offline.html")
    begin_alone(page, "europe")
    page.locator(".offer .primary").click()
    page.wait_for_function(READY)
    return page


@pytest.mark.parametrize("opening", ["?", "menu"])
def test_escape_closes_a_dialog(visit: Visit, opening: str) -> None:
    page = at_turn(visit)
    if opening == "menu":
        page.locator("[aria-haspopup=dialog]").click()
    else:
        page.keyboard.press(opening)
    expect(page.locator("dialog")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.locator("dialog")).to_have_count(0)


def test_a_dialog_is_closed_in_its_corner(visit: Visit) -> None:
    page = at_turn(visit)
    for key in ("?", "r"):
        page.keyboard.press(key)
        page.locator("dialog").get_by_role("button", name="Close").click()
        expect(page.locator("dialog")).to_have_count(0)


def test_keys_do_nothing_behind_a_dialog(visit: Visit) -> None:
    page = at_turn(visit)
    held = page.locator(".hand").first.get_attribute("aria-label")
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_be_visible()

    for key in ("d", "1", "t", "u", "i", "?"):
        page.keyboard.press(key)
    page.locator("dialog h2").click()  # the focus is on nothing now
    page.keyboard.press("d")
    page.keyboard.press("Escape")

    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("Your turn: draw")
    expect(page.locator(".hand").first).to_have_attribute("aria-label", held or "")
    page.keyboard.press("d")
    expect(page.locator(".sentence")).to_contain_text("Take a second card.")
