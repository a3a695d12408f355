"""A person who plays through the interface: looks, points and clicks."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page, expect

PATIENCE = 30_000
"""Milliseconds to wait for what must come; a busy machine is no reason to fail."""
NEWCOMER = '{"speed":"off","sound":0,"name":"Anna","level":"easy","help":"new"}'
"""What the browser remembers of somebody who has not played yet."""
REMEMBERED = NEWCOMER.replace('"help":"new"', '"help":"off"')
"""What the browser remembers from an earlier visit."""

READY = """() => document.querySelector('.scoring')
    || (document.querySelector('.status.mine')
        && !document.querySelector('.lost')
        && !document.querySelector('.table[aria-busy=true]'))"""
PROMPTS = (
    "offer",
    "fleet",
    "refill",
    "tunnel",
    "borrow",
    "exchange",
    "draw-tickets",
)
CARDS = {
    "deck": ".decks .deck[aria-disabled=false]:not([data-anchor=deck-tickets])",
    "up": ".row .slot[aria-disabled=false]:not([data-anchor=deck-tickets])",
}
TICKETS = "[data-anchor=deck-tickets][aria-disabled=false]"
LOOK = f"""([prompts, places]) => {{
    if (!({READY})()) return null;
    const all = (what) => [...document.querySelectorAll(what)];
    const has = (what) => document.querySelector(what) !== null;
    if (all('.prompt').some((each) => !each.childElementCount)) return null;
    return {{
        over: has('.scoring'),
        prompt: prompts.find((name) => has(`.prompt .${{name}}`)) ?? null,
        tools: all('.deeds .button:not(:disabled), .status .button')
            .map((each) => each.textContent.trim()),
        routes: all('g.route.claimable')
            .map((route) => [route.children.length, route.id, route.classList[1]]),
        places: places.map(has),
    }};
}}"""
"""All that a decision asks of a page that waits for one: a question in one go.

A question that is still being loaded is not asked yet.
"""
ASKED = """(id) => document.querySelector('.payment, .tunnel')
    || !document.getElementById(id).classList.contains('claimable')"""


@dataclass(frozen=True)
class Offer:
    """What a page that waits for a decision lets its player do."""

    over: bool
    prompt: str | None
    tools: list[str]
    routes: list[tuple[int, str, str]]
    """Length, id and kind of each route that can be claimed."""
    places: list[bool]
    """Whether there are cards to draw, and tickets."""


def see_whole_board(page: Page) -> None:
    """A tall board, or one on a small screen, opens enlarged."""
    if page.locator(".rw-stage.large").count():
        page.locator(".zoom button").last.click()


def post(page: Page, path: str, **body: object) -> dict[str, Any]:
    """Ask the server of a page for something, as whoever looks at it."""
    origin = "/".join(page.url.split("/")[:3])
    page.request.get(f"{origin}/api/me")  # who it is that asks
    answer = page.request.post(f"{origin}/api/tables{path}", data=body)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def go_to(page: Page, table: str) -> None:
    """Go to a table, from any page of the server."""
    page.goto("/".join(page.url.split("/")[:3]) + f"/t/{table}")


def begin_table(page: Page, game: str, seats: list[dict[str, str]]) -> None:
    """Go to a new table whose game has begun, from any page of the server."""
    go_to(page, post(page, "", game=game, seats=seats, start=True)["table"])


def begin_alone(page: Page, game: str) -> None:
    """Anna's first decision in a game against one bot."""
    bot = {"kind": "bot", "level": "easy"}
    begin_table(page, game, [{"kind": "me", "name": "Anna"}, bot])
    expect(page.locator(".rw-sheet .rw-play")).to_be_visible()


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
        expect(self.page.locator(".rw-sheet .rw-play")).to_be_visible()

    def look(self) -> Offer:
        """What the page offers, once it waits for this player or shows the scores."""
        places = [*CARDS.values(), TICKETS]
        seen = self.page.wait_for_function(LOOK, arg=[PROMPTS, places])
        return Offer(**seen.json_value())

    def play_on(self, until: Callable[[], bool] | None = None) -> None:
        """Decide until the game is over, or until something is so."""
        for _ in range(1200):
            offer = self.look()
            if until and until():
                return
            if offer.over:
                assert not until, f"the game is over before that: {self.done}"
                return
            self.decide(offer)
        raise AssertionError(f"the game does not end: {self.done}")

    def decide(self, offer: Offer) -> None:
        """Do one thing that the page offers."""
        for choose in (
            self.answer,
            self.build,
            self.exchange,
            self.claim,
            self.draw,
            self.other,
        ):
            if choose(offer):
                return
        raise AssertionError("the page offers nothing to do")

    def answer(self, offer: Offer) -> bool:
        """Whatever is asked in a prompt, the first answer."""
        name = offer.prompt
        if name is None:
            return False
        if name == "tunnel" and not self.done["tunnel-given-up"]:
            self.click(".tunnel .button:not(.primary)", "tunnel-given-up")
            return True
        primary = f".{name} .primary:not(:disabled)"
        if name == "offer" and not self.page.locator(primary).count():
            self.page.locator(".offer .ticket").first.click()
        chosen = self.page.locator(primary).count()
        self.click(primary if chosen else f".{name} .button:not(:disabled)", name)
        return True

    def build(self, offer: Offer) -> bool:
        """A station or a port, each once."""
        for name in ("Station", "Port"):
            if self.done[name] or name not in offer.tools:
                continue
            self.page.locator(f".deeds .button:has(span:text-is('{name}'))").click()
            self.page.locator("[id^=city-][role=button]").first.click()
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

    def exchange(self, offer: Offer) -> bool:
        """A wagon for a ship, once."""
        if self.done["exchange"] or "Exchange" not in offer.tools:
            return False
        self.page.locator(".deeds .button:has(span:text-is('Exchange'))").click()
        self.click(".exchange .primary", "exchange")
        expect(self.own("exchanges").first).to_be_attached()
        return True

    def claim(self, offer: Offer) -> bool:
        """The longest route that can be paid for, with the cheapest cards."""
        length, route, kind = max(offer.routes, default=(0, "", ""))
        if not route or (length < 3 and self.done["deck"] < 40):
            return False
        see_whole_board(self.page)
        self.page.locator(f"[id='{route}'] > g").nth(length // 2).click()
        self.done[f"claim-{kind}"] += 1
        self.page.wait_for_function(ASKED, arg=route)
        pay = self.page.locator(".payment .primary")
        if pay.count():
            pay.click()
        return True

    def draw(self, offer: Offer) -> bool:
        """A blind card, or a face-up one if there is none."""
        for (name, place), is_there in zip(CARDS.items(), offer.places, strict=False):
            if is_there:
                self.click(place, name)
                return True
        return False

    def other(self, offer: Offer) -> bool:
        """Tickets, or a pass."""
        if offer.places[-1]:
            self.click(TICKETS, "other")
        elif "Pass" in offer.tools:
            self.click(".status .button:text-is('Pass')", "other")
        else:
            return False
        return True

    def click(self, what: str, name: str) -> None:
        self.page.locator(what).first.click()
        self.done[name] += 1
