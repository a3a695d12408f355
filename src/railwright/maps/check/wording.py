"""Words for the places and values of a map file, in sentences about its defects."""

from collections.abc import Sequence

from railwright.errors import either, quoted
from railwright.maps.check.schema import JsonSchema
from railwright.maps.source import JsonPath

_SINGULAR = {
    "cards": "cards",
    "cities": "city",
    "countries": "country",
    "routes": "route",
    "tickets": "ticket",
}
_PATTERNS = {
    "^[a-z0-9]+(-[a-z0-9]+)*$": 'an id like "new-york"',
    "^[a-z0-9]+(-[a-z0-9]+)*(\\.[a-z0-9]+)?$": 'an id like "bergen-oslo.red"',
    "^[1-9][0-9]?$": "a length from 1 to 99",
}
_TYPES = {
    "array": ("a list", "minItems", "maxItems", "items"),
    "boolean": ("true or false", "", "", ""),
    "integer": ("a whole number", "minimum", "maximum", ""),
    "number": ("a number", "minimum", "maximum", ""),
    "object": ("an object", "minProperties", "maxProperties", "entries"),
    "string": ("text", "minLength", "maxLength", "characters"),
}
_SINGULAR_UNITS = {"items": "item", "entries": "entry", "characters": "character"}


def record_words(root: object, place: JsonPath) -> str:
    """The record around a place: by its id, or by its number in the list."""
    section, index = place[0], place[1]
    given = root[section] if isinstance(root, dict) else []
    record = given[index] if isinstance(index, int) else None
    name = record.get("id") if isinstance(record, dict) else None
    known = quoted(name) if isinstance(name, str) else f"{int(index) + 1}"
    return f"{_SINGULAR.get(str(section), section)} {known}"


def field_words(place: JsonPath) -> str:
    """A place inside a record, from the innermost outwards."""
    steps = [
        f"item {step + 1}" if isinstance(step, int) else quoted(step) for step in place
    ]
    return " of ".join(reversed(steps))


def subject_words(root: object, place: JsonPath) -> tuple[str, str]:
    """What a sentence about a place begins with, and the field that it is about."""
    if not place:
        return "", "a map"
    if len(place) == 1 or not isinstance(place[1], int):
        return "", field_words(place)
    subject = record_words(root, place)
    if len(place) == 2:
        return "", subject
    return f"{subject}: ", field_words(place[2:])


def expected(schema: JsonSchema) -> str:
    """What a schema without alternatives asks for."""
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return f"one of {_series(schema['enum'])}"
    if "pattern" in schema:
        words = _PATTERNS.get(str(schema["pattern"]), str(schema["pattern"]))
        return words + _up_to(schema, "maxLength", "characters")
    if isinstance(schema["type"], list):
        return either(_TYPES[kind][0] for kind in schema["type"])
    words, *limits = _TYPES[schema["type"]]
    return words + _range(schema, *limits)


def _range(schema: JsonSchema, least: str, most: str, unit: str) -> str:
    low, high = schema.get(least), schema.get(most)
    end = f" {unit}" if unit else ""
    if low is not None and high is not None:
        between = f"{low} to {high}"
        return f" of {between}{end}" if unit else f" from {between}"
    if low == 1 and unit:
        return f" with at least one {_SINGULAR_UNITS[unit]}"
    return f" of at least {low}{end}" if low is not None else ""


def _up_to(schema: JsonSchema, most: str, unit: str) -> str:
    return f" of at most {schema[most]} {unit}" if most in schema else ""


def _series(values: object) -> str:
    words = [quoted(value) for value in values] if isinstance(values, Sequence) else []
    return f"{', '.join(words[:-1])} or {words[-1]}"
