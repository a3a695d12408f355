"""A person who takes a lesson: reads, and does what each step asks for."""

from typing import TYPE_CHECKING, Any

from playwright.sync_api import Error, Locator, Page, expect
from tests.web.finger import Finger
from tests.web.keyboard import Keyboard

if TYPE_CHECKING:
    from collections.abc import Callable

AT = """(n) => {
    const at = document.querySelector('.lesson .at');
    return at && new RegExp(`\\\\b${n}\\\\b`).test(at.textContent)
        && !document.querySelector('.lesson .goes-on')
        && !document.querySelector('.table[aria-busy=true]');
}"""
"""Whether a step is shown and waits for its reader."""

SLIDES = """() => {
    const table = document.querySelector('.table');
    table.scrollTop = 100;
    return table.scrollTop;
}"""
"""How far the page of a table gives way when something wants to be in sight."""

IS_IN_SIGHT = """(id) => {
    const box = (each) => each.getBoundingClientRect();
    const place = box(document.getElementById(id));
    const stage = box(document.querySelector('.rw-stage'));
    return place.left > stage.left && place.right < stage.right
        && place.top > stage.top && place.bottom < stage.bottom;
}"""
"""Whether all of a place is on the part of the board that is shown."""

AGAIN = 5_000
"""Milliseconds after which a finger taps again."""


class Learner:
    """Takes a lesson by whatever means; `Keys` and `Touch` say how to do each thing."""

    def __init__(self, page: Page, game: str, part: str = "whole") -> None:
        self.page = page
        told = page.evaluate(
            "(game) => fetch(`/boards/${game}.lesson.json`).then((f) => f.json())", game
        )
        self.steps: list[dict[str, Any]] = [
            step for step in told["steps"] if part == "whole" or step["special"]
        ]

    def take(self, first: int = 0, last: int | None = None) -> None:
        """Do the steps from one to another, or all of them."""
        for number, step in enumerate(self.steps[:last]):
            if number >= first:
                self.page.wait_for_function(AT, arg=number + 1)
                assert self.page.evaluate(SLIDES) == 0
                self.do(step)

    def do(self, step: dict[str, Any]) -> None:
        """Do what a step asks for; only read, go on."""
        if not step["does"]:
            for route in step["routes"]:
                self.page.wait_for_function(IS_IN_SIGHT, arg=route)
            self.use(".lesson .primary")
            return
        expect(self.page.locator(".lesson .task")).to_be_visible()
        verb, *words = str(step["action"]).split()
        deeds: dict[str, Callable[[list[str]], None]] = {
            "draw": self.draw,
            "keep": self.keep,
            "tickets": self.tickets,
            "claim": self.claim,
            "pay": self.pay,
            "station": self.build,
            "port": self.build,
            "exchange": self.exchange,
            "pieces": self.pieces,
        }
        deeds[verb](words)

    def use(self, what: str) -> None:
        """Press a button."""
        raise NotImplementedError

    def draw(self, words: list[str]) -> None:
        """Take a card."""
        raise NotImplementedError

    def point_at(self, place: str) -> None:
        """Choose a route or a city on the board."""
        raise NotImplementedError

    def keep(self, words: list[str]) -> None:
        """Choose tickets."""
        for number in range(1, self.page.locator(".offer .ticket").count() + 1):
            ticket = f".offer .ticket:nth-child({number})"
            picked = self.page.locator(ticket).get_attribute("aria-checked") == "true"
            if picked != (str(number) in words):
                self.use(ticket)
        self.use(".offer .primary")

    def tickets(self, _: list[str]) -> None:
        """Draw tickets, which is asked again."""
        self.use("[data-anchor=deck-tickets]")
        self.use(".draw-tickets .primary")

    def claim(self, words: list[str]) -> None:
        """Claim a route, with the cards that are pointed out."""
        self.point_at(words[0])
        self.use(".payment .primary")

    def pay(self, _: list[str]) -> None:
        """Pay for a tunnel."""
        self.use(".tunnel .advised")

    def build(self, words: list[str]) -> None:
        """Build something in a city."""
        self.use(".deeds .advised")
        self.point_at(f"city-{words[0]}")
        self.use(".payment .primary")

    def exchange(self, _: list[str]) -> None:
        """Exchange one piece."""
        self.use(".deeds .advised")
        self.use(".exchange .advised")

    def pieces(self, _: list[str]) -> None:
        """Take the fleet that is pointed out."""
        self.use(".fleet .advised")


class Keys(Learner):
    """Uses no pointer."""

    def __init__(self, page: Page, game: str, part: str = "whole") -> None:
        super().__init__(page, game, part)
        self.keyboard = Keyboard(page)

    def use(self, what: str) -> None:
        """Go there with Tab."""
        self.page.locator(what).first.wait_for()
        self.keyboard.tab_to(what)
        self.keyboard.press("Enter")

    def draw(self, words: list[str]) -> None:
        """The cards have keys."""
        if words[0] == "up":
            self.keyboard.press(words[1])
            if "refill" in words:
                self.use(".refill .advised")
        else:
            self.keyboard.press("s" if "ship" in words else "d")

    def point_at(self, place: str) -> None:
        """Walk over the board."""
        self.keyboard.press("b")
        for _ in range(150):
            if self.keyboard.is_on(f"[id='{place}']"):
                break
            self.keyboard.press("n")
        self.keyboard.press("Enter")


class Touch(Learner):
    """Has nothing but a finger."""

    def __init__(self, page: Page, game: str, part: str = "whole") -> None:
        super().__init__(page, game, part)
        self.finger = Finger(page, game)

    def use(self, what: str) -> None:
        """Tap it."""
        self.finger.tap(self.page.locator(what).first)

    def draw(self, words: list[str]) -> None:
        """Tap a card or a deck."""
        if words[0] == "up":
            self.use(f".row li:nth-child({words[1]}) .slot")
            if "refill" in words:
                self.use(".refill .advised")
        else:
            deck = words[1] if len(words) > 1 else "train"
            self.use(f"[data-anchor=deck-{deck}]")

    def point_at(self, place: str) -> None:
        """Tap the board, where what the lesson asks for is in sight."""
        self.page.wait_for_function(IS_IN_SIGHT, arg=place)
        if place.startswith("city-"):
            self.finger.tap_city(place.removeprefix("city-"))
            return
        asked = self.page.locator(".payment, .tunnel")
        for _ in range(3):  # a board that has just moved may be missed
            self.finger.tap_route(place)
            try:
                asked.first.wait_for(timeout=AGAIN)
            except Error:
                continue
            return


def begin(page: Page, game: str, part: str = "whole") -> None:
    """Begin a lesson from the page of lessons."""
    lesson: Locator = page.locator("li.sheet").filter(
        has=page.locator(f"img[src*={game}]")
    )
    lesson.locator(f"[data-part={part}]").click()
    expect(page.locator(".lesson h2")).to_be_visible()
