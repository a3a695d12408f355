"""Orders for the next turn, given while others play."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.test_coming_back import draw_two
from tests.web.test_together import decide_tickets, on_turn, table_for_two

pytestmark = pytest.mark.browser

PAYMENT = ".payment, .poor"


def ordered(page: Page) -> None:
    """The first short route that can be paid for, ordered for the next turn."""
    for route in page.locator("g.route:not(:has(> g:nth-of-type(3)))").all():
        route.locator("> g").first.click(force=True)
        expect(page.locator(PAYMENT)).to_be_visible()
        pay = page.locator(".payment .primary")
        if pay.count():
            expect(pay).to_have_text("Do it on my turn")
            pay.click()
            return
        page.locator(".poor .button").click()
    raise AssertionError("four cards pay for no route at all")


def test_an_order_is_carried_out_and_only_its_owner_sees_it(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    ordered(waiting)
    expect(waiting.locator(".order")).to_contain_text("On your turn:")
    expect(active.locator(".order")).to_have_count(0)

    draw_two(active)

    expect(active.locator(".sentence")).to_contain_text("Your turn")
    expect(waiting.locator(".order")).to_have_count(0)
    claimed = active.locator(".log li", has_text="claims")
    expect(claimed).to_have_count(1)


def test_an_order_can_be_withdrawn(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    ordered(waiting)
    waiting.reload()
    waiting.get_by_label("Withdraw this order").click()
    expect(waiting.locator(".order")).to_have_count(0)

    draw_two(active)

    expect(waiting.locator(".sentence")).to_contain_text("Your turn")
