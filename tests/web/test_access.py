"""Everybody can play: with a screen reader, in three languages."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.axe import violations_in_both_themes
from tests.web.conftest import Visit
from tests.web.player import READY, Player, begin_alone

pytestmark = pytest.mark.browser

PAGES = [
    "/",
    "/new",
    "/new/here",
    "/tables",
    "/settings",
    "/rules/world",
    "/boards",
    "/boards/europe",
    "/nothing/here",
]


BAR = "() => document.querySelector('.bar')?.offsetHeight ?? 0"


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_a_page(browse: Visit, path: str) -> None:
    page = browse(path, at_rest=True)
    expect(page.locator("h1")).to_be_visible()

    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize(
    "path", [*PAGES, "/rules/nordic", "/boards/world", "/offline.html"]
)
def test_no_page_scrolls_sideways(browse: Visit, path: str) -> None:
    page = browse(path, at_rest=True)
    for width in (320, 390, 768, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width, width
        if width > 320:
            assert page.evaluate(BAR) < 70, "the bar is one line"


@pytest.mark.parametrize("game", ["europe", "world"])
def test_axe_finds_nothing_at_a_table(visit: Visit, game: str) -> None:
    page = visit("/offline.html")
    anna = Player(page)
    begin_alone(page, game)
    page.wait_for_function(READY)
    expect(page.locator(".offer")).to_be_visible()
    assert violations_in_both_themes(page) == []

    anna.play_on(until=lambda: anna.done["deck"] > 3)

    assert violations_in_both_themes(page) == []


def test_what_happened_is_told_to_screen_readers(visit: Visit) -> None:
    page = visit("/offline.html")
    anna = Player(page)
    begin_alone(page, "usa")
    anna.play_on(until=lambda: anna.done["deck"] > 1)

    expect(page.locator("[role=status].hidden")).not_to_be_empty()
    name = page.locator("g.route").first.get_attribute("aria-label")
    assert name is not None
    assert "space" in name


@pytest.mark.parametrize(
    ("locale", "title", "choose", "yellow"),
    [
        ("pl-PL", "Połącz miasta na mapie", "Wybierz bilety, które", "Ż"),
        ("nb-NO", "Legg linjene dine over kartet", "Velg billettene du", "Gu"),
        ("de-DE", "Lay your lines across the map", "Choose the tickets", "Y"),
    ],
)
def test_the_language_of_the_browser_is_spoken(
    visit: Visit, locale: str, title: str, choose: str, yellow: str
) -> None:
    page = visit("/", locale=locale)
    expect(page.locator("h1")).to_have_text(title)

    Player(page).start("europe")

    expect(page.locator(".sentence")).to_contain_text(choose)
    expect(page.locator("#letter-yellow")).to_have_text(yellow)


def test_letters_can_be_the_same_in_all_languages(visit: Visit) -> None:
    page = visit("/settings", locale="nb-NO")
    page.get_by_label("Internasjonale bokstaver").check()
    page.locator(".brand").click()

    Player(page).start("europe")

    expect(page.locator("#letter-yellow")).to_have_text("Y")


@pytest.mark.parametrize(
    ("locale", "title", "sea", "about"),
    [
        ("pl-PL", "Europa", "Morze Bałtyckie", "w przeglądarce"),
        ("nb-NO", "Europa", "Østersjøen", "i nettleseren"),
        ("en-US", "Europe", "Baltic Sea", "in your browser"),
    ],
)
def test_title_seas_and_description_are_in_the_language_too(
    visit: Visit, locale: str, title: str, sea: str, about: str
) -> None:
    page = visit("/boards/europe", locale=locale)

    expect(page.locator("text.sea", has_text=sea)).to_have_count(1)
    expect(page.locator("h1")).to_contain_text(title)
    description = page.locator("meta[name=description]")
    expect(description).to_have_attribute("content", re.compile(about))
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    manifest = page.locator("link[rel=manifest]")
    expect(manifest).to_have_attribute("href", f"/words/{locale[:2]}.webmanifest")


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL", "nb-NO"])
@pytest.mark.parametrize("game", ["europe", "world"])
def test_all_rules_can_be_read(visit: Visit, game: str, locale: str) -> None:
    page = visit(f"/rules/{game}", locale=locale)
    page.locator(".part").first.wait_for()
    titles = page.locator(".contents a").all_inner_texts()

    expect(page.locator(".part h2")).to_have_text(titles)
    expect(page.locator(".part .snippet svg").nth(5)).to_be_attached()
    expect(page.locator(".differs li").nth(3)).to_be_visible()
    assert not page.locator("main").get_by_text("rule-").count()


def test_another_language_is_remembered(visit: Visit) -> None:
    page = visit("/")
    page.locator(".language select").select_option("pl")
    expect(page.locator("html")).to_have_attribute("lang", "pl")

    page.reload()

    expect(page.locator("h1")).to_have_text("Połącz miasta na mapie")
