"""A person at the keyboard: what is shown, and what is typed."""

import sys
from contextlib import suppress

import click
from rich.console import Console


def console() -> Console:
    """Where a game is shown; no letter can be one that the terminal refuses."""
    for stream in (sys.stdin, sys.stdout):
        with suppress(AttributeError, ValueError, OSError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # if it can
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - gives `input` its arrow keys
    return Console(markup=False, emoji=False, highlight=False)


def ask(prompt: str) -> str:
    """What is typed; in a pipe it is shown, since no terminal does that."""
    sys.stdout.flush()
    line = input(prompt)
    if not sys.stdin.isatty():
        click.echo(line)
    return line
