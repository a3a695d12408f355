"""`railwright gallery`: look at the boards in a browser."""

import os
import signal
import sys
import webbrowser
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from railwright.gallery import GalleryServer


@click.command(name="gallery")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    default=8123,
    show_default=True,
    help="Where to serve; 0 takes any free port.",
)
@click.option(
    "--open/--no-open",
    "opens",
    default=True,
    show_default=True,
    help="Show the page in your browser.",
)
def gallery(*, port: int, opens: bool) -> None:
    """Show the boards in a browser, until Ctrl-C."""
    from railwright.drawing import draw_board
    from railwright.gallery import Site, open_server

    # A service manager's request to stop is as good as Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with open_server(Site(draw_board), port) as server:
        try:
            _announce(server, port, opens=opens)
            server.serve_forever()
        except KeyboardInterrupt:
            click.echo("\nStopped.")


def _announce(server: "GalleryServer", port: int, *, opens: bool) -> None:
    if port not in {0, server.port}:
        click.echo(f"Port {port} is taken, so this is port {server.port}.")
    click.echo(f"The boards are at {server.address} (Ctrl-C stops)")
    if opens and has_screen():
        webbrowser.open(server.address)


def has_screen() -> bool:
    """Whether a browser can show itself; one made of text would take the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
