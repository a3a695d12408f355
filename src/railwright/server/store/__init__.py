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
    "open_store",
]


async def open_store(address: str) -> Store:
    """The store of an address: the path of an SQLite file or a postgresql:// URL."""
    return await SqliteStore.open(Path(address))
