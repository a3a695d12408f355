"""Where a store can be: the path of an SQLite file or a postgresql:// URL."""

from pathlib import Path
from typing import TYPE_CHECKING

from railwright.server.store.protocol import StoreError
from railwright.server.store.sqlite import SqliteStore
from railwright.text_files import why_not_read

if TYPE_CHECKING:
    from railwright.server.store.postgres import PostgresStore


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
        return SqliteStore
    try:
        # Only whoever has such a database needs the driver.
        from railwright.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ImportError as error:
        wanted = "pip install railwright[postgres]"
        raise StoreError(f"a PostgreSQL database needs: {wanted}") from error
    return PostgresStore
