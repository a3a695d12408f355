"""The table on phones and tablets: what is seen there, and that fingers reach it."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

import pytest
from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004 - theirs
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.player import READY
from tests.web.prepared import ANNA, Prepared, write
from tests.web.screenshots import at, last_round

from railwright.games import GAMES

pytestmark = pytest.mark.browser

SMALL = ((390, 844), (360, 640), (768, 1024), (844, 390))
LARGE = (1280, 720)
LEAST = 8.9
"""Pixels below which a name is not drawn; browsers round."""


def crowded(game: str) -> Prepared:
    """As many players as sit at a board, on Anna's turn."""
    seats = GAMES[game].seats[1]
    return replace(at(game, "turn", 3), name=f"{game} crowded", seats=seats)


TURNS = {game: at(game, "turn", 6) for game in GAMES}
CROWDS = {game: crowded(game) for game in ("europe", "world")}
OPENING = at("europe", "opening")
LAST = last_round("world")
FINALES = {game: at(game, "over") for game in ("nordic", "world")}

IN_SIGHT = """() => {
    const box = (each) => each.getBoundingClientRect();
    const over = [...document.querySelectorAll("[data-over] > *, .zoom")]
        .map(box).filter(({width, height}) => width && height);
    const stage = box(document.querySelector(".rw-stage"));
    const isSeen = (a) => a.left >= stage.left && a.right <= stage.right
        && a.top >= stage.top && a.bottom <= stage.bottom
        && !over.some((b) => a.left < b.right - 1 && b.left < a.right - 1
            && a.top < b.bottom - 1 && b.top < a.bottom - 1);
    return [...document.querySelectorAll("#names text.mine")]
        .filter((each) => isSeen(box(each))).map((each) => each.textContent);
}"""
"""The names of cities of tickets that are on the screen and below nothing."""
SIZES = """() => [...document.querySelectorAll("#names text")]
    .filter((each) => getComputedStyle(each).display !== "none")
    .map((each) => parseFloat(getComputedStyle(each).fontSize)
        * each.getScreenCTM().a)"""
