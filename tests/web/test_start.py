"""The start page: a board to look at, one click to a game, one's own games first."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.learner import begin
from tests.web.player import READY
from tests.web.screenshots import choose_own_map

pytestmark = pytest.mark.browser

SIZES = ((1280, 720), (1920, 1080), (768, 1024), (390, 844), (360, 640), (844, 390))
SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) window.shifted += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


def shows(page: Page, city: str) -> None:
    """The poster is that of the board with this city."""
    expect(page.locator(f".poster [id^=city-{city}_]")).to_be_attached()


def test_the_board_that_is_picked_is_shown_with_trains(visit: Visit) -> None:
    page = visit("/")
    shows(page, "berlin")
    expect(page.locator(".poster .cars").first).to_be_attached()

    page.locator(".board:has([value=world])").click()

    shows(page, "jakarta")
    expect(page.locator(".poster [id=city-berlin]")).to_have_count(0)


def test_the_board_is_empty_where_a_game_is_prepared(visit: Visit) -> None:
    page = visit("/new")
    shows(page, "berlin")
    page.locator(".segments label:has([value=usa])").click()
    shows(page, "chicago")
    page.locator(".go").click()
    expect(page.locator(".share svg.qr")).to_be_visible()

    shows(page, "chicago")
    expect(page.locator(".poster .cars")).to_have_count(0)


def test_no_other_board_is_shown_beside_an_own_map(visit: Visit) -> None:
    page = visit("/new")
    shows(page, "berlin")

    choose_own_map(page)

    expect(page.locator(".poster")).to_have_count(0)


COVERED = """(labels) => labels.filter((label) => {
    const {left, right, top, bottom} = label.getBoundingClientRect();
    return [top + 2, bottom - 2].some((y) => y < innerHeight
        && !label.contains(document.elementFromPoint((left + right) / 2, y)));
}).map((label) => label.textContent)"""
"""Those that lie below something where they are seen."""


@pytest.mark.parametrize("size", SIZES)
def test_the_button_to_play_is_in_sight_at_once(
    browse: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = browse("/", viewport={"width": width, "height": height})
    shows(page, "berlin")

    expect(page.locator(".go")).to_be_in_viewport(ratio=1)
    expect(page.locator("h1")).to_be_in_viewport(ratio=1)
    for name in ("europe", "nordic", "switzerland"):
        board = page.locator(f".board:has([value={name}])")
        expect(board).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_nothing_moves_while_the_start_page_comes(
    visit: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = visit("/offline.html", viewport={"width": width, "height": height})
    page.add_init_script(SHIFTS)
    page.goto(page.url.replace("offline.html", ""))
    shows(page, "berlin")
    page.locator(".board:has([value=world])").click()
    shows(page, "jakarta")

    assert page.evaluate("() => window.shifted") <= 0.02


def test_a_game_that_waits_comes_first(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator(".waiting")).to_have_count(0)
    page.locator(".go").click()
    page.wait_for_function(READY)
    table = page.url
    page.goto(table.split("/t/")[0])

    first = page.locator("main > *").first
    expect(first.get_by_role("heading")).to_have_text("Waiting for you")
    for width, height in SIZES:  # the way to another game lies below nothing
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("label.board").evaluate_all(COVERED) == []
    first.get_by_role("link").click()

    page.wait_for_url(table)


def test_a_lesson_that_waits_is_called_one(visit: Visit) -> None:
    page = visit("/lessons")
    begin(page, "nordic")
    page.goto("/".join(page.url.split("/")[:3]))

    waiting = page.locator(".waiting a")
    expect(waiting).to_contain_text("Nordic Countries")
    expect(waiting).to_contain_text("Lesson")
    expect(waiting).not_to_contain_text("Bruno")


def test_a_table_is_joined_by_its_code(visit: Visit) -> None:
    page = visit("/new")
    page.locator(".go").click()
    link = page.locator(".share input").input_value()
    page.goto(link.split("/t/")[0])
    field = page.get_by_placeholder("Link or code of the table")

    field.fill("no code")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("look like a table link")
    field.fill(link[-16:])
    page.keyboard.press("Enter")

    page.wait_for_url(link)


def test_a_board_leads_to_a_game_on_it(visit: Visit) -> None:
    page = visit("/boards/nordic")

    page.get_by_role("link", name="Play Nordic Countries").click()

    expect(page.locator(".board.picked [value=nordic]")).to_be_attached()
