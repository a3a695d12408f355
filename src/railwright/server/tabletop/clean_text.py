"""Text of people as others see it: on one line, with nothing hidden in it."""

import re
from unicodedata import category, normalize

from railwright.server.wire.sizes import LONGEST_NAME

BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters that count as printable and show nothing."""
JOINERS = "\u200c\u200d"
"""What joins letters or keeps them apart: it is seen between two of them alone."""
UPON_OTHERS = frozenset({"Mn", "Me", "Cf"})
"""Kinds of letters that are seen only together with another one."""
_JOINERS = re.compile(f"[{JOINERS}]+")
_MARK = r"[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f]"
_MARKS = re.compile(f"({_MARK}{{2}}){_MARK}+")
"""More marks on a letter than any language has, which would tower over other lines."""


def clean_name(name: str | None, otherwise: str) -> str:
    """A name on one line, without what cannot be seen."""
    return clean_line(clean_line(name or "")[:LONGEST_NAME]) or otherwise


def clean_line(text: str) -> str:
    """A text on one line, without what cannot be seen."""
    seen = "".join(" " if _is_hidden(letter) else letter for letter in text)
    joined = _JOINERS.sub(_joined, normalize("NFC", seen))
    line = " ".join(_MARKS.sub(r"\1", joined).split())
    return line if any(map(_is_seen_alone, line)) else ""


def _is_hidden(letter: str) -> bool:
    """Whether nobody sees a letter: controls, and letters that are only room."""
    is_known = letter.isprintable() or letter in JOINERS
    return not is_known or letter in BLANKS


def _joined(found: re.Match[str]) -> str:
    """One joiner between two letters, and none elsewhere."""
    start, end = found.span()
    before, after = found.string[start - 1 : start], found.string[end : end + 1]
    return found[0][0] if before.strip() and after.strip() else " "


def _is_seen_alone(letter: str) -> bool:
    return letter != " " and category(letter) not in UPON_OTHERS
