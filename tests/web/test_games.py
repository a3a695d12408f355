"""Whole games through the interface, against bots, to the final scoring."""

import pytest
from msgspec import json
from playwright.sync_api import Page, WebSocket, expect
from tests.web.conftest import Visit
from tests.web.player import Player

from railwright.games import GAMES

pytestmark = pytest.mark.browser

SPECIAL = {"europe": ["Station"], "world": ["fleet", "exchange", "claim-sea"]}
"""What can be done in every game of a board, whatever the cards."""


class Wire:
    """Listens to what a page tells the server, which lists what can be done."""

    def __init__(self, page: Page) -> None:
        self.acted = 0
        self.listed: list[str] = []
        self.unlisted: list[str] = []
        """Actions that the page has made up."""
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.say)

    def hear(self, frame: str | bytes) -> None:
        message = json.decode(frame)
        told = message.get("views") or [message.get("view"), message.get("changes")]
        for view in filter(None, told):
            self.listed = view.get("actions", self.listed)

    def say(self, frame: str | bytes) -> None:
        message = json.decode(frame)
        if message["type"] == "act":
            self.acted += 1
            if message["action"] not in self.listed:
                self.unlisted.append(message["action"])


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_with_the_mouse(visit: Visit, game: str) -> None:
    page = visit("/")
    wire = Wire(page)
    anna = Player(page)
    anna.start(game)

    anna.play_on()

    assert wire.acted
    assert wire.unlisted == []

    rows = page.locator(".scoring .ranking > li")
    expect(rows).to_have_count(2)
    texts = rows.locator(".total").all_inner_texts()
    totals = [int(text.replace("\N{MINUS SIGN}", "-")) for text in texts]
    assert totals == sorted(totals, reverse=True)
    expect(page.locator(".scoring h2")).to_contain_text("wins")
    for deed in SPECIAL.get(game, ()):
        assert anna.done[deed], (deed, anna.done)
