"""A person who plays with the keyboard alone: looks, and presses keys."""

from playwright.sync_api import Page, expect
from tests.web.player import READY

SETTLED = "() => !document.querySelector('.table[aria-busy=true]')"
LONGEST = """() => [...document.querySelectorAll('g.route.claimable')]
    .map((route) => [route.children.length, route.id])
    .sort((a, b) => b[0] - a[0])[0] ?? [0, '']"""
NO_POINTER = """() => addEventListener('pointerdown', () => {
    throw new Error('this player has no pointer');
}, true)"""


class Keyboard:
    """Plays one seat with keys; a pointer would be an error of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.claims = 0
        self.draws = 0
        page.evaluate(NO_POINTER)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, each when the last one was answered."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_function(SETTLED)

    def is_on(self, selector: str) -> bool:
        """Whether something like this has the focus."""
        found: bool = self.page.evaluate(
            "(what) => document.activeElement.matches(what)", selector
        )
        return found

    def tab_to(self, selector: str) -> None:
        """Press Tab until something like this has the focus."""
        for _ in range(150):
            if self.is_on(selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def start(self, game: str) -> None:
        """From the start page to the first decision."""
        self.tab_to("[name=game]")
        for _ in range(5):
            if self.is_on(f"[value={game}]"):
                break
            self.press("ArrowRight")
        self.tab_to(".go")
        self.press("Enter")
        expect(self.page.locator(".rw-sheet .rw-play")).to_be_visible()

    def play_to_the_end(self) -> None:
        """Decide until the scores are shown."""
        for _ in range(600):
            self.page.wait_for_function(READY)
            if self.page.locator(".scoring").count():
                return
            self.decide()
        raise AssertionError("the game does not end")

    def decide(self) -> None:
        """Answer what is asked, else claim the longest route, else draw."""
        if self.page.locator(".prompt").count():
            self.press("a")
            self.tab_to(".prompt .primary, .prompt .tunnel .button")
            self.press("Enter")
        elif not self.claim() and not self.draw():
            self.press("t")

    def claim(self) -> bool:
        """Walk over the board to the longest route and pay for it."""
        length, route = self.page.evaluate(LONGEST)
        if not route or (length < 3 and self.draws < 40):
            return False
        self.press("b")
        for _ in range(100):
            if self.is_on(f"[id='{route}']"):
                break
            self.press("n")
        self.press("Enter")
        if self.page.locator(".float:not(.prompt, .still)").count():
            self.page.locator(".payment").wait_for()
            self.press("Enter")
        self.claims += 1
        return True

    def draw(self) -> bool:
        """A card from the deck, or the first one that is face up."""
        for key, place in (
            ("d", ".decks [data-anchor=deck-train]"),
            ("1", ".row .slot"),
        ):
            card = self.page.locator(place).first
            if card.get_attribute("aria-disabled") == "false":
                self.press(key)
                self.draws += 1
                return True
        return False
