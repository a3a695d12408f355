import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class View:
    """Where the board lies on its stage."""

    x: float
    y: float
    scale: float


def view(page: Page) -> View:
    transform = page.locator(".stage img").evaluate("(image) => image.style.transform")
    x, y, scale = re.findall(r"-?[\d.]+", transform)
    return View(float(x), float(y), float(scale))


def expect_zoom(page: Page, percent: int) -> None:
    expect(page.locator("output")).to_have_text(f"{percent}\N{NO-BREAK SPACE}%")


@pytest.fixture
def board(page: Page) -> Page:
    page.goto("/boards/europe")
    page.wait_for_function("() => document.images[0].style.transform !== ''")
    return page


def test_at_first_the_whole_board_is_seen(board: Page) -> None:
    stage = board.locator(".stage").bounding_box()
    image = board.locator(".stage img").bounding_box()

    assert stage is not None
    assert image is not None
    for side, start in (("width", "x"), ("height", "y")):
        assert image[start] >= stage[start] - 0.5  # type: ignore[literal-required]  # keys in a loop
        assert image[side] <= stage[side] + 0.5  # type: ignore[literal-required]  # keys in a loop
    expect_zoom(board, 100)


def test_keys_zoom_and_move(board: Page) -> None:
    first = view(board)
    board.keyboard.press("+")
    expect_zoom(board, 150)
    board.keyboard.press("=")
    expect_zoom(board, 225)
    board.keyboard.press("-")
    expect_zoom(board, 150)

    centred = view(board)
    board.keyboard.press("ArrowRight")
    assert view(board).x == pytest.approx(centred.x - 80)
    board.keyboard.press("ArrowLeft")
    board.keyboard.press("ArrowDown")
    assert view(board).y == pytest.approx(centred.y - 80)
    board.keyboard.press("ArrowUp")
    assert view(board) == centred

    board.keyboard.press("0")
    expect_zoom(board, 100)
    assert view(board) == first


def test_buttons_zoom(board: Page) -> None:
    board.get_by_role("button", name="Zoom in").click()
    board.get_by_role("button", name="Zoom in").click()
    expect_zoom(board, 225)
    board.get_by_role("button", name="Zoom out").click()
    expect_zoom(board, 150)
    assert view(board).scale == pytest.approx(1.5)
    board.get_by_role("button", name="Fit the board").click()
    expect_zoom(board, 100)


def test_zoom_has_bounds(board: Page) -> None:
    board.keyboard.press("-")
    expect_zoom(board, 100)
    for _ in range(20):
        board.keyboard.press("+")
    assert 6 <= view(board).scale <= 20


def test_keys_of_the_browser_are_left_alone(board: Page) -> None:
    board.keyboard.press("Alt+ArrowUp")
    board.keyboard.press("Control+0")
    expect_zoom(board, 100)


def test_the_wheel_zooms_at_the_pointer(board: Page) -> None:
    image = board.locator(".stage img")
    before = image.bounding_box()
    assert before is not None
    x, y = before["x"] + before["width"] / 4, before["y"] + before["height"] / 4
    board.mouse.move(x, y)
    board.mouse.wheel(0, -400)
    board.wait_for_function(
        "() => /scale\\(2/.test(document.images[0].style.transform)"
    )

    after = image.bounding_box()
    assert after is not None
    assert (x - after["x"]) / after["width"] == pytest.approx(0.25, abs=0.01)
    assert (y - after["y"]) / after["height"] == pytest.approx(0.25, abs=0.01)


def test_a_double_click_zooms_and_a_single_one_does_not(board: Page) -> None:
    board.mouse.click(300, 300)
    expect_zoom(board, 100)
    board.mouse.dblclick(700, 400)
    expect_zoom(board, 225)


def test_a_large_board_is_dragged_but_never_out_of_sight(board: Page) -> None:
    board.keyboard.press("+")
    board.keyboard.press("+")
    start = view(board)
    board.mouse.move(600, 400)
    board.mouse.down()
    board.mouse.move(650, 430, steps=4)
    assert view(board).x == pytest.approx(start.x + 50)
    assert view(board).y == pytest.approx(start.y + 30)

    board.mouse.move(5000, 5000, steps=4)
    board.mouse.up()
    assert view(board).x <= 48
    assert view(board).y <= 48


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
def phone(browser: Browser, base_url: str) -> Page:
    context = browser.new_context(
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        base_url=base_url,
    )
    page = context.new_page()
    page.goto("/boards/world")
    page.wait_for_function("() => document.images[0].style.transform !== ''")
    return page


def test_two_fingers_zoom(phone: Page) -> None:
    session = phone.context.new_cdp_session(phone)
    touch(session, "touchStart", (170, 400), (220, 400))
    for spread in range(10, 60, 10):
        touch(session, "touchMove", (170 - spread, 400), (220 + spread, 400))
    touch(session, "touchEnd")

    expect_zoom(phone, 300)
    phone.context.close()


def test_a_double_tap_zooms(phone: Page) -> None:
    session = phone.context.new_cdp_session(phone)
    now = phone.evaluate("() => (performance.timeOrigin + performance.now()) / 1000")
    for tap in range(2):
        touch(session, "touchStart", (190, 420), time=now + 0.1 * tap)
        touch(session, "touchEnd", time=now + 0.1 * tap + 0.05)

    expect_zoom(phone, 225)
    phone.context.close()


def test_one_finger_moves_a_large_board(phone: Page) -> None:
    for _ in range(4):
        phone.get_by_role("button", name="Zoom in").tap()
    before = view(phone)
    session = phone.context.new_cdp_session(phone)
    touch(session, "touchStart", (200, 400))
    for x in (190, 170, 140):
        touch(session, "touchMove", (x, 400))
    touch(session, "touchEnd")

    assert view(phone).x == pytest.approx(before.x - 60, abs=1)
    phone.context.close()


def test_turning_the_screen_fits_the_board_again(board: Page) -> None:
    board.set_viewport_size({"width": 500, "height": 700})
    board.wait_for_function(
        "() => Math.abs(document.images[0].getBoundingClientRect().width - 500) < 1"
    )
    expect_zoom(board, 100)


def test_nothing_glides_for_those_who_prefer_stillness(board: Page) -> None:
    board.emulate_media(reduced_motion="reduce")
    board.keyboard.press("+")
    expect(board.locator(".stage img")).to_have_css("transition-property", "none")
