"""What a first visit to the browser client loads, how soon one can act, how it flows.

Start `railwright serve` first; the argument is its address.
"""

import json
import shutil
import sys
from statistics import median

from playwright.sync_api import Page, sync_playwright

SLOWER = 4
"""How much slower than this machine the visitor's is taken to be."""
READY = "() => document.querySelector('.go') && performance.now()"
FEEDBACK = """() => new Promise((done) => {
    const deck = document.querySelector('[data-anchor=deck-train]');
    const table = document.querySelector('.table');
    const start = performance.now();
    const drawn = () => requestAnimationFrame(() => done(performance.now() - start));
    new MutationObserver(drawn)
        .observe(table, { attributes: true, attributeFilter: ['aria-busy'] });
    deck.click();
})"""
LISTEN = """() => {
    const Real = WebSocket;
    window.drawn = [];
    window.WebSocket = class extends Real {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', ({ data }) => {
                if (!data.includes('"type":"events"')) return;
                const start = performance.now();
                const after = () => window.drawn.push(performance.now() - start);
                requestAnimationFrame(() => requestAnimationFrame(after));
            });
        }
    };
}"""
"""Note for every step of the game how long it takes until its frame is done."""
WATCH_CARS = """() => {
    const count = () => {
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


MINE = """() => window.rate || (document.querySelector('.status.mine')
    && !document.querySelector('.table[aria-busy=true]'))"""


def visit(page: Page, address: str) -> dict[str, float]:
    """The figures of a first visit, up to the first card drawn."""
    session = page.context.new_cdp_session(page)
    loaded: list[float] = []
    session.send("Network.enable")
    session.on(
        "Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"])
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({LISTEN})()")
    page.goto(address)
    ready = page.wait_for_function(READY).json_value()
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.wait_for_load_state("networkidle")
    start = sum(loaded)
    page.locator(".go").click()
    page.locator(".offer .primary").click()
    page.locator(".status.mine").wait_for()
    page.locator("[data-anchor=deck-train][aria-disabled=false]").wait_for()
    feedback = page.evaluate(FEEDBACK)
    rate = claim(page)
    return {
        "start page, kB": start / 1000,
        "with the first table, kB": sum(loaded) / 1000,
        f"ready on a CPU {SLOWER} times slower, ms": ready,
        "click to feedback, ms": feedback,
        "event to drawn, ms (median)": median(page.evaluate("() => window.drawn")),
        "frames a second while a claim is placed": rate,
    }


def claim(page: Page) -> float:
    """Claim a route as soon as one can, and count the frames of its animation."""
    page.evaluate(WATCH_CARS)
    for _ in range(60):
        page.wait_for_function(MINE)
        if page.evaluate("() => window.rate !== undefined"):
            break
        asked = page.locator(".payment .primary, .tunnel .button")
        route = page.locator("g.route.claimable > g")
        if asked.count():
            asked.first.click()
        elif route.count():
            route.first.click()
        else:
            page.locator("[data-anchor=deck-train]").click()
    return float(page.wait_for_function("() => window.rate").json_value())


def main(address: str) -> None:
    """Print the figures of one visit."""
    with sync_playwright() as play:
        chromium = shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        figures = visit(browser.new_page(locale="en-GB"), address)
        browser.close()
    for name, figure in figures.items():
        print(f"{name:40} {figure:8.1f}")
    print(json.dumps(figures))


if __name__ == "__main__":
    main(sys.argv[1])
