"""What is said on the board and beside it is read whole, and hides nothing."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.prepared import ANNA, write
from tests.web.screenshots import at, last_round

from railwright.games import GAMES, load_map

pytestmark = pytest.mark.browser

USA = at("usa", "turn", 6)
NORDIC = at("nordic", "turn", 1)
EUROPE = at("europe", "turn", 6)
WORLD = last_round("world")
LAST = last_round("europe")
OPENING = at("world", "opening")
OVER = at("europe", "over")

COVERED = """([route, ends]) => {
    const about = document.querySelector(".about").getBoundingClientRect();
    const meet = ({left, right, top, bottom}) => left < about.right
        && about.left < right && top + 2 < about.bottom && about.top < bottom - 2;
    const own = [...document.querySelectorAll(`[id="${route}"] > g`),
        ...ends.flatMap((id) => [`city-${id}`, `name-${id}`])
            .map((id) => document.getElementById(id))];
    return own.filter((each) => each && meet(each.getBoundingClientRect()))
        .map((each) => each.id || route);
}"""
"""What of a route lies below the words about it: its spaces, its ends, their names.

The letters of a name have a little room above and below them.
"""
BELOW = """() => {
    const box = (each) => each.getBoundingClientRect();
    const over = [...document.querySelectorAll("[data-over] > *")].map(box)
        .filter(({width, height}) => width > 0 && height > 0);
    const stage = box(document.querySelector(".rw-stage"));
    const meet = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    const isOut = (a) => a.left < stage.left || a.right > stage.right
        || a.top < stage.top || a.bottom > stage.bottom;
    return [...document.querySelectorAll("#ground text:not([transform*=rotate])")]
        .filter((each) => getComputedStyle(each).visibility !== "hidden")
        .filter((each) => isOut(box(each))
            || over.some((other) => meet(box(each), other)))
        .map((each) => each.textContent);
}"""
"""The names of seas and countries, written straight, that something cuts off."""
CUT = """() => [...document.querySelectorAll(".log .verb, .log .title")]
    .filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.textContent)"""
"""The words of the log that are not shown whole."""

BROKEN = """(parts) => {
    const words = document.createRange();
    const isBroken = (each) => {
        words.selectNodeContents(each);
        const tops = [...words.getClientRects()].filter(({width}) => width > 1)
            .map(({top, bottom}) => (top + bottom) / 2);
        return Math.max(...tops) - Math.min(...tops) > 8;
    };
    return [...document.querySelectorAll(parts)]
        .filter((each) => each.checkVisibility() && isBroken(each))
        .map((each) => each.textContent.trim());
}"""
"""What of some parts is said in more than one line."""

LINES = """(labels) => labels.map((label) => {
    const words = document.createRange();
    words.setStartAfter(label.querySelector("input"));
    words.setEndAfter(label.lastChild);
    return [...words.getClientRects()].filter(({width}) => width > 1)
        .map(({left}) => Math.round(left));
})"""
"""Where each line of some labels begins."""

MEET = """(one, other) => {
    const words = document.createRange();
    words.selectNodeContents(one);
    const [a, b] = [words.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.right > b.left && b.right > a.left && a.bottom > b.top && b.bottom > a.top;
}"""
"""Whether the words of one part lie on another."""

GROUND = """(snippet, sea) => {
    const probe = snippet.appendChild(document.createElement("i"));
    probe.style.color = sea;
    const [is, shall] = [getComputedStyle(snippet).backgroundColor,
        getComputedStyle(probe).color];
    probe.remove();
    return [sea !== "", is === shall];
}"""
"""Whether a picture lies on a sea of the color that there is."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("glance")
    write(folder, [USA, NORDIC, EUROPE, WORLD, LAST, OPENING, OVER])
    with running(folder) as process:
        yield process


@pytest.mark.parametrize("game", GAMES)
def test_words_about_a_route_hide_nothing_of_it(browse: Visit, game: str) -> None:
    page = browse(f"/boards/{game}", at_rest=True)
    page.locator(".rw-stage:not(.moving)").wait_for()

    for route in sorted(load_map(game).routes, key=lambda each: each.id)[::9]:
        page.mouse.move(1279, 719)
        expect(page.locator(".about")).to_have_count(0)
        page.locator(f"[id='{route.id}'] > g").first.hover(force=True)
        expect(page.locator(".about")).to_be_in_viewport(ratio=1)
        about = [route.id, [route.a, route.b]]
        page.wait_for_function(f"(route) => !({COVERED})(route).length", arg=about)


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024), (390, 844)])
def test_names_of_seas_are_whole_or_left_out(
    browse: Visit, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = browse(f"/t/{USA.table}", secret=ANNA, viewport=viewport, at_rest=True)

    page.locator(".rw-sheet .rw-play").wait_for()
    page.wait_for_function(f"() => ({BELOW})().length === 0")
    if size == (1280, 720):
        country = page.locator("#ground text", has_text="CANADA")
        expect(country).to_have_css("visibility", "visible")
        gulf = page.locator("#ground text", has_text="Gulf of Mexico")
        expect(gulf).to_have_css("visibility", "hidden")  # the cards lie there


def test_no_word_of_the_log_is_cut(browse: Visit) -> None:
    page = browse(f"/t/{WORLD.table}", secret=ANNA, at_rest=True)
    expect(page.locator(".log .phrase").nth(3)).to_be_attached()

    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_the_last_turn_and_completed_tickets_are_said_in_a_line(
    browse: Visit, language: str
) -> None:
    page = browse(f"/t/{LAST.table}", secret=ANNA, locale=language, at_rest=True)
    expect(page.locator(".ticket.done")).to_have_count(3)

    for width, height in ((1280, 720), (768, 1024), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        said = page.evaluate(
            BROKEN, ".status h1 :is(b, .what:not(.whole)), .ticket .name"
        )
        assert said == [], (width, height)
        mine, last = (page.locator(f".status {part}") for part in ("b", ".last"))
        assert not mine.evaluate(MEET, last.element_handle())


@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_no_button_below_the_scores_breaks_its_words(
    browse: Visit, language: str
) -> None:
    page = browse(f"/t/{OVER.table}", secret=ANNA, locale=language, at_rest=True)
    expect(page.locator(".scoring footer .button")).to_have_count(5)

    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(BROKEN, ".scoring footer .button") == [], (width, height)


def test_every_offered_ticket_says_what_it_takes(browse: Visit) -> None:
    page = browse(f"/t/{OPENING.table}", secret=ANNA)
    tickets = page.locator(".offer .ticket")
    expect(tickets.filter(has_text="In order")).not_to_have_count(0)

    expect(tickets.filter(has_text="of 60 pieces")).to_have_count(tickets.count())


def test_the_legend_of_the_summary_is_one_row(browse: Visit) -> None:
    page = browse(f"/t/{EUROPE.table}", secret=ANNA)
    page.locator(".rw-sheet .rw-play").wait_for()
    page.keyboard.press("r")
    entries = page.locator(".summary .legend li")
    expect(entries).to_have_count(4)

    tops = entries.evaluate_all("all => all.map((each) => each.offsetTop)")
    assert len(set(tops)) == 1


def test_a_replay_on_a_tablet_shows_cards_curve_and_log(browse: Visit) -> None:
    viewport = {"width": 768, "height": 1024}
    page = browse(f"/replay/{OVER.table}", secret=ANNA, viewport=viewport)
    card = page.locator("aside .row svg").first
    expect(card).to_be_visible()

    box = card.bounding_box()
    assert box is not None
    assert box["width"] <= 80
    expect(page.locator("aside figure svg")).to_be_in_viewport(ratio=1)
    expect(page.locator("aside .log li").first).to_be_in_viewport()


def test_the_button_to_play_fades_nothing_out_that_is_above_it(browse: Visit) -> None:
    page = browse("/", at_rest=True)
    place = page.locator(".near").bounding_box()
    levels = page.locator(".segments").last.bounding_box()
    assert place is not None
    assert levels is not None

    assert place["y"] >= levels["y"] + levels["height"] - 1


def test_what_a_box_to_tick_says_is_a_block(browse: Visit) -> None:
    viewport = {"width": 390, "height": 844}
    page = browse("/settings", viewport=viewport, at_rest=True)
    lines = page.locator("label.check").evaluate_all(LINES)

    assert max(len(each) for each in lines) > 1
    assert all(len(set(each)) == 1 for each in lines)


@pytest.mark.parametrize("language", ["en", "nb", "pl"])
def test_what_is_known_of_a_player_lies_beside_the_name(
    browse: Visit, language: str
) -> None:
    page = browse(f"/t/{WORLD.table}", secret=ANNA, locale=language)
    page.locator(".rw-sheet .rw-play").wait_for()
    page.keyboard.press("k")
    player = page.locator(".known .player")
    expect(player).to_have_count(2)

    for each in player.all():
        name, pieces = (each.locator(part) for part in ("h3", ".pieces"))
        over = name.evaluate(MEET, pieces.element_handle())
        assert not over, each.inner_text()


def test_a_picture_of_the_board_goes_on_beyond_its_edge(browse: Visit) -> None:
    page = browse("/rules/nordic", at_rest=True)
    sea = page.evaluate(
        "() => getComputedStyle(document.documentElement)"
        ".getPropertyValue('--board-sea').trim()"
    )
    ground = page.locator(".snippet").first.evaluate(GROUND, sea)

    assert ground == [True, True]


def test_the_summary_says_what_brings_a_bonus(browse: Visit) -> None:
    page = browse(f"/t/{NORDIC.table}", secret=ANNA)
    page.locator(".rw-sheet .rw-play").wait_for()
    page.keyboard.press("r")

    bonus = page.locator(".summary [data-part=bonus-tickets]")
    expect(bonus).to_contain_text("10 points for the most completed tickets")
    wild = page.locator(".summary [data-part=wild-pay]")
    expect(wild).to_contain_text("only in tunnels and on ferries")
