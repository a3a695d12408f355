"""A first visit is light: what it loads up to the first card drawn."""

import pytest
from tests.web.conftest import Visit
from tests.web.player import NEWCOMER, READY, Player

pytestmark = pytest.mark.browser

MOST = 300_000
"""Bytes on the wire."""


@pytest.mark.parametrize("game", ["europe", "world"])
def test_a_first_visit_loads_little(visit: Visit, game: str) -> None:
    page = visit("/offline.html", remembered=NEWCOMER)
    loaded: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on(
        "Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"])
    )

    page.goto(page.url.replace("offline.html", ""))
    Player(page).start(game)
    page.locator(".offer .primary").click()
    page.wait_for_function(READY)

    assert sum(loaded) > MOST / 10  # they are counted
    assert sum(loaded) <= MOST, sum(loaded)
