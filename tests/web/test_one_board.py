"""One board on its page: zoomed and moved by mouse, fingers, buttons and keys."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import CDPSession, FloatRect, Page, expect
from tests.web.conftest import Visit

pytestmark = pytest.mark.browser
STRIDE = 80
GAP = 40
"""So much of the ground beyond the map may come in."""


@dataclass(frozen=True)
class View:
    """Where the board lies on its stage."""

    x: float
    y: float
    scale: float


def view(page: Page) -> View:
    transform = page.locator(".rw-sheet").evaluate("(sheet) => sheet.style.transform")
    x, y, scale = re.findall(r"-?[\d.]+", transform)
    return View(float(x), float(y), float(scale))


def expect_zoom(page: Page, scale: float) -> None:
    pattern = re.compile(rf"scale\({re.escape(f'{scale:g}')}\)")
    expect(page.locator(".rw-sheet")).to_have_attribute("style", pattern)


def box(page: Page, place: str) -> FloatRect:
    found = page.locator(place).bounding_box()
    assert found is not None
    return found


@pytest.fixture
def board(browse: Visit) -> Page:
    page = browse("/boards/europe", moves=True)
    expect_zoom(page, 1)
    return page


def test_at_first_the_whole_board_is_seen(board: Page) -> None:
    stage = box(board, ".rw-stage")

    outside = board.evaluate(
        """({x, y, width, height}) =>
            [...document.querySelectorAll("#routes > g, #cities > *, #names text")]
            .map((each) => [each.id, each.getBoundingClientRect()])
            .filter(([id, {left, top, right, bottom}]) =>
                left < x || top < y || right > x + width || bottom > y + height)
            .map(([id]) => id)""",
        stage,
    )
    assert outside == []


def test_keys_zoom_and_move(board: Page) -> None:
    first = view(board)
    board.keyboard.press("+")
    expect_zoom(board, 1.5)
    board.keyboard.press("=")
    expect_zoom(board, 2.25)
    board.keyboard.press("-")
    expect_zoom(board, 1.5)

    board.keyboard.press("=")
    centered = view(board)
    board.keyboard.press("ArrowRight")
    assert view(board).x == pytest.approx(centered.x - STRIDE)
    board.keyboard.press("ArrowLeft")
    board.keyboard.press("ArrowDown")
    assert view(board).y == pytest.approx(centered.y - STRIDE)
    board.keyboard.press("ArrowUp")
    assert view(board) == centered

    board.keyboard.press("0")
    expect_zoom(board, 1)
    assert view(board) == first


def test_buttons_zoom(board: Page) -> None:
    larger, smaller, whole = board.locator(".zoom button").all()
    larger.click()
    larger.click()
    expect_zoom(board, 2.25)
    smaller.click()
    expect_zoom(board, 1.5)
    whole.click()
    expect_zoom(board, 1)


def test_zoom_has_bounds(board: Page) -> None:
    board.keyboard.press("-")
    expect_zoom(board, 1)
    for _ in range(20):
        board.keyboard.press("+")
    expect_zoom(board, 6)


def test_keys_of_the_browser_and_of_lists_are_left_alone(board: Page) -> None:
    board.keyboard.press("Alt+ArrowUp")
    board.keyboard.press("Control+0")
    board.get_by_role("combobox").focus()
    board.keyboard.press("+")
    expect_zoom(board, 1)


def test_the_wheel_zooms_at_the_pointer(board: Page) -> None:
    before = box(board, ".rw-sheet")
    x, y = before["x"] + before["width"] / 4, before["y"] + before["height"] / 4
    board.mouse.move(x, y)
    board.mouse.wheel(0, -400)
    larger = re.compile(r"scale\(2\.")
    expect(board.locator(".rw-sheet")).to_have_attribute("style", larger)

    after = box(board, ".rw-sheet")
    assert (x - after["x"]) / after["width"] == pytest.approx(0.25, abs=0.01)
    assert (y - after["y"]) / after["height"] == pytest.approx(0.25, abs=0.01)


def test_a_double_click_on_the_sea_zooms_and_a_single_one_does_not(
    board: Page,
) -> None:
    stage = box(board, ".rw-stage")
    x, y = stage["x"] + 90, stage["y"] + 370
    board.mouse.click(x, y)
    expect_zoom(board, 1)
    board.mouse.dblclick(x + 60, y)
    expect_zoom(board, 2)


def test_a_large_board_is_dragged_but_never_out_of_sight(board: Page) -> None:
    board.keyboard.press("+")
    board.keyboard.press("+")
    start = view(board)
    board.mouse.move(600, 400)
    board.mouse.down()
    board.mouse.move(650, 430, steps=4)
    assert view(board).x == pytest.approx(start.x + 50, abs=8)
    assert view(board).y == pytest.approx(start.y + 30, abs=8)

    board.mouse.move(5000, 5000, steps=4)
    board.mouse.up()
    assert view(board).x <= GAP
    assert view(board).y <= GAP


def test_a_ticket_marks_its_cities_and_brings_them_into_sight(board: Page) -> None:
    ticket = board.locator(".ticket").filter(has_text="Edinburgh").first
    ticket.hover()
    expect(board.locator(".rw-rings .marked")).to_have_count(2)
    ticket.click()
    assert view(board).scale > 1


def touch(
    session: CDPSession,
    kind: str,
    *points: tuple[float, float],
    time: float | None = None,
) -> None:
    """Touch the screen, at a time in seconds if a test depends on it."""
    places = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    event: dict[str, object] = {"type": kind, "touchPoints": places}
    if time is not None:
        event["timestamp"] = time
    session.send("Input.dispatchTouchEvent", event)


@pytest.fixture
def phone(browse: Visit) -> Page:
    size = {"width": 390, "height": 844}
    page = browse(
        "/boards/world", viewport=size, has_touch=True, is_mobile=True, moves=True
    )
    expect_zoom(page, 1)
    return page


def test_two_fingers_zoom(phone: Page) -> None:
    session = phone.context.new_cdp_session(phone)
    touch(session, "touchStart", (170, 300), (220, 300))
    for spread in range(10, 60, 10):
        touch(session, "touchMove", (170 - spread, 300), (220 + spread, 300))
    touch(session, "touchEnd")

    larger = re.compile(r"scale\((2\.[5-9]|3)")
    expect(phone.locator(".rw-sheet")).to_have_attribute("style", larger)


def test_a_double_tap_beside_the_board_zooms(phone: Page) -> None:
    session = phone.context.new_cdp_session(phone)
    stage = box(phone, ".rw-stage")
    now = phone.evaluate("() => (performance.timeOrigin + performance.now()) / 1000")
    for tap in range(2):
        touch(
            session,
            "touchStart",
            (stage["x"] + 190, stage["y"] + 20),
            time=now + 0.1 * tap,
        )
        touch(session, "touchEnd", time=now + 0.1 * tap + 0.05)

    expect_zoom(phone, 2)


def test_one_finger_moves_a_large_board(phone: Page) -> None:
    for _ in range(4):
        phone.keyboard.press("+")
    before = view(phone)
    session = phone.context.new_cdp_session(phone)
    touch(session, "touchStart", (200, 300))
    for x in (190, 170, 140):
        touch(session, "touchMove", (x, 300))
    touch(session, "touchEnd")

    assert view(phone).x == pytest.approx(before.x - 60, abs=8)


def test_turning_the_screen_fits_the_board_again(board: Page) -> None:
    board.set_viewport_size({"width": 500, "height": 700})
    board.wait_for_function(
        """() => {
            const sheet = document.querySelector(".rw-sheet").getBoundingClientRect();
            return sheet.width > innerWidth * 0.9 && sheet.width < innerWidth * 1.1;
        }"""
    )
    expect_zoom(board, 1)


def test_nothing_glides_for_those_who_prefer_stillness(board: Page) -> None:
    board.emulate_media(reduced_motion="reduce")
    board.keyboard.press("+")
    expect(board.locator(".rw-sheet")).to_have_css("transition-property", "none")
