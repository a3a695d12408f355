"""Runs a node until a signal stops it."""

import asyncio
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from railwright.errors import GameError
from railwright.server.node import Node
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.store.sole_use import sole_use
from railwright.server.web.app import build
from railwright.server.web.doorkeeper import Doorkeeper
from railwright.server.web.request_line import RequestProtocol
from railwright.server.web.socket_line import SocketProtocol
from railwright.server.web.sockets import LARGEST_MESSAGE

PORTS_TRIED = 50
UNKNOWN_HOST = {socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL}
"""What the system answers if it finds no address by a name."""
UNSENT = 65_536
"""Bytes that the system takes for a line before it can send them."""
COLLECTION = (50_000, 20, 1_000)
"""After how many new objects garbage is looked for, among the young and the older.

With many tables in memory each look at the old ones would hold up everybody: seldom."""
SWITCH = 0.0005
"""Seconds after which a busy event loop lets the thread go on that writes; each
statement of a transaction waits for that."""


class Server(uvicorn.Server):
    """Says when it is ready, and good-bye to all sockets before it closes them."""

    def __init__(
        self, config: uvicorn.Config, node: Node, ready: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.node = node
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, at a port or what comes from a porter."""
        given = sockets or []
        channels = [each for each in given if each.family == socket.AF_UNIX]
        await super().startup([each for each in given if each not in channels])
        for channel in channels:
            channel.setblocking(False)
            asyncio.get_running_loop().add_reader(channel, self._take, channel)
        self.ready()

    def _take(self, channel: socket.socket) -> None:
        """Serve a connection that the porter hands on; end when there is no porter."""
        word, lines, _, _ = socket.recv_fds(channel, 1, 1)
        if not word:
            asyncio.get_running_loop().remove_reader(channel)
            self.should_exit = True
        for line in lines:
            task = asyncio.create_task(self._serve_line(socket.socket(fileno=line)))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)

    async def _serve_line(self, line: socket.socket) -> None:
        line.setblocking(False)
        factory: Any = self.config.http_protocol_class  # as Uvicorn uses it
        protocol = partial(
            factory,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        loop = asyncio.get_running_loop()
        await loop.connect_accepted_socket(protocol, line)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop gracefully: everything that was answered is on disk already."""
        await self.node.say_bye()
        await super().shutdown(sockets)


def listening(host: str, port: int, tried: int = PORTS_TRIED) -> socket.socket:
    """A socket on the first free one of so many ports; port 0 is any."""
    last = min(port + tried, 65536)
    for candidate in range(port, last) if port else (0,):
        try:
            return _with_little_unsent(
                socket.create_server((host, candidate), backlog=2048)
            )
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise _cannot_listen(host, candidate, error) from error
    if tried == 1:
        text = f"port {port} is in use"
    else:
        text = f"ports {port} to {last - 1} are all in use"
    raise GameError(f"{text}; choose another --port")


def _with_little_unsent(listener: socket.socket) -> socket.socket:
    """Have the system keep little that it cannot send yet, on all lines that come.

    It would keep megabytes for each, and say only now and then that they are taken.
    """
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, UNSENT)
    return listener


def _cannot_listen(host: str, port: int, error: OSError) -> GameError:
    """Why a port cannot be listened on, other than that it is in use."""
    if error.errno in UNKNOWN_HOST:
        return GameError(f"--host: unknown host {host[:80]!r}")
    if error.errno == errno.EADDRNOTAVAIL:
        text = f"--host: {host} is not an address of this computer"
        return GameError(f"{text}; use 127.0.0.1, or 0.0.0.0 for all of its addresses")
    if error.errno == errno.EACCES:
        text = f"--port: {port} is reserved for the system"
        return GameError(f"{text}; choose one from 1024 to 65535")
    problem = error.strerror or str(error)
    return GameError(f"port {port} of {host} cannot be used: {problem.lower()}")


def run(
    settings: ServerSettings, listener: socket.socket, ready: Callable[[], None]
) -> None:
    """Serve until Ctrl-C or SIGTERM; StoreError if the store cannot be opened.

    Connections come to a port, or by a channel from a porter.
    """
    with (
        sole_use(settings.database),
        asyncio.Runner(loop_factory=new_loop) as runner,
    ):
        runner.run(_serve(settings, listener, ready))


def new_loop() -> asyncio.AbstractEventLoop:
    """An event loop, the quick one if there is one for this system."""
    try:
        import uvloop  # noqa: PLC0415 - not on every system
    except ImportError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop


def _make_room_for_tables() -> None:
    """Have less stopping and waiting when there are many tables.

    Hardly anything a server makes is garbage that only a collection finds, and what
    lives since the start need never be looked through again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTION)
    sys.setswitchinterval(SWITCH)


async def _serve(
    settings: ServerSettings, listener: socket.socket, ready: Callable[[], None]
) -> None:
    node = await Node.open(settings)
    # Uvicorn stops on these by itself, and hands them on when it has stopped.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    doorkeeper = Doorkeeper(settings)
    config = uvicorn.Config(
        build(node),
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(RequestProtocol, doorkeeper),  # type: ignore[arg-type]  # it is called only
        ws=partial(SocketProtocol, doorkeeper),  # type: ignore[arg-type]  # as above
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,  # longer than proxies keep theirs
        timeout_graceful_shutdown=5,
    )
    _make_room_for_tables()
    await Server(config, node, ready).serve(sockets=[listener])
