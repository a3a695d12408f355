"""The built client, a real server, a real browser, and pages that must not complain."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Response,
    expect,
)
from tests.server.running import ServerProcess, running
from tests.web.loading import Loading, wait_for_rest
from tests.web.player import PATIENCE, REMEMBERED
from tests.web.prepared import be

expect.set_options(timeout=PATIENCE)

Visit = Callable[..., Page]

STILL = """
    const still = new CSSStyleSheet();
    still.replaceSync(`*, ::before, ::after {
        animation-delay: 0s !important;
        animation-duration: 0s !important;
        transition: none !important;
    }
    .rw-ground { opacity: 0 !important; }`);
    document.adoptedStyleSheets.push(still);
"""
"""Nothing moves, and the ground of a board is there but not painted.

A browser without a graphics card would spend half its time on both.
"""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says on a page that it keeps a service worker from."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with running(tmp_path_factory.mktemp("web"), "--coach", "4") as process:
        yield process


@pytest.fixture(scope="session")
def base_url(server: ServerProcess) -> str:
    return server.url


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Opens a page as somebody with a browser of their own.

    Whatever a page complains about, or fails to load, fails the test, except what
    the test says is `refused`. A page with the speed "off" stands still, unless the
    test is about what `moves`; only pages that ask for one have a service worker.
    A page that shall be `at_rest` has loaded all that it shows.
    """
    contexts: list[BrowserContext] = []
    heard: list[str] = []

    def open_page(path: str = "/", **options: Any) -> Page:  # noqa: ANN401 - Playwright's
        settings = {"locale": "en-GB", "service_workers": "block"}
        size = {"width": 1280, "height": 720}
        remembered = options.pop("remembered", REMEMBERED)
        moves = options.pop("moves", '"speed":"off"' not in remembered)
        wire = options.pop("wire", None)
        secret = options.pop("secret", None)
        refused = options.pop("refused", "")
        at_rest = options.pop("at_rest", False)
        context = browser.new_context(**{"viewport": size, **settings, **options})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(
            f"if (!localStorage.railwright) localStorage.railwright = '{remembered}'"
        )
        if not moves:
            context.add_init_script(STILL)
        if secret:
            be(secret, context, server)
        page = context.new_page()
        listen(page, heard, refused)
        if wire:
            page.route_web_socket(re.compile(r"/socket(\?|$)"), wire)
        loading = Loading(page) if at_rest else None
        page.goto(server.url + path)
        if loading:
            wait_for_rest(page, loading)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert heard == []


def listen(page: Page, heard: list[str], refused: str | tuple[str, ...] = "") -> None:
    """Note whatever the browser complains about, but for what shall be refused."""

    def is_meant(url: str) -> bool:
        return bool(refused) and url.endswith(refused)

    def console(said: ConsoleMessage) -> None:
        is_bad = said.type in {"error", "warning"} and said.text != NO_WORKER
        if is_bad and not is_meant(said.location["url"]):
            heard.append(said.text)

    def response(answer: Response) -> None:
        if answer.status >= 400 and not is_meant(answer.url):
            heard.append(answer.url)

    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on("console", console)
    page.on("response", response)
