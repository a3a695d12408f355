"""The `railwright` command and how it reports trouble."""

from typing import Any

import click

from railwright.cli.arena import arena
from railwright.cli.data import data_group
from railwright.cli.groups import CommandGroup
from railwright.cli.help import help_command
from railwright.cli.languages import languages
from railwright.cli.map import map_group
from railwright.cli.play import play
from railwright.cli.position import position
from railwright.cli.replay import replay_command
from railwright.cli.rules import rules
from railwright.cli.serve import serve
from railwright.cli.simulate import simulate
from railwright.errors import GameError
from railwright.suggestions import near


class CommandLine(CommandGroup):
    """Commands whose errors of ours are sentences like click's, with exit code 1."""

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as click has it
        """Run the command that was typed."""
        try:
            return super().invoke(ctx)
        except click.NoSuchOption as error:
            command = error.ctx.command if error.ctx else ctx.command
            if error.ctx is None and ctx.invoked_subcommand:
                command = self.commands[ctx.invoked_subcommand]
            options = (name for each in command.params for name in each.opts)
            meant = near(error.option_name, options)
            raise click.NoSuchOption(
                error.option_name, possibilities=meant, ctx=error.ctx
            ) from error
        except GameError as error:
            raise click.ClickException(str(error)) from error


@click.group(cls=CommandLine, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="railwright")
def railwright() -> None:
    """Train-route board games: boards, rules, bots and an online table."""


railwright.add_command(arena)
railwright.add_command(data_group)
railwright.add_command(help_command)
railwright.add_command(languages)
railwright.add_command(map_group)
railwright.add_command(play)
railwright.add_command(position)
railwright.add_command(replay_command)
railwright.add_command(rules)
railwright.add_command(serve)
railwright.add_command(simulate)
