"""The rules page: searched, illustrated, printed, and compared with booklets."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit

from railwright.games import GAMES

pytestmark = pytest.mark.browser


@pytest.fixture
def rules(visit: Visit) -> Page:
    page = visit("/rules/nordic")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def test_a_search_by_keys_leads_to_a_rule(rules: Page) -> None:
    rules.keyboard.press("/")
    expect(rules.get_by_role("searchbox")).to_be_focused()
    rules.keyboard.type("murm")
    expect(rules.get_by_role("search").get_by_role("link").first).to_contain_text(
        "Murmansk – Lieksa"
    )
    rules.keyboard.press("Enter")

    expect(rules.locator("#any-cards")).to_be_focused()
    expect(rules.locator("#any-cards")).to_be_in_viewport()
    assert rules.url.endswith("/rules/nordic#any-cards")
    expect(rules.get_by_role("search").get_by_role("link")).to_have_count(0)


def test_a_click_on_what_was_found_leads_there(rules: Page) -> None:
    rules.get_by_role("searchbox").fill("N-17")
    rules.get_by_role("search").get_by_role("link", name="Ferries").click()

    expect(rules.locator("#ferry")).to_be_in_viewport()


def test_what_is_not_there_is_said(rules: Page) -> None:
    rules.get_by_role("searchbox").fill("zeppelin")
    expect(rules.get_by_text("Nothing found")).to_be_visible()
    rules.keyboard.press("Escape")
    expect(rules.get_by_text("Nothing found")).to_have_count(0)


@pytest.mark.parametrize(
    ("locale", "typed", "found"),
    [("pl", "tunele", "Tunele"), ("nb", "ferg", "Ferger")],
)
def test_the_reader_searches_in_their_language(
    visit: Visit, locale: str, typed: str, found: str
) -> None:
    page = visit("/rules/nordic", locale=locale)
    page.get_by_role("searchbox").fill(typed)

    expect(page.get_by_role("search").get_by_role("link").first).to_contain_text(found)


def test_owners_of_a_box_read_where_booklets_differ(rules: Page) -> None:
    booklet = rules.get_by_role("region", name="What your booklet says")

    #
    for about in ("Trains", "Tunnels", "Ferries", "Double routes", "Colors"):
        expect(booklet).to_contain_text(f"{about}: ")


def test_paper_has_the_rules_alone(rules: Page) -> None:
    rules.emulate_media(media="print", color_scheme="dark")

    for screen in (".bar", ".games", ".contents", "[role=search]"):
        expect(rules.locator(screen)).to_be_hidden()
    expect(rules.locator("#any-cards")).to_be_visible()
    ink = "() => getComputedStyle(document.querySelector('#any-cards h2')).color"
    assert rules.evaluate(ink) == "rgb(0, 0, 0)"
    expect(rules.locator("html")).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_picture(visit: Visit, game: str) -> None:
    page = visit(f"/rules/{game}")
    parts = page.locator(".part")
    expect(parts.first).to_be_visible()
    pictured = page.locator(".part:has(.picture, .legend, .cards)")

    expect(pictured).to_have_count(parts.count())
    assert page.locator(".picture .snippet svg .cars").count() > 3
