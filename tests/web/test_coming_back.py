"""Coming back to a game: what happened since, and the game that waits elsewhere."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.test_together import decide_tickets, on_turn, table_for_two

pytestmark = pytest.mark.browser


def draw_two(page: Page) -> None:
    page.locator("[data-anchor=deck-train]").click()
    expect(page.locator(".sentence")).to_contain_text("Take a second card.")
    page.locator("[data-anchor=deck-train]").click()


def test_who_comes_back_sees_what_happened_since(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    expect(waiting.locator(".recap")).to_have_count(0)
    place = waiting.url
    waiting.goto(place.split("/t/")[0] + "/rules")
    draw_two(active)
    expect(active.locator(".sentence")).to_contain_text("is playing")

    waiting.goto(place)

    recap = waiting.locator(".recap")
    expect(recap).to_contain_text("Since you last looked: 2 moves")
    expect(recap.locator("p")).to_have_count(2)
    recap.locator(".button").click()
    expect(recap).to_have_count(0)
    waiting.reload()
    expect(waiting.locator(".sentence")).to_contain_text("Your turn")
    expect(waiting.locator(".recap")).to_have_count(0)


def test_the_next_game_that_waits_is_one_click_away(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    first = anna.url
    anna.goto(first.split("/t/")[0])
    anna.locator(".go").click()
    anna.locator(".offer .primary").click()
    expect(anna.locator(".next-game")).to_have_text("Next game")

    anna.locator(".next-game").click()

    anna.wait_for_url(first)
    expect(anna.locator(".offer")).to_be_visible()
    expect(ben.locator(".next-game")).to_have_count(0)
