"""In a first game against bots, what is pointed at is explained, and nothing moves."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import NEWCOMER, READY, Player

pytestmark = pytest.mark.browser

BOXES = """() => ['.board', '.rail', '.market', '.hand', '.own', '.rw-stage svg']
    .map((each) => document.querySelector(each).getBoundingClientRect())
    .map(({ x, y, width, height }) => [x, y, width, height])"""


def remembered(page: Page) -> str:
    """Whether the browser explains things."""
    return str(page.evaluate("() => JSON.parse(localStorage.railwright).help"))


def test_help_explains_moves_nothing_and_is_off_by_one_click(visit: Visit) -> None:
    page = visit("/", remembered=NEWCOMER)
    Player(page).start("europe")
    help_ = page.get_by_role("status", name="Help")
    offered = page.locator(".offer .ticket")
    welcome = page.get_by_role("status").filter(has_text="Your first game: point at")
    expect(welcome.get_by_role("button", name="Turn help off")).to_be_visible()
    said, told = welcome.bounding_box(), page.locator(".before").bounding_box()
    assert said
    assert told
    assert said["y"] >= told["y"] + told["height"], "what others did stays in sight"
    assert remembered(page) == "new"
    offered.first.hover()
    expect(help_).to_contain_text(re.compile(r"It still needs \d+ spaces?: .+ – "))
    page.locator(".offer .primary").click()
    page.wait_for_function(READY)
    page.locator(".status").hover()
    expect(help_).to_have_count(0)
    expect(welcome).to_have_count(0)
    assert remembered(page) == "first"

    before = page.evaluate(BOXES)
    page.locator(".own .ticket").first.hover()
    expect(help_).to_contain_text(
        re.compile(r"You (lack at least \d+|hold all the) card")
    )
    assert page.evaluate(BOXES) == before
    assert violations(page) == []

    page.locator(".row .slot[aria-disabled=false]").first.focus()
    expect(help_).to_have_count(0)
    page.locator(".decks .deck").first.click()  # then no tickets can be drawn
    dimmed = page.locator("[data-anchor=deck-tickets].dim")
    expect(dimmed).to_be_visible()
    dimmed.focus()
    expect(help_).to_contain_text("Finish what you have begun first.")
    expect(help_.get_by_role("link")).to_have_attribute(
        "href", re.compile(r"^/rules/europe#[A-Z]-\d+$")
    )
    help_.get_by_role("button", name="Turn help off").click()
    page.locator(".own .ticket").first.hover()
    page.locator(".own .ticket").first.focus()
    expect(help_).to_have_count(0)
    assert remembered(page) == "off"
