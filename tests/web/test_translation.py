"""In a language nobody speaks, pages are all translated and nothing is cut off."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.prepared import ANNA, write
from tests.web.screenshots import (
    PAGES,
    Show,
    State,
    after_board,
    as_it_is,
    ask,
    at,
    choose_own_cards,
    choose_route,
    hand_over,
    look_at_route,
    make_table,
    open_options,
    take_card,
    tool,
)
from tools import pseudo
from tools.pseudo import LANGUAGE, accented

from railwright.games import GAMES
from railwright.layout import load_board
from railwright.words.languages import FOLDERS

pytestmark = pytest.mark.browser

LIKED = '{"speed":"off","sound":0,"name":"Anna","confirm":"always","language":'
REMEMBERED = f'{LIKED}"{LANGUAGE}"}}'
GERMAN = {
    "app.ftl": "start-title = Bau deine Strecken\n",
    "rules.ftl": "rule-goal = Das Ziel\n",
}
"""A language that somebody has just begun."""
DEVICES: dict[str, dict[str, Any]] = {
    "screen": {"viewport": {"width": 1280, "height": 720}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True},
}


def pseudo_tool(name: str) -> Show:
    """Press a button of the line at the top, by its English name."""
    return tool(f"⟦{accented(name)}⟧")


def press(key: str) -> Show:
    return lambda page: page.keyboard.press(key)


def open_menu(page: Page) -> None:
    page.locator("[aria-haspopup=dialog]").click()


TURN, OVER, WORLD = (
    at("europe", "turn", 6),
    at("europe", "over"),
    at("world", "turn", 6),
)
STATES = {
    "opening": State(at("europe", "opening")),
    "turn": State(TURN),
    "route": State(TURN, look_at_route),
    "payment": State(TURN, choose_route),
    "own-cards": State(TURN, choose_own_cards),
    "station": State(TURN, pseudo_tool("Station")),
    "plan": State(TURN, pseudo_tool("Plan")),
    "hint": State(TURN, ask),
    "menu": State(TURN, open_menu),
    "help": State(TURN, press("?")),
    "screen": State(TURN, path="/tv"),
    "tunnel": State(at("europe", "tunnel")),
    "scores": State(OVER),
    "replay": State(OVER, path="/replay"),
    "pieces": State(at("world", "pieces")),
    "exchange": State(WORLD, pseudo_tool("Exchange")),
    "refill": State(WORLD, take_card),
    "countries": State(at("switzerland", "offer")),
}
MADE: dict[str, tuple[str, Show]] = {
    "lobby": ("/new", make_table),
    "options": ("/new", open_options),
    "hand-over": ("/new/here", hand_over),
}

TEXTS = """() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const place = walker.currentNode.parentElement;
        if (!place.closest('style, script, kbd, code, body [lang]'))
            found.push(walker.currentNode.data);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        for (const each of document.querySelectorAll(`[${name}]`))
            found.push(each.getAttribute(name));
    return found;
}"""
"""All that a page says to anybody, except keys, codes and names of languages."""
CUT_OFF = """() => [...document.querySelectorAll('body *')]
    .filter((each) => each.clientWidth > 1)
    .filter((each) => !each.closest('svg, select, input, .hidden, .rw-stage'))
    .filter((each) => !each.title || getComputedStyle(each).textOverflow === 'clip')
    .filter((each) => getComputedStyle(each).overflowX !== 'visible')
    .filter((each) => !['auto', 'scroll'].includes(getComputedStyle(each).overflowX))
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim()}`)"""
"""The elements whose text does not fit into them, cannot be scrolled, and is not told
whole by a title, as the names of players are."""


def names_on(game: str) -> set[str]:
    """What is printed on a board: title, cities, regions, countries by a letter."""
    board, layout = load_board(game)
    regions = {each.text for each in layout.texts if each.style != "water"}
    countries = {each.letter for each in board.countries}
    cities = {city.name for city in board.cities}
    return {*board.title.upper().split(), *cities, *regions, *countries}


UNTRANSLATED = {
    *("Railwright", "RAILWRIGHT", "Anna", "Ben", "Deutsch", "planner"),
    *("and", "or"),  # how browsers join lists in this language
    *(name for game in GAMES for name in names_on(game)),
}
CODE = re.compile(r"\b[A-Z]-\d+\b|\b[0-9a-f]{64}\b|\d+ \w+ ago|this minute|\d+ MB")
"""Rules, seals, and what browsers say of times and sizes."""


def plain_words(page: Page) -> set[str]:
    """The words on a page that have letters without accents, except names and codes."""
    names = sorted(UNTRANSLATED, key=len, reverse=True)
    known = re.compile("|".join(rf"\b{re.escape(name)}(?!\w)" for name in names))
    said = {known.sub("", CODE.sub("", text)) for text in page.evaluate(TEXTS)}
    return {text.strip() for text in said if re.search("[A-Za-z]", text)}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two languages more, and tables in many states."""
    folder = tmp_path_factory.mktemp("translated")
    words = tmp_path_factory.mktemp("words")
    pseudo.write(words)
    (words / "de").mkdir()
    for name, text in GERMAN.items():
        (words / "de" / name).write_text(text, encoding="utf-8")
    tables = {state.table.name: state.table for state in STATES.values()}
    write(folder, list(tables.values()))
    with running(folder, **{FOLDERS: str(words)}) as process:
        yield process


def opened(visit: Visit, path: str, show: Show, device: str) -> Page:
    options = {"remembered": REMEMBERED, "secret": ANNA, **DEVICES[device]}
    page = visit(path, at_rest=True, **options)
    show(page)
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    return page


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "name", [*(each for each in PAGES if each != "offline"), *MADE]
)
def test_a_page_is_translated_and_fits(visit: Visit, name: str, device: str) -> None:
    path, show = MADE[name] if name in MADE else (PAGES[name], as_it_is)
    page = opened(visit, path, show, device)

    assert plain_words(page) == set()
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("name", STATES)
def test_a_table_is_translated(visit: Visit, name: str) -> None:
    table, show, path = STATES[name]
    page = opened(visit, f"{path}/{table.table}", after_board(show), "screen")
    title = load_board(table.game)[0].title
    expect(page).not_to_have_title(
        re.compile(title)
    )  # names of games come by themselves

    assert plain_words(page) == set()


def test_what_is_not_translated_is_found(visit: Visit) -> None:
    page = opened(visit, "/", as_it_is, "screen")
    page.evaluate("document.querySelector('h1').append('Welcome, Anna')")
    page.evaluate("document.querySelector('h1').style = 'overflow: clip; width: 20px'")

    assert plain_words(page) == {"Welcome,"}
    assert any("Welcome" in each for each in page.evaluate(CUT_OFF))


def test_a_browser_that_asks_for_a_language_gets_it_and_english_besides(
    visit: Visit,
) -> None:
    page = visit("/", locale="de-DE")

    expect(page.locator("h1")).to_have_text("Bau deine Strecken")
    expect(page.get_by_role("heading", name="Join a table")).to_be_visible()
    page.goto(page.url + "rules/usa")
    expect(page.locator("#goal h2")).to_contain_text("Das Ziel")
    expect(page.locator("#setup h2")).to_contain_text("Set-up")


def test_settings_tell_how_much_is_translated(visit: Visit) -> None:
    page = visit("/settings")

    expect(page.locator(".segments [lang=de]")).to_have_text("Deutsch")
    expect(page.get_by_text("% translated")).to_have_text("Deutsch: 0% translated")
    page.get_by_role("radio", name="Deutsch").check()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator(".language select")).to_have_value("de")
