"""Games without a server and without a network, in a real browser."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import STILL, listen, new_page
from tests.web.learner import Learner
from tests.web.learner import begin as begin_lesson
from tests.web.player import READY, Player
from tests.web.site import hosted, write_site

from railwright.bots import new_bot
from railwright.games import GAMES
from railwright.model import Deal, format_action
from railwright.model.match import deal_out
from railwright.model.record import replay
from railwright.server.plumbing.settings import ENGINE

pytestmark = [pytest.mark.browser, pytest.mark.timeout(900)]

LOADING = 120_000
"""Milliseconds to wait for Python on a busy machine."""
REMEMBERED = '{"speed":"off","sound":0,"name":"Anna","level":"hard"}'
THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
GOLDEN = Path(__file__).parents[1] / "golden"
OFFLINE = re.compile(r"/t/offline-[\w-]{8}$")
SEEDED = """
from railwright.bots import new_bot
from railwright.model import Deal, format_action
from railwright.model.match import deal_out

def played(game, seed):
    match = deal_out(Deal(game, 2, seed))
    bots = [new_bot("planner", seed + seat) for seat in range(2)]
    while not match.is_over:
        seat = match.deciding[0]
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return [f"{seat} {format_action(action)}" for seat, action in match.history]
"""
CACHE = "engine-of-a-test"
LOAD = """async ([cache, code]) => {
    const { base } = await (await fetch("/engine.json")).json();
    const { Snapshot } = await import(`${base}snapshot.js`);
    const { startPython } = await import(`${base}python.js`);
    const snapshot = new Snapshot(cache);
    const { python, isRestored } = await startPython(snapshot);
    python.runPython(code);
    await snapshot.trust();
    window.python = python;
    return isRestored;
}"""
KEPT = """async (name) => {
    const cache = await caches.open(name);
    const isNote = ({ url }) => url.endsWith("/snapshot.json");
    while (!(await cache.keys()).some(isNote)) await new Promise(requestAnimationFrame);
}"""
"""Waits until the snapshot of an engine is written, and the note beside it."""
SCRIBBLE = """async (name) => {
    const cache = await caches.open(name);
    const address = (await cache.keys()).find(({ url }) => url.endsWith("snapshot"));
    const memory = new Uint8Array(await (await cache.match(address)).arrayBuffer());
    memory.fill(7, memory.length / 4);
    await cache.put(address, new Response(memory));
}"""
TO = """(path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate"));
}"""
PLAY = "([game, seed]) => window.python.globals.get('played')(game, seed).toJs()"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("site") / "public"
    write_site(folder)
    with hosted(folder) as address:
        yield address


@pytest.fixture(scope="module")
def only_page(browser: Browser, site: str) -> Iterator[Page]:
    """A page that has brought the engine here and has no network any more.

    It keeps the engine, which takes seconds to begin, for all tests.
    """
    context = browser.new_context(
        locale="en-GB", viewport={"width": 1280, "height": 720}
    )
    context.set_default_timeout(LOADING)
    context.add_init_script(
        f"if (!localStorage.railwright) localStorage.railwright = '{REMEMBERED}'"
    )
    context.add_init_script(STILL)
    heard: list[str] = []
    page = context.new_page()
    listen(page, heard)
    page.goto(site)
    page.locator(".go").click()
    page.wait_for_url(OFFLINE)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function(READY)
    context.set_offline(True)
    yield page
    context.close()
    assert heard == []


@pytest.fixture
def page(only_page: Page) -> Page:
    """The start page, as a link of the site leads to it: without loading anew."""
    close = only_page.locator(".scoring [aria-label=Close]")
    if close.count():
        close.click()
    only_page.evaluate(TO, "/")
    return only_page


def begin(page: Page, game: str) -> Player:
    """Start a game against one bot."""
    page.locator(f".board:has([value={game}])").click()
    page.locator(".go").click()
    page.wait_for_url(OFFLINE)
    page.wait_for_function(READY)
    return Player(page)


def record_of(page: Page) -> str:
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_a_network(page: Page, game: str) -> None:
    anna = begin(page, game)
    anna.play_on()

    shown = page.locator(".scoring .ranking > li .total").all_inner_texts()
    totals = [int(total.replace("\N{MINUS SIGN}", "-")) for total in shown]
    match = replay(record_of(page))  # by the compiled engine
    assert match.is_over
    assert sorted(totals) == sorted(each.total() for each in match.scores())


def test_an_own_map_without_a_network(page: Page) -> None:
    page.get_by_role("link", name="Pass and play").click()
    page.locator("input[type=file]").set_input_files(THREE_TOWNS)
    page.get_by_text("Three Towns").first.wait_for()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(OFFLINE)
    expect(page.get_by_role("link", name="Three Towns")).to_be_visible()


def test_the_coach_without_a_network(page: Page, tmp_path: Path) -> None:
    lines = (GOLDEN / "usa-2-last-turns.txt").read_text().splitlines()[:9]
    record = tmp_path / "record.txt"
    record.write_text("\n".join(lines))
    page.get_by_role("link", name="Tables").first.click()
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Coach").click()
    coach = page.locator(".coach")
    expect(coach.locator("table")).to_be_visible(timeout=LOADING)
    expect(coach).to_contain_text("Playouts per decision: at least 8.")
    page.get_by_role("button", name="Play on from here").click()  # at the beginning
    page.wait_for_url(OFFLINE)
    page.wait_for_function(READY)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that answers only so many requests of one client, as servers do."""
    if not (ENGINE / "files.json").is_file():
        pytest.skip("the engine for browsers is not built: run `make offline`")
    with running(tmp_path, "--limits", "1") as server:
        yield server


