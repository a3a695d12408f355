"""The companion in a real browser: entered with a finger, kept, shared, scored."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect
from tests.companion.played import europe, sheet_of
from tests.web.axe import violations, violations_in_both_themes
from tests.web.conftest import Visit
from tests.web.finger import Finger

from railwright.companion import ScoreSheet, SheetSeat, reckon
from railwright.printing import OF_EVERY_GAME

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
MOST_TAPS = 110
STATIONS = (("wien", "madrid"), ("moskva",), ("london", "roma", "riga"))
TICKETS = (
    "brest-petrograd paris-zagreb amsterdam-pamplona athina-wilno berlin-london",
    "cadiz-stockholm constantinople-palermo barcelona-bruxelles berlin-roma",
    "athina-edinburgh erzurum-rostov frankfurt-kobenhavn madrid-dieppe paris-wien",
)
"""Long ones, done ones and failed ones."""
SCROLLS = """() => document.documentElement.scrollWidth
    > document.documentElement.clientWidth"""


def end_position() -> ScoreSheet:
    """The end of a game for three: all routes, six stations, many tickets."""
    sheet = sheet_of(europe())
    known = {ticket.id for ticket in europe().board.tickets}
    return replace(
        sheet,
        seats=tuple(
            replace(seat, buildings=built, tickets=_of(known, held))
            for seat, built, held in zip(sheet.seats, STATIONS, TICKETS, strict=True)
        ),
    )


def _of(known: set[str], names: str) -> tuple[str, ...]:
    return tuple(name for name in names.split() if name in known)


def begin(visit: Visit, *, is_timed: bool = False, **device: object) -> Page:
    """A new game for three on Europe, ready to be entered."""
    page = visit("/companion/new", **{**PHONE, **device})
    page.locator("input[name=game][value=europe]").wait_for(state="attached")
    page.locator("label:has(> input[name=game][value=europe])").tap()
    if is_timed:
        page.locator("label:has(> input[name=live][value=live])").tap()
        page.locator("label:has(> input[name=clock][value='60'])").tap()
    page.locator(".go").tap()
    page.locator(".rw-play").wait_for()
    return page


def enter(finger: Finger, sheet: ScoreSheet) -> None:
    """Enter a whole sheet as people do: each color, then stations, then tickets."""
    page = finger.page
    for at, seat in enumerate(sheet.seats):
        finger.tap(page.locator(".player").nth(at))
        where = {route: finger.routes[route]["slots"][0][0] for route in seat.routes}
        for route in sorted(seat.routes, key=lambda each: where[each]):
            finger.tap_route(route)
    finger.tap(page.locator(".entering nav button").nth(1))
    for at, seat in enumerate(sheet.seats):
        finger.tap(page.locator(".player").nth(at))
        for city in seat.buildings:
            finger.tap_city(city)
    finger.tap(page.locator(".entering nav button").nth(2))
    for at, seat in enumerate(sheet.seats):
        enter_tickets(finger, at, seat)


def enter_tickets(finger: Finger, at: int, seat: SheetSeat) -> None:
    """Tap tickets that are offered first, and find the others by their letters."""
    page = finger.page
    finger.tap(page.locator(".player").nth(at))
    for ticket in seat.tickets:
        cities = finger.facts["tickets"][ticket]["cities"]
        names = [finger.cities[city]["name"] for city in cities]
        row = page.locator(".free button").filter(has_text=" – ".join(names)).first
        if not row.locator("small").count():  # not said to be completed
            finger.type(page.locator(".tickets input[type=search]"), names[0][:2])
        finger.tap(row)


def test_long_names_leave_room_for_the_numbers(visit: Visit) -> None:
    """On the smallest phone nothing is cut but the names."""
    page = visit("/companion/new", **SMALL)
    page.locator("label:has(> input[name=game][value=europe])").tap()
    page.locator("label:has(> input[name=live][value=live])").tap()
    page.locator("label:has(> input[name=clock][value='60'])").tap()
    for at in range(3):
        page.locator(".players input").nth(at).fill("W" * 30)
    page.locator(".go").tap()
    page.locator(".player .left").last.wait_for()
    assert page.locator(".player").evaluate_all(
        "all => all.every(each => each.scrollWidth <= each.clientWidth)"
    )
    page.locator(".entering nav button").last.tap()
    table = page.locator("aside .scroll")
    table.wait_for()
    assert table.evaluate("each => each.scrollWidth <= each.clientWidth")


def test_a_whole_end_position_takes_few_taps(visit: Visit) -> None:
    """Three players, 45 trains each, stations and tickets: faster than on paper."""
    page = begin(visit)
    finger = Finger(page)
    finger.count = 2  # the board and the button of the page before
    sheet = end_position()
    assert sum(len(seat.tickets) for seat in sheet.seats) >= 12
    enter(finger, sheet)
    finger.tap(page.locator(".entering nav button").nth(3))
    finger.tap(page.get_by_role("link", name="Final scores"))

    result = reckon(sheet).result
    assert result is not None
    shown = page.locator(".scoring .total")
    expect(shown).to_have_count(3)
    totals = sorted((player.total for player in result.players), reverse=True)
    assert [int(each) for each in shown.all_inner_texts()] == totals
    assert finger.count <= MOST_TAPS, finger.count

    page.get_by_role("link", name="Replay").tap()
    expect(page.locator(".replay")).to_be_visible()
    page.goto(page.url.partition("/companion/")[0] + "/companion")
    expect(page.get_by_text("Won by")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(3)


def test_a_reload_in_the_middle_loses_nothing(visit: Visit) -> None:
    """Brest-Paris brings 4 points and takes 3 trains (C-31); undo goes on after it."""
    page = begin(visit)
    finger = Finger(page)
    finger.tap_route("brest-paris")
    first = page.locator(".player .count").first
    expect(first).to_contain_text("42")
    finger.tap_route("berlin-danzig")
    expect(first).to_contain_text("38")
    page.reload()
    expect(first).to_contain_text("38")
    page.get_by_role("button", name="Undo").tap()
    expect(first).to_contain_text("42")
    page.get_by_role("button", name="Undo").tap()
    expect(first).to_contain_text("45")


def test_double_routes_offer_both_tracks_and_what_cannot_be_is_told(
    visit: Visit,
) -> None:
    page = begin(visit)
    Finger(page).tap_route("edinburgh-london.black")
    tracks = page.locator(".tracks button")
    expect(tracks).to_have_count(2)
    free = page.locator(".tracks button[aria-pressed=false]")
    free.tap()
    expect(page.locator(".remark")).to_contain_text("cannot own both tracks")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".remark")).to_have_count(0)


def test_the_rules_are_asked_at_the_table(visit: Visit) -> None:
    page = begin(visit)
    page.get_by_role("button", name="Ask the rules").tap()
    Finger(page).tap_route("brest-paris")
    for _ in range(3):
        page.get_by_role("button", name=re.compile("^red: ")).tap()
    expect(page.locator(".answer .no")).to_be_visible()
    expect(page.locator(".answer summary")).to_contain_text("C-24")
    for _ in range(3):
        page.get_by_role("button", name="One red less").tap()
        page.get_by_role("button", name=re.compile("^black: ")).tap()
    expect(page.locator(".answer .yes")).to_be_visible()


@pytest.fixture
def two_phones(visit: Visit) -> tuple[Page, Page]:
    anna = begin(visit)
    anna.get_by_role("button", name="Several phones").tap()
    expect(anna.get_by_text("All entries are shared.")).to_be_visible()
    anna.get_by_role("button", name="Close", exact=True).tap()
    unreachable = ("/api/companion/scores", anna.url[-10:])
    ben = visit("/offline.html", **PHONE, refused=unreachable)
    ben.goto(anna.url)
    ben.locator(".rw-play").wait_for()
    return anna, ben


def test_two_phones_at_one_table(two_phones: tuple[Page, Page]) -> None:
    """Both enter at once, one of them without a network for a while."""
    anna, ben = two_phones
    finger = Finger(ben)
    ben.context.set_offline(True)
    ben.locator(".player").nth(1).tap()
    finger.tap_route("berlin-danzig")
    Finger(anna).tap_route("brest-paris")
    expect(anna.locator(".player .count").first).to_contain_text("42")
    ben.context.set_offline(False)
    for phone in (anna, ben):
        expect(phone.locator(".player .count").nth(0)).to_contain_text("42")
        expect(phone.locator(".player .count").nth(1)).to_contain_text("41")


@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_the_pages_on_a_small_phone(visit: Visit, language: str) -> None:
    """Nothing is wider than 360 pixels, and axe finds nothing in any language."""
    remembered = f'{{"speed":"off","sound":0,"language":"{language}"}}'
    page = begin(visit, **SMALL, remembered=remembered, is_timed=True)
    page.locator(".clock button").first.tap()
    check = violations_in_both_themes if language == "en" else violations
    look(page, check)
    for at in (2, 3):
        page.locator(".entering nav button").nth(at).tap()
        look(page, check)
    page.locator("aside a.primary").tap()
    page.locator(".scoring").wait_for()
    look(page, check)
    for path in ("/companion", "/companion/new"):
        page.goto(page.url.partition("/companion/")[0] + path)
        page.locator("h1").wait_for()
        look(page, check)


def look(page: Page, check: Callable[[Page], list[str]]) -> None:
    assert not page.evaluate(SCROLLS)
    assert check(page) == []


def test_paper_of_the_chosen_board_is_printed(visit: Visit) -> None:
    """Also from the rules, in the language and on the paper of the reader."""
    page = visit("/companion/new", locale="nb-NO", **PHONE)
    page.locator("label:has(> input[name=game][value=world])").tap()
    link = page.get_by_role("navigation", name="Skriv ut").get_by_text("Poengark")
    expect(link).to_have_attribute("href", "/api/print/world/score-sheet/nb/a4")
    made = page.request.get(link.evaluate("link => link.href"))
    assert made.headers["content-type"] == "application/pdf"

    rules = visit("/rules/usa", locale="en-US")
    links = rules.get_by_role("navigation", name="Print").get_by_role("link")
    expect(links).to_have_count(len(OF_EVERY_GAME))
    assert [link.get_attribute("href") for link in links.all()] == [
        f"/api/print/usa/{document}/en/letter" for document in OF_EVERY_GAME
    ]
