import re

import pytest
from playwright.sync_api import Browser, Page, expect

from railwright.games import GAMES, load_map

pytestmark = pytest.mark.browser

ALL_LOADED = """() => [...document.images].every(
    (image) => image.complete && image.naturalWidth > 0)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
PATHS = ["/", *(f"/boards/{name}" for name in GAMES), "/nowhere"]


def ground(page: Page) -> str:
    return str(page.evaluate("() => getComputedStyle(document.body).backgroundColor"))


def shown(page: Page) -> list[str]:
    """The addresses of the pictures that the page shows."""
    sources = page.evaluate("() => [...document.images].map((i) => i.currentSrc)")
    return [re.sub(r"^.*/", "", source) for source in sources]


def test_five_boards_are_shown(page: Page) -> None:
    page.goto("/")

    expect(page.get_by_role("heading", level=1)).to_have_text("Railwright")
    expect(page.get_by_role("main").get_by_role("img")).to_have_count(5)
    page.wait_for_function(ALL_LOADED)
    for name in GAMES:
        expect(page.get_by_role("link", name=load_map(name).title)).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_card_leads_to_its_board(page: Page, name: str) -> None:
    title = load_map(name).title
    page.goto("/")
    picture = page.get_by_role("img", name=f"Map of {title} ")
    picture.click(force=True)  # the link lies over the whole card

    expect(page).to_have_title(f"{title} \N{EN DASH} Railwright")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.wait_for_function(ALL_LOADED)


@pytest.mark.parametrize("path", PATHS)
def test_no_page_scrolls_sideways(page: Page, complaints: list[str], path: str) -> None:
    page.goto(path)
    page.wait_for_function(ALL_LOADED)
    for width in (320, 390, 800, 1280):
        page.set_viewport_size({"width": width, "height": 720})
        assert page.evaluate(SIDEWAYS) <= 0, width
    if path == "/nowhere":
        complaints.clear()  # the browser mentions the 404, as it should


@pytest.mark.parametrize("path", ["/", "/boards/europe"])
def test_the_chosen_theme_is_shown_and_remembered(page: Page, path: str) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(path)
    button = page.get_by_role("button", name="Dark theme")
    expect(button).to_have_attribute("aria-pressed", "false")
    light = ground(page)

    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    assert ground(page) != light
    page.wait_for_function(ALL_LOADED)
    assert all(source.endswith("-dark.svg") for source in shown(page))

    page.goto("/boards/nordic")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(ALL_LOADED)
    assert shown(page) == ["nordic-dark.svg"]

    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert ground(page) == light


def test_without_a_choice_the_theme_follows_the_system(page: Page) -> None:
    page.emulate_media(color_scheme="dark")
    page.goto("/boards/usa")
    page.wait_for_function(ALL_LOADED)
    assert shown(page) == ["usa-dark.svg"]

    page.emulate_media(color_scheme="light")
    button = page.get_by_role("button", name="Dark theme")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.wait_for_function("() => document.images[0].currentSrc.endsWith('/usa.svg')")


def test_choosing_what_the_system_prefers_is_following_it_again(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto("/")
    button = page.get_by_role("button", name="Dark theme")
    button.click()
    button.click()

    page.emulate_media(color_scheme="dark")
    expect(button).to_have_attribute("aria-pressed", "true")


def test_the_way_to_a_board_and_back_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the boards")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Europe")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page).to_have_url(re.compile("/boards/europe$"))
    page.wait_for_load_state()
    for name in ("Boards", "Previous board: USA", "Next board: Nordic Countries"):
        link = page.get_by_role("link", name=name)
        link.focus()
        expect(link).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/boards/nordic$"))

    page.wait_for_load_state()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Boards")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/$"))


@pytest.mark.parametrize("path", ["/", "/boards/world"])
def test_what_has_the_focus_can_be_seen(page: Page, path: str) -> None:
    page.goto(path)
    stops = page.locator("a[href], button").count()
    for _ in range(stops):
        page.keyboard.press("Tab")
        width = page.evaluate("""() => {
            const focused = document.activeElement;
            const frame = focused.closest(".card") ?? focused;
            return parseFloat(getComputedStyle(frame).outlineWidth);
        }""")
        assert width >= 2


def test_a_page_without_scripts_still_shows_its_boards(
    browser: Browser, base_url: str
) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url)
    page = context.new_page()
    page.goto("/boards/switzerland")

    expect(page.get_by_role("img", name="Map of Switzerland")).to_be_visible()
    expect(page.get_by_role("button", name="Zoom in")).to_be_hidden()
    context.close()
