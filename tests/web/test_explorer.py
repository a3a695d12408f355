"""The explorer of bot games: by mouse, by keyboard, in three languages."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations_in_both_themes
from tests.web.conftest import Visit

from railwright.explorer import Evidence
from railwright.games import GAMES

pytestmark = pytest.mark.browser
USA = "/explore/usa"
HEATED = "g.route[data-heat]"
TO_TOP = """(each, top) => {
    const part = [document.scrollingElement, each.closest('.panel-column')]
        .find(({scrollHeight, clientHeight}) => scrollHeight > clientHeight);
    part.scrollBy(0, each.getBoundingClientRect().top - top);
}"""
"""Scroll until something is so far below the top of the page."""


@pytest.fixture
def explorer(browse: Visit) -> Page:
    page = browse(USA)
    expect(page.locator(HEATED)).to_have_count(100)
    return page


def choose(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name, exact=True).check(force=True)


def percent(share: float) -> str:
    return f"{share:.1%}"


def test_a_board_leads_to_its_explorer(browse: Visit) -> None:
    page = browse("/boards/usa")
    page.get_by_role("link", name="Explore bot games").click()

    expect(page).to_have_title("Explore USA \N{EN DASH} Railwright")
    expect(
        page.get_by_text("2 bots of the same level (between medium and hard)")
    ).to_be_visible()
    expect(page.get_by_text("These are games of bots, not of people.")).to_be_visible()


def test_a_route_is_chosen_on_the_board(explorer: Page) -> None:
    known = Evidence.read("usa", 2).routes["calgary-helena"]
    route = explorer.locator("g.route#calgary-helena")
    expect(route).to_have_attribute("data-heat", "7")  # the warmest of all
    route.locator("rect").first.click(force=True)

    told = explorer.get_by_role("region", name="Calgary – Helena")
    expect(told.get_by_text(f"{percent(known.taken.value)} (")).to_be_visible()
    expect(told.get_by_role("row").filter(has_text="claimed it")).to_contain_text(
        f"{known.owners.wins.cases:,}"
    )
    expect(told.get_by_role("listitem").first).to_contain_text("Turns 1 to 5:")
    expect(route).to_have_class(re.compile("chosen"))
    told.get_by_role("button", name="All routes").click()
    first = explorer.locator(".pick").get_by_role("button").first
    expect(first).to_contain_text("Calgary – Helena")


def test_a_route_is_chosen_by_keys(explorer: Page) -> None:
    search = explorer.get_by_role("searchbox")
    search.focus()
    explorer.keyboard.type("helena calg")
    explorer.keyboard.press("Enter")

    expect(explorer.get_by_role("heading", name="Calgary – Helena")).to_be_visible()
    explorer.locator("g.route#calgary-helena").focus()
    explorer.keyboard.press("ArrowRight")
    explorer.keyboard.press("Enter")
    expect(explorer.get_by_role("heading", name="Calgary – Helena")).to_have_count(0)
    expect(explorer.get_by_role("button", name="All routes")).to_be_visible()


def test_colors_are_those_of_what_is_asked(explorer: Page) -> None:
    route = explorer.locator("g.route#calgary-helena")
    expect(route).to_have_attribute("data-heat", "7")
    choose(explorer, "How many owners won")
    expect(explorer.locator(f"{HEATED}[data-heat='7']")).not_to_have_count(0)
    choose(explorer, "Tickets")
    explorer.get_by_role("searchbox").fill("boston")
    explorer.keyboard.press("Enter")

    expect(explorer.get_by_text("Claimed by holders of this ticket")).to_be_visible()
    known = Evidence.read("usa", 2)
    routes = known.tickets["boston-miami"].routes
    most = max(routes, key=lambda share: share.hits)
    name = known.counts.routes[routes.index(most)]
    expect(explorer.locator(f"[id='{name}']")).to_have_attribute("data-heat", "7")
    expect(explorer.get_by_role("region", name="Boston – Miami")).to_contain_text(
        percent(known.tickets["boston-miami"].completed.value)
    )


def test_an_opening_tells_tickets_alone_and_together(explorer: Page) -> None:
    choose(explorer, "Opening")
    for typed in ("los angeles new", "boston", "dallas"):
        explorer.get_by_role("searchbox").fill(typed)
        explorer.keyboard.press("Enter")

    each, two = explorer.get_by_role("table").all()
    known = Evidence.read("usa", 2)
    kept = known.tickets["boston-miami"].opening.kept.value
    expect(each.get_by_role("row").filter(has_text="Boston")).to_contain_text(
        percent(kept)
    )
    expect(two.get_by_role("row")).to_have_count(1 + 3)
    pair = known.opening(["boston-miami", "dallas-new-york"])[0]
    row = two.get_by_role("row").filter(has_text="Boston – Miami + Dallas – New York")
    expect(row).to_contain_text(percent(pair.both.wins.value))

    explorer.get_by_role("button", name="Remove Boston – Miami").click()
    expect(two.get_by_role("row")).to_have_count(1 + 1)


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_what_is_chosen_far_down_a_list_begins_in_sight(
    browse: Visit, size: tuple[int, int]
) -> None:
    width, height = size
    page = browse(USA, viewport={"width": width, "height": height})
    expect(page.locator(HEATED)).to_have_count(100)
    choose(page, "Tickets")
    ticket = page.locator(".pick button").nth(6)
    name = ticket.locator(".name").inner_text()
    ticket.evaluate(TO_TOP, height * 0.55)
    ticket.click()

    heading = page.get_by_role("heading", name=name)
    expect(heading).to_be_in_viewport(ratio=1)
    board = page.locator(".map").bounding_box()
    below = heading.bounding_box()
    assert board is not None
    assert below is not None
    assert below["x"] >= board["width"] or below["y"] >= board["y"] + board["height"]


@pytest.mark.parametrize("tab", ["Routes", "Tickets", "Opening"])
def test_axe_finds_nothing(explorer: Page, tab: str) -> None:
    choose(explorer, tab)
    for typed in ("boston", "miami"):
        if explorer.get_by_role("searchbox").count():
            explorer.get_by_role("searchbox").fill(typed)
            explorer.keyboard.press("Enter")

    assert violations_in_both_themes(explorer) == []
    for width in (320, 390, 768):
        explorer.set_viewport_size({"width": width, "height": 844})
        wide = explorer.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= width


@pytest.mark.parametrize(
    ("language", "said"),
    [("pl", "To gry botów, nie ludzi."), ("nb", "Dette er spill mellom boter")],
)
def test_it_speaks_other_languages(visit: Visit, language: str, said: str) -> None:
    page = visit(USA, locale=language)

    expect(page.get_by_text(said)).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("planner")


def test_games_of_three_are_shown_as_well(explorer: Page) -> None:
    choose(explorer, "3")
    expect(explorer.get_by_text("20,000 games between 3 bots")).to_be_visible()
    known = Evidence.read("usa", 3).routes["calgary-helena"]
    explorer.get_by_role("searchbox").fill("helena calg")
    explorer.keyboard.press("Enter")

    told = explorer.get_by_role("region", name="Calgary – Helena")
    expect(told).to_contain_text(f"{percent(known.taken.value)} (")
    expect(told.get_by_role("row").filter(has_text="everyone")).to_contain_text("33.3%")


def test_an_unknown_board_is_said(browse: Visit) -> None:
    page = browse("/explore/narnia")

    expect(page.get_by_role("heading")).to_have_text(
        "Nobody has explored this board yet"
    )
    assert "narnia" not in GAMES


def test_an_address_names_the_tickets_of_an_opening(browse: Visit) -> None:
    """As a table does that offers them; what is no ticket here is left out."""
    page = browse(f"{USA}#boston-miami,narnia,dallas-new-york")

    each, two = (page.get_by_role("table").nth(at) for at in (0, 1))
    expect(each.get_by_role("row")).to_have_count(1 + 2)
    expect(two.get_by_role("row")).to_have_count(1 + 1)
    expect(two).to_contain_text("Boston – Miami + Dallas – New York")


def test_figures_that_come_broken_leave_what_is_shown(explorer: Page) -> None:
    cut = "**/usa.explorer-3.json"
    explorer.context.route(cut, lambda route: route.fulfill(body='{"players": 3, '))
    choose(explorer, "3")

    expect(explorer.get_by_role("alert")).to_be_visible()
    expect(explorer.get_by_text("50,000 games between 2 bots")).to_be_visible()
    expect(explorer.locator(HEATED)).to_have_count(100)
