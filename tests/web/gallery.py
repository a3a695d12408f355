"""Every page and state of the client as a picture: `make screenshots FOLDER=...`."""

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright
from tests.conftest import QUIET
from tests.server.running import ServerProcess, running
from tests.web.player import PATIENCE, Player

SIZES = {"390": (390, 844), "1280": (1280, 720)}
GAMES = ("europe", "nordic", "switzerland", "world", "usa")
REMEMBERED = '{"speed":"off","sound":0,"name":"Anna","level":"easy","theme":"%s"}'

Take = Callable[[str], None]


@contextmanager
def visitor(browser: Browser, url: str, size: str, theme: str) -> Iterator[Page]:
    """Somebody with a screen of a size, by light or in the dark."""
    width, height = SIZES[size]
    is_phone = width < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=url,
        locale="en-GB",
        has_touch=is_phone,
        device_scale_factor=2 if is_phone else 1,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(
        f"localStorage.railwright ??= '{REMEMBERED % theme}'"  # else it would not last
    )
    yield context.new_page()
    context.close()


def pages(page: Page, take: Take) -> None:
    """What stands outside the tables."""
    for name, path in (
        ("start", "/"),
        ("new", "/new"),
        ("here", "/new/here"),
        ("tables", "/tables"),
        ("settings", "/settings"),
        ("rules", "/rules/europe"),
        ("missing", "/nothing/here"),
    ):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        take(name)
    page.goto("/new")
    page.locator(".go").click()
    page.locator(".share").wait_for()
    take("lobby")


def table(page: Page, take: Take, game: str) -> None:
    """A game in its phases, up to the scores and the replay."""
    page.goto("/")
    player = Player(page)
    player.start(game, bots=2)
    page.locator(".prompt").first.wait_for()
    take(f"{game}-opening")
    player.play_on(until=lambda: player.claims >= 3)
    take(f"{game}-turn")
    if not page.locator(".scoring").count():
        pay(page, take, game)
    player.play_on()
    take(f"{game}-scores")
    page.locator(".scoring a:has-text('Replay')").click()
    page.locator(".replay").wait_for()
    page.locator("footer input[type=range]").fill("60")
    take(f"{game}-replay")


def pay(page: Page, take: Take, game: str) -> None:
    """The payment chooser, or the building of a station, if they can be shown."""
    routes = page.locator("g.route.claimable")
    if routes.count():
        page.keyboard.press("b")
        page.keyboard.press("n")
        take(f"{game}-focus")
        page.keyboard.press("Escape")
    plan = page.locator(".tools .button:has-text('Plan')")
    plan.click()
    for route in page.locator("g.route:not(.claimed)").all()[:3]:
        route.locator("> g").first.click()
    take(f"{game}-plan")
    page.locator(".plan .primary").click()


def shoot(browser: Browser, server: ServerProcess, folder: Path) -> None:
    """All pictures of all sizes and themes."""
    for size in SIZES:
        for theme in ("light", "dark"):
            with visitor(browser, server.url, size, theme) as page:

                def take(
                    name: str, page: Page = page, end: str = f"{size}-{theme}"
                ) -> None:
                    path = folder / f"{name}-{end}.png"
                    page.screenshot(path=path, animations="disabled")
                    sys.stdout.write(f"{name}-{end}.png\n")
                    sys.stdout.flush()

                pages(page, take)
                for game in GAMES if theme == "light" else GAMES[:1]:
                    table(page, take, game)


def main(folder: Path) -> None:
    """Take all pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as data,
        running(Path(data)) as server,
        sync_playwright() as play,
    ):
        chromium = shutil.which("chromium")
        browser = play.chromium.launch(executable_path=chromium, args=QUIET)
        shoot(browser, server, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