def test_a_server_offers_it_and_the_browser_keeps_it(
    browser: Browser, strict: ServerProcess
) -> None:
    """The size is told before; what is kept is one version, played beside a server.

    There are more files than one client may ask for at once.
    """
    page = new_page(browser, strict, [], service_workers="allow")
    page.set_default_timeout(LOADING)
    page.goto(strict.url)
    offer = page.get_by_role("button", name="Play offline")
    expect(offer).to_contain_text("MB")
    offer.click()
    page.wait_for_url(OFFLINE)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.wait_for_function(READY)
    anna = Player(page)
    anna.play_on(until=lambda: anna.done["deck"] > 0)

    pages = page.evaluate("caches.keys()")
    (kept,) = [name for name in pages if name.startswith("engine-")]
    page.evaluate(KEPT, kept)
    page.context.close()


@pytest.fixture
def own_site(tmp_path: Path) -> Path:
    """A site that a test may change."""
    folder = tmp_path / "public"
    write_site(folder)
    return folder


def test_an_engine_that_cannot_run_is_told(browser: Browser, own_site: Path) -> None:
    (broken,) = own_site.glob("engine/*/pyodide.mjs")
    broken.write_text("this is no script", encoding="utf-8")
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(LOADING)
    with hosted(own_site) as address:
        page = context.new_page()
        page.goto(address)
        page.locator(".go").click()
        expect(page.get_by_role("alert")).to_contain_text("the game engine in this")
        context.close()


@pytest.fixture(scope="module")
def python(browser: Browser, site: str) -> Iterator[Page]:
    """A page that holds the engine as the worker does, restored from its snapshot."""
    context = browser.new_context(service_workers="block")
    context.set_default_timeout(LOADING)
    page = context.new_page()
    page.goto(f"{site}/offline.html")
    assert not load(page)
    assert load(page)
    yield page
    context.close()


def load(page: Page) -> bool:
    """Load the engine and its snapshot anew; True if it was restored from one."""
    page.reload()
    is_restored: bool = page.evaluate(LOAD, [CACHE, SEEDED])
    page.evaluate(KEPT, CACHE)
    return is_restored


def played(game: str, seed: int) -> list[str]:
    match = deal_out(Deal(game, 2, seed))
    bots = [new_bot("planner", seed + seat) for seat in range(2)]
    while not match.is_over:
        seat = match.deciding[0]
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return [f"{seat} {format_action(action)}" for seat, action in match.history]


@pytest.mark.parametrize("game", GAMES)
def test_browser_and_compiled_core_play_alike(python: Page, game: str) -> None:
    assert python.evaluate(PLAY, [game, 7]) == played(game, 7)


def test_a_broken_snapshot_is_made_again(python: Page) -> None:
    python.evaluate(SCRIBBLE, CACHE)

    assert not load(python)
    assert python.evaluate(PLAY, ["usa", 3]) == played("usa", 3)
    assert load(python)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("game", GAMES)
