# ruff: noqa: ANN401 - data is of any type until it is checked
"""Whether data has the form of a type: every mistake, in a sentence for people.

msgspec reads data fast, but stops at the first mistake and names it in its own words.
Where it refuses something, this looks again and says all there is to say.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import inspect

from railwright.errors import bounds, either, is_within, quoted
from railwright.maps.source import JsonPath
from railwright.suggestions import choose, did_you_mean

Mistake = tuple[JsonPath, str]
"""Where something is wrong, and a sentence that names the place and what is allowed."""
LONGEST = 80
"""Of a longer place only the beginning is named."""
T = TypeVar("T")
_PLAIN: dict[type, tuple[type | tuple[type, ...], str]] = {
    inspect.BoolType: (bool, "true or false"),
    inspect.IntType: (int, "a whole number"),
    inspect.FloatType: ((int, float), "a number"),
    inspect.StrType: (str, "text"),
    inspect.NoneType: (type(None), "null"),
}


class Form(Generic[T]):
    """A type of which values are made, at once and for all threads.

    msgspec learns a struct when it is first used, and a second thread that uses it in
    that moment ends the process. So a form is made where a module is imported.
    """

    def __init__(self, form: type[T]) -> None:
        self._form = form
        self._decoder = msgspec.json.Decoder(form)

    def convert(self, value: object) -> T:
        """A value of plain data, or msgspec's refusal."""
        return msgspec.convert(value, self._form)

    def decode(self, text: bytes | str) -> T:
        """The value that JSON tells, or msgspec's refusal."""
        return self._decoder.decode(text)


def mistakes(
    value: object, form: object, *, whole: str, group: str
) -> Iterator[Mistake]:
    """What keeps a value from being of a type, from the first mistake to the last.

    `whole` is what people call all of it, and `group` a value with keys.
    """
    return _Form(whole, group).mistakes(value, _info(form), ())


@cache
def _info(form: object) -> inspect.Type:
    return inspect.type_info(form)


