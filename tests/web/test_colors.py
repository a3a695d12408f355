"""The colors of pieces, chosen in the lobby and seen wherever pieces are."""

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.test_together import BEN, begin, decide_tickets, invitation

pytestmark = pytest.mark.browser


def test_players_choose_their_colors_before_the_game(visit: Visit) -> None:
    anna = visit("/new")
    ben = visit(invitation(anna), remembered=BEN)
    anna.get_by_label("yellow", exact=True).check()
    expect(ben.locator("li > svg.piece-yellow")).to_be_visible()
    begin(anna, ben)
    decide_tickets(anna, ben)

    screen = visit(anna.url.replace("/t/", "/tv/").split("/", 3)[3].join(["/", ""]))
    for page in (anna, ben, screen):
        expect(page.locator("[data-seat='0'] svg.piece-yellow")).to_be_visible()
        expect(page.locator(".log .piece-yellow").first).to_be_visible()


def test_the_color_of_another_person_cannot_be_chosen(visit: Visit) -> None:
    anna = visit("/new")
    ben = visit(invitation(anna), remembered=BEN)
    ben.locator(".button:text-is('Sit here')").first.click()

    expect(ben.get_by_label("red, taken by Anna")).to_be_disabled()
    expect(ben.get_by_label("green", exact=True)).to_be_enabled()


def test_pass_and_play_asks_for_colors_too(visit: Visit) -> None:
    page = visit("/new/here")
    page.get_by_label("Color of your pieces").nth(1).select_option("white")
    page.locator(".go").click()

    page.wait_for_url("**/t/*")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert [seat["color"] for seat in table["seats"]] == ["red", "white"]
