"""Options of a command from a TOML file, below the environment and what is typed."""

import tomllib
from pathlib import Path

import click

from railwright.cli.arguments import Unusable
from railwright.errors import GameError
from railwright.suggestions import did_you_mean_or_choose
from railwright.text_files import read_text


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
        each.opts[0].removeprefix("--"): each.name
        for each in command.params
        if isinstance(each, click.Option) and each.name and each.expose_value
    }
    for name in said:
        if name not in known:
            hint = did_you_mean_or_choose(name, [*known])
            raise GameError(f"{path}: unknown setting {name!r}{hint}")
    return {str(known[name]): value for name, value in said.items()}
