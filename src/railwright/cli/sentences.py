"""What is wrong with what was typed, in one sentence of ours, with exit code 2.

What is wrong in a file that was named has exit code 1.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import click

from railwright.cli.arguments import Unusable
from railwright.errors import FileError, GameError
from railwright.suggestions import asked, near

_EXTRA = re.compile(r"Got unexpected extra arguments? \((.+)\)")
_NEEDS_VALUE = re.compile(
    r"Option '(.+)' requires an argument|Option '(.+)' requires \d+"
)
_TAKES_NONE = re.compile(r"Option '(.+)' does not take a value")


@contextmanager
def in_our_words(command: click.Command) -> Iterator[None]:
    """Have a command end with a sentence, whether the error is ours or click's."""
    try:
        yield
    except click.exceptions.NoArgsIsHelpError:
        raise
    except click.UsageError as error:
        raise Unusable(sentence(error, command)) from error
    except GameError as error:
        is_read = isinstance(error, FileError) and not is_unreadable(error)
        kind = click.ClickException if is_read else Unusable
        raise kind(str(error)) from error


def is_unreadable(error: FileError) -> bool:
    """Whether a file was named that is not there, or that cannot be opened."""
    return isinstance(error.__cause__, OSError)


def sentence(error: click.UsageError, command: click.Command) -> str:
    """An error of click in our words; `command` is meant if it names no other."""
    match error:
        case click.NoSuchOption(option_name=name):
            command = error.ctx.command if error.ctx else command
            options = (opt for each in command.params for opt in each.opts)
            return f"unknown option {name}{asked(near(name, options))}"
        case click.MissingParameter(param=param):
            return f"{_named(param)} is missing"
        case click.BadParameter(param=param):
            return f"{_source(param, error.ctx)} {error.message}"
    return _plain(error.message)


def _plain(said: str) -> str:
    if extra := _EXTRA.match(said):
        return f"unexpected argument {extra[1]!r}"
    if needs := _NEEDS_VALUE.match(said):
        return f"{needs[1] or needs[2]} needs a value"
    if takes := _TAKES_NONE.match(said):
        return f"{takes[1]} takes no value"
    return said


def _source(param: click.Parameter | None, ctx: click.Context | None) -> str:
    """Where a value was given: a parameter, or the environment variable of one."""
    if param and param.name and ctx:
        source = ctx.get_parameter_source(param.name)
        if source == click.core.ParameterSource.ENVIRONMENT:
            return str(param.envvar)
    return _named(param)


def _named(param: click.Parameter | None) -> str:
    """A parameter as people type it: `--games`, `GAME`."""
    if param is None:
        return "an argument"
    if isinstance(param, click.Option):
        return max(param.opts, key=len)
    return (param.metavar or str(param.name).upper()).strip("[].")
