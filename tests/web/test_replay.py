"""Watching a finished game again, on the screen and on a phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess, running
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.player import READY, begin_alone
from tests.web.prepared import ANNA, Prepared, write
from tests.web.questions import in_phase
from tests.web.test_special import do, ending

from railwright.drawing.theme import PIECES

pytestmark = pytest.mark.browser


IS_WHOLE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const foot = box(document.querySelector('footer'));
    return [...document.querySelectorAll('footer button')].map(box).every(
        ({ top, right, bottom }) =>
            top >= foot.top && right <= foot.right && bottom <= foot.bottom);
}"""
"""Whether the buttons below the board lie there, each whole."""
FAINT = """(curve, colors) => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
    const lightness = (color) => {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map((c) => c / 255)
            .map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    };
    const sheet = curve.closest("aside"), usual = curve.className.baseVal;
    const usualTheme = document.documentElement.dataset.theme;
    const isFaint = (color) => {
        curve.setAttribute("class", `piece-${color}`);
        const [a, b] = [[curve, "stroke"], [sheet, "backgroundColor"]]
            .map(([each, part]) => lightness(getComputedStyle(each)[part]));
        return Math.max(a, b) / Math.min(a, b) < 3;
    };
    const faint = ["dark", "light"].flatMap((theme) => {
        document.documentElement.dataset.theme = theme;
        return colors.filter(isFaint).map((color) => `${color}, ${theme}`);
    });
    document.documentElement.dataset.theme = usualTheme;
    curve.setAttribute("class", usual);
    return faint;
}"""
"""The colors of players in which a curve is hardly seen on its sheet."""
HEIGHT = "(each) => each.getBoundingClientRect().height"
SLIDES = """() => {
    scrollTo(0, 500);
    return scrollY;
}"""
"""How far the page gives way."""

