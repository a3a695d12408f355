"""`railwright serve`: the table server."""

import os
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from railwright.cli.arguments import Unusable, cores
from railwright.cli.configuration import ConfigurableCommand, configured
from railwright.cli.faults import tell_faults
from railwright.cli.values import (
    FILE_PATH,
    FOLDER_PATH,
    NETWORK,
    WEB_ADDRESS,
    Number,
    OneOf,
    WholeNumber,
)
from railwright.errors import GameError
from railwright.text_files import cannot_write

if TYPE_CHECKING:
    from socket import socket

    from railwright.server.plumbing.settings import Mail, ServerSettings

FILE = "railwright.sqlite"
PORT = 8321
"""Where tables are if no port is named."""
MOST_DAYS = 36_500
HERE = ("127.0.0.1", "::1")
"""This computer."""


@click.command("serve", cls=ConfigurableCommand)
@click.option(
    "--config",
    type=FILE_PATH,
    is_eager=True,
    expose_value=False,
    callback=configured,
    help="TOML file with any of these options; the command line and environment"
    " variables such as RAILWRIGHT_PORT come first.",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    help="Host name or IP address to listen on.",
)
@click.option(
    "--port",
    type=WholeNumber(0, 65535),
    help="Port; 0 picks any.  [default: 8321, or the next free one]",
)
@click.option(
    "--data",
    type=FOLDER_PATH,
    help="Data folder.  [default: ~/.local/share/railwright/server]",
)
@click.option(
    "--database",
    metavar="URL",
    help="A postgresql:// database instead of a data folder.",
)
@click.option(
    "--open/--no-open",
    "opens",
    default=False,
    show_default=True,
    help="Open the page in your browser.",
)
@click.option(
    "--bots",
    type=WholeNumber(1, 64),
    help="Number of bot processes.  [default: cores minus one]",
)
@click.option(
    "--coach",
    type=WholeNumber(0, 300),
    default=100,
    show_default=True,
    help="Playouts of the coach for each decision; 0 means no coach.",
)
@click.option(
    "--workers",
    type=WholeNumber(1, 64),
    default=1,
    show_default=True,
    help="Number of server processes; more than one needs --database.",
)
@click.option(
    "--pace",
    type=Number(0, 60),
    default=0.6,
    show_default=True,
    help="Minimum seconds per bot move.",
)
@click.option(
    "--limits",
    type=Number(0, 1_000),
    default=1.0,
    show_default=True,
    help="Rate limit per client, as a factor; 0 means no limit.",
)
@click.option(
    "--origin",
    "origins",
    type=WEB_ADDRESS,
    multiple=True,
    help="Allow requests from this origin; may be given several times.",
)
@click.option(
    "--address",
    type=WEB_ADDRESS,
    default="",
    help="Public URL of the server, if it differs from host and port.",
)
@click.option(
    "--proxy",
    "proxies",
    type=NETWORK,
    multiple=True,
    default=HERE,
    help="Trust this reverse proxy, an IP address or network, to name the client; may"
    " be given several times.  [default: this computer]",
)
@click.option(
    "--archive-after",
    type=WholeNumber(1, MOST_DAYS),
    default=60,
    show_default=True,
    metavar="DAYS",
    help="Take tables without activity for so many days out of the lists.",
)
@click.option(
    "--delete-after",
    type=WholeNumber(0, MOST_DAYS),
    default=0,
    metavar="DAYS",
    help="Delete tables without activity for so many days, old records and score"
    " sheets, and people without a table; 0 means never.  [default: 0]",
)
@click.option(
    "--webhooks",
    type=OneOf(["off", "public", "any"]),
    default="off",
    show_default=True,
    help="Which webhook URLs players may register for turn notices.",
)
@click.option(
    "--push",
    type=OneOf(["off", "public", "any"]),
    default="public",
    show_default=True,
    help="Which push services browsers may name for turn notices.",
)
@click.option(
    "--metrics",
    type=NETWORK,
    multiple=True,
    default=HERE,
    help="Who may read /metrics, an IP address or network; may be given several times."
    "  [default: this computer]",
)
@click.option(
    "--log-level",
    type=OneOf(["debug", "info", "warning", "error"]),
    default="info",
    show_default=True,
    help="Log messages of this level and above.",
)
@click.option("--log-json", is_flag=True, help="Write the log as JSON.")
def serve(  # noqa: PLR0913 - all that a host may decide
    *,
    host: str,
    port: int | None,
    data: Path | None,
    database: str | None,
    opens: bool,
    bots: int | None,
    coach: int,
    workers: int,
    pace: float,
    limits: float,
    origins: tuple[str, ...],
    address: str,
    proxies: tuple[str, ...],
    archive_after: int,
    delete_after: int,
    webhooks: Literal["off", "public", "any"],
    push: Literal["off", "public", "any"],
    metrics: tuple[str, ...],
    log_level: str,
    log_json: bool,
) -> None:
    """Run the table server, until Ctrl-C.

    Games are stored in one file in the data folder and continue after a restart. The
    server sends e-mail if RAILWRIGHT_SMTP is set to a URL such as
    smtp://user:password@host:587/?from=a@b.c

    \b
    Examples:
      railwright serve --open
      railwright serve --config /etc/railwright.toml
      railwright serve --host 0.0.0.0 --data /srv/railwright
      railwright serve --database postgresql://railwright@localhost/railwright
    """
    from railwright.server.plumbing.logs import set_up_logs
    from railwright.server.plumbing.settings import ServerSettings

    prepare = partial(set_up_logs, log_level, is_json=log_json)
    prepare()
    tell_faults()
    try:
        settings = ServerSettings(
            database=_database(data, database, workers),
            address=address,
            bots=bots or max(1, cores() - 1),
            coach=coach,
            pace=pace,
            limits=limits,
            origins=origins,
            proxies=proxies,
            metrics=metrics,
            mail=_mail(os.environ.get("RAILWRIGHT_SMTP", "")),
            archive_days=archive_after,
            delete_days=delete_after,
            webhooks=webhooks,
            push=push,
        )
        serving = partial(_served, workers, prepare)
        _run(settings, host, port, serving, opens=opens)
    except GameError as error:
        raise Unusable(str(error)) from error


