"""A finger on pages with a board, which counts what it does."""

from playwright.sync_api import Locator, Page

WHERE = """([x, y]) => {
    const play = document.querySelector(".rw-play");
    const at = new DOMPoint(x, y).matrixTransform(play.getScreenCTM());
    const stage = document.querySelector(".rw-stage").getBoundingClientRect();
    return {x: at.x, y: at.y, left: stage.left, right: stage.right,
        top: stage.top, bottom: stage.bottom};
}"""
"""Where a place of the board is on the screen, and where the board is."""
EDGE = 30
LOW = 70
"""Pixels at the edges that a finger keeps away from; below, something may float."""
REACH = 280
"""Pixels that a finger moves a board at most in one go."""


class Finger:
    """Taps, types and swipes."""

    def __init__(self, page: Page, game: str = "europe") -> None:
        self.page = page
        self.count = 0
        """Taps, letters typed and swipes."""
        self.session = page.context.new_cdp_session(page)
        self.facts = page.evaluate(
            "game => fetch(`/boards/${game}.json`).then((file) => file.json())",
            game,
        )
        self.routes = {route["id"]: route for route in self.facts["routes"]}
        self.cities = {city["id"]: city for city in self.facts["cities"]}

    def tap(self, what: Locator) -> None:
        """Tap something that has a name."""
        self.count += 1
        what.tap()

    def type(self, field: Locator, letters: str) -> None:
        """Type letters into a field, which is tapped for that if need be."""
        if not field.evaluate("each => each === document.activeElement"):
            self.tap(field)
        self.count += len(letters)
        field.press_sequentially(letters)

    def tap_route(self, route: str) -> None:
        """Tap the middle of a route."""
        slots = self.routes[route]["slots"]
        x, y, *_ = slots[len(slots) // 2]
        self._tap_at(x, y)

    def tap_city(self, city: str) -> None:
        """Tap a city."""
        self._tap_at(self.cities[city]["x"], self.cities[city]["y"])

    def _tap_at(self, x: float, y: float) -> None:
        for _ in range(10):
            at = self.page.evaluate(WHERE, [x, y])
            dx = _needed(at["x"], at["left"] + EDGE, at["right"] - EDGE)
            dy = _needed(at["y"], at["top"] + EDGE, at["bottom"] - LOW)
            if not dx and not dy:
                break
            self._swipe(at, dx, dy)
        self.count += 1
        self.page.touchscreen.tap(at["x"], at["y"])

    def _swipe(self, stage: dict[str, float], dx: float, dy: float) -> None:
        """Move the board, as far as one movement goes."""
        self.count += 1
        x = (stage["left"] + stage["right"]) / 2 - dx / 2
        y = (stage["top"] + stage["bottom"]) / 2 - dy / 2
        self._touch("touchStart", x, y)
        for part in range(1, 6):
            self._touch("touchMove", x + dx * part / 5, y + dy * part / 5)
        self._touch("touchEnd")

    def _touch(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
        )


def _needed(at: float, low: float, high: float) -> float:
    """How far something has to move to be in sight, and a good way further."""
    if low <= at <= high:
        return 0
    wanted = (low + high) / 2 - at
    return max(-REACH, min(REACH, wanted))
