"""`railwright gallery`: look at the boards in a browser."""

import signal
from typing import TYPE_CHECKING

import click

from railwright.cli.pages import open_option, port_option, show_page, tell_port

if TYPE_CHECKING:
    from railwright.gallery import GalleryServer


@click.command(name="gallery")
@port_option(8123)
@open_option(opens=True)
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
    tell_port(port, server.port)
    click.echo(f"The boards are at {server.address} (Ctrl-C stops)")
    show_page(server.address, opens=opens)
