"""Bots that users bring, by name: `exec:PROGRAM` and `py:MODULE:CLASS`."""

import importlib
import os
import shlex
import shutil
import sys
from pathlib import Path

from railwright.bots.bot import Bot
from railwright.bots.external import ExternalBot
from railwright.bots.failures import failure
from railwright.bots.fallback import GuardedBot
from railwright.errors import GameError

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
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        bot = getattr(importlib.import_module(module), cls)(seed)
    except Exception as error:  # whatever a stranger's module raises
        raise GameError(f"{name}: {failure(error)}") from error
    if not callable(getattr(bot, "choose", None)):
        raise GameError(f"{name}: a bot needs a method choose(view, legal)")
    chosen: Bot = bot
    return chosen
