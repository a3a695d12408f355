"""Several people at one device: each sees their own cards and nobody else's."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import READY

pytestmark = pytest.mark.browser

COVERED = """() => [[1, 1], [innerWidth - 2, innerHeight - 2], [innerWidth / 2, 2]]
    .every(([x, y]) => {
        const top = document.elementFromPoint(x, y)?.closest('.hand-over');
        return top && /^rgb\\(/.test(getComputedStyle(top).backgroundColor);
    })"""
"""Whether an opaque screen covers the page."""


def one_device(visit: Visit) -> Page:
    """Anna and Ben share a browser; Anna chooses tickets first."""
    page = visit("/new/here")
    page.locator("input[aria-label='Name at seat 2']").fill("Ben")
    page.locator(".go").click()
    expect(page.locator(".offer .ticket").first).to_be_visible()
    return page


def hand_over(page: Page) -> None:
    page.locator(".hand-over .primary").click()
    page.wait_for_function(READY)


def decide_tickets(page: Page) -> None:
    """Both keep their tickets, and the player on turn has the device."""
    page.locator(".offer .primary").click()
    hand_over(page)
    page.locator(".offer .primary").click()
    turn = page.get_by_text("Your turn: draw")
    expect(page.locator(".hand-over").or_(turn).first).to_be_visible()
    if page.locator(".hand-over").count():
        hand_over(page)


def test_the_device_goes_from_player_to_player(visit: Visit) -> None:
    page = one_device(visit)
    expect(page.locator(".players .me")).to_contain_text("Anna")
    decide_tickets(page)
    first = page.locator(".players .me").inner_text()
    for _ in range(2):
        page.wait_for_function(READY)
        page.locator("[data-anchor=deck-train]").click()
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")

    hand_over(page)

    assert page.locator(".players .me").inner_text() != first


def test_nothing_of_a_player_is_seen_while_the_device_is_handed_over(
    visit: Visit,
) -> None:
    page = one_device(visit)
    held = page.locator(".held .hidden").all_inner_texts()
    tickets = page.locator(".offer .ticket .name").all_inner_texts()
    assert held
    assert tickets

    page.locator(".offer .primary").click()

    expect(page.get_by_text("Ben, it is your turn")).to_be_visible()
    secret = page.locator(".hand, .ticket, .tickets, .log, .market, [role=status]")
    expect(secret).to_have_count(0)
    shown = page.locator("html").inner_html()
    assert [each for each in held + tickets if each in shown] == []
    assert page.evaluate(COVERED)
    expect(page.locator(".hand-over .primary")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("d")  # a key of the table, which is not there
    page.keyboard.press("Enter")
    expect(page.locator(".players .me")).to_contain_text("Ben")


def test_what_a_player_has_marked_stays_with_them(visit: Visit) -> None:
    page = one_device(visit)
    page.locator(".tools [aria-label=Plan]").click()
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(page.locator(".planned").first).to_be_attached()
    page.locator(".tools [aria-label=Plan]").click()
    page.locator(".offer .primary").click()

    hand_over(page)

    expect(page.locator(".rw-sheet .rw-play")).to_be_visible()
    expect(page.locator(".planned")).to_have_count(0)