Serving = Callable[["ServerSettings", "socket", Callable[[], None]], None]
"""What serves on a port; it says when it is ready."""


def _served(
    workers: int,
    prepare: Callable[[], None],
    settings: "ServerSettings",
    listener: "socket",
    ready: Callable[[], None],
) -> None:
    """Serve in this process, or with several workers."""
    from railwright.server.crew import run_crew
    from railwright.server.run import run

    if workers == 1:
        run(settings, listener, ready)
    else:
        run_crew(settings, listener, ready, workers, prepare)


def _run(
    settings: "ServerSettings",
    host: str,
    port: int | None,
    serving: Serving,
    *,
    opens: bool,
) -> None:
    """Serve on the port that was named, or on the first free one, and say where."""
    from railwright.server.run import PORTS_TRIED, listening

    tried = PORTS_TRIED if port is None else 1
    with listening(host, PORT if port is None else port, tried) as listener:
        taken = listener.getsockname()[1]
        here = f"http://{_shown(host)}:{taken}"
        public = replace(settings, address=settings.address or here)

        def announce() -> None:
            if port is None and taken != PORT:
                click.echo(f"Port {PORT} is in use; using port {taken}.")
            _announce(here, opens=opens)

        serving(public, listener, announce)
    click.echo("Stopped.")


def _database(data: Path | None, database: str | None, workers: int) -> str:
    if data and database:
        raise GameError("give either --data or --database")
    if workers > 1 and not database:
        raise GameError("--workers needs a --database that they can share")
    if database:
        from railwright.server.store import is_url

        if not is_url(database):
            raise GameError(
                f"--database must begin with postgresql://, not {database[:40]!r}; "
                "a folder is given by --data"
            )
        return database
    folder = data or _default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise cannot_write(folder, error) from error
    return str(folder / FILE)


def _default_folder() -> Path:
    from railwright.terminal.saves import folder

    return folder().parent / "server"


def _shown(host: str) -> str:
    """How people on this computer type the host; localhost if it means all."""
    if host in {"", "0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _announce(here: str, *, opens: bool) -> None:
    click.echo(f"The tables are at {here}/ (Ctrl-C stops)")
    if opens and _has_screen():
        webbrowser.open(f"{here}/")


def _has_screen() -> bool:
    """Whether a browser can show itself; one made of text would take the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _mail(said: str) -> "Mail | None":
    from railwright.server.living.mails import read_mail

    return read_mail(said) if said else None
