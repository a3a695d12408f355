"""Somebody who looks elsewhere is told by a notification of the system."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect
from tests.conftest import chromium
from tests.web.conftest import Visit
from tests.web.test_devices import draw_two, path_of
from tests.web.test_together import decide_tickets, on_turn, table_for_two

pytestmark = pytest.mark.browser

HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.isAway })"
LOOK = """() => {
    const look = async () => {
        const worker = await navigator.serviceWorker.ready;
        const [notice] = await worker.getNotifications();
        if (notice) window.noticed = [notice.body, notice.data];
        else setTimeout(look, 50);
    };
    void look();
}"""


@pytest.fixture
def browser(launch_browser: Callable[..., Browser]) -> Iterator[Browser]:
    """Chromium with windows: without them it has nowhere to show a notification."""
    browser = launch_browser(executable_path=chromium("chromium"))
    yield browser
    browser.close()


def test_somebody_who_looks_elsewhere_is_told(visit: Visit) -> None:
    settings = '{"speed":"off","sound":0,"name":"Ben","notify":true}'
    anna, ben = table_for_two(
        visit,
        permissions=["notifications"],
        remembered=settings,
        service_workers="allow",
    )
    ben.evaluate(HIDDEN)
    ben.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    decide_tickets(anna, ben)
    if on_turn(anna, ben)[0] is ben:
        draw_two(ben)
    expect(anna.locator(".sentence")).to_contain_text("Your turn")

    ben.evaluate("() => { window.isAway = true; }")
    draw_two(anna)

    ben.evaluate(LOOK)
    noticed = ben.wait_for_function("() => window.noticed").json_value()
    assert noticed == ["It is your turn.", path_of(ben)]