"""How large the names are that are drawn, in pixels of the screen."""
TOUCHING = """() => {
    const names = [...document.querySelectorAll("#names text")]
        .filter((each) => getComputedStyle(each).display !== "none");
    const ink = (each) => {
        const {left, right, top, bottom, height} = each.getBoundingClientRect();
        return {left: left + 2, right: right - 2,
            top: top + height * 0.25, bottom: bottom - height * 0.25};
    };
    const meet = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    return names.flatMap((one, at) => names.slice(at + 1)
        .filter((other) => meet(ink(one), ink(other)))
        .map((other) => `${one.textContent} ${other.textContent}`));
}"""
"""Names that lie on each other."""
OUTLINE = "(each) => getComputedStyle(each).outlineStyle"
"""How a thing is framed."""
COVERED = """() => {
    const box = (each) => each.getBoundingClientRect();
    const over = [...document.querySelectorAll("[data-over] > *, .zoom")]
        .map(box).filter(({width, height}) => width && height);
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return [...document.querySelectorAll("#routes > g > g, #cities > *, #names text")]
        .filter((each) => over.some((other) => meet(box(each), other)))
        .map((each) => each.id || each.parentElement.id);
}"""
"""What of the board lies below something."""
UNDER = """() => {
    const box = (each) => each.getBoundingClientRect();
    const {left, right, top, bottom} = box(document.querySelector(".rw-stage"));
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const sheet = document.querySelector(".veil[data-over]");  // it hides all
    const stage = {left, right, top, bottom: sheet ? box(sheet).top : bottom};
    const over = [...document.querySelectorAll("[data-over] > *, .zoom")]
        .map(box).filter(({width, height}) => width && height)
        .filter((each) => meet(each, stage));
    return [...document.querySelectorAll("#cities > *, #names text")]
        .filter((each) => getComputedStyle(each).display !== "none"
            && getComputedStyle(each).visibility !== "hidden")
        .filter((each) => meet(box(each), stage))
        .filter((each) => over.some((other) => meet(box(each), other)))
        .map((each) => each.id || each.textContent);
}"""
"""Cities and names that are seen on the stage and lie below something that floats."""
ON_PIECES = """() => {
    const ink = (each) => {
        const {left, right, top, bottom, height} = each.getBoundingClientRect();
        return {left: left + 2, right: right - 2,
            top: top + height * 0.25, bottom: bottom - height * 0.25};
    };
    const shared = (a, b) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left))
        * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const cars = [...document.querySelectorAll(".cars.owned > g")]
        .map((each) => each.getBoundingClientRect());
    const names = [...document.querySelectorAll("#names text")]
        .filter((each) => getComputedStyle(each).display !== "none").map(ink);
    const area = (name) => (name.right - name.left) * (name.bottom - name.top);
    const covers = (name) => cars.reduce((sum, car) => sum + shared(name, car), 0);
    const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);
    return sum(names.map(covers)) / sum(names.map(area));
}"""
"""How much of all names lies on the boxes around pieces, as a share."""
ASIDE = """() => {
    const {left, right} = document.querySelector(".rw-sheet").getBoundingClientRect();
    const stage = document.querySelector(".rw-stage").getBoundingClientRect();
    return Math.abs((left + right) / 2 - (stage.left + stage.right) / 2);
}"""
"""How far the board lies from the middle of its stage."""
STAGES_CUT = """() => {
    const frame = document.querySelector(".stages").getBoundingClientRect();
    return [...document.querySelectorAll(".stages > *")].filter((stage) => {
        const {left, right} = stage.getBoundingClientRect();
        return left < frame.left || right > frame.right + 1 || frame.right > innerWidth;
    }).map((stage) => stage.textContent);
}"""
"""Stages of the scoring that are not seen whole."""
SHIPS = """() => [...document.querySelectorAll(".player .stock")].filter((stock) => {
    const {right, bottom} = stock.getBoundingClientRect();
    const ships = stock.children[1].getBoundingClientRect();
    return ships.width && ships.right <= right + 0.5 && ships.bottom <= bottom + 2;
}).length"""
"""How many players' second number is seen: in World, their ships."""
FAST = '{"speed":"fast","sound":0,"name":"Anna"}'
COUNT_GLIDES = """() => {
    window.glides = 0;
    document.addEventListener("transitionrun", ({ target, propertyName }) => {
        const isGlide = propertyName === "transform" && target.matches(".rw-sheet");
        if (isGlide) window.glides += 1;
    });
}"""
"""Count how often the board begins to move to another place by itself."""
CUT_LINES = """() => {
    const end = document.querySelector(".log").getBoundingClientRect().bottom;
    const isCut = (line) => {
        const {top, bottom} = line.getBoundingClientRect();
        const title = line.querySelector(".title");
        return top < end - 1 && bottom > end + 1
            || title && title.scrollWidth > title.clientWidth;
    };
    return [...document.querySelectorAll(".log li")].filter(isCut)
        .map((line) => line.textContent);
}"""
"""Lines of the log of which only a part is seen."""
LENGTHEN = "() => document.querySelector('.log .title').append(' and on'.repeat(20))"
"""Tell much in one line of the log."""
SLICED = """(parts) => [...document.querySelectorAll(parts)].filter((part) => {
    const {left, right, top, bottom, width} = part.getBoundingClientRect();
    const frame = part.closest("li.player, .before").getBoundingClientRect();
    const list = part.closest("ul").getBoundingClientRect();
    if (!width || top >= list.bottom) return false;
    return left < frame.left - 0.5 || right > frame.right + 0.5
        || top < frame.top - 0.5 || bottom > frame.bottom + 0.5;
}).map((part) => part.textContent)"""
"""Parts that are shown, but not whole."""


WHOLE = """(each) => each.scrollWidth <= each.clientWidth + 1
    && each.scrollHeight <= each.clientHeight + 1"""
LEFT_OF = """([one, other]) => {
    const box = (each) => document.querySelector(each).getBoundingClientRect();
    return box(one).right <= box(other).left + 1;
}"""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("phone")
    write(folder, [*TURNS.values(), *CROWDS.values(), *FINALES.values(), OPENING, LAST])
    with running(folder) as process:
        yield process


def seat_at(visit: Visit, table: Prepared, size: tuple[int, int]) -> Page:
    """Anna at a table, with a screen of a size."""
    width, height = size
    page = visit(
        f"/t/{table.table}",
        secret=ANNA,
        has_touch=True,
        viewport={"width": width, "height": height},
    )
    page.wait_for_function(READY)
    page.evaluate("document.fonts.ready")  # names are measured in the page's typeface
    return page


