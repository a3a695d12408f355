"""Finds the ids that a text names, alone or as a range."""

import re
from collections.abc import Iterator

_NAMED = re.compile(r"\b([A-Z])-(\d+)\b(?: to \1-(\d+)\b)?")
_LOOSE = re.compile(r"([A-Z])-?(\d{1,3})", re.IGNORECASE)


def references(text: str) -> Iterator[str]:
    """The ids in a text; `C-39 to C-50` names all twelve.

    An id that is not written with two or three digits is given as it stands, so that
    nobody finds it in the catalogue.
    """
    for letter, first, last in _NAMED.findall(text):
        yield f"{letter}-{first}"
        if last:
            between = range(int(first) + 1, int(last))
            yield from (f"{letter}-{number:02}" for number in between)
            yield f"{letter}-{last}"


def canonical(typed: str) -> str | None:
    """The id that somebody typed, as the catalogue writes it: `c7` is `C-07`."""
    found = _LOOSE.fullmatch(typed.strip())
    return f"{found[1].upper()}-{int(found[2]):02}" if found else None
