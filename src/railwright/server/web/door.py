"""The door: whoever comes in passes here.

Requests that change something and sockets must come from our own pages, and no client
may ask for more than its share.
"""

import asyncio
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from railwright.server.node import Node
from railwright.server.plumbing.identity import secret_of
from railwright.server.plumbing.limits import client_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web import sockets
from railwright.server.web.problems import refuse, route_of

LOG = structlog.get_logger("railwright.door")
SOCKET = "/socket"
SPECTATING = "/socket/spectator"
"""A socket that sees what lies open, whoever opens it."""
LINE = "railwright.line"
"""Under which a protocol of ours hands itself to the application."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FREE = ("/health", "/ready", "/metrics")
"""Addresses that machines ask often."""


class Door:
    """Lets requests and sockets in, or sends them away."""

    def __init__(self, node: Node, app: ASGIApp) -> None:
        self.node = node
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "websocket":
            await self._socket(HTTPConnection(scope), receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, to: HTTPConnection, receive: Receive, send: Send) -> None:
        path = to.scope["path"]
        is_ours = self._is_from_here(to) and path in {SOCKET, SPECTATING}
        client = client_of(to)
        is_taken = is_ours and self.node.has_room_for(client)
        if not is_taken or self._is_too_much(to) or self.node.is_stopping:
            await receive()
            await sockets.refuse(send)
            return
        secret = None if path == SPECTATING else secret_of(to)
        with self.node.counted(client):
            line = to.scope["extensions"].get(LINE)
            await sockets.serve(self.node, secret, client, receive, send, line)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        to = HTTPConnection(scope)
        if scope["path"] not in FREE and self._is_too_much(to):
            refusal = Refusal("TOO_FAST", "too many requests; wait a moment")
        elif scope["method"] not in SAFE and not self._is_from_here(to):
            refusal = Refusal("ELSEWHERE", "this request comes from another page")
        else:
            answering = self._answer(scope, receive, send)
            await self.node.efforts.charged(client_of(to), answering)
            return
        response = await refuse(to, refusal)
        await response(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a request answered; a server that stops waits for it only so long."""
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if not self.node.is_stopping:
                raise
            LOG.warning("request given up", route=route_of(scope))

    def _is_too_much(self, to: HTTPConnection) -> bool:
        buckets, client = self.node.requests, client_of(to)
        if buckets is None or not to.client:
            return False
        if buckets.take(client) and not self.node.efforts.is_spent(client):
            return False
        self.node.metrics.limited.inc()
        return True

    def _is_from_here(self, to: HTTPConnection) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        origin = to.headers.get("origin")
        if origin is None or origin in self.node.settings.origins:
            return True
        host = to.headers.get("host", "")
        try:
            page = urlsplit(origin)
        except ValueError:
            return False
        is_safe = page.scheme == "https" or not self._is_secure(to)
        return bool(host) and page.netloc == host and is_safe

    def _is_secure(self, to: HTTPConnection) -> bool:
        """Whether our pages come by TLS; then one that did not is another's."""
        is_public = self.node.settings.address.startswith("https:")
        return is_public or to.scope["scheme"] in {"https", "wss"}
