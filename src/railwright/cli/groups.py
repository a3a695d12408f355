"""Commands that hold other commands."""

from collections.abc import Iterator, Mapping
from importlib import import_module

import click

from railwright.suggestions import did_you_mean_or_choose


class CommandGroup(click.Group):
    """A group that says which commands it has if it does not know one."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was typed, and its arguments."""
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            known = did_you_mean_or_choose(name, self.list_commands(ctx))
            ctx.fail(f"unknown command {name[:40]!r}{known}")
        return super().resolve_command(ctx, args)


class CommandsByName(Mapping[str, click.Command]):
    """Commands that are imported only when they are asked for, to start quickly."""

    def __init__(self, places: Mapping[str, str]) -> None:
        self.places = places
        """Where each one is: `railwright.cli.play:play`."""

    def __getitem__(self, name: str) -> click.Command:
        module, _, attribute = self.places[name].partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)
