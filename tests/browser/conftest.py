"""A page that must stay free of complaints."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

PATIENCE = 30_000
"""Milliseconds to wait for what must come; a busy machine is no reason to fail."""
expect.set_options(timeout=PATIENCE)


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
