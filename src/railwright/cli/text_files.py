"""Text files that commands read."""

import sys
from pathlib import Path

from railwright.errors import GameError


def read_text(file: Path) -> str:
    """The text of a file, a dash for standard input; GameError if there is none."""
    try:
        if str(file) == "-":
            return sys.stdin.buffer.read().decode("utf-8")
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise GameError(f"{file}: no such file") from None
    except UnicodeDecodeError:
        raise GameError(f"{file} is not a text file") from None
    except OSError as error:
        raise GameError(f"cannot read {file}: {error.strerror}") from error
