"""The pages that show all boards, and the way to one and back."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit

from railwright.games import GAMES, load_map

pytestmark = pytest.mark.browser

WRONG_REFERENCES = """() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    const elsewhere = [...document.querySelectorAll("main use")].filter((use) =>
        !use.ownerSVGElement.contains(
            document.getElementById(use.getAttribute("href").slice(1))));
    return [...twice, ...elsewhere.map((use) => use.getAttribute("href"))];
}"""
"""Ids that a page has twice, and parts of drawings that are taken from others."""
THEME_BUTTON = ".bar button"
Theme = Literal["light", "dark"]


def ground(page: Page) -> str:
    root = page.locator("html")
    return str(root.evaluate("(root) => getComputedStyle(root).backgroundColor"))


def expect_pictures(page: Page, theme: Theme) -> None:
    """All boards are shown, drawn in a theme."""
    pictures = page.get_by_role("main").get_by_role("img")
    expect(pictures).to_have_count(len(GAMES))
    expect(pictures.locator("svg.rw-play")).to_have_count(len(GAMES))
    expect(page.locator("html")).to_have_attribute("data-theme", theme)


def test_every_board_is_shown_with_its_counts(browse: Visit) -> None:
    page = browse("/boards")

    expect(page).to_have_title("Boards \N{EN DASH} Railwright")
    expect_pictures(page, "light")
    for name in GAMES:
        board = load_map(name)
        card = page.get_by_role("listitem").filter(
            has=page.get_by_role("link", name=board.title, exact=True)
        )
        expect(card.get_by_text(f"{len(board.routes)} routes")).to_be_visible()
        copies = sum(ticket.copies for ticket in board.tickets)
        expect(card.get_by_text(f"{copies} tickets")).to_be_visible()
    assert page.evaluate(WRONG_REFERENCES) == []
    # Switzerland's, without the stops of countries.
    expect(page.get_by_text("34 cities")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_card_leads_to_its_board(browse: Visit, name: str) -> None:
    title = load_map(name).title
    page = browse("/boards")
    picture = page.get_by_role("img", name=f"Map of {title} ")
    picture.click(force=True)  # the link lies over the whole card

    expect(page).to_have_title(f"{title} \N{EN DASH} Railwright")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator(f"g.route#{load_map(name).routes[0].id}")).to_be_attached()


def test_a_board_leads_to_its_neighbors_round_and_round(browse: Visit) -> None:
    names = list(GAMES)
    page = browse(f"/boards/{names[0]}")
    for name in [*names[1:], names[0]]:
        page.locator("a[rel=next]").click()
        expect(page).to_have_url(re.compile(f"/boards/{name}$"))
        expect(page.get_by_role("heading", level=1)).to_have_text(load_map(name).title)
    page.locator("a[rel=prev]").click()
    expect(page).to_have_url(re.compile(f"/boards/{names[-1]}$"))


def test_a_board_that_is_none(browse: Visit) -> None:
    page = browse("/boards/atlantis")
    expect(page.get_by_role("heading", level=1)).to_contain_text("atlantis")


def test_the_start_page_leads_to_the_boards(browse: Visit) -> None:
    page = browse("/")
    page.get_by_role("link", name="All boards").click()
    expect_pictures(page, "light")


def test_the_chosen_theme_is_shown_and_remembered(visit: Visit) -> None:
    page = visit("/boards")
    light = ground(page)
    page.locator(THEME_BUTTON).click()
    expect_pictures(page, "dark")
    assert ground(page) != light

    page.reload()
    expect_pictures(page, "dark")
    page.locator(THEME_BUTTON).click()
    expect_pictures(page, "light")


def test_without_a_choice_the_theme_follows_the_system(visit: Visit) -> None:
    page = visit("/boards", color_scheme="dark")
    expect_pictures(page, "dark")
    page.emulate_media(color_scheme="light")
    expect_pictures(page, "light")


def test_choosing_what_the_system_prefers_is_following_it_again(visit: Visit) -> None:
    page = visit("/boards", color_scheme="light")
    page.locator(THEME_BUTTON).click()
    expect_pictures(page, "dark")
    page.locator(THEME_BUTTON).click()
    expect_pictures(page, "light")
    page.emulate_media(color_scheme="dark")
    expect_pictures(page, "dark")


def test_the_way_to_a_board_and_back_by_keyboard_alone(browse: Visit) -> None:
    page = browse("/boards")
    page.get_by_role("link", name="Europe").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/boards/europe$"))
    for name in ("Boards", "Previous board: World", "Next board: Nordic Countries"):
        link = page.get_by_role("link", name=name, exact=True)
        link.focus()
        expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/boards/nordic$"))
    page.get_by_role("link", name="Boards", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/boards$"))


@pytest.mark.parametrize("path", ["/boards", "/boards/switzerland"])
def test_what_has_the_focus_can_be_seen(browse: Visit, path: str) -> None:
    page = browse(path, at_rest=True)
    stops = page.locator("a[href]:visible, button:visible, select:visible").count()
    for _ in range(stops):
        page.keyboard.press("Tab")
        width = page.evaluate("""() => {
            const focused = document.activeElement;
            const framed = [focused, focused.closest("li.sheet")].filter(Boolean);
            const widths = framed.map((each) => getComputedStyle(each).outlineWidth);
            return Math.max(...widths.map(parseFloat));
        }""")
        assert width >= 2


@pytest.mark.parametrize(
    ("locale", "title", "cities"),
    [("pl-PL", "Plansze", "34 miasta"), ("nb-NO", "Brett", "34 byer")],
)
def test_the_boards_speak_the_language_of_the_browser(
    visit: Visit, locale: str, title: str, cities: str
) -> None:
    page = visit("/boards", locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_text(cities)).to_be_visible()
