"""The reference of the Python API as text, made from the package itself."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from dataclasses import is_dataclass
from enum import Enum
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from typing import Any, TypeGuard

import railwright
from railwright.errors import GameError
from railwright.games import definition
from railwright.suggestions import did_you_mean

SECTIONS: dict[str, tuple[str, ...]] = {
    "Playing": ("new_game", "Match", "Deal"),
    "Actions": (
        *("Action", "Cards", "DrawUp", "DrawBlind", "ClaimRoute", "PayExtra"),
        *("GiveUp", "DrawTickets", "KeepTickets", "BuildStation", "BuildPort"),
        *("ExchangePieces", "ChoosePieces", "FillSlot", "BorrowRoutes", "Pass"),
        *("PutBack", "parse_action", "format_action"),
    ),
    "Events": (
        *("Event", "seen_by", "TicketsOffered", "DecisionMade", "TicketsKept"),
        *("PiecesChosen", "CardTaken", "CardDrawn", "SlotFilled", "MarketSwept"),
        *("DeckShuffled", "TunnelTried", "TunnelGivenUp", "RouteClaimed"),
        *("StationBuilt", "PortBuilt", "PiecesExchanged", "RoutesBorrowed"),
        *("TurnPassed", "TurnBegan", "LastTurnsBegan", "BorrowingAsked", "GameEnded"),
    ),
    "Views": ("View", "PlayerView", "BoxedPieces", "TunnelView"),
    "Results": ("Result", "PlayerResult", "ScoredTicket", "Place"),
    "Records": ("record", "replay", "replay_steps", "parse_record", "Record"),
    "Positions": ("format_position", "read_position"),
    "Boards": (
        *("GAMES", "load_map", "Map", "City", "Country", "Route", "CardSort"),
        *("Ticket", "CityTicket", "CountryTicket", "Target", "TourTicket"),
        *("Color", "Kind", "CardKind"),
    ),
    "Errors": (
        *("GameError", "IllegalAction", "NotationError", "UnknownName"),
        *("UnknownNameInAction", "FileError"),
        *("RecordError", "PositionError", "MapError", "LayoutError", "ClaimsError"),
        "Defect",
    ),
}
"""Every public name, in the order in which one reads of them."""

OWN_GAMES = "Your own games"
"""The section on what a game consists of, from the module `definition`."""
DEFINITION = (
    *("Game", "Pieces", "PieceColor", "Market", "Offer", "Rejected", "Payment"),
    *("Stations", "Ports"),
    *("Ending", "TourOrder", "Part", "Each", "Most", "Count", "TieBreak", "Option"),
)
CONTESTS = (
    *("Setting", "Contest", "simulation", "Fixture", "play", "outcomes", "Outcome"),
    *("Finish", "MatchError", "standings", "Standings", "ratings", "Rating", "Rate"),
    *("Sprt", "Trial", "ContestStore"),
)
RESEARCH = ("VecEnv", "Shown", "Episode", "Codebook")
PACKAGES = {
    OWN_GAMES: (definition.__name__, DEFINITION),
    "Contests": ("railwright.contests", CONTESTS),
    "Research": ("railwright.research", RESEARCH),
}
"""The sections on other packages, the module of each, and what it has."""
_MODULES = {name: module for module, names in PACKAGES.values() for name in names}
NAMES = [*(name for names in SECTIONS.values() for name in names), *_MODULES]
_END_OF_NAME = re.compile(r"\W")
_INDENT = "    "
_WIDTH = 88
_VALUES = {
    "Action": "Any of the actions below.",
    "Cards": "Kinds of cards by their names, and how many of each: (('red', 3),).",
    "Event": "Any of the events below.",
    "Ticket": "Any of the three kinds of tickets.",
    "GAMES": "All games by their names, each a value that lists its rules.",
}
"""Names of types and values that have no docstring of their own."""


def reference(name: str | None = None) -> str:
    """The reference of all public names, or of one; GameError if there is none."""
    if name is not None:
        whole, dot, part = name.partition(".")
        if whole not in NAMES:
            hint = did_you_mean(whole, NAMES) or "; `railwright help python` has all"
            raise GameError(f"railwright has no public name {whole[:40]!r}{hint}")
        return _part(whole, part) if dot else "\n".join(_entry(whole))
    lines = [inspect.getdoc(railwright) or ""]
    for section, names in SECTIONS.items():
        lines += ["", section, "=" * len(section)]
        for each in names:
            lines += ["", *_entry(each)]
    for section, (module, names) in PACKAGES.items():
        lines += ["", section, "=" * len(section), "", f"From {module}."]
        try:
            lines += [line for each in names for line in ("", *_entry(each))]
        except GameError as error:  # an extra that is not installed
            lines += ["", f"{error}"]
    return "\n".join(lines) + "\n"


def _value(name: str) -> Any:  # noqa: ANN401 - whatever is public
    return getattr(import_module(_MODULES.get(name, railwright.__name__)), name)


def _part(name: str, wanted: str) -> str:
    """A field, property or method of a class; GameError if it has no such part."""
    value = _value(name)
    told = [*_parts(value)] if inspect.isclass(value) else []
    parts = {_END_OF_NAME.split(each, maxsplit=1)[0]: each for each in told}
    if wanted not in parts:
        hint = (
            did_you_mean(wanted, parts) or f"; `railwright help python {name}` has all"
        )
        raise GameError(f"{name} has no public part {wanted[:40]!r}{hint}")
    return f"{name}.{parts[wanted]}"


def _entry(name: str) -> Iterator[str]:
    """A name with its signature, what it is, and its parts."""
    value = _value(name)
    if name in _VALUES:
        yield name
        yield textwrap.indent(_VALUES[name], _INDENT)
        return
    is_made = _MODULES.get(name) and "__init__" in vars(value)
    yield _signature(value) if is_made or _is_called(value) else _heading(value)
    yield textwrap.indent(inspect.getdoc(value) or "", _INDENT)
    for part in _parts(value) if inspect.isclass(value) else ():
        yield ""
        yield textwrap.indent(part, _INDENT)


def _heading(kind: type) -> str:
    """A class with what it is besides: an error's parents, the values of an enum."""
    if issubclass(kind, Enum):
        return f"{kind.__name__}: {', '.join(str(each.value) for each in kind)}"
    bases = [base.__name__ for base in kind.__bases__ if base is not object]
    return f"{kind.__name__}({', '.join(bases)})" if bases else kind.__name__