@pytest.mark.parametrize("game", GAMES)
def test_names_can_be_read_or_are_left_out_and_none_lies_on_another(
    browse: Visit, game: str
) -> None:
    page = seat_at(browse, TURNS[game], SMALL[0])
    for width, height in (*SMALL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        least = 11 if (width, height) == LARGE else LEAST
        for _ in range(2):  # as it opens, and whole, or the other way round
            page.wait_for_function(
                f"() => ({SIZES})().every((size) => size >= {least})"
            )
            assert page.evaluate(TOUCHING) == [], (width, height)
            if (width, height) != LARGE:
                expect_none_below(page)
            page.locator(".zoom button").last.click()


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_opens_on_names(browse: Visit, game: str) -> None:
    page = seat_at(browse, TURNS[game], SMALL[0])

    page.wait_for_function(f"() => ({SIZES})().length > 20")
    assert page.evaluate(ON_PIECES) <= 0.02
    status = page.locator(".sentence .short")
    expect(status).to_have_text("draw or claim")
    one_line = (
        "(each) => each.clientHeight < 2 * parseFloat(getComputedStyle(each).fontSize)"
    )
    assert status.evaluate(one_line)


def expect_none_below(page: Page) -> None:
    """No city and no name lies below something, once all is at rest."""
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({UNDER})().length === 0", timeout=5_000)
    assert page.evaluate(UNDER) == [], page.viewport_size


def test_no_name_lies_on_another_in_whatever_typeface_there_is(visit: Visit) -> None:
    page = visit("/offline.html", secret=ANNA, refused=".woff2")
    page.route("**/*.woff2", lambda route: route.abort())
    start = page.url.replace("/offline.html", "")
    for game, table in TURNS.items():
        page.goto(f"{start}/t/{table.table}")
        page.wait_for_function(READY)
        for width, height in (LARGE, SMALL[0]):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => ({TOUCHING})().length === 0")
            assert page.evaluate(SIZES), (game, width)


def test_a_page_opens_on_the_first_open_ticket(browse: Visit) -> None:
    page = seat_at(browse, CROWDS["world"], SMALL[0])
    ticket = page.locator(".tickets .ticket:not(.done) .name").first.inner_text()

    for width, height in SMALL[:3]:
        page.set_viewport_size({"width": width, "height": height})
        names = ticket.split(" – ")
        page.wait_for_function(
            f"(names) => names.every((name) => ({IN_SIGHT})().includes(name))",
            arg=names,
        )


def test_a_phone_on_its_side_shows_tickets_hand_and_status_whole(browse: Visit) -> None:
    page = seat_at(browse, TURNS["usa"], SMALL[3])
    expect(page.locator(".rw-stage.large:not(.moving)")).to_be_attached()
    ticket = page.locator(".tickets .ticket:not(.done) .name")

    assert set(ticket.first.inner_text().split(" – ")) <= set(page.evaluate(IN_SIGHT))
    for part in page.locator(".tickets .name, .status .short").all():
        assert part.evaluate(WHOLE), part.inner_text()
    left = page.evaluate(LEFT_OF, [".hand .stack:last-child", ".market"])
    assert left, "no card of the hand lies below the market"
    assert page.evaluate(LEFT_OF, [".rw-stage", ".status"]), (
        "the board has no words on it"
    )


@pytest.mark.parametrize("size", [*SMALL[:3], (1280, 720)])
def test_a_tall_board_opens_on_tickets_on_every_screen(
    browse: Visit, size: tuple[int, int]
) -> None:
    page = seat_at(browse, TURNS["nordic"], size)
    ticket = page.locator(".tickets .ticket:not(.done) .name").first.inner_text()

    assert set(ticket.split(" – ")) <= set(page.evaluate(IN_SIGHT))
    if size == (1280, 720):
        expect(page.locator(".rw-stage.large")).to_be_attached()
        page.keyboard.press("b")
        page.keyboard.press("0")
        expect(page.locator(".rw-stage.large")).to_have_count(0)


def test_a_board_that_can_be_read_whole_opens_with_nothing_below_a_panel(
    browse: Visit,
) -> None:
    page = seat_at(browse, TURNS["nordic"], (1280, 720))
    expect(page.locator(".rw-stage.large:not(.moving)")).to_be_attached()

    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("game", FINALES)
def test_the_board_lies_in_the_middle_in_the_end(browse: Visit, game: str) -> None:
    page = seat_at(browse, FINALES[game], SMALL[0])
    page.locator(".scoring").wait_for()
    for width, height in (*SMALL[:3], (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})

        page.wait_for_function(f"() => ({ASIDE})() < innerWidth * 0.05")


def test_the_board_glides_when_the_scores_come_and_go(visit: Visit) -> None:
    table = FINALES["world"].table
    page = visit(f"/t/{table}", secret=ANNA, remembered=FAST)
    page.locator(".scoring").wait_for()
    page.evaluate(COUNT_GLIDES)

    page.locator(".scoring [aria-label=Close]").click()
    page.wait_for_function("() => window.glides === 1")
    page.locator(".scores").click()
    page.wait_for_function("() => window.glides === 2")

    for width, height in (*SMALL, LARGE):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".stages .part").last).to_have_text("Winner")
        assert page.evaluate(STAGES_CUT) == [], (width, height)
    expect(page.locator(".stages button")).to_have_text("Show again")
    expect(page.locator(".stages .now")).to_have_text("Winner")


