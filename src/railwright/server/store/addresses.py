"""Where a store can be: the path of an SQLite file or a postgresql:// URL."""

from typing import TYPE_CHECKING

from railwright.server.store.protocol import StoreError
from railwright.server.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from railwright.server.store.postgres import PostgresStore


def is_url(address: str) -> bool:
    """Whether an address is that of a PostgreSQL database, not a path."""
    return address.startswith(("postgresql://", "postgres://"))


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
