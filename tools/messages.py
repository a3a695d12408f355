"""Writes the client's types: of the server's messages and of the facts of boards.

Run it after a change of `railwright.server.wire`, of the values that its messages
carry, of rules pages, or of `railwright.server.offers.board_facts`.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import FieldInfo
from msgspec.structs import fields as struct_fields

from railwright.bots.levels import Level
from railwright.companion import Remark, Ruling, SeatCount
from railwright.games import PieceColor
from railwright.layout import Slot
from railwright.maps import CardKind, Color, Kind, Wild
from railwright.model.actions import Action, KeepTickets
from railwright.model.events import Event
from railwright.model.plain import is_keyed, type_name
from railwright.model.result import Place, PlayerResult, Result, ScoredTicket
from railwright.model.view import PHASES, BoxedPieces, PlayerView, TunnelView, View
from railwright.puzzles.puzzle import KINDS
from railwright.rulebook.explained import RulesPage
from railwright.rulebook.figures import ListItem
from railwright.server.offers import board_facts
from railwright.server.tabletop.choices import VARIED
from railwright.server.wire import (
    bodies,
    coach_bodies,
    companion_bodies,
    explorer_bodies,
    lesson_bodies,
    messages,
    puzzle_bodies,
    sizes,
)

SOURCES = Path(__file__).parents[1] / "web" / "src"
MESSAGES = (
    "/** What the server and the client say; `tools/messages.py` writes this file. */"
)
FACTS = "/** What a board consists of; `tools/messages.py` writes this file. */"
WISHES = "Act Undo Consent Return GiveOrder WithdrawOrder Chat React Mute"
"""What is answered with `done`, `refused` or `stale`."""
SIZES = (
    "LONGEST_CHAT",
    "LONGEST_FILE",
    "LONGEST_MAP",
    "LONGEST_MARK",
    "LONGEST_NAME",
)
"""The sizes that the client keeps to by itself."""
CARRIED = {
    (messages.Happened, "events"): "GameEvent[]",
    (messages.Happened, "view"): "SeatView",
    (messages.Happened, "changes"): "ViewChanges",
    (messages.Step, "events"): "GameEvent[]",
    (messages.TableShown, "views"): "SeatView[]",
    (messages.SeatView, "choices"): "Choice[]",
    (messages.SeatView, "decided"): "Choice[]",
    (messages.Imagined, "choices"): "Choice[]",
    (bodies.ReplayStep, "events"): "GameEvent[]",
    (bodies.OwnTable, "entries"): "Record<string, unknown>[]",
    (bodies.OwnReview, "report"): "Record<string, unknown>",
    (bodies.ReplayStep, "view"): "View",
    (bodies.Replay, "start"): "View",
    (bodies.Replay, "result"): "Result | null",
    (companion_bodies.Reckoned, "result"): "Result | null",
    (companion_bodies.MapDrawn, "facts"): 'import("../board/facts").BoardFacts',
}
"""The values inside messages that are encoded before."""
CHANGES = """/** What of a view has changed; of routes and buildings, what is new. */
export type ViewChanges = Partial<Omit<SeatView, "players">> & {
  players?: Record<string, Partial<PlayerView>>;
};"""
EXTENDED = {messages.SeatView: View}
"""What a part of a message is added to."""
PLAIN = {
    (View, "board"): "string | null",
    (View, "phase"): "Phase",
    (View, "decision"): "string | null",
    (KeepTickets, "kept"): "number[]",
    (KeepTickets, "rejected"): "number[]",
}
"""Fields that say more of themselves here than their types do."""
VALUES = (
    BoxedPieces,
    PlayerView,
    TunnelView,
    ScoredTicket,
    PlayerResult,
    Place,
    Result,
    View,
    ListItem,
    RulesPage,
    Remark,
    SeatCount,
    Ruling,
)
NULL = " | null"
NAMED = {
    get_args(Level): "Level",
    get_args(messages.Reaction): "Reaction",
    KINDS: "PuzzleKind",
}
"""Words of which one is said, where they have a name."""
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean"}


def typed(hint: Any) -> str:  # noqa: ANN401, PLR0911 - types are of many kinds
    """A Python type in the words of TypeScript."""
    if hint in SIMPLE:
        return SIMPLE[hint]
    if hint in {None, NoneType}:
        return "null"
    if hint == Action:
        return "string"
    if hint == board_facts.TicketFacts:
        return "TicketFacts"
    arguments, origin = get_args(hint), get_origin(hint)
    if origin in {Union, UnionType}:
        told = [each for each in arguments if each is not UnsetType]
        return " | ".join(typed(each) for each in told)
    if origin is Literal:
        return NAMED.get(arguments) or " | ".join(_quoted(arguments))
    if origin is dict:
        return f"Record<{typed(arguments[0])}, {typed(arguments[1])}>"
    if origin is list or Ellipsis in arguments:
        return _row(hint)
    if origin is tuple:
        return f"[{', '.join(typed(each) for each in arguments)}]"
    return str(hint.__name__)


def _quoted(words: Iterable[str]) -> list[str]:
    return [f'"{word}"' for word in words]


def _row(hint: Any) -> str:  # noqa: ANN401 - as above
    """Several things; pairs of a name and something become an object."""
    item = get_args(hint)[0]
    if is_keyed(hint):
        return f"Record<string, {typed(get_args(item)[1])}>"
    inner = typed(item)
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def structure(kind: type[Struct]) -> str:
    """A message or a part of one."""
    hints = get_type_hints(kind)
    tag = kind.__struct_config__.tag
    lines = [f'  type: "{tag}";'] if tag else []
    for each in struct_fields(kind):
        hint = hints[each.name]
        word = CARRIED.get((kind, each.name)) or typed(hint)
        lines.append("  " + _field(kind, each, word) + ";")
    return _interface(kind, lines)


def _field(kind: type[Struct], field: FieldInfo, word: str) -> str:
    """A field; one with a default may be missing where it is asked or left out."""
    config = kind.__struct_config__
    if field.default is UNSET:
        return f"{field.name}?: {word}"
    if field.required or not (config.forbid_unknown_fields or config.omit_defaults):
        return f"{field.name}: {word}"
    return f"{field.name}?: {word.removesuffix(NULL) if config.omit_defaults else word}"


def value(kind: type) -> str:
    """A value of the game as plain data."""
    return _interface(kind, [f"  {line};" for line in _plain_fields(kind)])


def _plain_fields(kind: Any) -> list[str]:  # noqa: ANN401 - any record
    hints = get_type_hints(kind).items()
    return [f"{n}: {PLAIN.get((kind, n)) or typed(hint)}" for n, hint in hints]


def event(kind: type) -> str:
    """An event, in one line."""
    return _typed(kind, _plain_fields(kind))


def choice(kind: type) -> str:
    """What can be done by actions of a kind, in one line."""
    names = [_chosen(*each.split(": ", 1)) for each in _plain_fields(kind)]
    return _typed(kind, ["at: number[]", *names])


def _chosen(name: str, word: str) -> str:
    """A field of a choice: a row of it, or one for all that is left out if empty."""
    if name in VARIED:
        return f"{name}: {word}[]"
    if word.endswith((NULL, "[]")):
        return f"{name}?: {word.removesuffix(NULL)}"
    return f"{name}: {word}"


def _typed(kind: type, names: Iterable[str]) -> str:
    return "; ".join([f'{{ type: "{type_name(kind)}"', *names]) + " }"


def _interface(kind: type, lines: Iterable[str]) -> str:
    about = (kind.__doc__ or "").split("\n\n")[0].replace("\n    ", " ")
    base = f" extends {EXTENDED[kind].__name__}" if kind in EXTENDED else ""
    head = [f"/** {about} */", f"export interface {kind.__name__}{base} {{"]
    return "\n".join([*head, *lines, "}"])


def union(name: str, members: Iterable[str]) -> str:
    """A type that is one of several."""
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";"


def structures(module: Any) -> list[type[Struct]]:  # noqa: ANN401 - a module
    """What a module defines, in its order, without the bases of others."""
    bases = {"Asked", "Told", "Body", "Facts"}
    found = [each for each in vars(module).values() if isinstance(each, type)]
    return [
        each
        for each in found
        if issubclass(each, Struct)
        and each.__module__ == module.__name__
        and each.__name__ not in bases
    ]


def size(name: str) -> str:
    """A size that the server allows, by its name."""
    return f"export const {name} = {getattr(sizes, name)};"


def messages_written() -> str:
    """The types of messages."""
    said = {each.__name__ for each in get_args(messages.FromServer)}
    reactions = ", ".join(_quoted(get_args(messages.Reaction)))
    return _file(
        MESSAGES,
        "export type Cards = Record<string, number>;",
        *(size(name) for name in SIZES),
        union("Level", _quoted(get_args(Level))),
        union("PieceColor", _quoted(PieceColor)),
        union("PuzzleKind", _quoted(KINDS)),
        f"export const REACTIONS = [{reactions}] as const;",
        "export type Reaction = (typeof REACTIONS)[number];",
        union("LessonPart", _quoted(get_args(messages.LessonPart))),
        union("Phase", _quoted(PHASES)),
        *(value(kind) for kind in VALUES),
        union("GameEvent", [event(kind) for kind in get_args(Event)]),
        union("Choice", [choice(kind) for kind in get_args(Action)]),
        *(structure(kind) for kind in structures(messages)),
        CHANGES,
        *(structure(kind) for kind in structures(bodies)),
        *(structure(kind) for kind in structures(companion_bodies)),
        *(structure(kind) for kind in structures(coach_bodies)),
        *(structure(kind) for kind in structures(explorer_bodies)),
        *(structure(kind) for kind in structures(puzzle_bodies)),
        *(structure(kind) for kind in structures(lesson_bodies)),
        union("FromServer", sorted(said)),
        union("Wish", WISHES.split()),
        union("FromClient", [each.__name__ for each in get_args(messages.FromClient)]),
    )


def facts_written() -> str:
    """The types of the facts of a board."""
    slot = ", ".join(f"{name}: number" for name in Slot._fields)
    return _file(
        FACTS,
        union("Color", _quoted(Color)),
        union("Kind", _quoted(Kind)),
        union("CardKind", _quoted(CardKind)),
        union("Wild", _quoted(Wild)),
        f"/** {Slot.__doc__} */\nexport type Slot = [{slot}];",
        *(structure(kind) for kind in structures(board_facts)),
        union(
            "TicketFacts", [each.__name__ for each in get_args(board_facts.TicketFacts)]
        ),
    )


def _file(*parts: str) -> str:
    return "\n\n".join(parts) + "\n"


FILES = {
    SOURCES / "net" / "messages.ts": messages_written,
    SOURCES / "board" / "facts.ts": facts_written,
}
"""What writes each file."""


if __name__ == "__main__":
    for path, written in FILES.items():
        path.write_text(written(), encoding="utf-8")
        sys.stdout.write(f"{path}\n")
