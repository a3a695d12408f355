"""Strangers find each other by open seats, and mistyped links say so."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.test_together import BEN, CARL, decide_tickets, on_turn

pytestmark = pytest.mark.browser

JOIN = ".button:text-is('Join')"


def opened(page: Page) -> None:
    """Somebody opens a table for anyone: the first of three clicks."""
    page.locator(".open-table").click()
    expect(page.locator(".go")).to_have_text("Waiting for players")


def test_two_strangers_play_in_three_clicks(visit: Visit) -> None:
    anna, ben = visit("/"), visit("/offline.html", remembered=BEN)
    opened(anna)
    ben.goto(ben.url.replace("offline.html", ""))

    row = ben.locator("li", has_text="Anna").filter(has=ben.locator(JOIN))
    row.locator(JOIN).click()
    expect(ben.locator("li", has_text="Ben")).to_be_visible()
    anna.locator(".go:not(:disabled)").click()

    decide_tickets(anna, ben)
    on_turn(anna, ben)


def test_a_seat_that_was_just_taken_is_not_offered_again(visit: Visit) -> None:
    anna = visit("/", remembered=BEN.replace("Ben", "Dora"))
    opened(anna)
    ben = visit("/", remembered=BEN)
    carl = visit("/", remembered=CARL, refused="/seats/1")
    rows = [page.locator("li", has_text="Dora") for page in (ben, carl)]
    for row in rows:
        expect(row.locator(JOIN)).to_be_visible()
    rows[0].locator(JOIN).click()
    expect(ben.locator("li", has_text="Ben")).to_be_visible()

    rows[1].locator(JOIN).click()

    expect(carl.locator("[role=alert]")).to_contain_text("taken")
    expect(rows[1]).to_have_count(0)


@pytest.mark.parametrize("path", ["/t/mistyped", "/tv/mistyped", "/t/"])
def test_a_mistyped_link_to_a_table_says_so(visit: Visit, path: str) -> None:
    page = visit(path)

    expect(page.locator("h1")).to_have_text("There is no such table")