def test_offered_tickets_are_seen_above_their_question(visit: Visit) -> None:
    page = seat_at(visit, OPENING, SMALL[0])
    ticket = page.locator(".offer .ticket .name").first.inner_text()

    assert set(ticket.split(" – ")) <= set(page.evaluate(IN_SIGHT))
    page.locator(".offer .primary").tap()
    expect(page.locator(".offer")).to_have_count(0)


def test_what_the_last_turns_say_has_room(visit: Visit) -> None:
    page = seat_at(visit, LAST, (390, 844))
    status = page.locator(".status")
    expect(status.locator(".last")).to_be_visible()
    said = status.bounding_box()
    before = page.locator(".before").bounding_box()
    assert said is not None
    assert before is not None
    assert said["y"] + said["height"] <= before["y"]
    expect(status.locator(".short")).to_be_hidden()

    page.locator(".hand .stack").first.tap()  # what it pays for comes before that

    expect(status.locator("h1 .what")).to_contain_text(" × ")
    expect(status.locator(".last")).to_be_hidden()
    page.locator(".hand .stack").first.tap()
    expect(status.locator(".last")).to_be_visible()


def test_what_is_said_for_a_moment_covers_neither_cards_nor_tickets(
    browse: Visit,
) -> None:
    page = seat_at(browse, TURNS["world"], SMALL[0])
    page.keyboard.press("m")
    notice = page.locator(".notice").bounding_box()
    assert notice is not None
    for part in (".held", ".open[data-over]", ".own"):
        covered = page.locator(part).bounding_box()
        assert covered is not None
        assert notice["y"] + notice["height"] <= covered["y"], part


def test_a_ticket_is_lit_until_something_else_is_touched(browse: Visit) -> None:
    page = seat_at(browse, TURNS["europe"], SMALL[0])
    page.mouse.move(195, 300)  # a mouse in the corner would light the first player
    page.locator(".tickets .ticket").first.tap()
    expect(page.locator(".rw-play.dimmed")).to_be_attached()

    page.touchscreen.tap(195, 300)
    expect(page.locator(".rw-play.dimmed")).to_have_count(0)


def test_the_route_that_is_paid_for_is_seen_above_the_payment(visit: Visit) -> None:
    page = seat_at(visit, TURNS["europe"], SMALL[0])
    before = page.locator(".rw-sheet").get_attribute("style")
    for route in page.locator("g.route.claimable").all():
        route.focus()
        page.keyboard.press("Enter")
        page.locator(".payment").wait_for()
        ends = page.locator(".payment h2").inner_text().split(" – ")
        page.wait_for_function(
            f"(names) => names.every((name) => ({IN_SIGHT})().includes(name))", arg=ends
        )
        page.keyboard.press("Escape")
        page.locator(".payment").wait_for(state="detached")
    page.locator(".zoom button").last.tap()
    page.locator(".zoom button").last.tap()
    expect(page.locator(".rw-sheet")).to_have_attribute("style", before or "")


