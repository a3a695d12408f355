"""A host brings a map file to a new table, and it is played in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import Player

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
LARGE = "photo.png is too large for a map file. The limit in characters is 100,000."
PNG = b"\x89PNG"
pytestmark = pytest.mark.browser


def choose(page: Page, file: Path) -> None:
    """Choose a map file in the form of a new table."""
    page.get_by_text("Your own map").click()
    page.get_by_label("Choose a map file").set_input_files(file)


def chosen(page: Page) -> Locator:
    """What the form says of the map that will be played on."""
    return page.get_by_role("status").locator("p")


def changed(folder: Path, changes: dict[str, str]) -> Path:
    """The three towns, somewhat different."""
    path = folder / "towns.json"
    text = THREE_TOWNS.read_text(encoding="utf-8")
    for old, new in changes.items():
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


TO_EUROPE = {
    '"usa"': '"europe", "options": {"first_player": 2}',
    '"points": 3,': '"points": 3, "deck": "long",',
    '"points": 1,': '"points": 1, "deck": "regular",',
    '"points": 2,': '"points": 2, "deck": "regular",',
}
WITHOUT_RULES = {
    '"rules": "usa",': "",
    '"copies": 3': '"copies": 4',
    '"tickets": 9': '"tickets": 12',
}
"""Nordic deals five tickets to each player."""


def test_the_three_towns_are_played_to_the_end(visit: Visit) -> None:
    page = visit("/new")
    choose(page, THREE_TOWNS)
    page.locator("li select:not(.color)").nth(1).select_option("bot")
    page.locator(".go").click()
    page.wait_for_url("**/t/*")

    expect(page.locator(".rw-sheet .rw-play")).to_be_visible()
    expect(page.locator("svg text:text-is('Elmhurst')").first).to_be_visible()
    Player(page).play_on()
    expect(page.locator(".scoring")).to_be_visible()


def test_defects_of_a_map_are_shown_and_the_form_stays(
    visit: Visit, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.json"
    text = THREE_TOWNS.read_text(encoding="utf-8")
    broken.write_text(text.replace('"b": "old-mill"', '"b": "nowhere"'))
    page = visit("/new", refused="/api/maps")
    choose(page, broken)

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("broken.json, line 20")
    expect(alert).to_contain_text("nowhere")
    expect(page.locator(".go")).to_be_disabled()
    expect(page.locator(".segments input:checked")).to_have_count(0)
    broken.write_text(text, encoding="utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_label("Choose a map file").click()
    chooser.value.set_files(broken)
    expect(alert).to_have_count(0)
    expect(page.locator(".go")).to_be_enabled()


def test_a_chosen_map_is_the_board_until_it_is_removed(visit: Visit) -> None:
    page = visit("/new")
    segments = page.locator(".segments")
    page.get_by_label("Europe").check()
    add = page.get_by_role("button", name="Add a seat")
    for _ in range(3):
        add.click()
    choose(page, THREE_TOWNS)

    expect(chosen(page)).to_have_text("Three Towns by the rules of USA")
    expect(segments).to_have_count(0)
    seats = page.get_by_label("Who takes seat")
    expect(seats).to_have_count(3)  # there are tickets for no more
    expect(add).to_have_count(0)
    page.get_by_role("button", name="Remove map").click()

    expect(chosen(page)).to_have_count(0)
    expect(page.get_by_label("Europe")).to_be_checked()
    expect(page.get_by_label("Choose a map file")).to_be_focused()
    expect(page.get_by_label("Choose a map file")).to_have_value("")
    expect(add).to_be_visible()


def test_a_map_brings_the_options_of_its_game(visit: Visit, tmp_path: Path) -> None:
    page = visit("/new/here")
    page.get_by_label("Nordic").check()
    page.locator("details:has(.options) > summary").click()
    options = page.locator(".options")
    expect(options).to_contain_text("New row at three locomotives")
    choose(page, changed(tmp_path, TO_EUROPE))

    expect(chosen(page)).to_have_text("Three Towns by the rules of Europe")
    expect(options).to_contain_text("Routes that stations borrow")
    expect(options).not_to_contain_text("New row at three locomotives")
    first = page.get_by_label("First player")
    expect(first).to_have_value("2")
    first.select_option("1")
    page.locator(".go").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["settings"]["game"] == "europe"
    assert table["settings"]["options"] == {"first_player": "1"}


def test_a_map_that_names_no_game_is_played_by_the_chosen_rules(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit("/new/here")
    page.get_by_label("USA").check()
    choose(page, changed(tmp_path, WITHOUT_RULES))
    words = "Three Towns by the rules of {} (your choice; the file names none)"

    expect(chosen(page)).to_have_text(words.format("USA"))
    expect(page.get_by_role("group", name="Rules")).to_be_visible()
    page.get_by_label("Nordic").check()
    expect(chosen(page)).to_have_text(words.format("Nordic Countries"))
    page.locator(".go").click()
    page.wait_for_url("**/t/*")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["settings"]["game"] == "nordic"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (PNG * 250_000, LARGE),
        (b" " * 100_001, LARGE),
        (PNG, "photo.png isn't a map file."),
        (b"Dear map,", "photo.png, line 1, column 1: not JSON"),
    ],
    ids=["large", "long", "picture", "letter"],
)
def test_a_file_that_is_no_map_is_refused_by_its_name(
    visit: Visit, content: bytes, said: str
) -> None:
    page = visit("/new", refused="/api/maps")
    page.get_by_text("Your own map").click()
    file = FilePayload(name="photo.png", mimeType="image/png", buffer=content)
    page.get_by_label("Choose a map file").set_input_files(file)

    expect(page.get_by_role("alert")).to_contain_text(said)
    expect(page.locator(".go")).to_be_disabled()
    page.get_by_role("button", name="Remove map").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".go")).to_be_enabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_form_with_a_map_is_accessible(
    visit: Visit, tmp_path: Path, scheme: str
) -> None:
    page = visit("/new", color_scheme=scheme)
    page.get_by_label("USA").check()
    choose(page, changed(tmp_path, WITHOUT_RULES))
    expect(chosen(page)).to_be_visible()
    assert violations(page) == []


def test_the_whole_game_is_printed_before_it_begins(visit: Visit) -> None:
    page = visit("/new")
    choose(page, THREE_TOWNS)
    page.locator(".go").click()
    page.wait_for_url("**/t/*")

    whole = page.get_by_role("link", name="The whole game")
    made = page.request.get(whole.evaluate("link => link.href"))

    assert made.headers["content-type"] == "application/pdf"
    assert made.body().startswith(b"%PDF-")
