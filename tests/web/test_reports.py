"""The report of a simulation in a real browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from railwright.contests import ContestStore, outcomes, simulation
from railwright.contests.statistics import Statistics
from railwright.reports import report

pytestmark = pytest.mark.browser

PATIENCE = 30_000
"""Milliseconds to wait for what must come; a busy machine is no reason to fail."""
ALL_LOADED = """() => [...document.images].every(
    (image) => image.complete && image.naturalWidth > 0)"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(autouse=True)
def _complaints(page: Page) -> Iterator[None]:
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
    yield
    assert heard == []


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report of a few games with three different bots."""
    contest = simulation("europe", ("greedy", "random", "long-route"), 3)
    store = ContestStore(None, contest)
    for outcome in outcomes(contest.setting, contest.fixtures()):
        store.add(outcome)
    path = tmp_path_factory.mktemp("report") / "report.html"
    path.write_text(report(Statistics(store), contest), encoding="utf-8")
    return path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_a_report_fits_every_screen_and_asks_for_nothing(
    page: Page, file: Path, width: int, scheme: Literal["light", "dark"]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)

    page.goto(file.as_uri())
    page.wait_for_function(ALL_LOADED)

    assert page.evaluate(SIDEWAYS) <= 0
    assert [url for url in asked if not url.startswith("data:")] == [file.as_uri()]
