"""The form of a map file: what schema.json asks for, said in plain sentences."""

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from railwright.errors import Defect
from railwright.maps.check.draft import suggestion
from railwright.maps.check.wording import JsonSchema, expected, quoted, subject_words
from railwright.maps.source import JsonPath, Source

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

_SCHEMA = Path(__file__).parents[1] / "schema.json"


def form_defects(source: Source) -> tuple[list[Defect], set[JsonPath]]:
    """The defects of form, and the fields of records that are malformed by them."""
    defects: list[Defect] = []
    malformed: set[JsonPath] = set()
    for error in _validator().iter_errors(source.value):
        malformed.add(tuple(error.absolute_path)[:3])
        # A number that cannot be read is named by the source already.
        if not _is_unreadable(error.instance):
            defects += _faults(source, error)
    return defects, malformed


@cache
def _validator() -> "Validator":
    """The schema, stricter than the standard where that leaves a door open."""
    # Slow to import, and needed only when a file is checked.
    from jsonschema import Draft202012Validator, validators  # noqa: PLC0415

    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole)
    # The package's type information leaves this function out.
    strict = validators.extend(  # type: ignore[no-untyped-call]
        Draft202012Validator, {"pattern": _pattern_faults}, type_checker=types
    )
    validator: Validator = strict(json.loads(_SCHEMA.read_text(encoding="utf-8")))
    return validator


def _is_whole(_checker: object, value: object) -> bool:
    """Whether a value is written as a whole number: 3, neither 3.0 nor true."""
    return isinstance(value, int) and not isinstance(value, bool)


def _is_unreadable(value: object) -> bool:
    return isinstance(value, float) and not math.isfinite(value)


def _pattern_faults(
    _validator: object, pattern: str, value: object, _schema: object
) -> Iterator["ValidationError"]:
    """The standard's search would let an id end in a line break."""
    from jsonschema import ValidationError  # noqa: PLC0415

    if isinstance(value, str) and not re.fullmatch(pattern, value):
        yield ValidationError(f"{value!r} does not match {pattern!r}")


def _faults(source: Source, error: "ValidationError") -> Iterator[Defect]:
    place = tuple(error.absolute_path)
    begin, field = subject_words(source.value, place)
    inside = f"{begin}{field}: " if place else ""
    if error.validator == "required":
        for name in _missing(error):
            yield source.defect(place, f"{inside}{quoted(name)} is missing")
    elif error.validator == "additionalProperties":
        for name, near in _unknown(error):
            text = f"{inside}{quoted(name)} is unknown{near}"
            yield source.defect((*place, name), text)
    elif error.validator == "uniqueItems":
        yield source.defect(place, f"{begin}{field} names something twice")
    elif "propertyNames" in error.absolute_schema_path:
        text = f"{inside}{quoted(error.instance)} must be {expected(_schema_of(error))}"
        yield source.defect((*place, str(error.instance)), text)
    else:
        wish = f"must be {expected(_schema_of(error))}, not {quoted(error.instance)}"
        yield source.defect(place, f"{begin}{field} {wish}")


def _schema_of(error: "ValidationError") -> JsonSchema:
    return error.schema if isinstance(error.schema, dict) else {}


def _missing(error: "ValidationError") -> list[str]:
    wanted: Any = error.validator_value  # by the schema, a list of names
    return [name for name in wanted if name not in _record(error)]


def _unknown(error: "ValidationError") -> Iterator[tuple[str, str]]:
    known: Any = _schema_of(error)["properties"]  # by the schema, an object
    free = [name for name in known if name not in _record(error)]
    for name in _record(error):
        if name not in known:
            yield name, suggestion(name, free)


def _record(error: "ValidationError") -> dict[str, object]:
    return error.instance if isinstance(error.instance, dict) else {}
