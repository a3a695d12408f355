"""What is wrong with a text that is not JSON, in our own sentences."""

import json
import re

from railwright.errors import Defect

_BRACKET = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]', re.DOTALL)
"""A bracket, or a text in quotes, in which brackets mean nothing."""

_EXPECTED = {
    "Expecting value": "expected a number, text in quotes, a list or an object",
    "Expecting property name": "expected a key in double quotes",
    "Expecting ':'": "expected a colon after the key",
    "Expecting ','": "expected a comma or a closing bracket",
    "Unterminated string": "this text has no closing quote",
    "Invalid control character": "expected a closing quote before the end of the line",
    "Invalid \\": 'expected one of "\\/bfnrtu after a backslash',
    "Extra data": "expected the end of the file",
}
"""What was expected, by how the complaints of Python's reader begin."""


def place_too_deep(text: str, most: int) -> int | None:
    """Where brackets are nested deeper than so many; None if they are nowhere.

    How deep Python itself reads depends on its version.
    """
    depth = 0
    for found in _BRACKET.finditer(text):
        mark = found[0]
        depth += (mark in "[{") - (mark in "]}")
        if depth > most:
            return found.start()
    return None


def syntax_defect(error: json.JSONDecodeError) -> Defect:
    """The defect of a text that is not JSON: where, and what was expected there."""
    text = error.doc
    if not text.strip():
        return Defect(0, "not JSON: the file is empty")
    comma = _needless_comma(text, error.pos)
    if comma is not None:
        said = f"expected no comma before {text[comma + 1 :].lstrip()[0]}"
        return _defect(text, comma, said)
    known = (words for begin, words in _EXPECTED.items() if error.msg.startswith(begin))
    end = "" if text[error.pos :].strip() else ", not the end of the file"
    return _defect(text, error.pos, next(known, "expected JSON") + end)


def _needless_comma(text: str, position: int) -> int | None:
    """The comma after the last item of a list or object, if that is the mistake.

    Some versions of Python complain of the comma, others of the bracket behind it.
    """
    comma = text.rfind(",", 0, position + 1)
    between, rest = text[comma + 1 : position], text[comma + 1 :].lstrip()
    is_needless = comma >= 0 and not between.strip() and rest.startswith(("]", "}"))
    return comma if is_needless else None


def _defect(text: str, position: int, said: str) -> Defect:
    line = text.count("\n", 0, position) + 1
    return Defect(line, f"not JSON: {said}", position - text.rfind("\n", 0, position))
