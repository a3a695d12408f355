"""`railwright export`: what others can use without Railwright."""

from pathlib import Path

import click

from railwright.cli.arguments import Unusable
from railwright.cli.groups import CommandGroup
from railwright.cli.values import FOLDER_PATH
from railwright.errors import GameError


@click.group("export", cls=CommandGroup)
def export_group() -> None:
    """Write what can be used without Railwright."""


@export_group.command("site")
@click.argument("folder", metavar="DIR", type=FOLDER_PATH)
def site(folder: Path) -> None:
    """Write a website on which all boards are played without a server.

    DIR is a new or empty folder. Put what is in it on any static host, at the root of
    its address: people play against bots and pass and play there, with the engine in
    their browsers, also when the network is off.

    \b
    Examples:
      railwright export site public
    """
    from railwright.server.plumbing.settings import ENGINE, STATIC
    from railwright.server.web.site import write_site

    try:
        count = write_site(folder, STATIC, ENGINE)
    except GameError as error:
        raise Unusable(str(error)) from error
    click.echo(f"Wrote {count:,} files to {folder}.")
