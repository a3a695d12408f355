"""Where somebody else's code has failed, in a sentence for its author."""

import sysconfig
from pathlib import Path
from traceback import extract_tb
from types import TracebackType

import railwright

_OURS = str(Path(railwright.__file__).parent)
_INSTALLED = tuple(
    {sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")} | {"<"}
)
"""How the files begin that neither we nor the author of a bot have written."""
_OTHERS = (_OURS, *_INSTALLED)
"""How the files begin that the author of a bot has not written."""


def failure(error: BaseException, *, is_ours: bool = False) -> str:
    """What was raised and where: `KeyError: 'oslo' (my_bots.py, line 12)`.

    The line is the innermost one of the author; if the bot is ours, it is one of ours.
    """
    said = f"{type(error).__name__}: {error}".removesuffix(": ")
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        said = f"{type(error).__name__}: {error.msg}"
        place: tuple[str, int] | None = (error.filename, error.lineno)
    else:
        place = _place(error.__traceback__, _INSTALLED if is_ours else _OTHERS)
    said = " ".join(said.split())  # whatever was raised, it is one line
    return f"{said} ({_shown(place[0])}, line {place[1]})" if place else said


def _place(
    trace: TracebackType | None, others: tuple[str, ...]
) -> tuple[str, int] | None:
    """The innermost line in a file of nobody else; none if it was not reached."""
    for frame in reversed(extract_tb(trace)):
        if frame.lineno and not frame.filename.startswith(others):
            return frame.filename, frame.lineno
    return None


def _shown(file: str) -> str:
    """A file as its author would name it: from the current folder, if it is there."""
    path, here = Path(file), Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else file