@pytest.mark.parametrize("game", CROWDS)
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (768, 1024)])
def test_nothing_of_many_players_is_cut(
    browse: Visit, game: str, size: tuple[int, int]
) -> None:
    page = seat_at(browse, CROWDS[game], size)
    parts = ", ".join(
        f".player {part}" for part in (".name", ".score", "svg", ".stock li")
    )

    assert page.evaluate(SLICED, parts) == []
    for name in page.locator(".player .name").all():
        assert name.evaluate("(each) => each.scrollWidth <= each.clientWidth + 1")
    seats = GAMES[game].seats[1]
    expect(page.locator(".player > svg >> visible=true")).to_have_count(seats)
    assert game != "world" or page.evaluate(SHIPS) == seats


@pytest.mark.parametrize("size", [(1280, 720), (768, 1024)])
def test_all_moves_of_the_others_are_seen(browse: Visit, size: tuple[int, int]) -> None:
    page = seat_at(browse, CROWDS["world"], size)

    expect(page.locator(".before .moves li")).to_have_count(4)
    assert page.evaluate(SLICED, ".before .moves li") == []


@pytest.mark.parametrize("size", SMALL)
def test_plan_and_rules_are_in_the_menu_where_there_is_little_room(
    browse: Visit, size: tuple[int, int]
) -> None:
    page = seat_at(browse, TURNS["europe"], size)
    expect(page.locator(".tools [aria-label=Plan]")).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.locator("dialog .button", has_text="Plan").tap()
    expect(page.locator(".plan")).to_be_visible()
    page.locator(".plan .primary").tap()
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.locator("dialog .button:has-text('on one card')").tap()

    expect(page.locator(".summary")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_phone_shows_the_log_and_what_is_known(
    browse: Visit, size: tuple[int, int]
) -> None:
    page = seat_at(browse, TURNS["europe"], size)
    expect(page.locator(".log")).to_be_hidden()
    page.locator(".story-button").tap()
    expect(page.locator(".log li").nth(3)).to_be_visible()
    page.get_by_role("tab", name="Known").tap()
    expect(page.locator(".known")).to_be_visible()
    page.locator(".story-button").tap()

    expect(page.locator(".known")).to_be_hidden()


def test_the_log_stays_whole_while_a_question_leaves_room(browse: Visit) -> None:
    page = seat_at(browse, TURNS["europe"], (1280, 720))
    page.keyboard.press("t")
    expect(page.locator(".draw-tickets")).to_be_visible()

    for line in range(3):
        expect(page.locator(".log li").nth(line)).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    assert page.evaluate(CUT_LINES) == []
    page.evaluate(LENGTHEN)
    assert page.evaluate(CUT_LINES) == []


def test_a_card_that_a_finger_took_does_not_look_picked(browse: Visit) -> None:
    """Browsers go on as if something lay where a finger was."""
    width, height = SMALL[0]
    page = browse(
        f"/t/{TURNS['europe'].table}",
        secret=ANNA,
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
    )
    page.wait_for_function(READY)
    slot = page.locator(".row .slot:not(.still)").first
    plain = slot.evaluate(OUTLINE)
    slot.hover()
    assert slot.evaluate("(each) => each.matches(':hover')")

    assert slot.evaluate(OUTLINE) == plain


def test_counts_lie_on_their_decks(browse: Visit) -> None:
    page = seat_at(browse, TURNS["world"], SMALL[0])
    for size in SMALL:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        inside = page.locator(".deck").evaluate_all(
            """(decks) => decks.every((deck) => {
                const card = deck.querySelector("svg").getBoundingClientRect();
                const count = deck.querySelector(".count").getBoundingClientRect();
                return count.bottom <= card.bottom && count.right <= card.right + 1;
            })"""
        )
        assert inside, size
        assert page.evaluate(SHIPS) == 2, size
    page.set_viewport_size({"width": 768, "height": 1024})
    hand, deeds = (page.locator(part).bounding_box() for part in (".held", ".deed-row"))
    assert hand is not None
    assert deeds is not None
    assert hand["x"] + hand["width"] <= deeds["x"], (
        "what can be done is beside the hand"
    )
    middle = deeds["y"] + deeds["height"] / 2
    assert hand["y"] < middle < hand["y"] + hand["height"]
