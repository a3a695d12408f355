"""What Python complains of in the file of a game, in words for its author."""

import builtins
import re
from dataclasses import fields, is_dataclass
from enum import EnumType
from types import ModuleType

from railwright import maps
from railwright.errors import GameError
from railwright.games import definition, options
from railwright.suggestions import did_you_mean, did_you_mean_or_choose

_HOMES = (maps, definition, options)
"""The modules from which the value of a game is made."""
_CALL = re.compile(r"(\w+)\.__init__\(\) (.+)")
_UNKNOWN = re.compile(r"got an unexpected keyword argument '(\w+)'(?:\. Did .+)?")
"""Since 3.13 Python has suggestions of its own."""
_MISSING = re.compile(r"missing \d+ required [\w-]+ arguments?: (.+)")
_TOO_MANY = re.compile(r"takes .+ but (\d+) (?:was|were) given")
_IMPORT = re.compile(r"cannot import name '(\w+)' from '([\w.]+)'")


def in_words(error: BaseException) -> str:  # noqa: PLR0911 - one case each
    """What went wrong; our own errors say it themselves."""
    match error:
        case GameError():
            return str(error)
        case SyntaxError(msg=said):
            return f"not Python: {said[:1].lower()}{said[1:]}"
        case SystemExit():
            return "expected the value of a game, but this ends the program"
        case NameError(name=str(name)):
            return _unknown_name(name)
        case AttributeError(name=str(name), obj=thing):
            return _unknown_attribute(name, thing)
        case ImportError():
            return _unknown_import(error)
        case TypeError():
            return _wrong_call(str(error))
    return _otherwise(error)


def unknown_keyword(error: BaseException) -> str:
    """The field that a call named and that there is not, or nothing."""
    found = _UNKNOWN.search(str(error)) if isinstance(error, TypeError) else None
    return found[1] if found else ""


def _otherwise(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _unknown_name(name: str) -> str:
    for home in _HOMES:
        if name in _public(home):
            missing = f"from {home.__name__} import {name}"
            return f"unknown name {name!r}; add `{missing}`"
    known = [*dir(builtins), *(each for home in _HOMES for each in _public(home))]
    return f"unknown name {name!r}{did_you_mean(name, known)}"


def _unknown_attribute(name: str, thing: object) -> str:
    if isinstance(thing, EnumType):
        hint = did_you_mean_or_choose(name, thing.__members__)
    else:
        hint = did_you_mean(name, _public(thing))
    called = getattr(thing, "__name__", type(thing).__name__)
    return f"{called} has no {name!r}{hint}"


def _unknown_import(error: ImportError) -> str:
    if isinstance(error, ModuleNotFoundError):
        known = [home.__name__ for home in _HOMES]
        name = error.name or ""
        return f"there is no module {name!r}{did_you_mean(name, known)}"
    found = _IMPORT.match(error.msg)
    if not found:
        return _otherwise(error)
    name, module = found.groups()
    home = next((each for each in _HOMES if name in _public(each)), None)
    if home:
        return f"{module} has no {name!r}; import it from {home.__name__}"
    known = [each for home in _HOMES for each in _public(home)]
    return f"{module} has no {name!r}{did_you_mean(name, known)}"


def _wrong_call(said: str) -> str:
    """A call that does not fit its dataclass: what it has, and what it needs."""
    call = _CALL.fullmatch(said)
    kind = getattr(definition, call[1], None) if call else None
    if call is None or not is_dataclass(kind):
        return f"TypeError: {said}"
    known = [field.name for field in fields(kind)]
    if found := _UNKNOWN.fullmatch(call[2]):
        hint = did_you_mean_or_choose(found[1], known)
        return f"{call[1]} has no field {found[1]!r}{hint}"
    if found := _MISSING.fullmatch(call[2]):
        return f"{call[1]} needs {found[1].replace(chr(39), '')} as well"
    if found := _TOO_MANY.fullmatch(call[2]):
        given = int(found[1]) - 1  # Python counts the value itself
        return f"{call[1]} has {len(known)} fields, not {given}: {', '.join(known)}"
    return f"TypeError: {said}"


def _public(thing: object) -> list[str]:
    if isinstance(thing, ModuleType) and hasattr(thing, "__all__"):
        return [*thing.__all__]
    return [name for name in dir(thing) if not name.startswith("_")]
