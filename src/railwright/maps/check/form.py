"""The form of a map file: what schema.json asks for, said in plain sentences."""

import json
import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from railwright.errors import Defect, quoted
from railwright.maps.check.draft import suggestion
from railwright.maps.check.schema import Breach, Schema
from railwright.maps.check.wording import expected, subject_words
from railwright.maps.source import JsonPath, Source

_SCHEMA = Path(__file__).parents[1] / "schema.json"


def form_defects(source: Source) -> tuple[list[Defect], set[JsonPath]]:
    """The defects of form, and the fields of records that are malformed by them."""
    defects: list[Defect] = []
    malformed: set[JsonPath] = set()
    for breach in _schema().breaches(source.value):
        malformed.add(breach.place[:3])
        # A number that cannot be read is named by the source already.
        if not _is_unreadable(breach.value):
            defects += _faults(source, breach)
    return defects, malformed


@cache
def _schema() -> Schema:
    return Schema(json.loads(_SCHEMA.read_text(encoding="utf-8")))


def _is_unreadable(value: object) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


def _faults(source: Source, breach: Breach) -> Iterator[Defect]:
    place, value = breach.place, breach.value
    begin, field = subject_words(source.value, place)
    inside = f"{begin}{field}: " if place else ""
    if breach.keyword == "required":
        for name in breach.schema["required"]:
            if name not in value:
                yield source.defect(place, f"{inside}{quoted(name)} is missing")
    elif breach.keyword == "additionalProperties":
        for name, near in _unknown(breach):
            text = f"{inside}{quoted(name)} is unknown{near}"
            yield source.defect((*place, name), text)
    elif breach.keyword == "uniqueItems":
        yield source.defect(place, f"{begin}{field} names something twice")
    elif breach.is_key:
        text = f"{inside}{quoted(value)} must be {expected(breach.schema)}"
        yield source.defect((*place, value), text)
    else:
        wish = f"must be {expected(breach.schema)}, not {quoted(value)}"
        yield source.defect(place, f"{begin}{field} {wish}")


def _unknown(breach: Breach) -> Iterator[tuple[str, str]]:
    known = breach.schema["properties"]
    free = [name for name in known if name not in breach.value]
    for name in breach.value:
        if name not in known:
            yield name, suggestion(name, free)
