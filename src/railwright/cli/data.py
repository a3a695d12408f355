"""`railwright data`: what a table server has stored."""

import click

from railwright.cli.arguments import Unusable
from railwright.cli.groups import CommandGroup
from railwright.errors import GameError


@click.group("data", cls=CommandGroup)
def data_group() -> None:
    """Copy and check the data of a table server."""


@data_group.command("copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy all stored data, for a backup or a move.

    FROM and TO are SQLite files or postgresql:// URLs. TO must be new or empty. The
    server may keep running: the copy is a snapshot of the moment when it began.

    \b
    Examples:
      railwright data copy railwright.sqlite backup.sqlite
      railwright data copy railwright.sqlite postgresql://localhost/railwright
    """
    from railwright.server.store.copying import copy_store

    try:
        counts = copy_store(source, target)
    except GameError as error:
        raise Unusable(str(error)) from error
    said = ", ".join(f"{counts[part]:,} {part}" for part in ("tables", "entries"))
    click.echo(f"Copied {said} and everything that belongs to them.")


@data_group.command("check")
@click.argument("store", metavar="STORE")
def check(store: str) -> None:
    """List stored tables that cannot be read or continued.

    STORE is an SQLite file or a postgresql:// URL. The server may keep running. The
    exit code is 1 if there are such tables.

    \b
    Examples:
      railwright data check railwright.sqlite
    """
    from railwright.cli.printed_tables import print_table
    from railwright.server.checking import check_store

    try:
        found = list(check_store(store))
    except GameError as error:
        raise Unusable(str(error)) from error
    broken = [(each.table, each.defect) for each in found if each.defect]
    if broken:
        print_table("Broken tables", ["Table", "Reason"], broken)
    click.echo(f"Tables checked: {len(found):,}. Broken: {len(broken):,}.")
    if broken:
        raise SystemExit(1)
