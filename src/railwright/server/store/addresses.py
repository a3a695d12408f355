"""Where a store can be: the path of an SQLite file or a postgresql:// URL."""

from pathlib import Path
from typing import TYPE_CHECKING

from railwright.extras import insist_on
from railwright.server.store.protocol import StoreError
from railwright.text_files import why_not_read

if TYPE_CHECKING:
    from railwright.server.store.postgres import PostgresStore
    from railwright.server.store.sqlite import SqliteStore


def is_url(address: str) -> bool:
    """Whether an address is that of a PostgreSQL database, not a path."""
    return address.startswith(("postgresql://", "postgres://"))


def insist_on_file(address: str) -> None:
    """StoreError if an address is a path where there is no file."""
    path = Path(address)
    if is_url(address) or path.is_file():
        return
    missing = IsADirectoryError() if path.is_dir() else FileNotFoundError()
    raise StoreError(f"{address}: {why_not_read(missing)}")


def store_at(address: str) -> "type[SqliteStore | PostgresStore]":
    """The kind of store that an address asks for."""
    if not is_url(address):
        # A browser that keeps its own tables has neither database.
        from railwright.server.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore
    insist_on("postgres", "a PostgreSQL database", "psycopg")
    # Only whoever has such a database needs the driver.
    from railwright.server.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore
