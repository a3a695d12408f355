"""Where tables are kept: an SQLite file or a PostgreSQL database."""

from railwright.server.store.addresses import is_url, store_at
from railwright.server.store.passkey_types import (
    Challenge,
    Passkey,
    Purpose,
)
from railwright.server.store.protocol import (
    FIRST,
    OLDEST,
    Change,
    Conflict,
    Credential,
    CredentialKind,
    HandOver,
    Identity,
    ImportedRecord,
    Listing,
    ListPlace,
    Logs,
    Sanction,
    SheetMark,
    Store,
    StoredEntry,
    StoredStatus,
    StoreError,
    Summary,
    Unavailable,
    ValueRefused,
    WholeLog,
)
from railwright.server.store.push_types import Subscription

__all__ = [
    "FIRST",
    "OLDEST",
    "Challenge",
    "Change",
    "Conflict",
    "Credential",
    "CredentialKind",
    "HandOver",
    "Identity",
    "ImportedRecord",
    "ListPlace",
    "Listing",
    "Logs",
    "Passkey",
    "Purpose",
    "Sanction",
    "SheetMark",
    "Store",
    "StoreError",
    "StoredEntry",
    "StoredStatus",
    "Subscription",
    "Summary",
    "Unavailable",
    "ValueRefused",
    "WholeLog",
    "is_url",
    "open_store",
    "store_at",
]


async def open_store(address: str) -> Store:
    """The store of an address: the path of an SQLite file or a postgresql:// URL.

    StoreError with one sentence if it cannot be opened.
    """
    return await store_at(address).open(address)