def _is_called(value: object) -> bool:
    """Whether a signature says something of it: functions and plain values."""
    is_plain = is_dataclass(value) or hasattr(value, "_fields")
    return inspect.isfunction(value) or is_plain


def _signature(value: Any) -> str:  # noqa: ANN401 - a function or a class
    """How something is called, with the types as its source names them."""
    tree = _source(value)
    returns = ""
    if isinstance(tree, ast.FunctionDef):
        returns = f" -> {ast.unparse(tree.returns)}" if tree.returns else ""
        arguments = [*_arguments(tree.args)]
    elif made := [each for each in tree.body if _is_init(each)]:
        arguments = [*_arguments(made[0].args)]
    else:
        named = [each for each in tree.body if isinstance(each, ast.AnnAssign)]
        arguments = [ast.unparse(each) for each in named]
    line = f"{tree.name}({', '.join(arguments)}){returns}"
    if len(line) <= _WIDTH:
        return line
    rows = "".join(f"{_INDENT}{each},\n" for each in arguments)
    return f"{tree.name}(\n{rows}){returns}"


def _is_init(said: ast.stmt) -> TypeGuard[ast.FunctionDef]:
    return isinstance(said, ast.FunctionDef) and said.name == "__init__"


def _arguments(said: ast.arguments) -> Iterator[str]:
    """The arguments of a function one by one, without `self`."""
    missing = len(said.args) - len(said.defaults)
    defaults = [None] * missing + said.defaults
    for argument, default in zip(said.args, defaults, strict=True):
        if argument.arg != "self":
            yield _argument(argument, default)
    if said.kwonlyargs:
        yield "*"
    for argument, default in zip(said.kwonlyargs, said.kw_defaults, strict=True):
        yield _argument(argument, default)


def _argument(argument: ast.arg, default: ast.expr | None) -> str:
    said = ast.unparse(argument)
    return said if default is None else f"{said} = {ast.unparse(default)}"


def _source(value: Any) -> ast.FunctionDef | ast.ClassDef:  # noqa: ANN401 - as above
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(value))).body
    if not isinstance(tree, ast.FunctionDef | ast.ClassDef):
        raise TypeError(f"{value!r} is neither a function nor a class")
    return tree


def _parts(kind: type) -> Iterator[str]:
    """The fields, properties and methods of a class, as they stand in its source."""
    for name, told in _field_docs(kind):
        yield f"{name}\n{textwrap.indent(told, _INDENT)}"
    for name, value in vars(kind).items():
        is_method = inspect.isfunction(value) or isinstance(value, staticmethod)
        is_property = isinstance(value, property | cached_property)
        if name.startswith("_") or not (is_method or is_property):
            continue
        doc = textwrap.indent(inspect.getdoc(value) or "", _INDENT)
        shown = _signature(getattr(kind, name)) if is_method else name
        yield f"{shown}\n{doc}"


def _field_docs(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a class with what stands below them in its source."""
    for field, below in pairwise(_source(kind).body):
        match field, below:
            case ast.AnnAssign(ast.Name(name)), ast.Expr(ast.Constant(str(told))):
                yield name, inspect.cleandoc(told)
