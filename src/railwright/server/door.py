"""The door: whoever comes in passes here, and every answer goes out with its headers.

Requests that change something and sockets must come from our own pages, no client may
ask for more than its share, and nothing of a table may be kept by caches on the way.
"""

from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from msgspec import json

from railwright.server import sockets
from railwright.server.bodies import Problem
from railwright.server.identity import COOKIE
from railwright.server.node import Node

SOCKET = "/socket"
SPECTATING = "/socket/spectator"
"""A socket that sees what lies open, whoever opens it."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
FREE = ("/health", "/ready", "/metrics")
"""Addresses that machines ask often."""
HEADERS = {
    b"content-security-policy": b"default-src 'none'; frame-ancestors 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=(), payment=()",
    b"cache-control": b"no-store",
}
"""Sent with every answer that does not say otherwise itself."""

# ASGI's scopes and messages are dictionaries of anything.
Scope = dict[str, Any]
Headers = Iterable[tuple[bytes, bytes]]


class Door:
    """Lets requests in and answers out."""

    def __init__(self, node: Node, app: Any) -> None:  # noqa: ANN401 - any ASGI application
        self.node = node
        self.app = app

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        """Serve one request or socket."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        path = scope["path"]
        is_ours = self._is_from_here(scope) and path in {SOCKET, SPECTATING}
        if not is_ours or self._is_too_much(scope) or self.node.is_stopping:
            await receive()
            await sockets.refuse(send)
            return
        secret = None if path == SPECTATING else _secret(scope)
        await sockets.serve(self.node, secret, receive, send)

    async def _request(self, scope: Scope, receive: Any, send: Any) -> None:  # noqa: ANN401 - as ASGI has it
        outward = _with_headers(scope, send)
        if scope["path"] not in FREE and self._is_too_much(scope):
            problem = Problem("TOO_FAST", "too many requests; wait a moment")
            await _refuse(outward, 429, problem)
        elif scope["method"] not in SAFE and not self._is_from_here(scope):
            problem = Problem("ELSEWHERE", "this request comes from another page")
            await _refuse(outward, 403, problem)
        else:
            await self.app(scope, receive, outward)

    def _is_too_much(self, scope: Scope) -> bool:
        client = scope.get("client")
        buckets = self.node.requests
        if buckets is None or not client or buckets.take(client[0]):
            return False
        self.node.metrics.limited.inc()
        return True

    def _is_from_here(self, scope: Scope) -> bool:
        """Whether a request comes from our own page, or from no page at all."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None:
            return True
        said = origin.decode("latin-1")
        if said in self.node.settings.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1")
        try:
            return bool(host) and urlsplit(said).netloc == host
        except ValueError:
            return False


def _secret(scope: Scope) -> str | None:
    """The secret of a socket: a bearer's, or that of the cookie."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    scheme, _, token = (
        headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    )
    if scheme.lower() == "bearer":
        return token.strip()
    cookies = SimpleCookie()
    try:
        cookies.load(headers.get(b"cookie", b"").decode("latin-1"))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


def _with_headers(scope: Scope, send: Any) -> Any:  # noqa: ANN401 - as ASGI has it
    async def outward(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            said = {name.lower() for name, _ in message["headers"]}
            more = [(n, value) for n, value in HEADERS.items() if n not in said]
            if scope.get("scheme") == "https":
                more.append((b"strict-transport-security", b"max-age=31536000"))
            message["headers"] = [*message["headers"], *more]
        await send(message)

    return outward


async def _refuse(send: Any, status: int, problem: Problem) -> None:  # noqa: ANN401 - as ASGI has it
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": json.encode(problem)})
