"""The game argument of commands: the name of a game, or a map file."""

import click
from click.shell_completion import CompletionItem

from railwright.games import GAMES

PLACE = "{games}"
"""Stands in a docstring for the names of all games."""


class GameName(click.ParamType[str]):
    """The name of a game or the path of a map file, completed by the shell."""

    name = "game"

    def shell_complete(
        self, _ctx: click.Context, _param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The games that begin like this, and files."""
        names = [CompletionItem(name) for name in GAMES if name.startswith(incomplete)]
        return [*names, CompletionItem(incomplete, type="file")]


class GameCommand(click.Command):
    """A command whose help names the games."""

    def format_help_text(
        self, ctx: click.Context, formatter: click.HelpFormatter
    ) -> None:
        """Write the help with the games in it."""
        self.help = (self.help or "").replace(PLACE, listed())
        super().format_help_text(ctx, formatter)


def listed() -> str:
    """The games in words: `europe, nordic or usa`."""
    *names, last = GAMES
    return f"{', '.join(names)} or {last}" if names else last
