"""Plays like a bot of a past version: python past_bot.py SOURCES BOT.

It speaks the protocol of programs, and knows nothing but the sources it is given. A
view is read by the types that this version has for it: what it has no field for is
left out, so views may have more fields than in the past.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

Reader = Callable[[Any], Any]
"""Makes a value of plain data."""


def main(sources: str, name: str) -> None:
    """Answer one question after another."""
    sys.path.insert(0, sources)
    from railwright.bots import new_bot  # noqa: PLC0415 - of the sources
    from railwright.model.notation import format_action  # noqa: PLC0415
    from railwright.model.view import View  # noqa: PLC0415

    bot = None
    for line in sys.stdin:
        question = json.loads(line)
        bot = bot or new_bot(name, question["seed"])
        view = reader_of(View)(question["view"])
        action = bot.choose(view, view.actions)
        print(json.dumps({"action": format_action(action)}), flush=True)


@cache
def reader_of(kind: Any) -> Reader:  # noqa: ANN401 - a type of any kind
    """What reads values of a type, as `railwright.model.plain` writes them."""
    if kind in _actions():
        return _action
    if is_dataclass(kind):
        return _fields_reader(kind)
    if get_origin(kind) in {UnionType, Union}:
        return _union_reader(kind)
    if get_origin(kind) is tuple or hasattr(kind, "_fields"):
        return _tuple_reader(kind)
    return _same


def _fields_reader(kind: Any) -> Reader:  # noqa: ANN401 - a dataclass
    hints = get_type_hints(kind)
    readers = [(field.name, reader_of(hints[field.name])) for field in fields(kind)]
    return lambda plain: kind(**{name: read(plain[name]) for name, read in readers})


def _union_reader(kind: Any) -> Reader:  # noqa: ANN401 - X | Y
    """Types of which one reader serves all, and perhaps None."""
    types = [each for each in get_args(kind) if each is not NoneType]
    read = reader_of(types[0])
    return lambda plain: None if plain is None else read(plain)


def _tuple_reader(kind: Any) -> Reader:  # noqa: ANN401 - a tuple of any kind
    """Objects are rows of pairs, or tuples whose places have names."""
    inner, *more = get_args(kind) or (None,)
    if more != [Ellipsis]:
        make = kind._make if hasattr(kind, "_make") else tuple
        return lambda plain: make(plain.values() if isinstance(plain, dict) else plain)
    read = reader_of(inner)
    return lambda plain: tuple(
        plain.items() if isinstance(plain, dict) else map(read, plain)
    )


@cache
def _actions() -> frozenset[Any]:
    from railwright.model.actions import Action  # noqa: PLC0415 - of the sources

    return frozenset(get_args(Action))


def _action(text: str) -> object:
    from railwright.model.notation import parse_action  # noqa: PLC0415

    return parse_action(text)


def _same(plain: Any) -> Any:  # noqa: ANN401 - plain data of any kind
    return plain


if __name__ == "__main__":
    main(*sys.argv[1:])
