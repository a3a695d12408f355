"""Everybody can play: by keyboard alone, with a screen reader, in three languages."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import READY, Player

pytestmark = pytest.mark.browser

PAGES = [
    "/",
    "/new",
    "/new/here",
    "/tables",
    "/settings",
    "/rules/world",
    "/nothing/here",
]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(visit: Visit, path: str, theme: str) -> None:
    page = visit(path, color_scheme=theme)
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_be_visible()

    assert violations(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["europe", "world"])
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str, theme: str) -> None:
    page = visit("/", color_scheme=theme)
    anna = Player(page)
    anna.start(game)
    page.wait_for_function(READY)
    expect(page.locator(".offer")).to_be_visible()
    assert violations(page) == []

    anna.play_on(until=lambda: anna.done["deck"] > 3)

    assert violations(page) == []


def status(page: Page) -> str:
    return page.locator(".sentence").inner_text()


def press(page: Page, key: str) -> None:
    """Press a key and wait until the server has answered."""
    page.keyboard.press(key)
    page.wait_for_function("() => !document.querySelector('.table[aria-busy=true]')")


def test_a_turn_of_each_kind_is_played_by_keys_alone(visit: Visit) -> None:
    page = visit("/", remembered='{"speed":"off","sound":0,"level":"easy"}')
    for _ in range(60):  # Tab to the button that starts a game
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('.go')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_function(READY)
    page.locator(".offer .primary").focus()
    press(page, "Enter")
    for _ in range(24):
        page.wait_for_function(READY)
        if page.locator("g.route.claimable").count():
            break
        press(page, "d")
        press(page, "d")
    page.keyboard.press("b")
    page.keyboard.press("n")
    expect(page.locator("g.route.claimable:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "() => document.querySelector('.payment, .tunnel, .cars.owned')"
    )
    if page.locator(".payment").count():
        press(page, "Enter")
    own = page.locator(".log li", has=page.locator("b:text-is('Player 1')"))
    told = own.filter(has_text=re.compile("claims|gives up"))
    answer = page.locator(".tunnel .button:not(:disabled)").first
    expect(answer.or_(told).first).to_be_attached()
    if not told.count():  # a tunnel asks for more, or for giving up
        answer.focus()
        press(page, "Enter")

    expect(told.first).to_be_attached()


def test_what_happened_is_told_to_screen_readers(visit: Visit) -> None:
    page = visit("/")
    anna = Player(page)
    anna.start("usa")
    anna.play_on(until=lambda: anna.done["deck"] > 1)

    expect(page.locator("[role=status].hidden")).not_to_be_empty()
    name = page.locator("g.route").first.get_attribute("aria-label")
    assert name is not None
    assert "space" in name


@pytest.mark.parametrize(
    ("locale", "title", "choose"),
    [
        ("pl-PL", "Połącz miasta na mapie", "Wybierz bilety, które zatrzymujesz."),
        ("nb-NO", "Legg linjene dine over kartet", "Velg billettene du vil beholde."),
        ("de-DE", "Lay your lines across the map", "Choose the tickets you want"),
    ],
)
def test_the_language_of_the_browser_is_spoken(
    visit: Visit, locale: str, title: str, choose: str
) -> None:
    page = visit("/", locale=locale)
    expect(page.locator("h1")).to_have_text(title)

    Player(page).start("europe")

    expect(page.locator(".sentence")).to_contain_text(choose)


def test_another_language_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.locator(".language select").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")

    page.reload()

    expect(page.locator("h1")).to_have_text("Połącz miasta na mapie")
