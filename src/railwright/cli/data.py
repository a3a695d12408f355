"""`railwright data`: what a table server has stored."""

from pathlib import Path

import click

from railwright.cli.arguments import Unusable
from railwright.cli.groups import CommandGroup
from railwright.cli.plurals import counted
from railwright.cli.values import FILE_PATH
from railwright.errors import GameError


@click.group("data", cls=CommandGroup)
def data_group() -> None:
    """Back up, restore, copy and check the data of a table server."""


@data_group.command("backup")
@click.argument("store", metavar="STORE")
@click.argument("file", type=FILE_PATH, metavar="FILE")
def backup(store: str, file: Path) -> None:
    """Write all stored data into a new file.

    STORE is an SQLite file or a postgresql:// URL, FILE an SQLite file either way. The
    server may keep running: the backup is a snapshot of the moment when it began.

    \b
    Examples:
      railwright data backup railwright.sqlite monday.sqlite
    """
    from railwright.server.store.backups import back_up

    try:
        counts = back_up(store, file)
    except GameError as error:
        raise Unusable(str(error)) from error
    click.echo(f"Backed up {_said(counts)}.")


@data_group.command("restore")
@click.argument("file", type=FILE_PATH, metavar="FILE")
@click.argument("store", metavar="STORE")
@click.option(
    "--replace",
    is_flag=True,
    help="Replace what is in STORE, which must be empty otherwise.",
)
def restore(file: Path, store: str, *, replace: bool) -> None:
    """Put a backup into a store.

    FILE is a file that `railwright data backup` wrote, STORE an SQLite file or a
    postgresql:// URL. Stop all servers that use STORE first.

    \b
    Examples:
      railwright data restore monday.sqlite new/railwright.sqlite
      railwright data restore monday.sqlite railwright.sqlite --replace
    """
    from railwright.server.store.backups import restore as put_back

    try:
        counts = put_back(file, store, replace=replace)
    except GameError as error:
        raise Unusable(str(error)) from error
    click.echo(f"Restored {_said(counts)}.")


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
    click.echo(f"Copied {_said(counts)}.")


def _said(counts: dict[str, int]) -> str:
    """What was copied, in words."""
    tables = counted(counts["tables"], "table")
    entries = counted(counts["entries"], "entry", "entries")
    return f"{tables}, {entries} and everything that belongs to them"


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
