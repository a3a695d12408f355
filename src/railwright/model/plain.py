"""Views, events, actions and results as plain data: what JSON can hold.

How a value is written follows from its type. Fields keep their names; cards, routes,
buildings, decks and options become objects keyed by their names, the actions of a view
become their text, and seats are numbers from 0. Every event and every action also has
a `type`, its name in small letters: `route-claimed`, `claim-route`.
"""

import re
from collections.abc import Callable
from dataclasses import is_dataclass
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from railwright.errors import GameError, insist, insist_whole, shown
from railwright.games import MapSource, is_map_text, load_map
from railwright.model.actions import Action
from railwright.model.events import HIDDEN, Event
from railwright.model.notation import format_action
from railwright.model.result import Result
from railwright.model.view import View

Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""What JSON can hold."""
PlainWriter = Callable[[Any], Plain]
"""Makes plain data of a value."""


def plain_view(view: View) -> dict[str, Plain]:
    """Everything of a view."""
    insist(view, View, "a view")
    return _VIEW(view) | {"board": _board(view.board)}


def _board(board: MapSource | None) -> str | None:
    """Where the map of a table lies; one that is written out has only its name."""
    return load_map(board).name if board and is_map_text(board) else board


def plain_result(result: Result) -> dict[str, Plain]:
    """Everything of a result."""
    insist(result, Result, "a result")
    return _RESULT(result)


def plain_event(event: Event) -> dict[str, Plain]:
    """Everything of an event; `seen_by` first leaves out what a seat must not know."""
    if type(event) not in _EVENTS:  # to look there first is quicker
        insist(event, Event, "an event")
    kind, write = _EVENTS[type(event)]
    return {"type": kind} | write(event)


def plain_action(action: Action) -> dict[str, Plain]:
    """Everything of an action."""
    insist(action, Action, "an action")
    kind, write = _ACTIONS[type(action)]
    return {"type": kind} | write(action)


def type_name(kind: type) -> str:
    """The name of a kind of event or action: `route-claimed` for RouteClaimed."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def plain_seen_by(event: dict[str, Plain], seat: int | None) -> dict[str, Plain]:
    """A plain event as a seat may know it, as `seen_by` does it with events."""
    insist(event, dict, "a plain event")
    if seat is not None:
        insist_whole(seat, "a seat", 0)
    if "type" not in event:
        raise GameError(f"expected a plain event, not {shown(event)}")
    hidden = HIDING.get(str(event["type"]), ())
    if not hidden or event["seat"] == seat:
        return event
    return event | dict.fromkeys(hidden)


def is_keyed(hint: Any) -> bool:  # noqa: ANN401 - a type of any kind
    """Whether a type is a row of pairs, which becomes an object."""
    inner = get_args(hint)[0] if _is_row(hint) else None
    return get_origin(inner) is tuple and not _is_row(inner)


def _is_row(hint: Any) -> bool:  # noqa: ANN401 - a type of any kind
    return get_origin(hint) is tuple and Ellipsis in get_args(hint)


def _writer(hint: Any) -> PlainWriter | None:  # noqa: ANN401 - a type of any kind
    """What writes values of a type; None where they are plain already."""
    if hint in get_args(Action):
        return format_action
    if is_dataclass(hint) or hasattr(hint, "_fields"):  # a named tuple
        return writer_of(hint)
    if is_keyed(hint):
        return dict
    if _is_row(hint):
        return _row_writer(_writer(get_args(hint)[0]))
    if get_origin(hint) in {UnionType, Union}:  # what X | Y is depends on X
        return _union_writer(hint)
    return None


def writer_of(kind: type) -> Callable[[Any], dict[str, Plain]]:
    """What writes all fields of a class; TypeError if it cannot be told how."""
    writers = part_writers(kind).items()
    names = [name for name, _ in writers]
    if len(names) > 1 and not any(writer for _, writer in writers):
        read = attrgetter(*names)
        return lambda value: dict(zip(names, read(value), strict=True))

    def write(value: object) -> dict[str, Plain]:
        plain = {}
        for name, writer in writers:
            field = getattr(value, name)
            plain[name] = writer(field) if writer else field
        return plain

    return write


def part_writers(kind: type) -> dict[str, PlainWriter | None]:
    """What writes each field of a class; None where its values are plain already."""
    return {name: _writer(hint) for name, hint in get_type_hints(kind).items()}


def _row_writer(writer: PlainWriter | None) -> PlainWriter:
    return (lambda row: [writer(each) for each in row]) if writer else list


def _union_writer(hint: UnionType) -> PlainWriter | None:
    """Types that one writer serves, and perhaps None; TypeError if they need several.

    So nobody adds a field whose values would be written as if they were of its first
    type.
    """
    writers = {_writer(each) for each in get_args(hint) if each is not NoneType}
    if len(writers) > 1:
        raise TypeError(f"{hint} cannot be written: its types are not written alike")
    [writer] = writers
    if writer is None or NoneType not in get_args(hint):
        return writer
    return lambda value: None if value is None else writer(value)


_VIEW = writer_of(View)
_RESULT = writer_of(Result)
_EVENTS, _ACTIONS = (
    {kind: (type_name(kind), writer_of(kind)) for kind in get_args(kinds)}
    for kinds in (Event, Action)
)
"""The name of each kind of event and action, and what writes it."""
HIDING = {type_name(kind): fields for kind, fields in HIDDEN.items()}
"""The types of events of which only their own seat may know some fields."""