def test_browser_and_compiled_core_play_40_games_alike(python: Page, game: str) -> None:
    for seed in range(1000, 1040):
        assert python.evaluate(PLAY, [game, seed]) == played(game, seed), seed


def test_games_at_tables_of_both_kinds_go_on_after_a_reload(page: Page) -> None:
    """A game here, and one on a real table, which the engine scores as well.

    Brest-Paris brings 4 points, three stations left 12, the longest path 10.
    """
    page.get_by_role("link", name="With the box").click()
    page.get_by_role("link", name="New game with the box").click()
    page.locator("label:has(> input[name=game][value=europe])").click()
    expect(page.locator("a[href*=print]")).to_have_count(0)  # only a server prints
    page.locator(".go").click()
    page.locator(".rw-play").wait_for()
    page.get_by_role("button", name="List of routes").click()
    page.get_by_role("searchbox").fill("brest par")
    page.locator(".routes li button").click()
    counted = page.locator(".player .count").first
    expect(counted).to_contain_text("42", timeout=LOADING)
    box = page.url
    page.evaluate(TO, "/")
    anna = begin(page, "nordic")
    anna.play_on(until=lambda: anna.done["deck"] > 1)
    hand = page.locator(".hand").inner_text()

    page.reload()

    page.wait_for_function(READY)
    assert page.locator(".hand").inner_text() == hand
    page.evaluate(TO, "/")
    link = page.get_by_role("link", name="Nordic Countries").first
    expect(link).to_have_attribute("href", OFFLINE)
    page.evaluate(TO, box)
    expect(counted).to_contain_text("42", timeout=LOADING)
    page.get_by_role("button", name="Scores", exact=True).click()
    page.get_by_role("link", name="Final scores").click()
    expect(page.locator(".scoring .total").first).to_have_text("26")


def test_an_own_map_on_a_real_table_without_a_network(page: Page) -> None:
    """Two spaces bring 2 points; the clock runs for whoever is next."""
    page.get_by_role("link", name="With the box").click()
    page.get_by_role("link", name="New game with the box").click()
    page.locator("label:has(> input[name=live][value=live])").click()
    page.locator("label:has(> input[name=clock][value=open])").click()
    page.locator("details:has(input[type=file]) summary").click()
    page.locator("input[type=file]").set_input_files(THREE_TOWNS)
    page.get_by_text("Three Towns by the rules of USA").wait_for()
    page.locator(".go").click()
    expect(page.get_by_role("heading", name="Three Towns")).to_be_visible()
    page.get_by_role("button", name="List of routes").click()
    page.locator(".routes li button").last.click()
    expect(page.locator(".player .count").first).to_contain_text("43")
    page.get_by_role("button", name="Start the clock").click()
    page.get_by_role("button", name="Next turn: Blue").click()
    expect(page.locator(".clock .who")).to_have_text("Blue")
    page.get_by_role("button", name="Scores", exact=True).click()
    page.get_by_role("link", name="Final scores").click()
    expect(page.locator(".scoring .total").first).to_have_text("12")  # and the path


class Mouse(Learner):
    """Clicks, as far as the first steps of a lesson ask for."""

    def use(self, what: str) -> None:
        """Click it."""
        self.page.locator(what).first.click()


def test_lessons_and_the_explorer_without_a_network(page: Page) -> None:
    page.locator("a[href='/lessons']").click()
    begin_lesson(page, "usa")
    Mouse(page, "usa").take(last=3)  # reads, keeps two tickets, reads again
    expect(page.locator(".lesson .at")).to_contain_text("4")

    page.evaluate(TO, "/boards/usa")
    page.get_by_role("link", name="Explore bot games").click()
    expect(page.locator("g.route[data-heat]")).to_have_count(100)
    page.get_by_role("radio", name="Opening", exact=True).check(force=True)
    page.get_by_role("searchbox").fill("boston")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Remove Boston – Miami")).to_be_visible()


def test_a_puzzle_is_solved_and_played_on_without_a_network(page: Page) -> None:
    """The first one is about tickets, of which all are picked at first."""
    page.locator("a[href='/puzzles']").click()
    page.locator(".boards a[href='/puzzles/europe']").click()
    page.locator("a[href='/puzzles/europe/1']").click()
    page.locator(".offer .primary").click()
    expect(page.locator(".verdict")).to_have_text("There is something better.")
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url(OFFLINE)
    page.wait_for_function(READY)
