"""Orders for the next turn, given while others play."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import see_whole_board
from tests.web.prepared import BEN, Prepared, write
from tests.web.test_coming_back import draw_two
from tests.web.test_together import decide_tickets, on_turn, table_for_two

from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute

pytestmark = pytest.mark.browser


def next_can_claim(match: Match) -> list[str]:
    """What Ben could claim once Anna has claimed something."""
    for action in match.legal_actions(0):
        if isinstance(action, ClaimRoute):
            trial = match.copy()
            trial.play(action, 0)
            legal = trial.legal_actions(1) if trial.deciding == (1,) else []
            found = [each for each in legal if isinstance(each, ClaimRoute)]
            if found:
                return [format_action(found[0])]
    return []


WORLD = Prepared("an order in World", "world", next_can_claim, "planner")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("orders")
    write(folder, [WORLD])
    with running(folder) as process:
        yield process


PAYMENT = ".payment, .poor"


def ordered(page: Page) -> None:
    """The first short route that can be paid for, ordered for the next turn.

    A tunnel could cost more, which would be asked when the turn comes.
    """
    short = "g.route:not(:has(> g:nth-of-type(3))):not([aria-label*=tunnel])"
    for route in page.locator(short).all():
        route.locator("> g").first.click(force=True)
        expect(page.locator(PAYMENT)).to_be_visible()
        pay = page.locator(".payment .primary")
        if pay.count():
            expect(pay).to_have_text("Do it on my turn")
            pay.click()
            return
        page.locator(".poor .button").click()
    raise AssertionError("four cards pay for no route at all")


def test_an_order_is_carried_out_and_only_its_owner_sees_it(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    ordered(waiting)
    expect(waiting.locator(".order")).to_contain_text("On your turn:")
    expect(active.locator(".order")).to_have_count(0)

    draw_two(active)

    expect(active.locator(".sentence")).to_contain_text("Your turn")
    expect(waiting.locator(".order")).to_have_count(0)
    claimed = active.locator(".log li", has_text="claims")
    expect(claimed).to_have_count(1)


def test_an_order_can_be_withdrawn(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    ordered(waiting)
    waiting.reload()
    waiting.get_by_label("Withdraw this order").click()
    expect(waiting.locator(".order")).to_have_count(0)

    draw_two(active)

    expect(waiting.locator(".sentence")).to_contain_text("Your turn")


class Tapped:
    """A wire on which everything that a page says is noted."""

    def __init__(self) -> None:
        self.said: list[dict[str, object]] = []

    def __call__(self, page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()

        def hear(message: str | bytes) -> None:
            self.said.append(json.loads(message))
            server_end.send(message)

        page_end.on_message(hear)


@pytest.mark.parametrize(
    ("choice", "otherwise"),
    [
        ("draw two ship cards blind", "draw blind ship"),
        ("draw two wagon cards blind", "draw blind wagon"),
        ("wait for me", None),
    ],
)
def test_with_two_decks_one_says_which_is_drawn_from(
    visit: Visit, choice: str, otherwise: str | None
) -> None:
    wire = Tapped()
    page = visit(f"/t/{WORLD.table}", secret=BEN, wire=wire)
    expect(page.locator(".rw-sheet .rw-play")).to_be_visible()
    see_whole_board(page)
    route = WORLD.reached[1][0].split()[1]
    page.locator(f"[id='{route}'] > g").first.click(force=True)
    page.locator(".payment select").select_option(label=choice)

    page.locator(".payment .primary").click()

    expect(page.locator(".order")).to_be_visible()
    orders = [said["otherwise"] for said in wire.said if said["type"] == "order"]
    assert orders == [otherwise]
