"""What people missed who had never seen the table, each on a screen where they did."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect
from tests.server.logs import Log
from tests.server.running import ServerProcess, running
from tests.web.conftest import Visit
from tests.web.prepared import ANNA, BEN, Prepared, write
from tests.web.questions import in_phase
from tests.web.screenshots import at

from railwright.games import GAMES
from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute
from railwright.server.tabletop.entries import Created
from railwright.server.tabletop.lessons import lesson_of

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
ASIDE = {"width": 844, "height": 390}
FAST = '{"speed":"fast","sound":0,"name":"Anna"}'
THERE = ".rw-sheet .rw-play"
MANY = 17
"""Piles of cards, which is about as many as a hand on World has."""


def in_a_lesson(log: Log, steps: object) -> None:
    """The same table as that of a lesson of its game."""
    del steps
    created = log.entries[0]
    assert isinstance(created, Created)
    taught = replace(created.settings, lesson="whole")
    log.entries[0] = replace(created, settings=taught)


def many_piles(match: Match) -> list[str]:
    """When Anna holds many kinds of cards on her turn."""
    view = match.view(0)
    kinds = sum(count > 0 for _, count in view.hand)
    return ["pass"] if view.phase == "turn" and kinds >= MANY else []


def between_steps(match: Match) -> list[str]:
    """Where a lesson of Nordic says nothing, for the others play."""
    steps = [step.at for step in lesson_of("nordic").steps]
    done = len(match.history)
    is_between = done < max(steps) and all(abs(done - at) > 1 for at in steps)
    return ["pass"] if done and is_between else []


def last_claim(match: Match) -> list[str]:
    """The claim with which Anna ends the game."""
    view = match.view(0)
    if view.phase != "turn" or view.turns_left != 1:
        return []
    return [
        format_action(each) for each in view.actions if isinstance(each, ClaimRoute)
    ]


TURNS = {game: at(game, "turn", 6) for game in GAMES}
OFFERS = {game: at(game, "offer") for game in ("europe", "world")}
OPENING = at("world", "opening")
HOARD = Prepared("world hoard", "world", many_piles)
OVER = Prepared(
    "nordic lesson over", "nordic", in_phase("over"), "planner", then=in_a_lesson
)
GOES_ON = Prepared("nordic lesson goes on", "nordic", between_steps, then=in_a_lesson)
ENDINGS = {
    size: Prepared(f"usa ends on {size[0]}", "usa", last_claim, "planner")
    for size in ((1280, 720), (390, 844))
}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("newcomers")
    single = [OPENING, HOARD, OVER, GOES_ON, *ENDINGS.values()]
    write(folder, [*TURNS.values(), *OFFERS.values(), *single])
    with running(folder) as process:
        yield process


def seat_at(open_page: Visit, table: Prepared, **options: object) -> Page:
    """Anna, or whoever has the secret, at a table."""
    page = open_page(f"/t/{table.table}", **{"secret": ANNA, **options})
    page.locator(THERE).wait_for()
    return page


def box_of(part: Locator) -> dict[str, float]:
    """Where a part is on the page."""
    box = part.bounding_box()
    assert box is not None
    return {
        "left": box["x"],
        "right": box["x"] + box["width"],
        "top": box["y"],
        "bottom": box["y"] + box["height"],
    }


def meet(one: Locator, other: Locator) -> bool:
    """Whether two parts of a page share a place."""
    a, b = box_of(one), box_of(other)
    is_beside = a["right"] <= b["left"] + 1 or b["right"] <= a["left"] + 1
    return not is_beside and a["top"] < b["bottom"] - 1 and b["top"] < a["bottom"] - 1


@pytest.mark.parametrize(
    "size", [(390, 844), (360, 640), (768, 1024), (844, 390), (1280, 720)]
)
def test_the_last_words_of_a_lesson_lie_below_nothing(
    browse: Visit, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = seat_at(browse, OVER, viewport=viewport, has_touch=True, remembered=FAST)
    stages, lesson = page.locator(".stages"), page.locator(".lesson")
    stages.wait_for()
    lesson.wait_for()

    assert not meet(stages, lesson)
    assert not meet(stages, page.locator(".scoring"))


def test_while_others_play_a_lesson_keeps_its_words(browse: Visit) -> None:
    page = seat_at(browse, GOES_ON)
    said = page.locator(".lesson").get_by_text("The game goes on")

    assert box_of(said)["bottom"] - box_of(said)["top"] < 60
    text = page.locator(".lesson div.text")
    assert text.evaluate("(each) => each.scrollHeight <= each.clientHeight + 1")


def test_kinds_of_cards_are_told_apart_where_letters_are_the_same(
    browse: Visit,
) -> None:
    page = seat_at(browse, TURNS["world"])
    page.keyboard.press("k")
    cards = page.locator(".known .cards").first.locator("li")
    expect(cards.nth(MANY)).to_be_attached()

    names = cards.evaluate_all("(all) => all.map((each) => each.title)")
    drawn = cards.evaluate_all(
        "(all) => all.map((each) => each.querySelector('svg').innerHTML)"
    )
    assert len(set(names)) == len(names)
    assert len(set(drawn)) == len(names)


def test_a_phone_tells_of_what_others_have_said(visit: Visit) -> None:
    anna = seat_at(visit, TURNS["switzerland"], viewport=PHONE, has_touch=True)
    ben = seat_at(visit, TURNS["switzerland"], secret=BEN)
    button = anna.locator(".story-button")
    expect(button.locator(".badge")).to_have_count(0)

    ben.get_by_role("tab", name="Chat").click()
    for word in ("Hello", "Anna"):
        ben.locator(".chat input").fill(word)
        ben.keyboard.press("Enter")
        expect(ben.locator(".chat li").last).to_contain_text(word)

    expect(button).to_contain_text("Unread messages: 2")
    button.tap()
    expect(anna.locator(".chat li")).to_have_count(2)
    anna.locator(".chat input").fill("Hello, Ben")
    anna.keyboard.press("Enter")
    expect(anna.locator(".chat li")).to_have_count(3)
    button.tap()
    expect(anna.locator(".chat")).to_be_hidden()

    for page in (anna, ben):
        page.reload()
        page.locator(THERE).wait_for()
        expect(page.locator(".badge")).to_have_count(0)


def test_ones_own_words_are_never_unread(visit: Visit) -> None:
    ben = seat_at(visit, TURNS["usa"], secret=BEN)
    anna = seat_at(visit, TURNS["usa"])
    for page, word in ((ben, "Mine"), (anna, "Yours")):
        page.get_by_role("tab", name="Chat").click()
        page.locator(".chat input").fill(word)
        page.keyboard.press("Enter")
        expect(page.locator(".chat li").last).to_contain_text(word)
        page.get_by_role("tab", name="Log").click()
    ben.locator(".tabs .badge").wait_for()

    elsewhere = seat_at(visit, TURNS["usa"], secret=BEN)  # where nothing was read
    expect(elsewhere.locator(".tabs .badge")).to_contain_text("Unread messages: 1")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1024, 768)])
def test_many_piles_of_cards_can_be_told_apart(
    browse: Visit, size: tuple[int, int]
) -> None:
    page = seat_at(browse, HOARD, viewport={"width": size[0], "height": size[1]})
    hand = page.locator(".hand")
    expect(hand.locator(".stack")).to_have_count(MANY)

    covered = hand.evaluate(
        """(hand) => [...hand.querySelectorAll(".stack:not(:last-child)")]
            .filter((stack) => {
                const [letter, count] = [".letter", ".count"].map((part) =>
                    stack.querySelector(part)?.getBoundingClientRect());
                return letter && count.bottom > letter.top + letter.height / 3
                    && count.left < letter.right && count.right > letter.left;
            }).length"""
    )
    assert covered == 0, "letters are seen beside the numbers"
    lefts = hand.locator(".stack").evaluate_all(
        "(all) => all.map((each) => each.getBoundingClientRect().left)"
    )
    assert min(after - before for before, after in pairwise(lefts)) >= 24


def test_on_a_phone_it_is_seen_that_more_cards_are_held(browse: Visit) -> None:
    """The last pile that has room fades, until all are dragged into sight."""
    page = seat_at(browse, HOARD, viewport=ASIDE, has_touch=True)
    group = page.locator(".held .group")

    mask = "(each) => getComputedStyle(each).maskImage"
    assert "gradient" in group.evaluate(mask)
    group.evaluate("(each) => { each.scrollLeft = each.scrollWidth; }")
    room = group.evaluate(
        """(each) => {
            const last = each.querySelector(".stack:last-child svg");
            const [end, card] = [each, last].map((e) => e.getBoundingClientRect());
            return end.right - card.right;
        }"""
    )
    assert room >= 20, "the last one is not below the part that fades"
    page = seat_at(browse, TURNS["world"], viewport=ASIDE, has_touch=True)
    assert page.locator(".held .group").evaluate(mask) == "none"


def test_before_a_fleet_is_chosen_tickets_are_weighed_against_all_of_it(
    browse: Visit,
) -> None:
    """A player on World takes 60 of the 75 pieces in the box."""
    page = seat_at(browse, OPENING)

    expect(page.locator(".offer .missing").first).to_contain_text("of 60 pieces")


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("world", (1280, 720)),
        ("europe", (1280, 720)),
        ("nordic", (1280, 720)),
        ("world", (1024, 768)),
        ("world", (768, 1024)),
        ("europe", (768, 1024)),
    ],
)
def test_what_is_said_for_a_moment_covers_no_cards(
    browse: Visit, game: str, size: tuple[int, int]
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    page = seat_at(browse, TURNS[game], viewport=viewport)
    page.keyboard.press("m")
    notice = page.locator(".notice")
    notice.wait_for()

    for part in (".hand", ".market", ".own"):
        assert not meet(notice, page.locator(part)), part
    page.keyboard.press("m")


@pytest.mark.parametrize("size", ENDINGS)
def test_nothing_that_was_said_lies_over_the_finale(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = seat_at(visit, ENDINGS[size], viewport={"width": size[0], "height": size[1]})
    page.keyboard.press("m")
    expect(page.locator(".notice")).to_be_visible()

    page.keyboard.press("b")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    page.locator(".payment").wait_for()
    page.keyboard.press("Enter")

    expect(page.locator(".scoring")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)


def test_names_stay_while_the_log_is_read(browse: Visit) -> None:
    """What covers the board then does not count, whatever happens meanwhile."""
    page = seat_at(browse, TURNS["europe"], viewport=PHONE, has_touch=True)
    seen = """() => [...document.querySelectorAll("#names text")]
        .filter((each) => getComputedStyle(each).visibility !== "hidden"
            && getComputedStyle(each).display !== "none")
        .map((each) => each.textContent)"""
    page.locator(".rw-stage:not(.moving)").wait_for()
    before = page.evaluate(seen)
    board = page.locator(".rw-sheet").get_attribute("style")

    page.locator(".story-button").tap()
    expect(page.locator(".log")).to_be_visible()
    page.locator(".hand .stack").first.dispatch_event("click")
    expect(page.locator(".hand .picked")).to_have_count(1)
    page.locator(".hand .stack").first.dispatch_event("click")
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => "
        "requestAnimationFrame(() => setTimeout(done))))"
    )
    page.locator(".story-button").tap()
    expect(page.locator(".log")).to_be_hidden()
    page.locator(".rw-stage:not(.moving)").wait_for()

    assert page.evaluate(seen) == before
    assert page.locator(".rw-sheet").get_attribute("style") == board


@pytest.mark.parametrize("game", OFFERS)
def test_tickets_are_chosen_with_hand_and_market_in_sight(
    browse: Visit, game: str
) -> None:
    for size in ((390, 844), (360, 640), (768, 1024)):
        viewport = {"width": size[0], "height": size[1]}
        page = seat_at(browse, OFFERS[game], viewport=viewport, has_touch=True)
        held = page.locator(".offer .beside [role=img]")
        expect(held).to_be_in_viewport(ratio=1)
        kinds = sum(count > 0 for _, count in OFFERS[game].before.view(0).hand)
        expect(held.locator(".group")).to_have_count(kinds)
        market = page.locator(".offer .market")
        if size[1] > 700:
            expect(market).to_be_in_viewport(ratio=1)
            expect(market.locator("svg")).to_have_count(
                len(OFFERS[game].before.view(0).market)
            )
        else:
            expect(market).to_be_hidden()
    for size in ((1280, 720), (844, 390)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".offer .beside")).to_be_hidden()
        expect(page.locator(".held .hand")).to_be_visible()
