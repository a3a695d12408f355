"""The page keeps still: what is where it was stays there, whatever is asked."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.player import READY, REMEMBERED
from tests.web.test_glance import at_turn

from railwright.games import GAMES

pytestmark = pytest.mark.browser

MOST = 0.02
"""So much of the page may move in a turn, as browsers measure it."""
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push(entry.value);
    }).observe({type: "layout-shift"});
}"""
SHIFTED = """() => new Promise((tell) => requestAnimationFrame(() =>
    requestAnimationFrame(() => tell(window.shifts.reduce((a, b) => a + b, 0)))))"""
PLACE = "(each) => JSON.stringify(each.getBoundingClientRect())"
NORMAL = REMEMBERED.replace('"off"', '"fast"')


def take_turn(page: Page) -> None:
    """Look at everything that a turn offers, then draw two cards."""
    for key in ("k", "k", "t", "Escape"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Plan", exact=True).click()
    page.get_by_role("button", name="Plan", exact=True).click()
    for _ in range(2):
        page.locator(".decks .deck").first.click()
        page.wait_for_function(READY)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_moves_nothing_that_stays(visit: Visit, game: str) -> None:
    page = at_turn(visit, game, remembered=NORMAL)
    page.evaluate(WATCH)
    take_turn(page)

    assert page.evaluate(SHIFTED) <= MOST


def test_nothing_slides_below_the_pointer_when_tickets_are_kept(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    held = page.locator(".tickets .ticket").first
    place = held.evaluate(PLACE)
    page.locator("[data-anchor=deck-tickets]").click()
    page.locator(".draw-tickets .primary").click()
    expect(page.locator(".offer")).to_be_visible()
    assert held.evaluate(PLACE) == place
    page.locator(".offer .ticket").first.click()
    button = page.locator(".offer .primary")
    box = button.bounding_box()
    assert box is not None
    button.click()
    expect(page.locator(".offer")).to_have_count(0)

    below = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.log, .story') !== null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert below
    assert held.evaluate(PLACE) == place


def test_a_plan_leaves_the_log_where_it_is(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    first = page.locator(".log li").first
    place = first.evaluate(PLACE)
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".plan")).to_be_visible()

    expect(page.locator(".sentence")).to_contain_text("Mark routes on the board.")
    assert first.evaluate(PLACE) == place
    page.locator(".status .cancel").click()
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("draw cards")


def test_building_says_what_is_to_be_chosen(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    page.locator(".deeds .button").first.click()
    expect(page.locator(".sentence")).to_contain_text("Choose the city for your")
    page.locator(".status .cancel").click()
    expect(page.locator(".sentence")).to_contain_text("draw cards")


def test_the_status_line_of_world_is_one_line(visit: Visit) -> None:
    page = at_turn(visit, "world")
    what = page.locator(".sentence .what")

    assert what.evaluate("(each) => each.getClientRects().length") == 1
    assert what.evaluate("(each) => each.scrollWidth <= each.clientWidth")


def test_no_icon_means_two_things(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    page.get_by_role("button", name="Menu", exact=True).click()
    icons = page.evaluate(
        """() => [...document.querySelectorAll(".tools path, .list path")]
            .map((each) => each.getAttribute("d"))"""
    )
    named = page.locator(".list .button", has_text="Rules").locator("path")
    rules = named.get_attribute("d")  # the card of the rules has it, too

    twice = {icon for icon in icons if icons.count(icon) > 1}
    assert twice <= {rules}
    expect(page.locator("dialog code")).to_be_hidden()


def test_numbers_are_read_apart(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    row = page.locator(".player").first.evaluate("(each) => each.textContent")

    assert " trains" in row
    assert " points" in row
