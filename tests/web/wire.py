"""What a page and its server tell each other."""

from msgspec import json
from playwright.sync_api import Page, WebSocket


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

    def expect_listed(self) -> None:
        """The page has acted, and has sent nothing that it was not offered."""
        assert self.acted
        assert self.unlisted == []
