"""Where tables are kept: an SQLite file or a PostgreSQL database."""

from pathlib import Path

from railwright.server.store.protocol import (
    FIRST,
    Change,
    Conflict,
    Credential,
    CredentialKind,
    Entry,
    HandOver,
    Identity,
    ImportedRecord,
    Listing,
    Place,
    Refused,
    Status,
    Store,
    StoreError,
    Summary,
    Unavailable,
)
from railwright.server.store.sqlite import SqliteStore

__all__ = [
    "FIRST",
    "Change",
    "Conflict",
    "Credential",
    "CredentialKind",
    "Entry",
    "HandOver",
    "Identity",
    "ImportedRecord",
    "Listing",
    "Place",
    "Refused",
    "Status",
    "Store",
    "StoreError",
    "Summary",
    "Unavailable",
    "is_url",
    "open_store",
]


async def open_store(address: str) -> Store:
    """The store of an address: the path of an SQLite file or a postgresql:// URL.

    StoreError with one sentence if it cannot be opened.
    """
    if not is_url(address):
        return await SqliteStore.open(Path(address))
    try:
        # Only whoever has such a database needs the driver.
        from railwright.server.store.postgres import PostgresStore  # noqa: PLC0415
    except ImportError as error:
        wanted = "pip install railwright[postgres]"
        raise StoreError(f"a PostgreSQL database needs: {wanted}") from error
    return await PostgresStore.open(address)


def is_url(address: str) -> bool:
    """Whether an address is that of a PostgreSQL database, not a path."""
    return address.startswith(("postgresql://", "postgres://"))
