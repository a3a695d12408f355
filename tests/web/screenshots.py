"""Every page and state of the client as a picture: `make screenshots`.

`python -m tests.web.screenshots FOLDER europe start` takes only those that begin so.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from tests.conftest import QUIET, chromium
from tests.server.running import ServerProcess, running
from tests.web.player import PATIENCE
from tests.web.prepared import ANNA, Prepared, be, write

from railwright.games import GAMES
from railwright.model import Match
from railwright.model.actions import BuildPort, ClaimRoute

SIZES = {
    "1280": (1280, 720),
    "768": (768, 1024),
    "390": (390, 844),
    "844": (844, 390),
}
THEMES = ("light", "dark")
REMEMBERED = '{"speed":"off","sound":0,"name":"Anna","confirm":"always","theme":"%s"}'
PAGES = {
    "start": "/",
    "new": "/new",
    "here": "/new/here",
    "tables": "/tables",
    "settings": "/settings",
    "missing": "/nothing/here",
    "offline": "/offline.html",
    "boards": "/boards",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/europe/1",
    **{f"board-{game}": f"/boards/{game}" for game in GAMES},
    **{f"explore-{game}": f"/explore/{game}" for game in GAMES},
    **{f"rules-{game}": f"/rules/{game}" for game in GAMES},
}

THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"

Show = Callable[[Page], None]
"""What is done on a page before its picture is taken."""


def as_it_is(page: Page) -> None:
    """Do nothing."""
    del page


class State(NamedTuple):
    """Something to be seen at a table."""

    table: Prepared
    show: Show = as_it_is
    path: str = "/t"


def at(game: str, phase: str, claimed: int = 0) -> Prepared:
    """A table where Anna has claimed so many routes and has to decide something."""

    def goal(match: Match) -> list[str]:
        view = match.view(0)
        routes = sum(owner == 0 for _, owner in view.routes)
        may_claim = any(isinstance(action, ClaimRoute) for action in view.actions)
        is_there = view.phase == phase and routes >= claimed
        return ["pass"] if is_there and may_claim == (phase == "turn") else []

    return Prepared(f"{game} {phase} {claimed}", game, goal, "planner")


def last_round(game: str) -> Prepared:
    """A table where Anna has one of the last turns."""

    def goal(match: Match) -> list[str]:
        view = match.view(0)
        return ["pass"] if view.phase == "turn" and view.turns_left is not None else []

    return Prepared(f"{game} last round", game, goal, "planner")


def port(match: Match) -> list[str]:
    """Where Anna can build one."""
    builds = any(isinstance(action, BuildPort) for action in match.view(0).actions)
    return ["pass"] if builds else []


def tool(name: str) -> Show:
    """Press one of the tools, which a phone has in its menu."""

    def show(page: Page) -> None:
        tools = page.locator(".tools, .deeds, [role=dialog]")
        found = tools.get_by_role("button", name=name, exact=True)
        if not found.count():
            open_menu(page)
        found.click()

    return show


def open_menu(page: Page) -> None:
    page.locator("[aria-haspopup=dialog]").click()


def story(name: str) -> Show:
    """Look at the log or the chat, which a phone has behind a button."""

    def show(page: Page) -> None:
        if page.locator(".story-button").is_visible():
            page.locator(".story-button").tap()
        page.get_by_role("tab", name=name).click()

    return show


def look_at_route(page: Page) -> None:
    """Go to a route by keys, which shows what it is."""
    page.keyboard.press("b")
    page.keyboard.press("n")


def choose_route(page: Page) -> None:
    """Open the payment of a route."""
    look_at_route(page)
    page.keyboard.press("Enter")


def choose_own_cards(page: Page) -> None:
    """Name every card of a payment."""
    choose_route(page)
    page.locator(".payment .own-toggle").click()


def plan(page: Page) -> None:
    """Mark some routes for later."""
    tool("Plan")(page)
    page.keyboard.press("b")
    for key in ("Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)


def take_card(page: Page) -> None:
    """Take a face-up card in World, where a deck is chosen to replace it."""
    page.keyboard.press("2")
    page.locator(".prompt .refill").wait_for()


def summary(page: Page) -> None:
    """Look at the rules on one card."""
    page.keyboard.press("r")
    page.locator(".summary").wait_for()


def shortcuts(page: Page) -> None:
    """Look at what keys do."""
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()


def ask(page: Page) -> None:
    """Ask for a hint."""
    page.keyboard.press("i")
    page.locator(".advice").wait_for()


def rewind(page: Page) -> None:
    page.locator("footer input[type=range]").fill("60")


def states() -> dict[str, State]:
    """All states at tables, by the names of their pictures."""
    found: dict[str, State] = {}
    for game in GAMES:
        turn, over = at(game, "turn", 6), at(game, "over")
        found |= {
            f"{game}-opening": State(at(game, "opening")),
            f"{game}-turn": State(turn),
            f"{game}-route": State(turn, look_at_route),
            f"{game}-plan": State(turn, plan),
            f"{game}-known": State(turn, lambda page: page.keyboard.press("k")),
            f"{game}-summary": State(turn, summary),
            f"{game}-offer": State(at(game, "offer")),
            f"{game}-scores": State(over),
            f"{game}-replay": State(over, rewind, "/replay"),
            f"{game}-tv": State(turn, path="/tv"),
        }
    turn = found["europe-turn"].table
    world = found["world-turn"].table
    return found | {
        "europe-payment": State(turn, choose_route),
        "europe-own-cards": State(turn, choose_own_cards),
        "world-payment": State(world, choose_route),
        "europe-tunnel": State(at("europe", "tunnel")),
        "europe-station": State(turn, tool("Station")),
        "europe-hint": State(turn, ask),
        "europe-tunnel-hint": State(at("europe", "tunnel"), ask),
        "nordic-hint": State(found["nordic-turn"].table, ask),
        "world-hint": State(at("world", "pieces"), ask),
        "world-pieces": State(at("world", "pieces")),
        "world-exchange": State(world, tool("Exchange")),
        "world-refill": State(world, take_card),
        "europe-help": State(turn, shortcuts),
        "europe-menu": State(turn, open_menu),
        "europe-last": State(last_round("europe")),
        "world-last": State(last_round("world")),
        "world-port": State(
            Prepared("world port", "world", port, "planner"), tool("Port")
        ),
        **{
            f"europe-{name.lower()}": State(turn, story(name))
            for name in ("Log", "Chat")
        },
    }


@contextmanager
def visitor(
    browser: Browser, server: ServerProcess, size: str, theme: str
) -> Iterator[Page]:
    """Anna with a screen of a size, by light or in the dark."""
    width, height = SIZES[size]
    is_phone = width < 1000
    context = browser.new_context(
        viewport={"width": width, "height": height},
        base_url=server.url,
        locale="en-GB",
        has_touch=is_phone,
        color_scheme="dark" if theme == "dark" else "light",
        device_scale_factor=2 if is_phone else 1,
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(f"localStorage.railwright = '{REMEMBERED % theme}'")
    be(ANNA, context, server)
    yield context.new_page()
    context.close()


def shoot(page: Page, folder: Path, end: str, wanted: tuple[str, ...]) -> None:
    """All wanted pictures of one size and theme."""

    def take(name: str, path: str, show: Show = as_it_is) -> None:
        if not name.startswith(wanted):
            return
        page.goto(path)
        page.wait_for_load_state("networkidle")
        width, height = SIZES[end.partition("-")[0]]
        page.mouse.move(width - 2, height - 2)  # where it points at nothing
        show(page)
        page.screenshot(path=folder / f"{name}-{end}.png", animations="disabled")
        sys.stdout.write(f"{name}-{end}.png\n")
        sys.stdout.flush()

    for name, path in PAGES.items():
        take(name, path)
    take("lobby", "/new", make_table)
    take("new-own-map", "/new", choose_own_map)
    take("new-options", "/new", open_options)
    take("hand-over", "/new/here", hand_over)
    for name, (table, show, path) in states().items():
        take(name, f"{path}/{table.table}", after_board(show))


def after_board(show: Show) -> Show:
    """Wait for the board, which is loaded last."""

    def waited(page: Page) -> None:
        page.locator(".rw-sheet .rw-play").wait_for()
        show(page)

    return waited


def make_table(page: Page) -> None:
    page.locator(".go").click()
    page.locator(".share").wait_for()


def choose_own_map(page: Page) -> None:
    """Bring a map of three towns."""
    page.locator("details:has([type=file]) > summary").click()
    page.locator("[type=file]").set_input_files(THREE_TOWNS)
    page.locator(".chosen").wait_for()


def open_options(page: Page) -> None:
    page.locator("details:has(.options) > summary").click()


def hand_over(page: Page) -> None:
    """Begin a game for two at one device and decide for the first of them."""
    page.locator(".go").click()
    page.locator(".rw-sheet .rw-play").wait_for()
    page.locator(".offer .primary").click()
    page.locator(".hand-over").wait_for()


def take(folder: Path, wanted: tuple[str, ...]) -> None:
    """Take the pictures whose names begin so into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as play:
        shown = [s for name, s in states().items() if name.startswith(wanted)]
        write(Path(data), list({s.table.name: s.table for s in shown}.values()))
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET)
        with running(Path(data)) as server:
            for size in SIZES:
                for theme in THEMES:
                    with visitor(browser, server, size, theme) as page:
                        shoot(page, folder, f"{size}-{theme}", wanted)
        browser.close()


def main() -> None:
    """Take all pictures, or some."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.screenshots")
    parser.add_argument("folder", type=Path, help="where the pictures belong")
    parser.add_argument("names", nargs="*", help="how their names begin (all)")
    asked = parser.parse_args()
    take(asked.folder, tuple(asked.names) or ("",))


if __name__ == "__main__":
    main()
