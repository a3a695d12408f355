"""A person who plays through the interface: looks, points and clicks."""

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000
"""Milliseconds to wait for what must come; a busy machine is no reason to fail."""
REMEMBERED = '{"speed":"off","sound":0,"name":"Anna","level":"easy"}'
"""What the browser remembers from an earlier visit."""

READY = """() => document.querySelector('.scoring')
    || (document.querySelector('.status.mine')
        && !document.querySelector('.lost')
        && !document.querySelector('.table[aria-busy=true]'))"""


class Player:
    """Plays one seat with the mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done: Counter[str] = Counter()
        """How often each kind of thing was done."""

    @property
    def claims(self) -> int:
        """How many routes were claimed, or tried."""
        return sum(n for deed, n in self.done.items() if deed.startswith("claim-"))

    def start(self, game: str, bots: int = 1) -> None:
        """From the start page to the first decision, in three clicks."""
        self.page.locator(f".board:has([value={game}])").click()
        self.page.locator(f".segments label:has([name=bots][value='{bots}'])").click()
        self.page.locator(".go").click()
        expect(self.page.locator(".rw-play")).to_be_visible()

    def play_on(self, until: Callable[[], bool] | None = None) -> None:
        """Decide until the game is over, or until something is so."""
        for _ in range(1200):
            self.page.wait_for_function(READY)
            if self.page.locator(".scoring").count() or (until and until()):
                return
            self.decide()
        raise AssertionError(f"the game does not end: {self.done}")

    def decide(self) -> None:
        """Do one thing that the page offers."""
        for choose in (
            self.answer,
            self.build,
            self.exchange,
            self.claim,
            self.draw,
            self.other,
        ):
            if choose():
                self.page.wait_for_function(
                    "() => !document.querySelector('.table[aria-busy=true]')"
                )
                return
        raise AssertionError("the page offers nothing to do")

    def answer(self) -> bool:
        """Whatever is asked in a prompt, the first answer."""
        for name in ("offer", "fleet", "refill", "tunnel", "borrow", "exchange"):
            button = self.page.locator(f".{name} .button:not(:disabled)")
            if not self.page.locator(f".prompt .{name}").count():
                continue
            primary = self.page.locator(f".{name} .primary:not(:disabled)")
            if name == "tunnel" and not self.done["tunnel-given-up"]:
                give_up = self.page.locator(".tunnel .button:not(.primary)")
                self.click(give_up, "tunnel-given-up")
            else:
                self.click(primary if primary.count() else button, name)
            return True
        return False

    def build(self) -> bool:
        """A station or a port, each once."""
        for name in ("Station", "Port"):
            button = self.page.locator(f".tools .button:has(span:text-is('{name}'))")
            if self.done[name] or not button.count():
                continue
            button.click()
            city = self.page.locator("[id^=city-][role=button]").first
            city.click()
            built = self.own(f"builds a {name.lower()}")
            pay = self.page.locator(".payment .primary")
            expect(pay.or_(built).first).to_be_attached()
            if pay.count():
                pay.click()
            expect(built.first).to_be_attached()  # a rival's would not count
            self.done[name] += 1
            return True
        return False

    def own(self, deed: str) -> Locator:
        """The lines of the log that tell of something Anna did."""
        lines = self.page.locator(".log li", has_text=deed)
        return lines.filter(has=self.page.locator("b:text-is('Anna')"))

    def exchange(self) -> bool:
        """A wagon for a ship, once."""
        button = self.page.locator(".tools .button:has(span:text-is('Exchange'))")
        if self.done["exchange"] or not button.count():
            return False
        button.click()
        self.click(self.page.locator(".exchange .primary"), "exchange")
        expect(self.own("exchanges").first).to_be_attached()
        return True

    def claim(self) -> bool:
        """The longest route that can be paid for, with the cheapest cards."""
        routes = self.page.locator("g.route.claimable")
        lengths = routes.evaluate_all("all => all.map((g) => g.children.length)")
        if not lengths or (max(lengths) < 3 and self.done["deck"] < 40):
            return False
        route = routes.nth(lengths.index(max(lengths)))
        self.click_route(route)
        return True

    def click_route(self, route: Locator) -> None:
        """Click the middle space of a route, and pay if asked how."""
        kind = (route.get_attribute("class") or "").split()[1]
        route_id = route.get_attribute("id")
        spaces = self.page.locator(f"[id='{route_id}'] > g")
        spaces.nth(spaces.count() // 2).click()
        self.done[f"claim-{kind}"] += 1
        self.page.wait_for_function(
            """(id) => document.querySelector('.payment, .tunnel')
            || !document.getElementById(id).classList.contains('claimable')""",
            arg=route_id,
        )
        pay = self.page.locator(".payment .primary")
        if pay.count():
            pay.click()

    def draw(self) -> bool:
        """A blind card, or a face-up one if there is none."""
        for name, what in (("deck", ".decks .deck"), ("up", ".row .slot")):
            cards = self.page.locator(f"{what}[aria-disabled=false]")
            cards = cards.and_(self.page.locator(":not([data-anchor=deck-tickets])"))
            if cards.count():
                self.click(cards, name)
                return True
        return False

    def other(self) -> bool:
        """Tickets, or a pass."""
        tickets = "[data-anchor=deck-tickets][aria-disabled=false]"
        for what in (tickets, ".tools .button:text-is('Pass')"):
            if self.page.locator(what).count():
                self.click(self.page.locator(what), "other")
                return True
        return False

    def click(self, what: Locator, name: str) -> None:
        what.first.click()
        self.done[name] += 1