class _Form:
    """Compares values with types, in the words of one language for data."""

    def __init__(self, whole: str, group: str) -> None:
        self.whole = whole
        self.group = group

    def _written(self, place: JsonPath) -> str:
        """A place as people write it: `seats[0].level`."""
        steps = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in place]
        return "".join(steps).removeprefix(".")[:LONGEST] or self.whole

    def mistakes(
        self,
        value: Any,
        form: inspect.Type,
        place: JsonPath,
    ) -> Iterator[Mistake]:
        """What is wrong with a value, or within it."""
        match form:
            case inspect.Metadata(type=inner):
                own = (form.extra_json_schema or {}).get("description")
                found = [*self.mistakes(value, inner, place)]
                yield from [self._wrong(value, own, place)] if found and own else found
            case inspect.AnyType() | inspect.RawType():
                return
            case inspect.UnionType():
                yield from self._of_union(value, form, place)
            case inspect.StructType():
                yield from self._of_struct(value, form, place)
            case _ if not self._fits(value, form):
                yield self._wrong(value, self.wanted(form), place)
            case _:
                yield from self._inside(value, form, place)

    def _wrong(self, value: object, wanted: object, place: JsonPath) -> Mistake:
        return (
            place,
            f"{self._written(place)} must be {wanted}, not {self._shown(value)}",
        )

    def _shown(self, value: object) -> str:
        if isinstance(value, dict):
            return self.group
        is_json = isinstance(value, (list, str, bool)) or value is None
        return quoted(value) if is_json else str(value)[:40]

    def _of_union(
        self, value: object, form: inspect.UnionType, place: JsonPath
    ) -> Iterator[Mistake]:
        """What is wrong with a value that may be of several types, one with a tag."""
        tagged = [each for each in form.types if isinstance(each, inspect.StructType)]
        others = [each for each in form.types if not isinstance(each, inspect.NoneType)]
        if value is None and len(others) < len(form.types):
            return
        if len(tagged) == len(form.types) and isinstance(value, dict):
            yield from self._of_tagged(value, tagged, place)
        elif len(others) == 1:
            yield from self.mistakes(value, others[0], place)
        elif all([*self.mistakes(value, each, place)] for each in others):
            wanted = either(dict.fromkeys(map(self.wanted, others)))
            yield self._wrong(value, wanted, place)

    def _of_tagged(
        self,
        value: Any,
        forms: list[inspect.StructType],
        place: JsonPath,
    ) -> Iterator[Mistake]:
        key = str(forms[0].tag_field)
        tags = {form.tag: form for form in forms}
        tag = value.get(key)
        if isinstance(tag, str) and tag in tags:
            yield from self._of_struct(value, tags[tag], place)
        else:
            wanted = either(quoted(each) for each in tags)
            yield from self._missing_or_wrong(value, key, wanted, place)

    def _missing_or_wrong(
        self,
        value: Any,
        key: str,
        wanted: str,
        place: JsonPath,
    ) -> Iterator[Mistake]:
        here = (*place, key)
        if key in value:
            yield self._wrong(value[key], wanted, here)
        else:
            yield here, f"{self._written(here)} is missing; it must be {wanted}"

    def _of_struct(
        self, value: object, form: inspect.StructType, place: JsonPath
    ) -> Iterator[Mistake]:
        if not isinstance(value, dict):
            yield self._wrong(value, self.group, place)
            return
        fields = {field.encode_name: field for field in form.fields}
        tag = form.tag_field
        for key, item in value.items():
            if key in fields:
                yield from self.mistakes(item, fields[key].type, (*place, key))
            elif key == tag and item != form.tag:
                yield self._wrong(item, quoted(form.tag), (*place, key))
            elif key != tag and form.forbid_unknown_fields:
                free = [each for each in fields if each not in value]
                hint = did_you_mean(str(key), free) or choose(fields)
                here = (*place, key)
                yield here, f"unknown key {quoted(self._written(here))}{hint}"
        for key, field in fields.items():
            if field.required and key not in value:
                yield from self._missing_or_wrong(
                    value, key, self.wanted(field.type), place
                )

    def _inside(
        self,
        value: Any,
        form: inspect.Type,
        place: JsonPath,
    ) -> Iterator[Mistake]:
        """What is wrong with the items of a value that is as a whole in order."""
        match form:
            case inspect.DictType(key_type=keys, value_type=items):
                for key, item in value.items():
                    yield from self.mistakes(key, keys, (*place, key))
                    yield from self.mistakes(item, items, (*place, key))
            case (
                inspect.ListType(item_type=items)
                | inspect.VarTupleType(item_type=items)
            ):
                for at, item in enumerate(value):
                    yield from self.mistakes(item, items, (*place, at))
            case inspect.TupleType(item_types=types):
                for at, item in enumerate(value):
                    yield from self.mistakes(item, types[at], (*place, at))

    def _fits(self, value: Any, form: inspect.Type) -> bool:  # noqa: PLR0911 - as below
        """Whether a value as a whole is of a type, whatever is in it."""
        match form:
            case inspect.EnumType(cls=choices):
                return value in [each.value for each in choices]
            case inspect.LiteralType(values=values):
                return any(
                    value == each and type(value) is type(each) for each in values
                )
            case inspect.DictType():
                return isinstance(value, dict) and _has_length(value, form)
            case inspect.TupleType(item_types=types):
                return isinstance(value, list) and len(value) == len(types)
            case inspect.ListType() | inspect.VarTupleType():
                return isinstance(value, list) and _has_length(value, form)
            case inspect.StrType(pattern=pattern):
                is_like = isinstance(value, str) and _has_length(value, form)
                return is_like and (pattern is None or bool(re.search(pattern, value)))
        return (
            _is_number(value, form) if isinstance(form, _NUMBERS) else _is(value, form)
        )

    def wanted(self, form: inspect.Type) -> str:  # noqa: PLR0911 - one case each
        """What a type asks for: `a whole number from 10 to 99`."""
        match form:
            case inspect.Metadata(type=inner):
                own = (form.extra_json_schema or {}).get("description")
                return str(own) if own else self.wanted(inner)
            case inspect.UnionType(types=types):
                return either(dict.fromkeys(map(self.wanted, types)))
            case inspect.EnumType(cls=choices):
                return either(quoted(each.value) for each in choices)
            case inspect.LiteralType(values=values):
                return either(map(quoted, values))
            case inspect.TupleType(item_types=types):
                kinds = {self._plural(each) for each in types}
                return f"a list of {len(types)} {' or '.join(sorted(kinds))}"
            case inspect.ListType() | inspect.VarTupleType():
                return f"a list{_length(form, 'items')}"
            case inspect.DictType():
                return f"{self.group}{_length(form, 'keys')}"
            case inspect.StructType():
                return self.group
            case inspect.StrType():
                return f"text{_length(form, 'characters')}"
        return f"{_PLAIN[type(form)][1]}{_bounds(form)}"

    @staticmethod
    def _plural(form: inspect.Type) -> str:
        return "whole numbers" if isinstance(form, inspect.IntType) else "numbers"


_NUMBERS = (inspect.IntType, inspect.FloatType)


def _is(value: object, form: inspect.Type) -> bool:
    return isinstance(value, _PLAIN[type(form)][0])


def _is_number(value: Any, form: Any) -> bool:
    if isinstance(value, bool) or not _is(value, form):  # 3.0 is no whole number
        return False
    return (
        (form.gt is None or value > form.gt)
        and (form.lt is None or value < form.lt)
        and is_within(value, form.ge, form.le)
    )


def _has_length(value: Any, form: Any) -> bool:
    return is_within(len(value), form.min_length, form.max_length)


def _length(form: Any, unit: str) -> str:
    """How long something may be, as ` of 2 to 5 items`."""
    low, high = form.min_length or 0, form.max_length
    if low and high is not None:
        return f" of {low} to {high} {unit}"
    if high is not None:
        return f" of at most {high:,} {unit}"
    return f" of at least {low} {unit}" if low else ""


def _bounds(form: Any) -> str:
    """From where to where a number may be."""
    if not isinstance(form, _NUMBERS):
        return ""
    above, below, low, high = form.gt, form.lt, form.ge, form.le
    if isinstance(form, inspect.IntType):  # more than 0 is at least 1
        low, above = (low if above is None else above + 1), None
        high, below = (high if below is None else below - 1), None
    if above is None and below is None:
        return bounds(low, high)
    words = {
        "greater than": above,
        "less than": below,
        "at least": low,
        "at most": high,
    }
    said = [f"{how} {bound:,}" for how, bound in words.items() if bound is not None]
    return f" {' and '.join(said)}"
