"""The `railwright` command and how it reports trouble."""

from typing import Any

import click

from railwright.cli.groups import CommandGroup, CommandsByName
from railwright.cli.sentences import in_our_words

COMMANDS = CommandsByName(
    {
        "admin": "railwright.cli.admin:admin_group",
        "arena": "railwright.cli.arena:arena",
        "coach": "railwright.cli.coach:coach",
        "compare": "railwright.cli.compare:compare",
        "data": "railwright.cli.data:data_group",
        "explore": "railwright.cli.explore:explore_group",
        "export": "railwright.cli.export:export_group",
        "help": "railwright.cli.help:help_command",
        "ladder": "railwright.cli.ladder:ladder",
        "languages": "railwright.cli.languages:languages",
        "map": "railwright.cli.map:map_group",
        "play": "railwright.cli.play:play",
        "position": "railwright.cli.position:position",
        "print": "railwright.cli.print_out:print_command",
        "puzzle": "railwright.cli.solve:puzzle",
        "puzzles": "railwright.cli.puzzles:puzzles_group",
        "replay": "railwright.cli.replay:replay_command",
        "rules": "railwright.cli.rules:rules",
        "serve": "railwright.cli.serve:serve",
        "simulate": "railwright.cli.simulate:simulate",
        "train": "railwright.cli.train:train",
    }
)


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


@click.group(
    cls=CommandLine,
    commands=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="railwright")
def railwright() -> None:
    """Train-route board games: boards, rules, bots and an online table."""
