"""What is wrong with a text that is not TOML, and where its keys stand."""

import re

from railwright.errors import Defect
from railwright.maps.source import JsonPath

_NAME = r"""(?:"[^"]*"|'[^']*'|[\w-]+)"""
_NAMES = rf"{_NAME}(?:\s*\.\s*{_NAME})*"
_HEADER = re.compile(rf"\s*(\[\[?)\s*({_NAMES})\s*\]")
_KEY = re.compile(rf"\s*({_NAMES})\s*=")

_EXPECTED = {
    "Invalid statement": "expected `key = value` or `[table]`",
    "Expected newline": "expected the end of the line",
    "Expected '='": "expected = after the key",
    "Expected ']'": "expected ] after the name of the table",
    "Expected ']]'": "expected ]] after the name of the table",
    "Expected": "this text has no closing quote",
    "Invalid initial character": "expected a key",
    "Invalid value": 'expected a value, such as 12.5, "below" or [150, 120]',
    "Invalid date": "expected a date",
    "Unclosed array": "expected a comma or ]",
    "Unclosed inline table": "expected a comma or }",
    "Unterminated string": "this text has no closing quote",
    "Illegal character": "expected a closing quote before the end of the line",
    "Unescaped": "expected a doubled backslash",
    "Cannot declare": "this table is given twice",
    "Cannot": "this key is given twice",
    "Duplicate": "this key is given twice",
}
"""What was expected, by how the complaints of Python's reader begin."""


def syntax_defect(said: str, text: str) -> Defect:
    """The defect of a text that is not TOML; `said` is what Python complains of."""
    known = (words for begin, words in _EXPECTED.items() if said.startswith(begin))
    wanted = f"not TOML: {next(known, _EXPECTED['Invalid statement'])}"
    found = re.search(r" \(at line (\d+), column (\d+)\)$", said)
    if found:
        return Defect(int(found[1]), wanted, int(found[2]))
    last = text.rstrip("\n")  # at the end of a document, Python names no line
    return Defect(last.count("\n") + 1, wanted, len(last) - last.rfind("\n"))


class Lines:
    """On which line of a TOML text each key and table stands."""

    def __init__(self, text: str) -> None:
        self._lines: dict[JsonPath, int] = {}
        table: JsonPath = ()
        for number, line in enumerate(text.splitlines(), start=1):
            if header := _HEADER.match(line):
                table = _names(header[2])
                if header[1] == "[[":
                    table = self._next(table)
                self._note(table, number)
            elif key := _KEY.match(line):
                self._note((*table, *_names(key[1])), number)

    def of(self, place: JsonPath) -> int:
        """The line of a place, or of what it is a part of."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def _note(self, place: JsonPath, number: int) -> None:
        for length in range(1, len(place) + 1):
            self._lines.setdefault(place[:length], number)

    def _next(self, table: JsonPath) -> JsonPath:
        """The next item of an array of tables."""
        count = 0
        while (*table, count) in self._lines:
            count += 1
        return (*table, count)


def _names(said: str) -> JsonPath:
    return tuple(name.strip("\"'") for name in re.findall(_NAME, said))
