"""How a client puts the changes of views together, and checks the digests."""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from msgspec import json

Folded = dict[str, Any]


def fold(view: Folded, changes: Folded) -> Folded:
    """A view after changes, as the reference of the interface describes it."""
    folded = view | changes
    for name in ("routes", "buildings"):
        folded[name] = view[name] | changes.get(name, {})
    changed = changes.get("players", {})
    folded["players"] = [
        player | changed.get(str(seat), {})
        for seat, player in enumerate(view["players"])
    ]
    return folded


def digest(view: Folded) -> int:
    """The sum of the checks of all lines."""
    lines = (f"{name}:{json.encode(v).decode()}" for name, v in _lines(view))
    return sum(crc32(line.encode()) for line in lines) % 2**32


def _lines(view: Folded) -> Iterator[tuple[str, Any]]:
    for name, value in view.items():
        if name in {"routes", "buildings"}:
            yield from ((f"{name}.{each}", owner) for each, owner in value.items())
        elif name == "players":
            for seat, player in enumerate(value):
                yield from ((f"players.{seat}.{n}", v) for n, v in player.items())
        else:
            yield name, value


class Folding:
    """The views of one socket or stream, as its messages tell them."""

    def __init__(self) -> None:
        self.views: dict[str, dict[int | None, Folded]] = {}
        """Those of each table."""

    def take(self, message: Folded) -> Folded:
        """A message of the server, in which a step has its whole view."""
        if message["type"] == "table":
            views = {view["seat"]: view for view in message["views"]}
            self.views[message["table"]] = views
        if message["type"] != "events":
            return message
        views, seat = self.views[message["table"]], message["seat"]
        if "changes" in message:
            assert "view" not in message
            views[seat] = fold(views[seat], message["changes"])
        else:
            views[seat] = message["view"]
        assert digest(views[seat]) == message["digest"], message
        return message | {"view": views[seat]}
