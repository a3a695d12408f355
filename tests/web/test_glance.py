"""The table at a glance: nothing of the board is hidden, nothing dear done at once."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - theirs
from tests.web.conftest import Visit
from tests.web.player import READY, Player, begin_alone

from railwright.games import GAMES

pytestmark = pytest.mark.browser

SCREENS = (
    (1280, 720),
    (1920, 1080),
    (1024, 768),
    (768, 1024),
    (844, 390),
    (390, 844),
    (360, 640),
)
HIDDEN = """() => {
    const box = (each) => each.getBoundingClientRect();
    const isThere = ({width, height}) => width > 0 && height > 0;
    const floating = [...document.querySelectorAll("[data-over] > *, .zoom")]
        .map(box).filter(isThere);
    const meet = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5
        && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const stage = box(document.querySelector(".rw-stage"));
    const isOut = (a) => a.left < stage.left - 1 || a.right > stage.right + 1
        || a.top < stage.top - 1 || a.bottom > stage.bottom + 1;
    const parts = "#routes > g > g, #cities > *, #names text, #names path";
    return [...document.querySelectorAll(parts)]
        .filter((each) => getComputedStyle(each).display !== "none")
        .filter((each) => isOut(box(each))
            || floating.some((over) => meet(box(each), over)))
        .map((each) => each.id || each.parentElement.id);
}"""
"""What of the board lies below something, or beyond the edge of its stage."""
UNDER = """() => {
    const isSame = (a, b) => a === b || a.contains(b) || b.contains(a);
    const corners = ({left, top, right, bottom}) => [0.2, 0.8].flatMap((x) =>
        [0.2, 0.8].map((y) => [left + (right - left) * x, top + (bottom - top) * y]));
    return [...document.querySelectorAll(".zoom button, .market .slot, .status button")]
        .filter((each) => corners(each.getBoundingClientRect()).some(([x, y]) => {
            const over = document.elementFromPoint(x, y);
            return each.checkVisibility() && over && !isSame(over, each);
        }))
        .map((each) => each.ariaLabel || each.textContent);
}"""
"""The controls over a board that lie below something."""
GROWING = (
    *(".status", ".player .name", ".market .slot", ".log li", "#names text"),
    *(".payment .primary", ".hand .count", ".rw-flags .flag rect"),
)
"""What is larger on a large screen, which is looked at from farther away."""
HAS_GROWN = """([part, least]) =>
    document.querySelector(part)?.getBoundingClientRect().height >= least"""
"""Flags are drawn anew after the board, so that they may be missing for a moment."""
SHARE = """(part) => {
    const {width, height} = document.querySelector(part).getBoundingClientRect();
    return width * height / (innerWidth * innerHeight);
}"""
"""How much of the page is something's."""


def at_turn(visit: Visit, game: str, **options: object) -> Page:
    """The first turn of somebody who has kept all tickets."""
    page = visit("/offline.html", **options)
    begin_alone(page, game)
    for prompt in (".offer", ".fleet"):
        if prompt == ".offer" or game == "world":
            page.locator(f"{prompt} .primary").click()
    page.wait_for_function(READY)
    return page


def height_of(page: Page, part: str) -> float:
    """How high the first such part of a page is, in pixels of the screen."""
    height = page.locator(part).first.evaluate(
        "(each) => each.getBoundingClientRect().height"
    )
    return float(height)


def see_all(page: Page) -> None:
    """Look at the whole board."""
    page.keyboard.press("b")
    page.keyboard.press("0")


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_board_lies_below_what_floats_on_it(
    visit: Visit, game: str
) -> None:
    page = at_turn(visit, game)

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        see_all(page)
        with suppress(TimeoutError):
            page.wait_for_function(f"() => ({HIDDEN})().length === 0", timeout=10_000)
        assert page.evaluate(HIDDEN) == [], (width, height)
        assert page.evaluate(UNDER) == [], (width, height)
        share = page.evaluate(SHARE, ".rw-sheet")
        if (width, height) == SCREENS[0] and game != "nordic":  # which is tall
            assert share >= 0.68


def test_the_board_has_most_of_the_page(visit: Visit) -> None:
    page = at_turn(visit, "europe")

    for width, height, least in ((1280, 720, 0.8), (768, 1024, 0.7), (390, 844, 0.9)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SHARE, ".rw-stage") >= least
        box = page.locator("main").bounding_box()
        assert box is not None
        assert box["width"] == width or width > height, "upright it has the whole width"


def test_tickets_are_drawn_only_after_a_question(visit: Visit) -> None:
    page = at_turn(visit, "europe")
    page.locator("[data-anchor=deck-tickets]").click()
    expect(page.locator(".draw-tickets")).to_contain_text("at least 1")
    page.locator(".draw-tickets .button:not(.primary)").click()
    expect(page.locator(".draw-tickets")).to_have_count(0)

    page.locator("[data-anchor=deck-tickets]").click()
    page.locator(".draw-tickets .primary").click()

    expect(page.locator(".offer .ticket")).to_have_count(3)
    expect(page.locator(".offer .picked")).to_have_count(0)
    expect(page.locator(".offer .primary")).to_be_disabled()
    expect(page.locator(".offer .note.missing").first).to_contain_text("of 45 trains")


def test_what_was_kept_is_shown_while_others_choose(visit: Visit) -> None:
    page = visit("/new")
    page.locator(".go").click()
    page.locator(".share").wait_for()
    path = page.url.split("/", 3)[3]
    other = visit(f"/{path}")
    other.locator(".button:text-is('Sit here')").first.click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".offer .ticket")).to_have_count(4)
    names = page.locator(".offer .ticket .name").all_inner_texts()
    page.locator(".offer .primary").click()

    expect(page.locator(".decided .ticket .name")).to_have_text(names)


def test_a_second_click_claims_and_the_first_shows_the_cost(visit: Visit) -> None:
    page = at_turn(visit, "usa")
    player = Player(page)
    player.play_on(lambda: page.locator("g.route.claimable").count() > 0)
    route = page.locator("g.route.claimable").first
    name = route.get_attribute("id")
    slot = page.locator(f"[id='{name}'] > g").first
    slot.click()
    expect(page.locator(".payment .leaves")).to_contain_text("trains")
    expect(page.locator(f"[id='cars-{name}']:not(.ghost)")).to_have_count(0)
    usual = [height_of(page, part) for part in GROWING]
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(page.locator(".payment .primary")).to_be_visible()
    for part, height in zip(GROWING, usual, strict=True):
        page.wait_for_function(HAS_GROWN, arg=[part, height * 1.2])

    slot.click()

    expect(page.locator(f"[id='cars-{name}']:not(.ghost)")).to_be_attached()
