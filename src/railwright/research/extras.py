"""Packages that only research needs, and what to do where they are missing."""

from importlib import import_module


def insist_on(package: str) -> None:
    """ImportError in one line, with the way to mend it, if a package is missing."""
    try:
        import_module(package)
    except ImportError as error:
        raise ImportError(
            f'railwright.research needs {package}: pip install "railwright[research]"'
        ) from error
