"""Hints in the browser: asked for by a key or a button, seen, heard and followed."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import READY, Player

pytestmark = pytest.mark.browser

MARKED = ", ".join(
    f"{place} .advised"
    for place in (".rw-marks", ".rw-rings", ".market", ".prompt", ".tools")
)
"""Whatever can be pointed out."""


def follow(page: Page) -> None:
    """Do what the hint says."""
    page.locator(".advice .primary").click()
    expect(page.locator(".advice")).to_have_count(0)


def test_a_hint_is_seen_heard_and_followed(visit: Visit) -> None:
    page = visit("/")
    Player(page).start("nordic")
    page.locator(".tools .button:has(span:text-is('Hint'))").click()
    expect(page.locator(".advice p")).to_contain_text("Keep ")
    expect(page.locator(".prompt .advised").first).to_be_visible()
    assert violations(page) == []
    follow(page)

    for _ in range(8):
        page.wait_for_function(READY)
        page.keyboard.press("i")
        expect(page.locator(".advice")).to_be_visible()
        expect(page.locator(MARKED).first).to_be_attached()
        words = page.locator(".advice p").inner_text()
        expect(page.locator("[role=status].hidden")).to_have_text(words)
        follow(page)


def test_a_hint_sets_the_fleet(visit: Visit) -> None:
    page = visit("/")
    Player(page).start("world")
    page.keyboard.press("i")
    follow(page)
    expect(page.locator(".fleet")).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".fleet .primary.advised")).to_be_visible()
    follow(page)


def test_friends_have_no_hints_unless_they_want_them(visit: Visit) -> None:
    page = visit("/new/here")
    page.locator("details:has(.options) > summary").click()
    hints = page.get_by_label("Hints: players may ask what to do")
    expect(hints).not_to_be_checked()
    page.locator(".go").click()
    expect(page.locator(".tools")).to_be_visible()
    expect(page.locator(".tools .button:has(span:text-is('Hint'))")).to_have_count(0)
