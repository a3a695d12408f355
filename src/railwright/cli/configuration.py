"""Options of a command from a TOML file, below the environment and what is typed."""

import os
import tomllib
from pathlib import Path
from typing import Any

import click

from railwright.cli.arguments import Unusable
from railwright.cli.values import Number, WholeNumber
from railwright.errors import Defect, FileError, GameError, shown
from railwright.suggestions import asked, did_you_mean_or_choose, near
from railwright.text_files import read_text
from railwright.toml_syntax import Lines, syntax_defect

PREFIX = "RAILWRIGHT_"
"""How the environment variables begin that set options."""


OTHER_VARIABLES = (
    "RAILWRIGHT_CHROMIUM",
    "RAILWRIGHT_DOMAIN",
    "RAILWRIGHT_GAMES",
    "RAILWRIGHT_NO_CLIENT",
    "RAILWRIGHT_PURE",
    "RAILWRIGHT_SMTP",
    "RAILWRIGHT_STATIC",
    "RAILWRIGHT_WORDS",
)
"""Those that mean something else, here or where the package is built and run."""


class ConfigurableCommand(click.Command):
    """A command whose options have environment variables that are named like them."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 - click's own
        super().__init__(*args, **kwargs)
        for each in self.params:
            if isinstance(each, click.Option):
                each.envvar = PREFIX + _setting(each).upper().replace("-", "_")

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - likewise
        """Run the command, unless the environment sets an option that it lacks."""
        options = [str(each.envvar) for each in self.params if each.envvar]
        known = [each.removeprefix(PREFIX) for each in (*options, *OTHER_VARIABLES)]
        for name in sorted(os.environ):
            said = name.removeprefix(PREFIX)
            if said != name and said not in known:
                hint = asked(f"{PREFIX}{each}" for each in near(said, known))
                raise Unusable(f"unknown environment variable {name}{hint}")
        return super().invoke(ctx)


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
    text = read_text(path)
    try:
        said = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        defect = syntax_defect(str(error), text)
        raise FileError(str(path), [defect]) from error
    known = {
        _setting(each): each
        for each in command.params
        if isinstance(each, click.Option) and each.expose_value
    }
    wrong = {name: _wrong(name, value, known) for name, value in said.items()}
    lines = Lines(text)
    defects = [Defect(lines.of((name,)), each) for name, each in wrong.items() if each]
    if defects:
        raise FileError(str(path), defects)
    return {
        str(known[name].name): _fitting(value, known[name])
        for name, value in said.items()
    }


def _wrong(name: str, value: object, known: dict[str, click.Option]) -> str:
    """What is wrong with a setting of a file, or nothing."""
    if name not in known:
        return f"unknown setting {name!r}{did_you_mean_or_choose(name, [*known])}"
    option = known[name]
    kinds, wanted = _wanted(option)
    values = value if option.multiple and isinstance(value, list) else [value]
    for each in values:
        if type(each) not in kinds:  # true is no number
            return f"{name} must be {wanted}, not {shown(each)}"
        try:
            option.type.convert(each, option, None)
        except click.BadParameter as error:
            return f"{name} {error.message}"
    return ""


def _setting(option: click.Option) -> str:
    """An option as it is named in files: without dashes before it."""
    return option.opts[0].removeprefix("--")


def _fitting(value: object, option: click.Option) -> object:
    """A value as an option takes it; one for many is a list of one."""
    return [value] if option.multiple and not isinstance(value, list) else value


def _wanted(option: click.Option) -> tuple[tuple[type, ...], str]:
    """The types of values that an option takes from a file, and their name."""
    if option.is_flag:
        return (bool,), "true or false"
    if isinstance(option.type, WholeNumber):
        return (int,), "a whole number"
    if isinstance(option.type, Number):
        return (int, float), "a number"
    return (str,), "text in quotation marks"
