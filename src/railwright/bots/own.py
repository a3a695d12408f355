"""Bots that users bring, by name: `exec:PROGRAM` and `py:MODULE:CLASS`."""

import importlib
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from typing import Any

from railwright.bots.bot import Bot
from railwright.bots.external import ExternalBot
from railwright.bots.failures import failure
from railwright.bots.fallback import GuardedBot
from railwright.errors import GameError
from railwright.suggestions import asked, did_you_mean

PROGRAM = "exec:"
CLASS = "py:"


def is_own(name: str) -> bool:
    """Whether a name means a bot that a user brings."""
    return name.startswith((PROGRAM, CLASS))


def own_bot(name: str, seed: int) -> Bot:
    """The bot that a name means; GameError if there is no such program or class."""
    if name.startswith(PROGRAM):
        return ExternalBot(_command(name), seed, name=name)
    return GuardedBot(name, _of_class(name, seed), seed)


def _command(name: str) -> list[str]:
    """The program and its arguments; a path that exists may have spaces."""
    said = name.removeprefix(PROGRAM)
    try:
        words = [said] if Path(said).is_file() else shlex.split(said)
    except ValueError as error:
        raise GameError(f"{name}: {error}") from error
    if not words:
        raise GameError(f"{name}: name a program, as in exec:./my-bot")
    found = shutil.which(words[0])
    if found is None:
        problem = "cannot be run" if Path(words[0]).exists() else "no such program"
        raise GameError(f"{name}: {words[0]}: {problem}")
    return [os.path.abspath(found), *words[1:]]  # noqa: PTH100 - keeps symbolic links


def _of_class(name: str, seed: int) -> Bot:
    module, colon, cls = name.removeprefix(CLASS).partition(":")
    if not (module and colon and cls):
        raise GameError(f"{name}: name a module and a class, as in py:mybots:MyBot")
    try:
        bot = _insist_on_seed(_class(module, cls))(seed)
    except GameError as error:
        raise GameError(f"{name}: {error}") from error
    except (Exception, SystemExit) as error:  # whatever a stranger's module raises
        raise GameError(f"{name}: {failure(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise GameError(f"{name}: a bot needs a method choose(view, legal)")
    chosen: Bot = bot
    return chosen


def _insist_on_seed(found: Callable[[int], Any]) -> Callable[[int], Any]:
    """A class as it is, if a seed is all that it needs; otherwise GameError."""
    try:
        signature(found).bind(0)
    except TypeError as error:
        raise GameError(
            "a bot is a class that takes a seed: def __init__(self, seed)"
        ) from error
    except ValueError:  # what is written in C need not say what it takes
        pass
    return found


def _class(module: str, name: str) -> Callable[[int], Any]:
    """A class of a module, also of one in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise  # the module is there, but not one that it imports
        stem = module.removesuffix(".py")
        hint = asked([f"{CLASS}{stem}:{name}"] if stem != module else [])
        raise GameError(f"there is no module {module}{hint}") from error
    if not hasattr(found, name):
        classes = [each for each, kind in vars(found).items() if isinstance(kind, type)]
        raise GameError(f"{module} has no class {name}{did_you_mean(name, classes)}")
    chosen: Callable[[int], Any] = getattr(found, name)
    return chosen
