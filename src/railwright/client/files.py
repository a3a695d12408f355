"""The files of a board that a page loads, each made once and kept."""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from railwright.client.facts import board_facts
from railwright.drawing.live import draw_live
from railwright.drawing.sketch import draw_sketch
from railwright.layout import Layout, load_board
from railwright.maps import NAMES, Map


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A file's contents, plain and packed, and a tag that changes with them."""

    media_type: str
    content: bytes
    packed: bytes
    tag: str


def board_file(file: str) -> BoardFile | None:
    """The file of that name, or None: `europe.json`, and the drawings of `MAKERS`."""
    name, _, kind = file.partition(".")
    return _made(name, kind) if name in NAMES and kind in MAKERS else None


def _facts(board: Map, layout: Layout) -> str:
    facts = board_facts(board, layout)
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))


MAKERS = {
    "json": ("application/json", _facts),
    "live.svg": ("image/svg+xml", draw_live),
    "sketch.svg": ("image/svg+xml", draw_sketch),
}
"""The files of every board: their media types and what makes them."""


@cache
def _made(name: str, kind: str) -> BoardFile:
    media_type, make = MAKERS[kind]
    return _file(media_type, make(*load_board(name)))


def _file(media_type: str, text: str) -> BoardFile:
    content = text.encode()
    tag = blake2b(content, digest_size=8).hexdigest()
    return BoardFile(media_type, content, gzip.compress(content, mtime=0), tag)
