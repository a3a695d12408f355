"""The built client, a real server, a real browser, and pages that must not complain."""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

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
USUAL_SIZE = {"width": 1280, "height": 720}


class Tab(NamedTuple):
    """A page that several tests look at, one after another."""

    page: Page
    heard: list[str]
    loading: Loading


STILL = """
    const still = new CSSStyleSheet();
    still.replaceSync(`*, ::before, ::after {
        animation-delay: 0s !important;
        animation-duration: 0s !important;
        transition: none !important;
    }
    html:not(.painted) > body { opacity: 0 !important; }`);
    document.adoptedStyleSheets.push(still);
"""
"""Nothing moves, and all is where it is, but nothing of it is painted.

A browser without a graphics card would spend half its time on both. Whoever looks at
colors has the page `painted`.
"""
NO_WORKER = "Service Worker registration blocked by Playwright"
"""What Playwright says on a page that it keeps a service worker from."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Games without a network come first, so that one worker has them all.

    Their engine takes seconds to begin, on each worker that needs it.
    """
    items.sort(key=lambda item: item.path.stem != "test_offline")


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
        at_rest = options.pop("at_rest", False)
        page = new_page(browser, server, heard, **options)
        contexts.append(page.context)
        go(page, server.url + path, Loading(page) if at_rest else None)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert heard == []


@pytest.fixture(scope="module")
def tabs(browser: Browser) -> Iterator[dict[str, Tab]]:
    """The tabs that tests of a module have opened, by how they were opened."""
    del browser  # which lasts longer than they do
    opened: dict[str, Tab] = {}
    yield opened
    for tab in opened.values():
        tab.page.context.close()
    assert [each for tab in opened.values() for each in tab.heard] == []


@pytest.fixture
def browse(
    browser: Browser, server: ServerProcess, tabs: dict[str, Tab]
) -> Iterator[Visit]:
    """Opens a page as `visit` does, in the tab of an earlier test if there is one.

    That takes half the time, and is for tests that look and leave nothing behind.
    """

    def open_page(path: str = "/", **options: Any) -> Page:  # noqa: ANN401 - Playwright's
        at_rest = options.pop("at_rest", False)
        size = options.pop("viewport", USUAL_SIZE)
        name = repr(sorted(options.items()))
        if name not in tabs:
            heard: list[str] = []
            page = new_page(browser, server, heard, **options)
            tabs[name] = Tab(page, heard, Loading(page))
        tab = tabs[name]
        tab.page.set_viewport_size(size)
        tab.page.emulate_media(color_scheme=options.get("color_scheme", "light"))
        go(tab.page, server.url + path, tab.loading if at_rest else None)
        return tab.page

    yield open_page
    complaints = [each for tab in tabs.values() for each in tab.heard]
    for tab in tabs.values():
        tab.heard.clear()
    assert complaints == []


def new_page(
    browser: Browser,
    server: ServerProcess,
    heard: list[str],
    **options: Any,  # noqa: ANN401 - Playwright's
) -> Page:
    """A page of a browser of its own, as `visit` describes it, that is nowhere yet."""
    settings = {
        "locale": "en-GB",
        "service_workers": "block",
        "viewport": USUAL_SIZE,
    }
    remembered = options.pop("remembered", REMEMBERED)
    moves = options.pop("moves", '"speed":"off"' not in remembered)
    wire = options.pop("wire", None)
    secret = options.pop("secret", None)
    refused = options.pop("refused", "")
    context = browser.new_context(**{**settings, **options})
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
    return page


def go(page: Page, address: str, loading: Loading | None) -> None:
    """Go to an address, and wait until all that it shows is loaded if that is told."""
    page.goto(address)
    if loading:
        wait_for_rest(page, loading)


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
