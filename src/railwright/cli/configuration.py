"""Options of a command from a TOML file, below the environment and what is typed."""

import tomllib
from pathlib import Path
from typing import Any

import click

from railwright.cli.arguments import Unusable
from railwright.cli.values import Number, WholeNumber
from railwright.errors import GameError, shown
from railwright.suggestions import did_you_mean_or_choose
from railwright.text_files import read_text

PREFIX = "RAILWRIGHT_"
"""How the environment variables begin that set options."""


class ConfigurableCommand(click.Command):
    """A command whose options have environment variables that are named like them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - click's own
        super().__init__(*args, **kwargs)
        for each in self.params:
            if isinstance(each, click.Option):
                each.envvar = PREFIX + _setting(each).upper().replace("-", "_")


def configured(ctx: click.Context, _: click.Parameter, path: Path | None) -> None:
    """Take the options that a file names for those of the command."""
    if path is None:
        return
    try:
        ctx.default_map = {**(ctx.default_map or {}), **_named(ctx.command, path)}
    except GameError as error:
        raise Unusable(str(error)) from error


def _named(command: click.Command, path: Path) -> dict[str, object]:
    """What a file says, by the names of the command's parameters."""
    try:
        said = tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise GameError(f"{path}: {error}") from error
    known = {
        _setting(each): each
        for each in command.params
        if isinstance(each, click.Option) and each.expose_value
    }
    for name in said:
        if name not in known:
            hint = did_you_mean_or_choose(name, [*known])
            raise GameError(f"{path}: unknown setting {name!r}{hint}")
    return {
        str(known[name].name): _fitting(value, known[name], path)
        for name, value in said.items()
    }


def _setting(option: click.Option) -> str:
    """An option as it is named in files: without dashes before it."""
    return option.opts[0].removeprefix("--")


def _fitting(value: object, option: click.Option, path: Path) -> object:
    """A value of the type that an option takes; one for many is a list of one."""
    kinds, wanted = _wanted(option)
    values = value if option.multiple and isinstance(value, list) else [value]
    for each in values:
        if type(each) not in kinds:  # true is no number
            raise GameError(
                f"{path}: {_setting(option)} must be {wanted}, not {shown(each)}"
            )
    return values if option.multiple else value


def _wanted(option: click.Option) -> tuple[tuple[type, ...], str]:
    """The types of values that an option takes from a file, and their name."""
    if option.is_flag:
        return (bool,), "true or false"
    if isinstance(option.type, WholeNumber):
        return (int,), "a whole number"
    if isinstance(option.type, Number):
        return (int, float), "a number"
    return (str,), "text in quotation marks"
