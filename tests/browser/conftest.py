"""The gallery with its real drawings, and a page that must stay free of complaints."""

from collections.abc import Iterator
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from railwright.drawing import draw_board
from railwright.gallery import Site, open_server

PATIENCE = 30_000
"""Milliseconds to wait for what must come; a busy machine is no reason to fail."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def base_url() -> Iterator[str]:
    """Where the gallery is; `page.goto` takes paths from here."""
    with open_server(Site(draw_board), 0) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield server.address
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def complaints(page: Page) -> Iterator[list[str]]:
    """What the browser complains about; at the end of a test it must be nothing."""
    page.set_default_timeout(PATIENCE)
    heard: list[str] = []
    page.on("pageerror", lambda error: heard.append(str(error)))
    page.on(
        "console",
        lambda message: (
            heard.append(message.text) if message.type in {"error", "warning"} else None
        ),
    )
    yield heard
    assert heard == []
