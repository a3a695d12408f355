"""What a first visit to the browser client loads, how soon one can act, how it flows.

Start `railwright serve` first; the argument is its address. Each board is played until
a route is claimed and some steps were drawn, at the pace that new visitors find. The
first step comes while the page is loaded, and is not counted.
"""

import json
import re
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import (
    Browser,
    Page,
    TimeoutError,  # noqa: A004 - theirs
    sync_playwright,
)
from rich.console import Console
from rich.table import Table

SLOWER = 4
"""How much slower than this machine the visitor's is taken to be."""
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
PATIENCE = 120_000
"""Milliseconds to wait for a bot, however busy the machine is."""
SOON = 5000
STEPS = 20
"""Steps that are drawn at least on each board."""
RESULT = Path("build/bench/client.json")
READY = """() => document.querySelector('main :is(button, .button):not(:disabled)')
    && performance.now()"""
"""When there is something to press."""
FEEDBACK = """() => new Promise((done) => {
    const deck = document.querySelector('[data-anchor^=deck-][aria-disabled=false]');
    const table = document.querySelector('[aria-busy]');
    const start = performance.now();
    const drawn = () => requestAnimationFrame(() => done(performance.now() - start));
    new MutationObserver(drawn)
        .observe(table, { attributes: true, attributeFilter: ['aria-busy'] });
    deck.click();
})"""
LISTEN = """() => {
    const Real = WebSocket;
    window.drawn = [];
    window.heard = 0;
    window.shifts = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.WebSocket = class extends Real {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', ({ data }) => {
                if (!data.includes('"type":"events"')) return;
                const start = performance.now();
                window.heard += 1;
                const after = () => window.drawn.push(performance.now() - start);
                requestAnimationFrame(() => requestAnimationFrame(after));
            });
        }
    };
}"""
"""Note how long each step takes until its frame is done, and whatever jumps.

What a player's own click moves counts as well, which browsers' own figures leave out.
"""
WATCH_CARS = """() => {
    const count = () => {
        window.counting = true;
        const start = performance.now();
        let frames = 0;
        const next = (now) => {
            frames += 1;
            if (now - start < 1000) requestAnimationFrame(next);
            else window.rate = frames * 1000 / (now - start);
        };
        requestAnimationFrame(next);
    };
    new MutationObserver((_, watching) => {
        if (!document.querySelector('.cars.arriving')) return;
        watching.disconnect();
        count();
    }).observe(document.querySelector('.rw-play'),
        { attributes: true, attributeFilter: ['class'], subtree: true });
}"""
"""Count frames from the moment when the pieces of a claim begin to arrive."""
MINE = """() => window.counting ? window.rate : document.title.includes('turn')
    && !document.querySelector('[aria-busy=true]')
    && window.drawn.length === window.heard"""
"""When there is something to decide; nothing is done while frames are counted or a step
is drawn: to look for a button by its name takes the page longer than a frame."""
FORGET_DRAWN = "() => { window.drawn = []; window.heard = 0; }"
IS_SEEN = f"() => window.rate !== undefined && window.drawn.length >= {STEPS}"
TAKE_SHIFT = "() => { const shift = window.shifts; window.shifts = 0; return shift; }"

Figures = dict[str, float]


def loads(page: Page) -> list[float]:
    """The bytes of everything that a page loads from now on, one after the other."""
    session = page.context.new_cdp_session(page)
    loaded: list[float] = []
    session.send("Network.enable")
    session.on(
        "Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"])
    )
    return loaded


def first_visit(browser: Browser, address: str) -> Figures:
    """The start page, on a slow machine."""
    page = browser.new_page(locale="en-GB")
    loaded = loads(page)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    ready = page.wait_for_function(READY).json_value()
    page.wait_for_load_state("networkidle")
    page.close()
    return {"kB": sum(loaded) / 1000, "ready, ms": ready}


def play(browser: Browser, address: str, game: str) -> Figures:
    """A table of a board, from its first visit to the first claim."""
    page = browser.new_page(locale="en-GB", viewport={"width": 1280, "height": 720})
    page.set_default_timeout(PATIENCE)
    page.request.get(f"{address}/api/me")
    wish = {"game": game, "seats": SEATS}
    table = page.request.post(f"{address}/api/tables", data=wish).json()["table"]
    page.request.post(f"{address}/api/tables/{table}/start", data={})
    page.add_init_script(f"({LISTEN})()")
    loaded = loads(page)
    page.goto(f"{address}/t/{table}")
    page.wait_for_function(MINE)
    page.evaluate(FORGET_DRAWN)
    for answer in ("^Keep ", "^Confirm$"):  # tickets, then perhaps a fleet
        page.wait_for_function(MINE)
        opening = page.get_by_role("button", name=re.compile(answer))
        if opening.count():
            opening.click()
            opening.wait_for(state="detached")
    page.wait_for_function(MINE)
    figures = {"kB": sum(loaded) / 1000, "feedback, ms": page.evaluate(FEEDBACK)}
    shifts = claim(page)
    rate = page.wait_for_function("() => window.rate").json_value()
    drawn = page.evaluate("() => window.drawn")
    page.close()
    return figures | {
        "drawn, ms": median(drawn),
        "drawn, 9 of 10": quantiles(drawn, n=10)[-1],
        "frames/s": rate,
        "shift, median turn": median(shifts),
        "shift, worst turn": max(shifts),
    }


def claim(page: Page) -> list[float]:
    """Claim a route as soon as one can, and go on until enough steps were drawn.

    Returns what jumped in each decision up to then.
    """
    page.evaluate(WATCH_CARS)
    page.evaluate(TAKE_SHIFT)
    shifts = []
    for _ in range(60):
        page.wait_for_function(MINE)
        shifts.append(page.evaluate(TAKE_SHIFT))
        if page.evaluate(IS_SEEN):
            return shifts
        decide(page)
    raise RuntimeError("no route can be claimed")


def decide(page: Page) -> None:
    """Go on with what was begun, else with the first route, else with a card."""
    asked = page.get_by_role("button", name=re.compile("^(Claim|Pay|Give up)"))
    route = page.get_by_role("button", name=re.compile("; you can claim it$"))
    with suppress(TimeoutError):  # what could be pressed may have gone meanwhile
        if asked.count():
            asked.first.click(timeout=SOON)
        elif route.count():
            route.first.focus(timeout=SOON)
            page.keyboard.press("Enter")
        else:
            deck = page.locator("[data-anchor^=deck-][aria-disabled=false]")
            deck.first.click(timeout=SOON)


def show(title: str, results: dict[str, Figures]) -> None:
    """A table of figures."""
    table = Table(title=title)
    table.add_column("")
    for column in next(iter(results.values())):
        table.add_column(column, justify="right")
    for name, figures in results.items():
        table.add_row(name, *(f"{figure:.4g}" for figure in figures.values()))
    Console().print(table)


def main(address: str) -> None:
    """Print the figures of a first visit and of every board."""
    with sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox"]
        )
        start = first_visit(browser, address)
        listing = browser.new_page().request.get(f"{address}/api/games").json()
        names = [game["name"] for game in listing["games"]]
        boards = {name: play(browser, address, name) for name in names}
        browser.close()
    show(f"First visit, a CPU {SLOWER} times slower", {"start page": start})
    show("A table of each board", boards)
    RESULT.parent.mkdir(parents=True, exist_ok=True)
    RESULT.write_text(json.dumps({"start": start, "boards": boards}, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
