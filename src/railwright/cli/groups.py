"""Commands that hold other commands."""

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
