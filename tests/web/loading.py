"""Whether a page has loaded all that it shows."""

from playwright.sync_api import Page, Request

DRAWN = """() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
ROUNDS = 1000
"""So many times a page may ask for more."""


class Loading:
    """Listens to what a page asks for, from its first request on."""

    def __init__(self, page: Page) -> None:
        self.asked = 0
        self.missing: set[Request] = set()
        page.on("request", self._ask)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _ask(self, request: Request) -> None:
        self.asked += 1
        self.missing.add(request)
        if request.redirected_from:
            self._end(request.redirected_from)

    def _end(self, request: Request) -> None:
        self.missing.discard(request)


def wait_for_rest(page: Page, loading: Loading) -> None:
    """Wait until all has come, has been drawn, and has asked for nothing more."""
    for _ in range(ROUNDS):
        asked = loading.asked
        page.evaluate(DRAWN)
        if not loading.missing and loading.asked == asked:
            return
    raise AssertionError(f"{page.url} goes on loading")
