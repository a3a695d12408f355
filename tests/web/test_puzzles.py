"""Puzzles in the browser: posed, decided by key and by finger, explained, played on."""

import json

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect
from tests.web.axe import violations
from tests.web.conftest import Visit
from tests.web.keyboard import Keyboard
from tests.web.player import READY

from railwright.model.actions import DrawUp, KeepTickets
from railwright.model.notation import read_action
from railwright.puzzles import puzzles_of

pytestmark = pytest.mark.browser

PUZZLES = puzzles_of("europe")
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
PHONE = {"viewport": UPRIGHT, "has_touch": True}


OFFER_IS_WHOLE = """() => {
    const box = (each) => each.getBoundingClientRect();
    const seen = box(document.querySelector('.prompt'));
    const cards = [...document.querySelectorAll('.offer [role=checkbox]')];
    return cards.length > 1 && cards.every((each) => box(each).bottom <= seen.bottom);
}"""
"""Whether all offered tickets are shown, below what the answer says."""
TWO_ARE_SEEN = """() => {
    const own = document.querySelector(".own");
    const second = own.querySelectorAll(".ticket")[1];
    return second.getBoundingClientRect().bottom <= own.getBoundingClientRect().bottom;
}"""
"""Whether two tickets are shown whole beside what is asked."""
OWN_ARE_WHOLE = "(own) => own.scrollHeight <= own.clientHeight"


def number_of(kind: type) -> int:
    """The first puzzle whose best decision is of a kind."""
    return next(n for n, each in enumerate(PUZZLES, 1) if isinstance(each.best, kind))


def progress(page: Page) -> dict[str, object]:
    """What the browser remembers."""
    text = page.evaluate("() => localStorage.getItem('railwright-puzzles') ?? '{}'")
    return dict(json.loads(text))


def test_a_wrong_answer_by_keyboard_is_explained(visit: Visit) -> None:
    """All tickets of an opening are picked at first; the best keeps fewer of them."""
    number = number_of(KeepTickets)
    puzzle = PUZZLES[number - 1]
    page = visit("/puzzles/europe")
    expect(page.locator("h1")).to_have_text("Puzzles")
    assert violations(page) == []
    keyboard = Keyboard(page)
    keyboard.tab_to(f"a[href='/puzzles/europe/{number}']")
    keyboard.press("Enter")
    expect(page.locator(".puzzle header")).to_contain_text(f"Puzzle {number} of ")
    page.wait_for_function(READY)
    assert page.locator(".verdict").count() == 0
    keyboard.tab_to(".offer .primary")
    keyboard.press("Enter")

    expect(page.locator(".verdict")).to_have_text("There is something better.")
    kept = read_action(puzzle.choices[0].action)
    assert isinstance(kept, KeepTickets)
    expect(page.locator(".prompt .advised")).to_have_count(len(kept.kept))
    first = page.locator(".puzzle tr").first
    expect(first).to_contain_text(f"{puzzle.choices[0].chance / 10:.1f}%")
    expect(page.locator(".puzzle tr.made")).to_contain_text("your decision")
    assert page.evaluate(OFFER_IS_WHOLE)
    assert violations(page) == []
    assert progress(page)["tried"] == {f"europe/{number}": False}


def test_a_right_answer_by_finger_counts_in_a_row(visit: Visit) -> None:
    number = number_of(DrawUp)
    best = PUZZLES[number - 1].best
    assert isinstance(best, DrawUp)
    page = visit(f"/puzzles/europe/{number}", **PHONE)
    page.wait_for_function(READY)
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(TWO_ARE_SEEN)
    page.set_viewport_size(UPRIGHT)
    page.locator(f"[data-anchor=slot-{best.slot}]").tap()

    expect(page.locator(".verdict")).to_contain_text("Right!")
    expect(page.locator(".market .advised")).to_be_visible()
    page.locator(".puzzle summary").tap()
    expect(page.locator(".puzzle tr.made")).to_be_visible()
    told = progress(page)
    assert (told["row"], told["best"]) == (1, 1)
    page.locator(".decks .deck").first.tap()  # a second answer is only told
    expect(page.locator(".verdict")).to_contain_text("There is something better.")
    assert progress(page) == told
    page.locator(".puzzle .all").tap()
    solved = page.locator(f"a[href='/puzzles/europe/{number}']")
    expect(solved).to_have_accessible_name(f"Puzzle {number}, solved")
    expect(page.locator(".rows")).to_contain_text("Solved in a row: 1")
    expect(page.locator(".shelf span")).to_have_text(f"1 of {len(PUZZLES)} solved")


def on_another_day(route: Route) -> None:
    """Let the server's answer be that of a day when a card is the puzzle."""
    answer = route.fetch()
    daily = {"game": "europe", "number": number_of(DrawUp)}
    route.fulfill(response=answer, json={**answer.json(), "daily": daily})


def test_days_in_a_row_are_counted_and_the_game_goes_on(visit: Visit) -> None:
    """Yesterday's was solved; with today's that makes two days."""
    best = PUZZLES[number_of(DrawUp) - 1].best
    assert isinstance(best, DrawUp)
    page = visit("/offline.html")
    page.route("**/api/puzzles", on_another_day)
    page.evaluate(
        """() => {
            const day = new Date(Date.now() - 86400000).toISOString().slice(0, 10);
            const known = { tried: {}, row: 4, best: 9, day, days: 1 };
            localStorage.setItem('railwright-puzzles', JSON.stringify(known));
        }"""
    )
    start = page.url.replace("offline.html", "puzzles")
    page.goto(start)
    expect(page.locator(".rows")).to_contain_text("Days in a row: 1")
    page.locator(".daily a").click()
    page.wait_for_function(READY)
    page.locator(f"[data-anchor=slot-{best.slot}] button").click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    expect(page.locator(".verdict")).to_contain_text("Solved in a row: 5")
    assert page.locator(".own").evaluate(OWN_ARE_WHOLE)
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    page.wait_for_function(READY)
    page.goto(start)
    expect(page.locator(".rows")).to_contain_text("Days in a row: 2")
    expect(page.locator(".daily")).to_contain_text("You solved today's puzzle.")


def test_what_there_is_not_is_said(visit: Visit) -> None:
    page = visit("/puzzles/europe/9999", refused="/api/puzzles/europe/9999")
    expect(page.locator("h1")).to_have_text("There is no such puzzle")
