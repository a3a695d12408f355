"""Whatever is asked can be answered: no control is ever out of sight or covered."""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import begin_table
from tests.web.prepared import ANNA, write
from tests.web.questions import Question, questions

from railwright.games import GAMES

pytestmark = pytest.mark.browser

SCREENS = ((1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844), (360, 640))
REMEMBERED = '{"speed":"off","sound":0,"name":"Anna","askTwin":true}'
HIDDEN = """(controls) => {
    const root = document.scrollingElement;
    const scrolls = root.scrollHeight > innerHeight || root.scrollWidth > innerWidth;
    const wrong = (box) => {
        const {left, top, right, bottom, width, height} = box.getBoundingClientRect();
        if (!width || !height) return "is not shown";
        if (Math.min(left, top, innerWidth - right, innerHeight - bottom) < -0.5)
            return "leaves the screen";
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const points = [[x, y],
            [left + 4, y], [right - 4, y], [x, top + 4], [x, bottom - 4]];
        const isSeen = ([x, y]) => box.contains(document.elementFromPoint(x, y));
        return points.every(isSeen) ? "" : "is covered";
    };
    const named = (each) => each.ariaLabel || each.innerText || each.value || each.type;
    const isChoice = (each) => each.matches(
        "input, [role=checkbox], [role=group] button, [role=radiogroup] button");
    const seen = (each) => {
        const box = each.closest("label") ?? each;
        if (isChoice(each)) box.scrollIntoView({ block: "nearest" });
        return [named(each), wrong(box)];
    };
    const answers = controls.filter((each) => !isChoice(each));
    const faults = [...answers, ...controls.filter(isChoice)]
        .map(seen)
        .filter(([, fault]) => fault)
        .map(([name, fault]) => `${name.replace(/\\s+/g, " ")} ${fault}`);
    return scrolls ? [...faults, "the page scrolls"] : faults;
}"""
"""Which of some controls cannot be seen whole, or not be pointed at, and why.

What there is to choose from may scroll in a box of its own; what answers may not.
"""
SCROLLS = """() => {
    const prompt = document.querySelector(".prompt");
    return prompt !== null && prompt.scrollHeight > prompt.clientHeight + 1;
}"""
"""Whether what is asked beside the board is higher than its place."""
LINES = """() => {
    const end = document.querySelector(".log").getBoundingClientRect().bottom;
    return [...document.querySelectorAll(".log li")]
        .filter((line) => line.getBoundingClientRect().bottom <= end + 1).length;
}"""
"""How many lines of the log are seen."""
BRIEF = {"fleet", "exchange", "draw tickets"}
"""Questions that leave the log four lines."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("prompts")
    tables = {each.table.name: each.table for game in GAMES for each in questions(game)}
    write(folder, list(tables.values()))
    with running(folder) as process:
        yield process


def at_rest(page: Page, look: Callable[[], list[str]]) -> list[str]:
    """The faults that are left when a page has its typeface and is at rest."""
    page.evaluate("document.fonts.ready.then(() => null)")
    for _ in range(10):
        page.evaluate(DRAWN)
        faults = look()
        if not faults:
            break
    return faults


def hidden(controls: Locator) -> list[str]:
    """What cannot be seen whole or pointed at."""
    faults: list[str] = controls.evaluate_all(HIDDEN)
    return faults


def crowded(page: Page, question: Question) -> list[str]:
    """What has no room beside the board."""
    faults = ["scrolls"] if page.evaluate(SCROLLS) else []
    is_brief = question.name in BRIEF
    return faults + (["no log"] if is_brief and page.evaluate(LINES) < 4 else [])


def ask(page: Page, question: Question) -> Locator:
    """Open a question on a page that is at its table, or go there."""
    path = f"/t/{question.table.table}"
    if not page.url.endswith(path):
        page.goto(page.url.split("/t/")[0] + path)
        page.locator(".rw-play").wait_for()
    page.keyboard.press("Escape")
    question.opens(page)
    controls = question.controls(page)
    expect(controls.first).to_be_visible()
    return controls


@pytest.mark.timeout(300)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_asked_can_be_answered_on_every_screen(
    visit: Visit, game: str
) -> None:
    faults = {}
    page = visit("/offline.html", secret=ANNA, remembered=REMEMBERED)
    page.goto(page.url.replace("/offline.html", "/t/"))
    screens = SCREENS
    for question in questions(game):
        controls = ask(page, question)
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            found = at_rest(page, partial(hidden, controls))
            if (width, height) == SCREENS[0]:
                found += at_rest(page, partial(crowded, page, question))
            if found:
                faults[question.name, width, height] = found
        screens = screens[::-1]  # the next question begins where this one ends

    assert faults == {}


def test_the_device_is_handed_over_on_every_screen(
    visit: Visit,
) -> None:
    page = visit("/offline.html")
    names = ("Anna", "Bartholomew Featherstone", "Cleo", "Dora", "Emil")
    begin_table(page, "usa", [{"kind": "me", "name": name} for name in names])
    page.get_by_role("button", name="Keep ").click()
    ready = page.get_by_role("button", name="I am Bartholomew")
    expect(ready).to_be_visible()

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        assert at_rest(page, partial(hidden, ready)) == [], (width, height)