END = Prepared("the end of a rash game", "usa", ending, "greedy")
"""A game with something for the coach to say; Anna plays its last action."""
OVER = Prepared("a rash game that is over", "usa", in_phase("over"), "greedy")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a game of which Anna plays the last action."""
    folder = tmp_path_factory.mktemp("replay")
    write(folder, [END, OVER])
    with running(folder, "--coach", "4") as process:
        yield process


def assert_the_coach_leads_to_costly_decisions(page: Page) -> None:
    """Its sums close, and what it says leads to where it happened."""
    page.get_by_role("button", name="Coach").click()
    coach = page.locator(".coach")
    expect(coach.locator("table")).to_be_visible()
    assert violations(page) == []
    rows = coach.locator("tbody tr td:nth-child(2)").all_inner_texts()
    numbers = [float(row.replace("\N{MINUS SIGN}", "-")) for row in rows]
    assert sum(numbers[:-1]) == pytest.approx(numbers[-1])

    step = page.locator("footer output")
    coach.locator("input").press("Home")
    expect(step).to_have_text(re.compile(r"^Step [01] of"))
    expect(coach.locator(".lesson").first).to_be_visible()
    for lesson in coach.locator(".lesson").all():
        expect(lesson).to_contain_text("Better: ")
        before = step.inner_text()
        lesson.click()
        expect(step).not_to_have_text(before)
    coach.get_by_text("Across your games").click()
    expect(coach.locator("details tbody tr.sum")).to_have_count(2)
    assert violations(page) == []
    coach.get_by_role("button", name="Close").click()
    expect(coach).to_have_count(0)


def assert_the_game_is_played_on(page: Page, server: ServerProcess) -> None:
    """From the moment before the end, against the bot that sat there."""
    page.locator("[aria-label='To the end']").click()
    page.locator("[aria-label='One step back']").click()
    done = int(re.findall(r"\d+", page.locator("footer output").inner_text())[0])
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.wait_for_function(READY)
    name = page.url.rsplit("/", 1)[1]
    table = page.request.get(f"{server.url}/api/tables/{name}").json()
    assert table["settings"]["begun"] == done
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"] == "Anna"


def test_a_finished_game_is_watched_again(visit: Visit, server: ServerProcess) -> None:
    page = visit(f"/t/{END.table}", secret=ANNA)
    page.wait_for_function(READY)
    do(page, END.reached[1][0])
    expect(page.locator(".scoring")).to_be_visible()
    assert violations(page) == []
    page.locator(".scoring a:has-text('Coach')").click()
    expect(page.locator(".coach table")).to_be_visible()
    page.go_back()
    page.locator(".scoring a:text-is('Replay')").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".now")).to_have_text("The game is set up")
    assert page.locator(".cars.owned").count() == 0

    page.locator("[aria-label='To the end']").click()

    expect(page.locator(".cars.owned").first).to_be_attached()
    claimed = page.locator(".cars.owned").count()
    page.locator("[aria-label='One step back']").click()
    page.locator("[aria-label='One step on']").click()
    expect(page.locator(".cars.owned")).to_have_count(claimed)
    page.locator(".check input").check()
    expect(page.locator(".hands li")).to_have_count(2)
    page.locator(".fair .button").click()
    expect(page.locator(".fair p")).to_contain_text("matches the seal")
    expect(page.locator(".fair p")).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    assert_the_coach_leads_to_costly_decisions(page)
    assert_the_game_is_played_on(page, server)


@pytest.mark.parametrize("size", [(844, 390), (768, 1024), (390, 844)])
def test_the_coach_leaves_all_buttons_in_sight(
    visit: Visit, size: tuple[int, int]
) -> None:
    """None is cut off, and the page stays where it is while its parts scroll."""
    width, height = size
    viewport = {"width": width, "height": height}
    page = visit(
        f"/replay/{OVER.table}", secret=ANNA, viewport=viewport, has_touch=True
    )
    page.locator("[aria-label='To the end']").tap()  # where the log is long
    page.get_by_role("button", name="Coach").tap()
    page.locator(".coach").get_by_text("Across your games").tap()
    expect(page.locator(".coach figure")).to_be_visible()
    expect(page.locator(".coach tr.sum")).to_have_count(2)  # this game, too

    for button in page.locator("footer button").all():
        expect(button).to_be_in_viewport(ratio=1)
    assert page.evaluate(IS_WHOLE)
    assert page.evaluate(SLIDES) == 0


def test_a_phone_shows_everything(visit: Visit) -> None:
    size = {"width": 390, "height": 844}
    page = visit("/offline.html", viewport=size, has_touch=True)
    begin_alone(page, "europe")
    expect(page.locator(".offer .primary")).to_be_in_viewport()
    page.locator(".offer .primary").tap()
    expect(page.locator(".players .me")).to_be_in_viewport()
    page.locator(".story-button").tap()
    for tab in ("Chat", "Log"):
        page.get_by_role("tab", name=tab).tap()
    expect(page.locator(".log")).to_be_in_viewport()
    page.locator(".story-button").tap()
    expect(page.locator(".tickets .ticket").first).to_be_in_viewport()
    expect(page.locator(".hand .stack").first).to_be_in_viewport()
    expect(page.locator("[data-anchor=deck-train]")).to_be_in_viewport()
    wide = page.evaluate("() => document.documentElement.scrollWidth")

    assert wide <= 390
    assert violations(page) == []


def test_a_phone_on_its_side_shows_everything(visit: Visit) -> None:
    size = {"width": 844, "height": 390}
    page = visit("/offline.html", viewport=size, has_touch=True)
    begin_alone(page, "world")
    for prompt in (".offer", ".fleet"):
        expect(page.locator(f"{prompt} .primary")).to_be_in_viewport()
        page.locator(f"{prompt} .primary").tap()
    expect(page.locator(".held .stack").first).to_be_in_viewport()
    for slot in page.locator(".market button").all():
        expect(slot).to_be_in_viewport(ratio=1)
    assert violations(page) == []


def test_a_record_from_elsewhere_is_watched(visit: Visit) -> None:
    page = visit("/tables")
    record = Path(__file__).parents[1] / "golden" / "europe-2-last-turns.txt"

    page.locator("input[type=file]").set_input_files(record)

    expect(page).to_have_url(re.compile("/record/"))
    page.locator("[aria-label='To the end']").click()
    expect(page.locator(".cars.owned").first).to_be_attached()
    expect(page.locator("aside .log").last).to_contain_text("Player 2")
    curves = page.locator("figure path[fill=none]")
    expect(curves).to_have_count(2)
    assert curves.first.evaluate(FAINT, list(PIECES)) == []
    assert violations(page) == []
    line = page.locator("aside .log li").first
    usual = line.evaluate(HEIGHT)
    page.set_viewport_size({"width": 1920, "height": 1080})
    assert line.evaluate(HEIGHT) >= 1.2 * usual
    expect(page.locator("footer output")).to_be_in_viewport(ratio=1)
    page.locator("[aria-label='To the start']").click()
    page.get_by_role("button", name="Coach").click()
    expect(page.locator(".coach select")).to_contain_text("Player 2")
