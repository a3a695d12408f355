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
from railwright.cli.sentences import in_our_words
from railwright.cli.serve import serve
from railwright.cli.simulate import simulate


class CommandLine(CommandGroup):
    """Commands whose errors are sentences, with exit code 1, or 2 for arguments."""

    def make_context(self, *arguments: Any, **more: Any) -> click.Context:  # noqa: ANN401 - as click has it
        """Read what was typed before the command."""
        with in_our_words(self):
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - as above
        """Run the command that was typed."""
        with in_our_words(self):
            return super().invoke(ctx)


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
