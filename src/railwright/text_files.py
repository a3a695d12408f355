"""Reads and writes files that people name; says in one way why one cannot be."""

from pathlib import Path
from typing import TYPE_CHECKING

from railwright.errors import Defect, FileError, GameError

if TYPE_CHECKING:
    import sqlite3

CANNOT_OPEN = 14
"""SQLite's number for a file that it cannot open; the higher bits say more."""
SQLITE_REASONS = {
    5: "another process is using this file; stop it, or try again later",
    6: "another process is using this file; stop it, or try again later",
    8: "cannot be written: it is read-only",
    11: "this SQLite file is damaged",
    13: "cannot be written: the disk is full",
    26: "not an SQLite file",
}
"""Why SQLite cannot use a file, by its numbers for errors."""


def read_text(path: Path, error: type[FileError] = FileError) -> str:
    """The text of a file in UTF-8; an error of that type says why there is none.

    Some editors begin a file with a byte order mark; it is no part of the text.
    """
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as reason:
        raise error(str(path), [Defect(0, why_not_read(reason))]) from reason
    return decoded(data, str(path), error)


def decoded(data: bytes, name: str, error: type[FileError] = FileError) -> str:
    """The text of bytes in UTF-8; an error of that type names the first wrong line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        line = data.count(b"\n", 0, reason.start) + 1
        text = f"not text in UTF-8: byte {reason.object[reason.start]:#04x} is wrong"
        raise error(name, [Defect(line, text)]) from reason
    return text.replace("\r\n", "\n").replace("\r", "\n")


def numbered_lines(
    text: str, form: str, name: str, error: type[FileError]
) -> list[tuple[int, str]]:
    """The lines of a text that are not blank, with their numbers.

    The first must say which `form` the text has; otherwise it is an error of that type.
    """
    known = text.removeprefix("\ufeff")  # some editors begin a text with it
    lines = [(n, line) for n, line in enumerate(known.splitlines(), 1) if line.strip()]
    if not lines or lines[0][1].split() != form.split():
        first, empty = (lines[0][0], "") if lines else (1, "the file is empty; ")
        problem = f"{empty}expected {form!r} as the first line"
        raise error(name, [Defect(first, problem)])
    return lines


def why_not_read(error: OSError | ValueError) -> str:
    """Why a file cannot be read: `no such file`."""
    if isinstance(error, FileNotFoundError):
        return "no such file"
    if isinstance(error, IsADirectoryError):
        return "this is a folder, not a file"
    return f"cannot be read: {_reason(error)}"


def write_file(path: Path, data: str | bytes) -> None:
    """Write a file; GameError says why it cannot be written."""
    try:
        path.write_bytes(data.encode() if isinstance(data, str) else data)
    except OSError as error:
        raise cannot_write(path, error) from error


def cannot_write(path: Path, error: OSError | ValueError) -> GameError:
    """The error of a file that cannot be written: `x/y.svg: no such folder x`."""
    if isinstance(error, FileNotFoundError):
        return GameError(f"{path}: no such folder {path.parent}")
    if isinstance(error, FileExistsError) and path.is_file():
        return GameError(f"{path}: this is a file, not a folder")
    if isinstance(error, (NotADirectoryError, FileExistsError)):
        return GameError(f"{path}: {path.parent} is not a folder")
    if isinstance(error, IsADirectoryError):
        return GameError(f"{path}: {why_not_read(error)}")
    return GameError(f"{path}: cannot be written: {_reason(error)}")


def cannot_use(path: Path, error: "sqlite3.Error") -> GameError:
    """The error of an SQLite file; why one cannot be opened SQLite does not say."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code != CANNOT_OPEN:
        reason = SQLITE_REASONS.get(code, f"cannot be used: {error}")
        return GameError(f"{path}: {reason}")
    if path.is_dir():
        return cannot_write(path, IsADirectoryError())
    if path.parent.is_dir():
        return GameError(f"{path}: cannot be opened")
    is_there = path.parent.exists()
    return cannot_write(path, NotADirectoryError() if is_there else FileNotFoundError())


def _reason(error: OSError | ValueError) -> str:
    """What the system says, as a part of a sentence."""
    said = getattr(error, "strerror", None) or str(error)
    return f"{said[:1].lower()}{said[1:]}"
