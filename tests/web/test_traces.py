"""Where points lie: paths traced in the scoring, moments found in a replay."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit

from railwright.model.record import replay

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "golden" / "usa-2-last-turns.txt"
WATCH_PLACES = """() => {
    const box = (each) => {
        const {left, top, height} = each.getBoundingClientRect();
        return [left, top, height].map(Math.round).join();
    };
    const parts = ".rw-sheet, .ranking > li, .ranking .name, .stages button";
    window.places = new Set();
    const note = () => window.places.add(
        [...document.querySelectorAll(parts)].map(box).join(" "));
    new MutationObserver(() => requestAnimationFrame(note)).observe(
        document.querySelector("#score-title"),
        {childList: true, characterData: true, subtree: true});
}"""
"""Note where everything lies whenever another sentence of the scoring is told."""
SLOWLY = '{"speed":"fast","sound":0,"name":"Anna"}'


def brought(page: Page) -> None:
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page).to_have_url(re.compile("/record/"))
    expect(page.locator(".rw-sheet .rw-play")).to_be_visible()


def test_the_longest_path_is_traced_and_nothing_moves(visit: Visit) -> None:
    page = visit("/tables", remembered=SLOWLY)
    brought(page)
    result = replay(RECORD.read_text()).result()
    path = next(player.path for player in result.players if player.part("longest-path"))

    page.locator("footer .button:has-text('scores')").click()
    page.locator(".stages").wait_for()
    page.evaluate(WATCH_PLACES)

    lit = page.wait_for_function(
        """(spaces) => {
            const lit = [...document.querySelectorAll('.rw-marks .lit')];
            const title = document.querySelector('#score-title').innerText;
            return title.startsWith('Longest path') && lit.length === spaces
                && lit.map((line) => line.dataset.route);
        }""",
        arg=len(path),
    ).json_value()  # of one moment: the light goes on
    assert set(lit) == set(path)
    page.locator(".ranking .won").wait_for()
    expect(page.locator(".stages button")).to_have_text("Show again")
    assert len(set(page.evaluate("() => [...window.places]"))) == 1


def test_a_ticket_of_the_table_of_scores_shows_its_way(visit: Visit) -> None:
    page = visit("/tables")
    brought(page)
    result = replay(RECORD.read_text()).result()
    first = min(result.players, key=lambda player: player.place)
    done = next(at for at, (_, points) in enumerate(first.tickets) if points > 0)
    page.locator("footer .button:has-text('scores')").click()

    page.locator(".scoring .tickets").first.locator("li").nth(done).hover()

    expect(page.locator(".rw-marks .lit")).to_have_count(len(first.ways[done]))


def test_scores_light_the_board_by_keys_too(visit: Visit) -> None:
    page = visit("/tables")
    brought(page)
    match = replay(RECORD.read_text())
    first = min(match.result().players, key=lambda player: player.place)
    owned = [route for route, seat in match.view(None).routes if seat == first.seat]
    page.locator("footer .button:has-text('scores')").click()

    page.locator(".scoring .path").first.focus()
    expect(page.locator(".rw-marks .lit")).to_have_count(len(first.path))
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".rw-marks .lit")).to_have_count(len(owned))
    assert violations(page) == []


def test_a_replay_jumps_to_claims_and_tickets(visit: Visit) -> None:
    page = visit("/tables")
    brought(page)
    page.locator("[aria-label='To the end']").click()
    expect(page.locator(".cars.owned").first).to_be_attached()
    last = page.locator(".cars.owned").count()
    step = page.locator("output").inner_text()

    page.locator(".log li button").nth(4).click()
    expect(page.locator("output")).not_to_have_text(step)
    expect(page.locator(".rw-marks .lit")).to_have_count(1)

    route = page.locator("g.route.claimed").first
    spaces = route.locator("> g")
    spaces.nth(spaces.count() // 2).click(force=True)  # where its train stands
    expect(page.locator(".now")).to_contain_text("claims")
    assert page.locator(".cars.owned").count() < last

    options = page.locator(".to-ticket option:has-text('completes')")
    page.locator(".to-ticket").select_option(options.first.get_attribute("value"))
    expect(page.locator(".rw-rings .lit")).to_have_count(2)
    expect(page.locator(".now")).to_contain_text(re.compile("claims|builds"))
    assert violations(page) == []
