"""The files of a board that a page loads, each made once and kept."""

import gzip
import json
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b

from railwright.client.facts import board_facts
from railwright.drawing.live import draw_live
from railwright.layout import load_board
from railwright.maps import NAMES


@dataclass(frozen=True, slots=True)
class BoardFile:
    """A file's contents, plain and packed, and a tag that changes with them."""

    media_type: str
    content: bytes
    packed: bytes
    tag: str


def board_file(file: str) -> BoardFile | None:
    """The file of that name, such as `europe.svg` or `europe.json`, or None."""
    name, _, kind = file.rpartition(".")
    if name not in NAMES or kind not in {"svg", "json"}:
        return None
    return _made(name, kind)


@cache
def _made(name: str, kind: str) -> BoardFile:
    board, layout = load_board(name)
    if kind == "svg":
        return _file("image/svg+xml", draw_live(board, layout))
    facts = json.dumps(
        board_facts(board, layout), ensure_ascii=False, separators=(",", ":")
    )
    return _file("application/json", facts)


def _file(media_type: str, text: str) -> BoardFile:
    content = text.encode()
    tag = blake2b(content, digest_size=8).hexdigest()
    return BoardFile(media_type, content, gzip.compress(content, mtime=0), tag)
