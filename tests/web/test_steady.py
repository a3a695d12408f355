"""The page keeps still: what is where it was stays there, whatever is asked."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.player import READY, REMEMBERED, begin_alone
from tests.web.test_glance import SCREENS, at_turn

from railwright.games import GAMES

pytestmark = pytest.mark.browser

MOST = 0.02
"""So much of the page may move in a turn, as browsers measure it."""
WATCH = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts.push(entry.value);
    }).observe({type: "layout-shift"});
}"""
SHIFTED = """() => new Promise((tell) => requestAnimationFrame(() =>
    requestAnimationFrame(() => tell(window.shifts.reduce((a, b) => a + b, 0)))))"""
PLACE = "(each) => JSON.stringify(each.getBoundingClientRect())"
READ_WHOLE = """(each) => each.scrollWidth <= each.clientWidth
    && each.scrollHeight <= each.clientHeight + 1"""
LINES = """(each) => {
    const words = document.createRange();
    words.selectNodeContents(each.firstChild);
    return words.getClientRects().length;
}"""
CUT_LINE = """(each) => {
    each.textContent = "Åndalsnes – Bergen by locomotives ".repeat(20);
    const {left, top, bottom} = each.getBoundingClientRect();
    const isSeen = (y) => document.elementFromPoint(left + 8, y) === each;
    let end = bottom;
    while (end > top && !isSeen(end)) end -= 0.25;
    const [padding, line] = ["paddingTop", "lineHeight"]
        .map((name) => parseFloat(getComputedStyle(each)[name]));
    const lines = (end - top - padding) / line;
    return lines < 0.5 ? line : Math.abs(lines - Math.round(lines)) * line;
}"""
"""How many pixels of a line are seen below the whole ones."""
NORMAL = REMEMBERED.replace('"off"', '"fast"')


def take_turn(page: Page) -> None:
    """Look at everything that a turn offers, then draw two cards."""
    for key in ("k", "k", "t", "Escape"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Plan", exact=True).click()
    page.get_by_role("button", name="Plan", exact=True).click()
    for _ in range(2):
        page.locator(".decks .deck").first.click()
        page.wait_for_function(READY)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_moves_nothing_that_stays(visit: Visit, game: str) -> None:
    page = at_turn(visit, game, remembered=NORMAL)
    page.evaluate(WATCH)
    take_turn(page)

    assert page.evaluate(SHIFTED) <= MOST


def test_nothing_slides_below_the_pointer_when_tickets_are_kept(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    held = page.locator(".tickets .ticket").first
    place = held.evaluate(PLACE)
    page.locator("[data-anchor=deck-tickets]").click()
    page.locator(".draw-tickets .primary").click()
    expect(page.locator(".offer")).to_be_visible()
    assert held.evaluate(PLACE) == place
    page.locator(".offer .ticket").first.click()
    button = page.locator(".offer .primary")
    box = button.bounding_box()
    assert box is not None
    button.click()
    expect(page.locator(".offer")).to_have_count(0)

    below = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.log, .story') !== null",
        [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2],
    )
    assert below
    assert held.evaluate(PLACE) == place


def test_a_plan_leaves_the_log_where_it_is(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    first = page.locator(".log li").first
    place = first.evaluate(PLACE)
    page.get_by_role("button", name="Plan", exact=True).click()
    expect(page.locator(".plan")).to_be_visible()

    expect(page.locator(".sentence")).to_contain_text("Mark routes on the board.")
    assert first.evaluate(PLACE) == place
    page.locator(".status .cancel").click()
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator(".sentence")).to_contain_text("draw cards")


def test_building_says_what_is_to_be_chosen(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    page.locator(".deeds .button").first.click()
    expect(page.locator(".sentence")).to_contain_text("Choose the city for your")
    page.locator(".status .cancel").click()
    expect(page.locator(".sentence")).to_contain_text("draw cards")


HAS_ROOM = """(name) => {
    name.textContent = "Player 1"; // what a newcomer is called
    return name.scrollWidth <= name.clientWidth;
}"""


def test_the_status_line_of_world_is_one_line(visit: Visit) -> None:
    page = at_turn(visit, "world")
    what = page.locator(".sentence .what").first

    assert what.evaluate("(each) => each.getClientRects().length") == 1
    assert what.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    page.keyboard.press("1")
    expect(what).to_have_text("Choose the deck that fills the empty slot.")
    page.keyboard.press("Escape")
    expect(what).to_contain_text("draw cards")
    assert page.locator(".player.turn .name").evaluate(HAS_ROOM), "beside three counts"


def test_the_status_is_read_whole_on_every_screen_while_a_game_waits(
    visit: Visit,
) -> None:
    page = at_turn(visit, "europe")
    begin_alone(page, "world")
    for prompt in (".offer", ".fleet"):
        page.locator(f"{prompt} .primary").click()
    page.wait_for_function(READY)
    expect(page.locator(".next-game")).to_be_visible()

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        is_small = width <= 620 or height <= 500
        other = ".whole" if is_small else ".short"
        what = page.locator(f".sentence .what:not({other})")
        assert what.evaluate(READ_WHOLE), (width, height)

    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator(".next-game").click()  # back to Europe, where most can be done
    page.wait_for_function(READY)
    expect(page.locator(".next-game")).to_be_visible()
    expect(page.locator(".sentence .whole")).to_contain_text("build a station")
    assert page.locator(".sentence .whole").evaluate(LINES) == 1


@pytest.mark.parametrize(
    ("game", "width", "height"),
    [("nordic", 1280, 720), ("world", 390, 844), ("europe", 844, 390)],
)
def test_the_status_is_cut_at_whole_lines(
    visit: Visit, game: str, width: int, height: int
) -> None:
    page = at_turn(visit, game)
    page.set_viewport_size({"width": width, "height": height})
    said = page.locator(".status h1 .what:visible").last

    assert said.evaluate(CUT_LINE) < 1


def test_a_sheet_leaves_no_slivers_of_what_lies_below_it(visit: Visit) -> None:
    page = at_turn(visit, "europe", viewport={"width": 768, "height": 1024})
    for key in ("b", "n", "Enter"):
        page.keyboard.press(key)
    sheet = page.locator(".payment").bounding_box()
    own = page.locator(".own").bounding_box()

    assert sheet is not None
    assert own is not None
    assert sheet["y"] <= own["y"]
    for below in (".held", ".open", ".own", ".talk"):
        expect(page.locator(below).first).to_be_hidden()

    begin_alone(page, "europe")
    page.locator(".offer").wait_for()
    for below in (".held", ".open"):
        expect(page.locator(below).first).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_a_games_name_is_broken(visit: Visit, game: str) -> None:
    page = at_turn(visit, game)
    home = page.locator(".home")
    words = home.evaluate("(each) => each.firstChild.data.trim().split(' ').length")

    assert home.evaluate(LINES) <= words


def test_no_icon_means_two_things(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    page.get_by_role("button", name="Menu", exact=True).click()
    icons = page.evaluate(
        """() => [...document.querySelectorAll(".tools path, .list path")]
            .map((each) => each.getAttribute("d"))"""
    )
    named = page.locator(".list .button", has_text="Rules").locator("path")
    rules = named.get_attribute("d")  # the card of the rules has it, too

    twice = {icon for icon in icons if icons.count(icon) > 1}
    assert twice <= {rules}
    expect(page.locator("dialog code")).to_be_hidden()


def test_numbers_are_read_apart(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    row = page.locator(".player").first.evaluate("(each) => each.textContent")

    assert " trains" in row
    assert " points" in row
