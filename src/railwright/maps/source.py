"""Reads a JSON file and remembers on which line each of its values stands."""

import json
import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from railwright.errors import Defect, FileError
from railwright.maps.json_syntax import place_too_deep, syntax_defect
from railwright.text_files import read_text

JsonObject = dict[str, Any]
"""An object of a JSON file; its form has to be checked before it is trusted."""
JsonPath = tuple[str | int, ...]
"""Where a value stands in a JSON file: keys and indices from the root."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
_DEPTH = 20  # far more than our files need, far less than recursion can bear
_DIGITS = 300  # Python refuses to read whole numbers of thousands of digits
_CONSTANTS = ("NaN", "Infinity", "-Infinity")  # Python reads them, JSON has them not


class Source:
    """The text of a JSON file, its value, and the defects found while reading it."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.value: Any = None  # whatever JSON holds; the schema says what it should
        self.is_json = False
        """Whether there is a value at all; without one only `defects` say anything."""
        self.defects: list[Defect] = []
        self._lines: dict[JsonPath, int] = {(): 1}
        deep = place_too_deep(text, _DEPTH)
        if deep is not None:
            line = text.count("\n", 0, deep) + 1
            self.defects.append(Defect(line, "not a map: nested too deeply"))
            return
        try:
            self.value = json.loads(text, parse_int=_whole_number)
        except json.JSONDecodeError as error:
            self.defects.append(syntax_defect(error))
        else:
            self.is_json = True
            self._note_lines(text)

    @classmethod
    def read(cls, path: Path) -> "Source":
        """The source in a file; a file that cannot be read is a defect."""
        try:
            return cls(str(path), read_text(path))
        except FileError as error:
            source = cls(str(path), "null")
            source._reject(*error.defects)
            return source

    def defect(self, place: JsonPath, text: str) -> Defect:
        """A defect at the line of the value that stands at a place."""
        while place not in self._lines:
            place = place[:-1]
        return Defect(self._lines[place], text)

    def _reject(self, *defects: Defect) -> None:
        self.value = None
        self.is_json = False
        self.defects += defects

    def _note_lines(self, text: str) -> None:
        """Walk over the tokens of well-formed JSON and note where each value starts."""
        place: list[str | int] = []
        keys: list[set[str]] = []  # of each object and list around the token
        previous = ""
        for mark, line in _tokens(text):
            if mark == ":":
                place[-1] = json.loads(previous)
                self._note_key(tuple(place), keys[-1], line)
            elif mark == ",":
                _step(place)
            elif mark in "]}":
                place.pop()
                keys.pop()
            else:
                self._note_value(tuple(place), mark, line, is_named=previous == ":")
                if mark in "[{":
                    place.append(0 if mark == "[" else "")
                    keys.append(set())
            previous = mark

    def _note_key(self, place: JsonPath, keys: set[str], line: int) -> None:
        key = str(place[-1])
        if key in keys:
            quoted = json.dumps(key, ensure_ascii=not key.isprintable())
            self.defects.append(Defect(line, f"{quoted} is given twice"))
        keys.add(key)
        self._lines[place] = line

    def _note_value(
        self, place: JsonPath, mark: str, line: int, *, is_named: bool
    ) -> None:
        if not is_named:  # a named value stands where its name does
            self._lines[place] = line
        if mark in _CONSTANTS:
            self.defects.append(Defect(line, f"not JSON: {mark} is not a number"))
        elif mark[-1].isdigit() and math.isinf(float(mark)):
            self.defects.append(Defect(line, "a number is too large to be read"))


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    for number, line in enumerate(text.split("\n"), start=1):
        for match in _TOKEN.finditer(line):
            yield match.group(), number


def _step(place: list[str | int]) -> None:
    """After a comma in a list the next index follows; in an object, the next key."""
    last = place[-1]
    place[-1] = last + 1 if isinstance(last, int) else ""


def _whole_number(digits: str) -> float:
    return int(digits) if len(digits) <= _DIGITS else float(digits)
