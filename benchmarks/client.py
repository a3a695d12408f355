"""How much a first visit to the browser client loads, and how soon one can act.

Start `railwright serve` first; the argument is its address.
"""

import json
import shutil
import sys

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


def visit(page: Page, address: str) -> dict[str, float]:
    """The figures of a first visit, up to the first card drawn."""
    session = page.context.new_cdp_session(page)
    loaded: list[float] = []
    session.send("Network.enable")
    session.on(
        "Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"])
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
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
    return {
        "start page, kB": start / 1000,
        "with the first table, kB": sum(loaded) / 1000,
        f"ready on a CPU {SLOWER} times slower, ms": ready,
        "click to feedback, ms": feedback,
    }


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
