"""Packages that not everyone needs, and what to do where they are missing."""

from importlib.util import find_spec

from railwright.errors import GameError


class MissingExtra(GameError, ImportError):  # noqa: N818 - it says what is missing
    """Packages of an extra are missing; the text has the command that installs them."""


def insist_on(extra: str, who: str, *modules: str) -> None:
    """MissingExtra if a module is missing that comes with an extra."""
    for module in modules:
        if not _is_there(module):
            command = f'pip install "railwright[{extra}]"'
            raise MissingExtra(f"{who} needs {module}: {command}")


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even the package around it
        return False
