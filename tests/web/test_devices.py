"""Other devices and absent people: big screens, phones, clocks, no network."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.server.running import ServerProcess
from tests.web.conftest import Visit
from tests.web.player import READY, begin_alone
from tests.web.test_together import BEN, decide_tickets, on_turn, table_for_two

pytestmark = pytest.mark.browser

DRAWN = re.compile("draws (a card )?blind")
CLOCK = 10
"""Seconds for a turn, the fewest that the server grants."""


def path_of(page: Page) -> str:
    return "/" + page.url.split("/", 3)[3]


def draw_two(page: Page) -> None:
    for _ in range(2):
        page.wait_for_function(READY)
        page.locator("[data-anchor=deck-train]").click()


def test_the_big_screen_shows_what_lies_open(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    table = path_of(anna).removeprefix("/t/")
    for secret_of in (None, anna):  # a television, and the browser of a player
        tv = secret_of.context.new_page() if secret_of else visit(f"/tv/{table}")
        if secret_of:
            tv.goto(anna.url.replace("/t/", "/tv/"))
        expect(tv.locator("h1")).to_contain_text("choose tickets")
        expect(tv.locator(".rw-sheet .rw-play")).to_be_visible()
        expect(tv.locator(".market .slot")).to_have_count(6)
        expect(tv.locator(".hand, .ticket")).to_have_count(0)
        tv.close()
    tv = visit(f"/tv/{table}")
    decide_tickets(anna, ben)
    active, _ = on_turn(anna, ben)
    draw_two(active)

    expect(tv.locator(".log .said:has-text('draws a card blind')")).to_have_count(2)
    expect(tv.locator("h1")).to_contain_text("is playing")


def test_a_screen_waits_for_a_table_that_has_not_begun(visit: Visit) -> None:
    anna = visit("/new")
    anna.locator(".go").click()
    expect(anna.locator(".share")).to_be_visible()

    tv = visit(path_of(anna).replace("/t/", "/tv/"))

    expect(tv.locator("[role=status]")).to_contain_text("when the game begins")


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    laptop = visit("/offline.html")
    begin_alone(laptop, "europe")
    laptop.locator("[aria-haspopup=dialog]").click()
    laptop.locator("dialog .button:has-text('another device')").click()
    link = laptop.locator("dialog input").input_value()
    phone = visit("/", viewport={"width": 390, "height": 844}, has_touch=True)

    phone.locator(".join input").fill(link)
    phone.locator(".join .button").click()

    expect(phone.locator(".offer .primary")).to_be_visible()
    phone.locator(".offer .primary").click()
    expect(phone.locator(".hand .stack").first).to_be_visible()
    expect(phone).not_to_have_url(re.compile("seat="))
    laptop.keyboard.press("Escape")
    expect(laptop.locator(".watching")).to_be_visible()
    expect(laptop.locator(".hand")).to_have_count(0)


def test_a_link_that_is_used_up_says_so(visit: Visit) -> None:
    laptop = visit("/offline.html")
    begin_alone(laptop, "europe")

    phone = visit(f"{path_of(laptop)}#seat={'x' * 40}", refused="/api/claim-link")

    expect(phone.locator(".notice")).to_contain_text("has expired")
    expect(phone.locator(".watching")).to_be_visible()


@pytest.mark.parametrize("answer", ["Agree", "No"])
def test_a_step_is_taken_back_if_the_other_agrees(visit: Visit, answer: str) -> None:
    anna, ben = table_for_two(visit, practice=True)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    draw_two(active)
    expect(waiting.locator(".sentence")).to_contain_text("Your turn")

    active.locator(".tools [aria-label=Undo]").click()
    expect(active.locator(".ask")).to_contain_text("must agree")
    waiting.locator(f".ask .button:text-is('{answer}')").click()

    for page in (active, waiting):
        expect(page.locator(".ask")).to_have_count(0)
    drawn = 1 if answer == "Agree" else 2
    for page in (active, waiting):
        lines = page.locator(".log .said", has_text=DRAWN).filter(
            has_not_text="takes back"
        )
        expect(lines).to_have_count(drawn)
    turn = "Take a second card." if answer == "Agree" else "is playing"
    expect(active.locator(".sentence")).to_contain_text(turn)


def test_who_may_not_be_told_is_not_promised_it(visit: Visit) -> None:
    page = visit("/settings")
    box = page.locator(".check:has-text('Notify me') input")
    box.click()

    expect(box).not_to_be_checked()


def test_a_bot_stands_in_until_the_owner_returns(
    visit: Visit, server: ServerProcess
) -> None:
    anna = visit("/")
    anna.request.get(f"{server.url}/api/me")  # who she is, before she asks for a table
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = anna.request.post(
        f"{server.url}/api/tables",
        data={"game": "usa", "seats": seats, "clock": CLOCK},
    ).json()
    ben = visit(f"/t/{made['table']}", remembered=BEN)
    ben.locator(".button:text-is('Sit here')").click()
    anna.goto(f"{server.url}/t/{made['table']}")
    anna.locator(".go:not(:disabled)").click()
    expect(anna.locator(".players .me .tag")).to_have_text(re.compile(r"^0:\d\d$"))
    ben.locator(".offer .primary").click()

    expect(anna.locator(".ask")).to_contain_text("A bot plays for Anna.")
    expect(anna.locator(".offer")).to_have_count(0)
    row = ben.locator(".players li[data-seat='0']")
    expect(row).to_contain_text("bot stands in")
    anna.locator(".ask .button").click()

    expect(anna.locator(".ask")).to_have_count(0)
    expect(row).not_to_contain_text("bot stands in")


def test_the_page_can_be_installed_and_says_so_without_a_network(visit: Visit) -> None:
    page = visit("/", service_workers="allow")
    manifest = page.evaluate(
        """async () => {
            const link = document.querySelector('link[rel=manifest]').href;
            const told = await (await fetch(link)).json();
            const icons = await Promise.all(told.icons.map(({ src }) => fetch(src)));
            return { ...told, found: icons.map(({ ok }) => ok) };
        }"""
    )
    assert manifest["name"] == "Railwright"
    assert all(manifest["found"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_load_state("networkidle")

    page.context.set_offline(True)
    page.goto(page.url)
    for word in ("no connection", "Nie ma połączenia", "Ingen forbindelse"):
        expect(page.locator("main")).to_contain_text(word)

    page.context.set_offline(False)
    page.locator("main a").click()
    expect(page.locator(".go")).to_be_visible()
