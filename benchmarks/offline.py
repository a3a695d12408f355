"""How fast the engine is in a browser: loading, decisions of `hard`, memory.

A real Chromium plays seeded games of every board on a site without a server, at its own
speed and on a processor four times slower, which the browser imitates.

    python -m benchmarks.offline [--games N]
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.conftest import QUIET, chromium
from tests.web.site import hosted, write_site

from railwright.games import GAMES

RESULTS = Path("build/bench/offline.json")
PATIENCE = 600_000
"""Milliseconds to wait for anything."""
SLOWER = 4
READY = """async () => {
    const { base } = await (await fetch("/engine.json")).json();
    const began = performance.now();
    const worker = new Worker(`${base}worker.js`, { type: "module" });
    await new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage({ type: "begin", pace: 0 });
    });
    worker.terminate();
    return (performance.now() - began) / 1000;
}"""
LOAD = """async (code) => {
    const { base } = await (await fetch("/engine.json")).json();
    const { loadPyodide } = await import(`${base}pyodide.mjs`);
    const python = await loadPyodide({ indexURL: new URL(base, location.href).href });
    const packed = await (await fetch(`${base}engine.zip`)).arrayBuffer();
    python.unpackArchive(packed, "zip", { extractDir: "/engine" });
    python.runPython('import sys; sys.path.insert(0, "/engine")');
    python.runPython(code);
    window.python = python;
}"""
TIMED = """
from time import perf_counter
from railwright.bots import new_bot
from railwright.model import Deal
from railwright.model.match import deal_out

def decisions(game, seed):
    match = deal_out(Deal(game, 2, seed))
    bots = [new_bot("hard", seed + seat) for seat in range(2)]
    times = []
    while not match.is_over:
        seat = match.deciding[0]
        view = match.view(seat)
        began = perf_counter()
        action = bots[seat].choose(view, view.actions)
        times.append(1000 * (perf_counter() - began))
        match.play(action, seat)
    return times
"""
PLAY = "([game, seed]) => window.python.globals.get('decisions')(game, seed).toJs()"
HEAP = "() => window.python._module.HEAP8.length / 1e6"


def opened(context: BrowserContext, address: str) -> Page:
    """A page of the site that loads nothing by itself."""
    page = context.new_page()
    page.goto(f"{address}/offline.html")
    return page


def loading(context: BrowserContext, address: str) -> dict[str, float]:
    """Seconds from the worker's start until it answers, at first and later."""
    context.new_page().goto(address)
    first, *later = [opened(context, address).evaluate(READY) for _ in range(3)]
    return {"first": first, "later": min(later)}


def thinking(page: Page, games: int) -> dict[str, float]:
    """The milliseconds of all but the slowest twentieth of decisions, by boards."""
    found = {}
    for game in GAMES:
        times = [t for seed in range(games) for t in page.evaluate(PLAY, [game, seed])]
        found[game] = quantiles(times, n=20)[-1]
    return found


def measure(context: BrowserContext, address: str, games: int) -> dict[str, Any]:
    """All figures."""
    figures: dict[str, Any] = {"seconds to load": loading(context, address)}
    page = opened(context, address)
    page.evaluate(LOAD, TIMED)
    figures["p95 in ms"] = thinking(page, games)
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    figures[f"p95 in ms, {SLOWER} times slower"] = thinking(page, games)
    figures["memory of Python in MB"] = page.evaluate(HEAP)
    return figures


def main() -> None:
    """Measure, write and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games: int = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        site = Path(folder) / "site"
        write_site(site)
        browser = driver.chromium.launch(executable_path=chromium(), args=QUIET)
        with hosted(site) as address:
            context = browser.new_context()
            context.set_default_timeout(PATIENCE)
            figures = measure(context, address, games)
        browser.close()
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2))
    print(RESULTS.read_text())


if __name__ == "__main__":
    main()
