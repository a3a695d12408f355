"""`railwright admin`: what an operator does with stored tables and people."""

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from railwright.cli.arguments import Unusable, check_new
from railwright.cli.groups import CommandGroup
from railwright.cli.values import FILE_PATH, OneOf, WholeNumber
from railwright.errors import GameError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from railwright.server.store import Sanction, Store

T = TypeVar("T")
STORE = click.argument("store", metavar="STORE")
ID = click.argument("name", metavar="ID")
PERSON = click.argument("person", metavar="PERSON")
LIFT = click.option("--lift", is_flag=True, help="Allow it again.")
NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL
STATUSES = ["open", "playing", "finished", "archived"]


def _done(address: str, work: "Callable[[Store], Awaitable[T]]") -> T:
    """What comes of work with a store; servers that run hear of it in a moment."""
    from railwright.server.administration import opened

    async def do() -> T:
        async with opened(address) as store:
            return await work(store)

    try:
        return asyncio.run(do())
    except GameError as error:
        raise Unusable(str(error)) from error


@click.group("admin", cls=CommandGroup)
def admin_group() -> None:
    """Look after the tables and people of a table server.

    STORE is an SQLite file or a postgresql:// URL. The server may keep running: it
    hears of every change within a second.
    """


@admin_group.command("list")
@STORE
@click.option("--status", type=OneOf(STATUSES), help="Only tables of this status.")
@click.option("--person", metavar="PERSON", help="Only tables where a person sits.")
@click.option(
    "--most",
    type=WholeNumber(1),
    default=50,
    show_default=True,
    help="Show at most this many.",
)
def list_tables(store: str, status: str | None, person: str | None, most: int) -> None:
    """List tables, the latest activity first.

    \b
    Examples:
      railwright admin list railwright.sqlite --status playing
    """
    from railwright.cli.printed_tables import print_table
    from railwright.server.administration import tables

    rows = _done(store, lambda opened: tables(opened, status, person, most))
    headers = ["Table", "Status", "Game", "Active (UTC)", "Seats"]
    if rows:
        print_table("", headers, rows)
    click.echo(f"Tables shown: {len(rows):,}.")


@admin_group.command("show")
@STORE
@ID
def show(store: str, name: str) -> None:
    """Show what is stored of a table or a person.

    \b
    Examples:
      railwright admin show railwright.sqlite Y3m0tzQ9kLw_aB1x
    """
    from railwright.server.administration import shown

    for what, value in _done(store, lambda opened: shown(opened, name)):
        click.echo(f"{what + ':':<12}{value}")


@admin_group.command("delete")
@STORE
@ID
@click.option("--yes", is_flag=True, help="Do not ask.")
def delete(store: str, name: str, *, yes: bool) -> None:
    """Delete a table, or erase a person everywhere.

    A person's name, words and addresses are erased from all tables, their seats in
    games that are not over go to bots, and their games stay for the others.

    \b
    Examples:
      railwright admin delete railwright.sqlite Y3m0tzQ9kLw_aB1x --yes
    """
    from railwright.server.administration import remove

    if not yes:
        click.confirm(f"Delete {name} for good?", abort=True)
    click.echo(_done(store, lambda opened: remove(opened, name)))


@admin_group.command("ban")
@STORE
@PERSON
@LIFT
def ban(store: str, person: str, *, lift: bool) -> None:
    """Let a person only look: no seats, no tables, no moves, no chat.

    \b
    Examples:
      railwright admin ban railwright.sqlite 4f2a90c1d7e3b865
    """
    _forbid(store, person, "ban", lift=lift)


@admin_group.command("mute")
@STORE
@PERSON
@LIFT
def mute(store: str, person: str, *, lift: bool) -> None:
    """Let a person not talk at any table.

    \b
    Examples:
      railwright admin mute railwright.sqlite 4f2a90c1d7e3b865 --lift
    """
    _forbid(store, person, "mute", lift=lift)


def _forbid(store: str, person: str, kind: "Sanction", *, lift: bool) -> None:
    from railwright.server.administration import forbid

    _done(store, lambda opened: forbid(opened, person, kind, lift=lift))
    done = {"ban": "banned", "mute": "muted"}[kind]
    click.echo(f"{person} is {'no longer ' if lift else ''}{done}.")


@admin_group.command("revoke")
@STORE
@PERSON
def revoke(store: str, person: str) -> None:
    """Revoke the tokens of a bot.

    A browser gets its identity back by its cookie: ban it instead.

    \b
    Examples:
      railwright admin revoke railwright.sqlite 4f2a90c1d7e3b865
    """
    from railwright.server.administration import revoke as revoke_tokens

    count = _done(store, lambda opened: revoke_tokens(opened, person))
    click.echo(f"Tokens revoked: {count}.")


@admin_group.command("repair")
@STORE
@click.argument("table", metavar="TABLE")
@click.option(
    "--cut", is_flag=True, help="Drop entries from the first that cannot be used on."
)
def repair(store: str, table: str, *, cut: bool) -> None:
    """Make a broken table usable again.

    Renews what lists and clocks know of it, and with --cut goes back to the last moment
    that can be read. `railwright data check` lists broken tables.

    \b
    Examples:
      railwright admin repair railwright.sqlite Y3m0tzQ9kLw_aB1x --cut
    """
    from railwright.server.administration import repair as repair_table

    said = _done(store, lambda opened: repair_table(opened, table, cut=cut))
    click.echo(f"Repaired {table}: {said}.")


@admin_group.command("export")
@STORE
@ID
@click.option(
    "-o", "--output", type=FILE_PATH, help="File to write.  [default: standard output]"
)
def export(store: str, name: str, output: Path | None) -> None:
    """Write everything that is stored of a table or a person, as JSON.

    The log of a table has all hidden cards in it. A file is new and only yours to read.

    \b
    Examples:
      railwright admin export railwright.sqlite 4f2a90c1d7e3b865 -o person.json
    """
    from railwright.server.administration import export as exported

    try:
        if output:
            check_new(output)
    except GameError as error:
        raise Unusable(str(error)) from error
    text = _done(store, lambda opened: exported(opened, name))
    if output:
        with os.fdopen(os.open(output, NEW, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
    else:
        click.echo(text, nl=False)
