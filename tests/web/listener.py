"""A person who hears the page: roles, names, what is announced, and nothing else."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

HEAR = """() => {
    window.announced = [];
    const hear = (region) => {
        const said = region?.textContent.trim();
        if (said && said !== window.announced.at(-1)) window.announced.push(said);
    };
    const REGIONS =
        '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
            const at = target.nodeType === 1 ? target : target.parentElement;
            hear(at?.closest(REGIONS));
            for (const node of addedNodes)
                if (node.nodeType === 1 && node.matches(REGIONS)) hear(node);
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Collect what a screen reader says by itself: whatever changes in live regions."""
MINE = re.compile("Your turn|The game is over")
CLAIM = re.compile(r'button "(.*?, (\d+) spaces?, .*; you can claim it)"')
PATIENT = 40
"""Cards after which short routes will do."""


class Listener:
    """Plays one seat by the tree of roles and names."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.claims = 0
        self.draws = 0

    @property
    def announced(self) -> list[str]:
        """Everything that was said, in order."""
        said: list[str] = self.page.evaluate("() => window.announced")
        return said

    def tree(self) -> str:
        """Roles and names of the whole page."""
        return self.page.locator("body").aria_snapshot()

    def named(self, role: Any, name: str | re.Pattern[str]) -> Locator:  # noqa: ANN401 - Playwright's
        """The first thing with a role and a name."""
        return self.page.get_by_role(role, name=name).first

    def do(self, what: Locator) -> None:
        """Go to something and press Enter, and wait for the answer."""
        what.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    def play_to_the_end(self) -> None:
        """Decide whenever the page says that it is this player's turn."""
        turn = self.page.get_by_role("heading", level=1).filter(has_text=MINE)
        for _ in range(600):
            expect(turn).to_be_visible()
            if "The game is over" in turn.inner_text():
                return
            self.decide(self.tree())
        raise AssertionError("the game does not end")

    def decide(self, tree: str) -> None:
        """Answer what is asked, else claim the longest route, else draw."""
        if 'region "Keep ' in tree:
            self.keep(tree)
        elif 'region "Tunnel ' in tree:
            self.do(self.named("button", re.compile("^(Pay|Give up)")))
        elif not self.claim(tree) and not self.draw(tree):
            self.do(self.named("button", re.compile("^(Draw tickets|Pass$)")))

    def keep(self, tree: str) -> None:
        """The tickets that are picked, or the first one."""
        if "[checked]" not in tree:
            self.named("checkbox", re.compile("")).press("Space")
        self.do(self.named("button", re.compile("^Keep ")))

    def claim(self, tree: str) -> bool:
        """The longest route, with the cards that are offered first."""
        routes = [(int(length), name) for name, length in CLAIM.findall(tree)]
        length, name = max(routes, default=(0, ""))
        if not name or (length < 3 and self.draws < PATIENT):
            return False
        # Both tracks of a double route may be called the same.
        self.do(self.page.get_by_role("button", name=name, exact=True).first)
        self.do(self.page.get_by_role("dialog").get_by_role("button", name="Claim"))
        self.claims += 1
        return True

    def draw(self, tree: str) -> bool:
        """A card from the deck, or the first one that is face up."""
        for name in ("Draw blind", "Face-up card"):
            found = re.search(rf'button "({name}[^"]*)"(?! \[disabled\])', tree)
            if found:
                self.do(self.page.get_by_role("button", name=found[1], exact=True))
                self.draws += 1
                return True
        return False
