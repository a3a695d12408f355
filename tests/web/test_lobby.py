"""Before the game: making a table, and the words of others in its lobby."""

import pytest
from playwright.sync_api import Route, expect
from tests.web.conftest import Visit
from tests.web.test_together import BEN, invitation

pytestmark = pytest.mark.browser

WIDTHS = (320, 390, 768, 1280)


@pytest.mark.parametrize(
    ("locale", "times"),
    [
        ("en-GB", ["unlimited", "2 minutes", "10 minutes", "1 day", "3 days"]),
        ("pl-PL", ["bez ograniczeń", "2 minuty", "10 minut", "1 dzień", "3 dni"]),
        ("nb-NO", ["ubegrenset", "2 minutter", "10 minutter", "1 dag", "3 dager"]),
    ],
)
def test_each_time_for_a_turn_says_how_long_it_is(
    visit: Visit, locale: str, times: list[str]
) -> None:
    page = visit("/new", locale=locale)
    page.locator("details:has(.options) > summary").click()

    expect(page.locator(".options select").first.locator("option")).to_have_text(times)


def test_a_table_is_created_once_and_only_when_the_games_are_known(
    visit: Visit,
) -> None:
    page = visit("/offline.html")
    held: list[Route] = []
    created: list[str] = []
    page.route("**/api/games", lambda route: held.append(route))  # noqa: PLW0108 - it takes no method
    page.on("request", lambda sent: created.append(sent.method))
    page.goto(page.url.replace("offline.html", "new"))

    expect(page.locator(".go")).to_be_disabled()
    held[0].continue_()
    page.locator(".go").dblclick()

    expect(page.locator(".share input")).to_be_visible()
    assert created.count("POST") == 1


def test_any_number_of_sweeps_can_be_agreed_on(visit: Visit) -> None:
    page = visit("/new/here")
    page.locator("details:has(.options) > summary").click()
    sweeps = page.get_by_label("Maximum sweeps in a row")
    expect(sweeps).to_have_value("10")
    sweeps.fill("25")
    page.locator(".go").click()

    page.wait_for_url("**/t/*")
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()
    assert table["settings"]["options"] == {"max_consecutive_resets": "25"}


def test_nobody_begins_who_does_not_play(visit: Visit) -> None:
    page = visit("/new/here")
    page.locator("details:has(.options) > summary").click()
    first = page.get_by_label("First player").locator("option")
    expect(first).to_have_text(["random", "Player 1", "Player 2"])
    page.get_by_role("button", name="Add a seat").click()

    expect(first).to_have_text(["random", "Player 1", "Player 2", "Player 3"])


def test_long_words_of_others_make_no_page_wider(visit: Visit) -> None:
    anna = visit("/new")
    loud = BEN.replace("Ben", "W" * 30)
    ben = visit(invitation(anna), remembered=loud)
    ben.locator(".button:text-is('Sit here')").first.click()
    ben.locator(".chat input").fill("w" * 500)
    ben.keyboard.press("Enter")
    expect(anna.locator(".chat li b")).to_be_visible()
    expect(anna.locator("main")).to_contain_text("W" * 30)

    for width in WIDTHS:
        anna.set_viewport_size({"width": width, "height": 720})
        wide = anna.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width, width
    anna.locator(".go").click()
    anna.locator(".offer .primary").click()
    anna.locator(".tabs [role=tab]").nth(1).click()
    for list_of in (".chat ul", ".players ul:not(.stock)"):
        wide = anna.locator(list_of).evaluate("(e) => e.scrollWidth - e.clientWidth")
        assert wide <= 0, list_of


def test_the_lobby_says_one_thing_about_who_starts(visit: Visit) -> None:
    anna = visit("/new")
    ben = visit(invitation(anna), remembered=BEN)
    ben.locator(".button:text-is('Sit here')").first.click()

    expect(anna.locator("header p")).to_contain_text("you start the game")
    expect(ben.locator("header p")).to_contain_text("the host starts the game")
    expect(ben.locator(".go")).to_have_count(0)


def test_the_host_says_who_begins_and_newcomers_are_helped(visit: Visit) -> None:
    anna = visit("/new", remembered=BEN.replace("Ben", "Anna"))
    anna.locator(".segments label:has([value=world])").click()
    ben = visit(invitation(anna), remembered=BEN)
    ben.locator(".button:text-is('Sit here')").first.click()
    expect(ben.locator(".first")).to_contain_text("at random")
    expect(ben.locator(".about")).to_contain_text("most experienced traveler")
    ben.get_by_label("I'm new to this game").check()

    anna.get_by_role("combobox", name="Who goes first?").select_option(label="Ben")
    anna.locator(".button:text-is('Use 20 and 40')").click()
    anna.locator(".button:text-is('Allow hints')").click()

    expect(ben.locator(".first")).to_have_text("Ben begins.")
    expect(ben.locator(".advice")).to_have_count(0)
    expect(ben.locator("main")).to_contain_text("20 wagons and 40 ships")
    table = anna.request.get(anna.url.replace("/t/", "/api/tables/")).json()
    assert table["settings"]["options"] == {
        "first_player": "2",
        "world_start_pieces": "fixed20_40",
    }
    anna.reload()
    first = anna.get_by_role("combobox", name="Who goes first?")
    expect(first.locator("option:checked")).to_have_text("Ben")


def test_a_guest_says_who_they_are_and_may_change_it(visit: Visit) -> None:
    anna = visit("/new", remembered=BEN.replace("Ben", "Anna"))
    guest = visit(invitation(anna), remembered=BEN.replace("Ben", ""))
    guest.locator(".button:text-is('Sit here')").first.click()

    name = guest.get_by_label("Your name")
    expect(name).to_be_focused()
    expect(guest.locator("main")).to_contain_text("Enter your name")
    guest.keyboard.type("Dora")
    guest.locator(".button:text-is('Sit here')").first.click()
    expect(anna.locator(".listed li").nth(1)).to_contain_text("Dora")

    name.fill("Dora K.")
    name.press("Enter")
    expect(anna.locator(".listed li").nth(1)).to_contain_text("Dora K.")


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("locale", ["pl-PL", "nb-NO", "en-GB"])
def test_what_is_chosen_for_a_seat_is_read_whole(
    browse: Visit, locale: str, width: int
) -> None:
    viewport = {"width": width, "height": 800}
    page = browse("/new", locale=locale, viewport=viewport)
    page.locator("select.color").wait_for()

    cut = page.locator(".listed select").evaluate_all(
        """(all) => all.filter((each) => {
            const { width } = each.getBoundingClientRect();
            each.style.width = "max-content";
            const wanted = each.getBoundingClientRect().width;
            each.style.width = "";
            return wanted > width + 1;
        }).map((each) => each.selectedOptions[0].textContent)"""
    )
    assert cut == []
