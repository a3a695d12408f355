"""What msgspec complains of, in words for people who edit the files of a board."""

import re

_KINDS = {
    "array": "a list",
    "bool": "true or false",
    "float": "a number",
    "int": "a whole number",
    "null": "nothing",
    "str": "text",
}


_BOUNDS = {
    ">": "greater than",
    ">=": "of at least",
    "<": "less than",
    "<=": "of at most",
}


def in_words(said: str, group: str) -> str:
    """A complaint in words; `group` is what the file's language calls an object."""
    said = said.replace(" | null`", "`")
    said = re.sub(r"Object missing required field `(\w+)`", r'needs a key "\1"', said)
    said = re.sub(r"Object contains unknown field `(.+)`", r'unknown key "\1"', said)
    said = re.sub(r"`array` of length (\d+)", r"\1 numbers", said)
    kinds = {**_KINDS, "object": group}
    words = re.sub(r"`(\w+)`", lambda kind: kinds.get(kind[1], kind[1]), said)
    words = re.sub(r" (>=?|<=?) (-?[\d.]+?)(?:\.0)?$", _bound, words)
    return f"{words[0].lower()}{words[1:]}"


def _bound(found: re.Match[str]) -> str:
    """`> 0` as `greater than 0`."""
    return f" {_BOUNDS[found[1]]} {found[2]}"
