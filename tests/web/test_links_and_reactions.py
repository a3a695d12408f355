"""QR codes, secret links, leaving, quick reactions and muting."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.player import begin_alone
from tests.web.test_together import BEN, decide_tickets, invitation, table_for_two

pytestmark = pytest.mark.browser


def menu(page: Page) -> None:
    page.locator("[aria-haspopup=dialog]").click()


@pytest.fixture
def alone(visit: Visit) -> Page:
    page = visit("/offline.html")
    begin_alone(page, "europe")
    return page


def test_an_invitation_has_a_code(visit: Visit) -> None:
    page = visit("/new")
    invitation(page)

    expect(page.locator("svg.qr path")).to_have_attribute("d", re.compile("^M4 4"))


def test_a_link_that_moves_a_seat_says_that_it_is_secret(alone: Page) -> None:
    menu(alone)
    alone.locator("dialog .button:has-text('Link to this table')").click()
    expect(alone.locator(".secret")).to_have_count(0)
    alone.locator("dialog .button:has-text('another device')").click()

    expect(alone.locator(".secret")).to_contain_text("Keep this secret")
    expect(alone.get_by_label("QR code that moves your seat")).to_be_visible()
    alone.keyboard.press("Escape")
    menu(alone)
    expect(alone.locator("dialog input")).to_have_count(0)


def test_the_big_screen_has_a_code(alone: Page) -> None:
    menu(alone)
    alone.locator("dialog .button:has-text('Link to the big screen')").click()

    expect(alone.get_by_label("QR code of the board")).to_be_visible()
    expect(alone.locator("dialog .mail")).to_have_count(0)  # this server sends none
    assert "/tv/" in alone.locator("dialog input").input_value()


def test_leaving_is_asked_in_the_page(alone: Page) -> None:
    asked: list[str] = []
    alone.on("dialog", lambda window: asked.append(window.message))
    menu(alone)
    alone.locator("dialog .button:has-text('Leave the game')").click()
    alone.locator(".sure .button:text-is('Stay')").click()
    expect(alone.locator(".sure")).to_have_count(0)
    alone.locator("dialog .button:has-text('Leave the game')").click()
    alone.locator(".sure .button").first.click()

    alone.wait_for_url(lambda url: "/t/" not in url)
    assert asked == []


def test_a_reaction_is_read_in_the_language_of_the_reader(visit: Visit) -> None:
    anna = visit("/new")
    ben = visit(invitation(anna), remembered=BEN, locale="nb-NO")
    anna.locator(".reactions .button:text-is('Nice!')").click()

    expect(anna.locator(".chat li")).to_contain_text("Nice!")
    expect(ben.locator(".chat li")).to_contain_text("Bra!")


def test_a_muted_player_is_not_heard_until_unmuted(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    for page in (anna, ben):
        page.locator(".tabs [role=tab]").nth(1).click()
    ben.locator(".reactions .button:text-is('Ouch!')").click()
    anna.get_by_label("Mute Ben").click()
    ben.locator(".chat input").fill("still here")
    ben.keyboard.press("Enter")
    expect(ben.locator(".chat li")).to_have_count(2)

    anna.reload()
    anna.locator(".tabs [role=tab]").nth(1).click()
    expect(anna.locator(".chat")).to_contain_text("Ben is muted.")
    expect(anna.locator(".chat")).not_to_contain_text("still here")
    anna.locator(".chat button:text-is('Unmute')").click()
    expect(anna.locator(".chat")).to_contain_text("still here")


def test_the_host_mutes_somebody_for_everyone(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    for page in (anna, ben):
        page.locator(".tabs [role=tab]").nth(1).click()
    anna.locator(".reactions .button:text-is('Hello!')").click()
    ben.get_by_label("Mute Anna").click()
    expect(ben.locator(".chat button:text-is('Mute for everyone')")).to_have_count(0)
    ben.locator(".reactions .button:text-is('Ouch!')").click()
    anna.get_by_label("Mute Ben").click()
    anna.locator(".chat button:text-is('Mute for everyone')").click()
    expect(anna.locator(".chat")).to_contain_text("Ben is muted for everyone.")

    ben.locator(".chat input").fill("am I heard?")
    ben.keyboard.press("Enter")
    expect(ben.locator(".notice")).to_contain_text("the host has muted you")
    anna.reload()
    anna.locator(".tabs [role=tab]").nth(1).click()
    anna.locator(".chat button:text-is('Unmute')").click()
    expect(anna.locator(".chat")).not_to_contain_text("am I heard?")

    ben.locator(".chat input").fill("and now?")
    ben.keyboard.press("Enter")
    expect(anna.locator(".chat")).to_contain_text("and now?")
