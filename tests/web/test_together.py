"""People at one table: two browsers, spectators, lost connections."""

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.web.conftest import Visit
from tests.web.player import go_to, post

pytestmark = pytest.mark.browser

BEN = '{"speed":"off","sound":0,"name":"Ben"}'
CARL = BEN.replace("Ben", "Carl")
PLAYING = re.compile("Your turn|is playing")


def table_for_two(
    visit: Visit,
    one: "Wire | None" = None,
    other: "Wire | None" = None,
    *,
    practice: bool = False,
    **options: object,
) -> tuple[Page, Page]:
    """Anna and Ben sit at a table, and the game begins."""
    anna = visit("/offline.html", wire=one)
    ben = visit("/offline.html", **{"remembered": BEN, "wire": other, **options})
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = post(anna, "", game="europe", seats=seats, practice=practice)
    table = made["table"]
    post(ben, f"/{table}/seats/1", name="Ben")
    post(anna, f"/{table}/start")
    for page in (anna, ben):
        go_to(page, table)
    for page in (anna, ben):
        expect(page.locator(".offer")).to_be_visible()
    return anna, ben


def allow_practice(host: Page, *, practice: bool) -> None:
    """Choose in the form for a new table whether everything may be taken back."""
    host.locator("details:has(.options) > summary").click()
    host.get_by_label("Practice: anything may be taken back").set_checked(practice)


def invitation(host: Page) -> str:
    """The path to a table that somebody has just made."""
    host.locator(".go").click()
    link = host.locator(".share input").input_value()
    return "/" + link.split("/", 3)[3]


def begin(host: Page, *guests: Page) -> None:
    """All sit down, and the game begins."""
    for guest in guests:
        guest.locator(".button:text-is('Sit here')").first.click()
        expect(guest.locator(".button:text-is('Leave seat')")).to_be_visible()
    host.locator(".go:not(:disabled)").click()
    for page in (host, *guests):
        expect(page.locator(".offer")).to_be_visible()


def decide_tickets(*pages: Page) -> None:
    for page in pages:
        page.locator(".offer .primary").click()
        expect(page.locator(".offer")).to_have_count(0)


def on_turn(*pages: Page) -> tuple[Page, Page]:
    """Who has the turn, and who waits."""
    first, second = pages
    # What was decided is sent still while the page is busy, and it is one's turn then.
    first.wait_for_function(
        """() => !document.querySelector('.table[aria-busy=true]')
            && /Your turn|is playing/.test(
                document.querySelector('.sentence').innerText)"""
    )
    is_first = "Your turn" in first.locator(".sentence").inner_text()
    return (first, second) if is_first else (second, first)


def test_two_browsers_play_at_one_table(visit: Visit) -> None:
    anna = visit("/new")
    ben = visit(invitation(anna), remembered=BEN)
    begin(anna, ben)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    active.locator("[data-anchor=deck-train]").click()
    expect(active.locator(".sentence")).to_contain_text("Take a second card.")
    expect(waiting.locator(".sentence")).to_contain_text("second card")

    active.reload()  # in mid-turn

    expect(active.locator(".sentence")).to_contain_text("Take a second card.")
    active.locator("[data-anchor=deck-train]").click()
    expect(waiting.locator(".sentence")).to_contain_text("Your turn")
    expect(waiting.locator(".log .said:has-text('draws a card blind')")).to_have_count(
        2
    )


def test_tickets_are_chosen_anew_before_all_have_chosen(visit: Visit) -> None:
    anna = visit("/new")
    anna.locator(".button:has-text('Add a seat')").click()
    path = invitation(anna)
    ben, carl = visit(path, remembered=BEN), visit(path, remembered=CARL)
    begin(anna, ben, carl)
    decide_tickets(anna, ben)

    anna.locator(".tools [aria-label=Undo]").click()

    expect(anna.locator(".offer .primary")).to_be_visible()
    expect(ben.locator(".offer")).to_have_count(0)
    anna.locator(".offer .ticket").first.click()
    decide_tickets(anna, carl)
    for page in (anna, ben, carl):
        expect(page.locator(".sentence")).to_contain_text(PLAYING)
    expect(anna.locator(".tickets .ticket")).to_have_count(3)
    for page in (ben, carl):
        expect(page.locator(".tickets .ticket")).to_have_count(4)


class Wire:
    """The wire between a page and the server, which can be cut."""

    def __init__(self) -> None:
        self.is_cut_at_act = False
        self.opened = 0

    def __call__(self, page_end: WebSocketRoute) -> None:
        self.opened += 1
        server_end = page_end.connect_to_server()

        def hear(message: str | bytes) -> None:
            server_end.send(message)
            if self.is_cut_at_act and '"act"' in str(message):
                # The server has it, but its answer never arrives.
                self.is_cut_at_act = False
                page_end.close()

        page_end.on_message(hear)


def test_a_move_whose_answer_got_lost_is_made_once(visit: Visit) -> None:
    wires = Wire(), Wire()
    anna, ben = table_for_two(visit, *wires)
    decide_tickets(anna, ben)
    active, waiting = on_turn(anna, ben)
    wire = wires[0] if active is anna else wires[1]
    wire.is_cut_at_act = True

    active.locator("[data-anchor=deck-train]").click()

    expect(active.locator(".sentence")).to_contain_text("Take a second card.")
    assert wire.opened == 2
    expect(active.locator(".lost")).to_have_count(0)
    expect(waiting.locator(".log .said:has-text('draws a card blind')")).to_have_count(
        1
    )
    active.locator("[data-anchor=deck-train]").click()
    expect(waiting.locator(".sentence")).to_contain_text("Your turn")


def test_people_talk(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    for page in (anna, ben):
        page.locator(".tabs [role=tab]").nth(1).click()
    anna.locator(".chat input").fill("Good luck!")
    anna.keyboard.press("Enter")

    expect(ben.locator(".chat li")).to_contain_text("Good luck!")


def test_a_spectator_sees_the_board_and_nobody_s_cards(visit: Visit) -> None:
    anna, ben = table_for_two(visit)
    decide_tickets(anna, ben)
    watcher = visit("/" + anna.url.split("/", 3)[3])

    expect(watcher.locator(".watching")).to_be_visible()
    expect(watcher.locator(".hand")).to_have_count(0)
    expect(watcher.locator(".rw-sheet .rw-play")).to_be_visible()
