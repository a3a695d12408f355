"""Text of people as others see it: on one line, with nothing hidden in it."""

import re
from unicodedata import normalize

from railwright.server.wire.sizes import LONGEST_NAME

BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""
_MARKS = re.compile(
    r"([\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]{2})"
    r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]+"
)
"""More marks on a letter than any language has, which would tower over other lines."""


def clean_name(name: str | None, otherwise: str) -> str:
    """A name on one line, without what cannot be seen."""
    return clean_line(name or "")[:LONGEST_NAME].strip() or otherwise


def clean_line(text: str) -> str:
    """A text on one line, without what cannot be seen."""
    seen = "".join(" " if _is_hidden(letter) else letter for letter in text)
    return " ".join(_MARKS.sub(r"\1", normalize("NFC", seen)).split())


def _is_hidden(letter: str) -> bool:
    """Whether nobody sees a letter: controls, and letters that are only room."""
    return not letter.isprintable() or letter in BLANKS
