"""A host brings a map file to a new table, and it is played in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.player import Player

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
pytestmark = pytest.mark.browser


def test_the_three_towns_are_played_to_the_end(visit: Visit) -> None:
    page = visit("/new")
    page.get_by_text("Your own map").click()
    page.get_by_label("Choose a map file").set_input_files(THREE_TOWNS)
    page.locator("li select").nth(1).select_option("bot")
    page.locator(".go").click()
    page.wait_for_url("**/t/*")

    expect(page.locator(".rw-play")).to_be_visible()
    expect(page.locator("svg text:text-is('Elmhurst')").first).to_be_visible()
    Player(page).play_on()
    expect(page.locator(".scoring")).to_be_visible()


def test_defects_of_a_map_are_shown_and_the_form_stays(
    visit: Visit, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.json"
    text = THREE_TOWNS.read_text(encoding="utf-8")
    broken.write_text(text.replace('"b": "old-mill"', '"b": "nowhere"'))
    page = visit("/new", refused="/api/tables")
    page.get_by_text("Your own map").click()
    page.get_by_label("Choose a map file").set_input_files(broken)
    page.locator(".go").click()

    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("line 20")
    expect(alert).to_contain_text("nowhere")
    page.get_by_label("Choose a map file").set_input_files(THREE_TOWNS)
    expect(alert).to_have_count(0)
