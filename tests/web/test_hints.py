"""Hints in the browser: asked for by a key or a button, seen, heard and followed."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import READY, begin_alone

pytestmark = pytest.mark.browser

MARKED = ", ".join(
    f"{place} .advised"
    for place in (".rw-marks", ".rw-rings", ".market", ".prompt", ".deeds")
)
"""Whatever can be pointed out."""
SIZES = ((390, 844), (768, 1024), (844, 390), (1280, 720))
HIDES = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [hint, button] = [box(".advice"), box(".advice .primary")];
  const isOver = (other) =>
    hint.left < other.right && other.left < hint.right &&
    hint.top < other.bottom && other.top < hint.bottom;
  const others = [...document.querySelectorAll(
    ".status, .zoom, .market, .hand, .players, .tools, .deeds, .own"
  )];
  const hidden = others.filter((each) => isOver(each.getBoundingClientRect()))
    .map((each) => each.className);
  return button.bottom > innerHeight || button.right > innerWidth
    ? [...hidden, "its button"] : hidden;
}"""
"""What a hint covers."""


def follow(page: Page) -> None:
    """Do what the hint says."""
    page.locator(".advice .primary").click()
    expect(page.locator(".advice")).to_have_count(0)


def assert_covers_nothing(page: Page) -> None:
    """A hint lies beside the cards, the tickets and the tools on every screen."""
    usual = page.viewport_size
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(HIDES) == [], (width, height)
    if usual:
        page.set_viewport_size(usual)


def test_a_hint_is_seen_heard_and_followed(visit: Visit) -> None:
    page = visit("/offline.html")
    begin_alone(page, "nordic")
    page.locator(".tools [aria-label=Hint]").click()
    expect(page.locator(".advice p")).to_contain_text("Keep ")
    expect(page.locator(".prompt .advised").first).to_be_visible()
    assert violations(page) == []
    assert_covers_nothing(page)
    follow(page)
    page.wait_for_function(READY)
    page.keyboard.press("i")
    expect(page.locator(".advice")).to_be_visible()
    assert_covers_nothing(page)
    follow(page)

    for _ in range(7):
        page.wait_for_function(READY)
        page.keyboard.press("i")
        expect(page.locator(".advice")).to_be_visible()
        expect(page.locator(MARKED).first).to_be_attached()
        words = page.locator(".advice p").inner_text()
        expect(page.locator("[role=status].hidden")).to_have_text(words)
        follow(page)


def test_a_hint_sets_the_fleet(visit: Visit) -> None:
    page = visit("/offline.html")
    begin_alone(page, "world")
    page.keyboard.press("i")
    follow(page)
    expect(page.locator(".prompt .fleet")).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator(".prompt .fleet .primary.advised")).to_be_visible()
    follow(page)


def test_friends_have_no_hints_unless_they_want_them(visit: Visit) -> None:
    page = visit("/new/here")
    page.locator("details:has(.options) > summary").click()
    hints = page.get_by_label("Hints: players may ask what to do")
    expect(hints).not_to_be_checked()
    page.locator(".go").click()
    expect(page.locator(".tools")).to_be_visible()
    expect(page.locator(".tools [aria-label=Hint]")).to_have_count(0)
