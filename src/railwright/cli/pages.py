"""What commands that serve pages have in common: where, and who looks at them."""

import os
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import click

# Any: click's decorators take commands of every kind.
Decorator = Callable[[Any], Any]


def port_option(port: int) -> Decorator:
    """The port at which to listen."""
    return click.option(
        "--port",
        type=click.IntRange(0, 65535),
        default=port,
        show_default=True,
        help="Port; if it is in use, the next free one; 0 picks any.",
    )


def open_option(*, opens: bool) -> Decorator:
    """Whether a browser shows the page at once."""
    return click.option(
        "--open/--no-open",
        "opens",
        default=opens,
        show_default=True,
        help="Open the page in your browser.",
    )


def tell_port(wanted: int, taken: int) -> None:
    """Say that another port had to be taken, if it is so."""
    if wanted not in {0, taken}:
        click.echo(f"Port {wanted} is in use; using port {taken}.")


def show_page(address: str, *, opens: bool) -> None:
    """Open a browser where that is wanted and can be seen."""
    if opens and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser can show itself; one made of text would take the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
