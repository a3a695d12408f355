# ruff: noqa: ANN401 - JSON holds anything
"""Where a value breaks a JSON Schema, as far as the schema of map files needs that.

It is stricter than the standard where that leaves a door open: 3.0 is no whole number,
and a pattern is for the whole text, so that no id ends in a line break.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sized
from dataclasses import dataclass
from typing import Any

from railwright.maps.source import JsonPath

JsonSchema = Mapping[str, Any]
_AnySchema = JsonSchema | bool  # true: anything goes
_Check = Callable[[Any, Any], bool]


@dataclass(frozen=True, slots=True)
class Breach:
    """A keyword of a schema that a value does not obey."""

    place: JsonPath
    keyword: str
    schema: JsonSchema
    """The part of the schema in which the keyword stands."""
    value: Any
    is_key: bool = False
    """Whether the value is a key of the object at that place."""


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


_TYPES: dict[str, Callable[[Any], bool]] = {
    "array": lambda value: isinstance(value, list),
    "boolean": lambda value: isinstance(value, bool),
    "integer": _is_whole,
    "number": _is_number,
    "object": lambda value: isinstance(value, dict),
    "string": lambda value: isinstance(value, str),
}


def _is_of_type(value: Any, names: Any) -> bool:
    several = [names] if isinstance(names, str) else names
    return any(_TYPES[name](value) for name in several)


def _is_same(value: Any, other: Any) -> bool:
    return bool(value == other) and isinstance(value, bool) == isinstance(other, bool)


def _is_unique(items: list[Any]) -> bool:
    written = [json.dumps(item, sort_keys=True) for item in items]
    return len({*written}) == len(written)


def _least(kind: type[Sized]) -> _Check:
    return lambda value, bound: not isinstance(value, kind) or len(value) >= bound


def _most(kind: type[Sized]) -> _Check:
    return lambda value, bound: not isinstance(value, kind) or len(value) <= bound


CHECKS: dict[str, _Check] = {
    "type": _is_of_type,
    "const": _is_same,
    "enum": lambda value, choices: any(_is_same(value, each) for each in choices),
    "pattern": lambda value, pattern: (
        not isinstance(value, str) or bool(re.fullmatch(pattern, value))
    ),
    "minLength": _least(str),
    "maxLength": _most(str),
    "minItems": _least(list),
    "maxItems": _most(list),
    "minProperties": _least(dict),
    "maxProperties": _most(dict),
    "minimum": lambda value, bound: not _is_number(value) or not value < bound,
    "maximum": lambda value, bound: not _is_number(value) or not value > bound,
    "uniqueItems": lambda value, _: not isinstance(value, list) or _is_unique(value),
    "required": lambda value, names: (
        not isinstance(value, dict) or all(name in value for name in names)
    ),
}
"""Keywords about a value as a whole: each says whether the value obeys it."""
INNER = {
    "$ref",
    "if",
    "then",
    "else",
    "items",
    "properties",
    "propertyNames",
    "additionalProperties",
}
"""Keywords that hold schemas."""
REMARKS = {"$schema", "$defs", "title", "description"}
"""Keywords that ask for nothing."""


class Schema:
    """A JSON Schema whose keywords are all known here."""

    def __init__(self, root: JsonSchema) -> None:
        self.root = root

    def breaches(self, value: Any) -> Iterator[Breach]:
        """Where a value breaks the schema, from the outside inwards."""
        return self._in_value(value, self.root, ())

    def _in_value(
        self, value: Any, schema: _AnySchema, place: JsonPath
    ) -> Iterator[Breach]:
        if isinstance(schema, bool):
            return
        for keyword, obeys in CHECKS.items():
            if keyword in schema and not obeys(value, schema[keyword]):
                yield Breach(place, keyword, schema, value)
        for inner in self._also(value, schema):
            yield from self._in_value(value, inner, place)
        if isinstance(value, dict):
            yield from self._in_object(value, schema, place)
        if isinstance(value, list) and "items" in schema:
            for index, item in enumerate(value):
                yield from self._in_value(item, schema["items"], (*place, index))

    def _also(self, value: Any, schema: JsonSchema) -> Iterator[_AnySchema]:
        """The schemas that hold for the same value."""
        if "$ref" in schema:
            yield self.root["$defs"][schema["$ref"].removeprefix("#/$defs/")]
        if "if" in schema:
            is_so = not any(self._in_value(value, schema["if"], ()))
            yield schema.get("then" if is_so else "else", True)

    def _in_object(
        self, value: dict[str, Any], schema: JsonSchema, place: JsonPath
    ) -> Iterator[Breach]:
        known = schema.get("properties", {})
        others = schema.get("additionalProperties", True)
        names = schema.get("propertyNames", True)
        for name, item in value.items():
            for breach in self._in_value(name, names, place):
                yield Breach(place, breach.keyword, breach.schema, name, is_key=True)
            yield from self._in_value(item, known.get(name, others), (*place, name))
        if others is False and not known.keys() >= value.keys():
            yield Breach(place, "additionalProperties", schema, value)
