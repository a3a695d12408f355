"""`railwright export`: what others can use without Railwright."""

from pathlib import Path

import click

from railwright.cli.arguments import Unusable
from railwright.cli.groups import CommandGroup
from railwright.cli.values import FILE_PATH, FOLDER_PATH, OneOf
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


@export_group.command("contest")
@click.argument("file", metavar="FILE", type=FILE_PATH)
@click.argument("folder", metavar="DIR", type=FOLDER_PATH)
@click.option(
    "--format",
    "form",
    type=OneOf(["csv", "parquet"]),
    default="csv",
    show_default=True,
    help="Form of the tables; parquet needs the packages of railwright[research].",
)
def contest(file: Path, folder: Path, form: str) -> None:
    """Write the games of bots as tables, for spreadsheets and notebooks.

    FILE is an SQLite file of `simulate -o`, `arena --resume` or `ladder --store`. DIR
    gets a file for each table: games, seats, parts, tickets, claims, tunnels, offers.

    \b
    Examples:
      railwright export contest europe.sqlite europe
      railwright export contest europe.sqlite europe --format parquet
    """
    try:
        if form == "csv":
            from railwright.contests.contest_tables import save_csv as save
        else:
            from railwright.research.parquet import save_contest as save
        written = save(file, folder)
    except GameError as error:
        raise Unusable(str(error)) from error
    click.echo(f"Wrote {len(written)} tables to {folder}.")
