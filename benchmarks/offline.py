"""How fast the engine is in a browser: loading, decisions of `hard`, memory.

A real Chromium plays seeded games of every board on a site without a server, at its own
speed and on a processor four times slower, which the browser imitates. Beside the time
on the clock stands the processor time of the page: on a busy machine only that counts.

    python -m benchmarks.offline [--games N]
"""

import argparse
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from tests.conftest import QUIET, chromium
from tests.web.site import hosted, write_site

from railwright.games import GAMES

RESULTS = Path("build/bench/offline.json")
PATIENCE = 600_000
"""Milliseconds to wait for anything."""
SLOWER = 4
LIMITS = {"first": 6.0, "later": 3.0, "decision": 300.0, "slower": 1500.0, "MB": 250.0}
"""The most that each may take: seconds to load, milliseconds to decide, memory."""
READY = """async () => {
    const { base } = await (await fetch("/engine.json")).json();
    window.worker = new Worker(`${base}worker.js`, { type: "module" });
    await new Promise((resolve) => {
        worker.onmessage = resolve;
        worker.postMessage({ type: "begin", pace: 0, cache: "engine" });
    });
}"""
KEPT = """async () => {
    const cache = await caches.open("engine");
    while ((await cache.keys()).length < 2) await new Promise(requestAnimationFrame);
}"""
"""Waits until the snapshot is written, from which later loads begin, and its note."""
LOAD = """async (code) => {
    const { base } = await (await fetch("/engine.json")).json();
    const { Snapshot } = await import(`${base}snapshot.js`);
    const { startPython } = await import(`${base}python.js`);
    const { python } = await startPython(new Snapshot("engine"));
    python.runPython(code);
    window.python = python;
}"""
DECISIONS = """
from railwright.bots import new_bot
from railwright.model import Deal
from railwright.model.match import deal_out

class Game:
    def __init__(self, game, seed):
        self.match = deal_out(Deal(game, 2, seed))
        self.bots = [new_bot("hard", seed + seat) for seat in range(2)]

    def look(self):
        if self.match.is_over:
            return False
        self.seat = self.match.deciding[0]
        self.view = self.match.view(self.seat)
        self.view.actions
        return True

    def decide(self):
        self.action = self.bots[self.seat].choose(self.view, self.view.actions)

    def play(self):
        self.match.play(self.action, self.seat)
"""
BEGIN = "([game, seed]) => { window.game = python.globals.get('Game')(game, seed); }"
HEAP = "() => window.python._module.HEAP8.length / 1e6"


@dataclass
class Spent:
    """Time that something took: on the clock, and of the processor."""

    wall: float
    processor: float


class PageProcess:
    """The process of the only page of a browser, as Linux counts what it takes."""

    def __init__(self, context: BrowserContext) -> None:
        if context.browser is None:
            raise SystemExit("the browser has gone")
        devtools = context.browser.new_browser_cdp_session()
        told = devtools.send("SystemInfo.getProcessInfo")
        [pid] = [each["id"] for each in told["processInfo"] if _is_page(each)]
        self.place = Path("/proc", str(pid))

    def thread_seconds(self) -> float:
        """Processor time of the thread that runs the page."""
        return _seconds(self.place)

    def seconds(self) -> float:
        """Processor time of all threads: those of workers and of compilers, too."""
        return sum(map(_seconds, (self.place / "task").iterdir()))

    def megabytes(self) -> float:
        """Memory that no other process shares."""
        lines = (self.place / "smaps_rollup").read_text().splitlines()
        private = [line.split()[1] for line in lines if line.startswith("Private")]
        return sum(map(int, private)) / 1000


def _is_page(process: dict[str, Any]) -> bool:
    return bool(process["type"] == "renderer")


def _seconds(place: Path) -> float:
    return int((place / "schedstat").read_text().split()[0]) / 1e9


def opened(context: BrowserContext, address: str) -> tuple[Page, PageProcess]:
    """A page of the site that loads nothing by itself, the only one there is."""
    for other in context.pages:
        other.close()
    page = context.new_page()
    page.goto(f"{address}/offline.html")
    return page, PageProcess(context)


def loading(context: BrowserContext, address: str) -> dict[str, Any]:
    """Seconds from the worker's start until it answers, and what it takes then."""
    times = []
    for _ in range(3):
        page, process = opened(context, address)
        before, began, used = process.megabytes(), perf_counter(), process.seconds()
        page.evaluate(READY)
        times.append(Spent(perf_counter() - began, process.seconds() - used))
        page.evaluate(KEPT)
    later = min(times[1:], key=lambda each: each.wall)
    taken = {"page": before, "page with engine": process.megabytes()}
    return {"first": times[0], "later": later, "MB": taken}


def decisions(
    page: Page, process: PageProcess, game: str, seed: int
) -> Iterator[Spent]:
    """What each decision of one game takes, in milliseconds."""
    page.evaluate(BEGIN, [game, seed])
    while page.evaluate("() => window.game.look()"):
        began, used = perf_counter(), process.thread_seconds()
        page.evaluate("() => window.game.decide()")
        wall, processor = perf_counter() - began, process.thread_seconds() - used
        yield Spent(1000 * wall, 1000 * processor)
        page.evaluate("() => window.game.play()")


def thinking(page: Page, process: PageProcess, games: int) -> dict[str, Spent]:
    """The milliseconds of all but the slowest twentieth of decisions, by boards."""
    found = {}
    for game in GAMES:
        times = [
            each
            for seed in range(games)
            for each in decisions(page, process, game, seed)
        ]
        found[game] = Spent(
            quantiles([each.wall for each in times], n=20)[-1],
            quantiles([each.processor for each in times], n=20)[-1],
        )
    return found


def measure(context: BrowserContext, address: str, games: int) -> dict[str, Any]:
    """All figures."""
    figures: dict[str, Any] = {"loading": loading(context, address)}
    page, process = opened(context, address)
    page.evaluate(LOAD, DECISIONS)
    figures["decisions"] = thinking(page, process, games)
    figures["MB after games"] = {
        "Python": page.evaluate(HEAP),
        "page": process.megabytes(),
    }
    devtools = context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    figures["slower"] = thinking(page, process, games)
    return figures


def table(figures: dict[str, Any]) -> Iterator[str]:
    """The figures in lines, each beside its limit."""
    yield f"{'':28}{'clock':>10}{'processor':>12}{'limit':>10}"
    load = figures["loading"]
    for when in ("first", "later"):
        yield _line(f"{when} load, s", load[when], LIMITS[when])
    for part, name in (("decisions", "decision"), ("slower", "slower")):
        slowness = f", {SLOWER} times slower" if part == "slower" else ""
        for game, spent in figures[part].items():
            yield _line(f"{game} p95, ms{slowness}", spent, LIMITS[name])
    for what, size in (*load["MB"].items(), *figures["MB after games"].items()):
        yield f"{what + ', MB':28}{size:10.0f}{'':12}{LIMITS['MB']:10.0f}"


def _line(what: str, spent: Spent, limit: float) -> str:
    return f"{what:28}{spent.wall:10.1f}{spent.processor:12.1f}{limit:10.0f}"


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
    RESULTS.write_text(json.dumps(figures, indent=2, default=vars))
    print("\n".join(table(figures)))


if __name__ == "__main__":
    main()
