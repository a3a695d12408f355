"""Games in progress as files: saved after every action, found again by name."""

import os
import re
import tempfile
from pathlib import Path

from railwright.errors import GameError
from railwright.suggestions import did_you_mean_or_choose
from railwright.text_files import read_text

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}")
ENDING = ".txt"


def folder() -> Path:
    """Where games are kept: below XDG_DATA_HOME, or ~/.local/share."""
    home = os.environ.get("XDG_DATA_HOME", "")
    # The standard says that a path which is not absolute is to be ignored.
    base = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "railwright" / "games"


def is_name(name: str) -> bool:
    """Whether a game can be called so."""
    return _NAME.fullmatch(name) is not None


def path_of(name: str) -> Path:
    """The file of a game; GameError if no game can be called so."""
    if not is_name(name):
        raise GameError(
            f"{name[:40]!r} cannot name a game: use letters, digits, dots and dashes"
        )
    return folder() / f"{name}{ENDING}"


def reserve(stem: str) -> Path:
    """A new file for a game: `nordic-1`, `nordic-2`, …; OSError if there is no way."""
    folder().mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = path_of(f"{stem}-{number}")
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def write(path: Path, text: str) -> None:
    """Write a file as a whole or not at all; OSError if it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.stem}-", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(name: str) -> tuple[Path, str]:
    """A saved game by its name, or the last one; GameError if there is none."""
    path = path_of(name) if name else _latest()
    if not path.exists():
        known = [each.stem for each in saved()[:8]]
        if not known:
            raise GameError(f"unknown saved game {name}; no game is saved yet")
        raise GameError(
            f"unknown saved game {name}{did_you_mean_or_choose(name, known)}"
        )
    return path, read_text(path)


def saved() -> list[Path]:
    """All saved games, the last one first."""
    files = folder().glob(f"[!.]*{ENDING}")
    return sorted(files, key=lambda file: -file.stat().st_mtime_ns)


def _latest() -> Path:
    """The last game that is not over."""
    for path in saved():
        text = path.read_text(encoding="utf-8", errors="replace")
        if text and not re.search(r"(?m)^result ", text):
            return path
    raise GameError(f"no unfinished game in {folder()}")
