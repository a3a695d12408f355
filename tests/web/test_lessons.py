"""Lessons in the browser: whole ones by keyboard and by touch, left and resumed."""

import pytest
from playwright.sync_api import Page, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.learner import Keys, Learner, Touch, begin
from tests.web.player import go_to, post

from railwright.server.tabletop.lessons import lesson_of

pytestmark = pytest.mark.browser

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}


def finish(page: Page, learner: Learner) -> None:
    """Take a lesson to the scores, where it says farewell."""
    learner.take()
    expect(page.locator(".scoring")).to_be_visible()
    expect(page.locator(".lesson h2")).to_have_text("Now you know how to play")


SOAK = pytest.mark.soak
"""Every board by keys and by touch; each in one of the ways is enough for a change."""


@pytest.mark.parametrize(
    "game",
    [
        "europe",
        "switzerland",
        *(pytest.param(each, marks=SOAK) for each in ("nordic", "usa", "world")),
    ],
)
def test_a_whole_lesson_by_keyboard(visit: Visit, game: str) -> None:
    page = visit("/lessons")
    begin(page, game)
    finish(page, Keys(page, game))


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("usa", PHONE),
        ("nordic", PHONE),
        ("world", PHONE),
        pytest.param("europe", PHONE, marks=SOAK),
        pytest.param("switzerland", TABLET, marks=SOAK),
    ],
)
def test_a_whole_lesson_by_touch(visit: Visit, game: str, size: dict[str, int]) -> None:
    page = visit("/lessons", viewport=size, has_touch=True)
    begin(page, game)
    finish(page, Touch(page, game))


def test_other_moves_have_their_reasons_and_a_lesson_can_be_resumed(
    visit: Visit,
) -> None:
    page = visit("/lessons")
    expect(page.locator("li.sheet")).to_have_count(5)
    assert violations(page) == []
    begin(page, "europe")
    learner = Keys(page, "europe")
    learner.take(last=3)
    expect(page.locator(".lesson .task")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("2")
    expect(page.locator(".notice")).to_contain_text("this step of the lesson asks for")
    page.keyboard.press("Escape")
    page.locator("[id='cadiz-madrid']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".notice")).to_contain_text("cards")

    page.locator(".lesson .leave").focus()
    page.keyboard.press("Enter")
    noted = page.locator("li.sheet", has_text="Europe")
    expect(noted.locator(".noted")).to_have_text("All of it, step 4 of 16")
    noted.locator("a.button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Draw a card")
    page.locator(".lesson .back").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".lesson h2")).to_have_text("Your turn")
    expect(page.locator(".lesson .task")).to_have_count(0)
    learner.use(".lesson .primary")
    learner.take(first=3, last=4)
    expect(page.locator(".lesson h2")).to_have_text("Draw another")


def test_what_was_chosen_stays_when_a_lesson_asks_for_something_else(
    visit: Visit,
) -> None:
    page = visit("/lessons")
    begin(page, "europe")
    learner = Keys(page, "europe")
    learner.take(last=1)
    tickets = page.locator(".offer .ticket")
    expect(page.locator(".lesson .task")).to_be_visible()
    learner.use(".offer .ticket:nth-child(1)")  # which it asks to keep

    learner.use(".offer .primary")
    expect(page.locator(".notice")).to_contain_text("this step of the lesson asks for")

    expect(tickets.first).to_have_attribute("aria-checked", "false")
    for other in range(1, tickets.count()):
        expect(tickets.nth(other)).to_have_attribute("aria-checked", "true")


def test_those_who_know_another_board_learn_only_what_differs(visit: Visit) -> None:
    page = visit("/lessons")
    begin(page, "usa", "special")
    Keys(page, "usa", "special").take()
    expect(page.locator(".lesson h2")).to_have_text("That is what differs")
    expect(page.locator(".status.mine")).to_be_visible()


def test_a_ticket_that_can_hardly_be_reached_warns_before_it_is_kept(
    visit: Visit,
) -> None:
    page = visit("/offline.html")
    record = lesson_of("europe").record
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]
    table = post(page, "", seats=seats, continues={"record": record, "actions": 131})
    go_to(page, table["table"])
    expect(page.locator(".status.mine")).to_be_visible()
    page.keyboard.press("t")
    page.keyboard.press("t")
    hard = page.locator(".offer .hard").first
    expect(hard).to_contain_text("You will hardly reach it")
    expect(hard).to_contain_text("you have 4 left")
