"""A data folder is one server's: a second one would not hear what the first writes."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from railwright.server.store.addresses import is_url
from railwright.server.store.protocol import StoreError
from railwright.text_files import cannot_write

LOCK = "railwright.lock"
"""The file in the folder that a running server holds; it stays when the server ends."""


@contextmanager
def sole_use(address: str) -> Iterator[None]:
    """Hold the folder of an SQLite file; StoreError if another server does.

    The system lets the folder go when the process ends, however it ends. Servers of a
    PostgreSQL database hear each other, so they may be many.
    """
    if is_url(address):
        yield
        return
    path = Path(address).parent / LOCK
    try:
        held = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreError(str(cannot_write(path, error))) from error
    try:
        _hold(held, path.parent)
        yield
    finally:
        os.close(held)


def _hold(held: int, folder: Path) -> None:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.read(held, 20).decode(errors="replace").strip()
        process = f" (process {holder})" if holder.isdecimal() else ""
        raise StoreError(
            f"another server{process} uses {folder}: stop it, or name another folder"
        ) from error
    with suppress(OSError):  # a full disk: only the error of another server says less
        os.ftruncate(held, 0)
        os.pwrite(held, f"{os.getpid()}\n".encode(), 0)
