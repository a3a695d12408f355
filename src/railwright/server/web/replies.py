"""Every answer over HTTP: the one place that sets headers and compresses bodies."""

import asyncio
import gzip
import hashlib
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import cached_property

from starlette.requests import HTTPConnection
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
PDF = "application/pdf"
FORGOTTEN = "no-store"
"""Nothing of a table may be kept by caches on the way."""
ASKED = "no-cache"
"""Kept, but browsers ask each time whether it has changed."""
KEPT = "public, max-age=31536000, immutable"

NOTHING = "default-src 'none'; frame-ancestors 'none'"
PICTURE = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A drawing styles itself and runs nothing, also when opened on its own."""
SHOWN = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
"""A document is shown by the browser's own viewer, which is a plugin to some."""
PAGE = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
ENGINE = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'"
"""A worker that runs Python, which is WebAssembly."""

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Sent with every answer."""
OF_PAGES = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
"""Sent with pages; they say nothing to a browser about anything else."""
SECURE = {"Strict-Transport-Security": "max-age=31536000"}
"""Sent, too, to whoever came through a proxy with TLS."""

SHORTEST = 500
"""Bytes from which compressing is worth it."""
LONG = 100_000
"""Bytes from which compressing would hold up the event loop."""
PIECE = 65_536
"""Bytes of an answer that go out together; the next wait until these are taken."""


@dataclass(frozen=True)
class Content:
    """What is answered, and how long browsers may keep it."""

    body: bytes
    media_type: str = JSON
    policy: str = NOTHING
    """What a page of it may load and run."""
    cache: str = FORGOTTEN
    varies: str = "Accept-Encoding"
    """What a client says on which the answer depends."""

    @property
    def is_kept(self) -> bool:
        """Whether it is the same each time."""
        return self.cache != FORGOTTEN

    @cached_property
    def gzipped(self) -> bytes:
        """The body compressed, the same bytes each time."""
        return gzip.compress(self.body, 9 if self.is_kept else 4, mtime=0)

    @cached_property
    def etag(self) -> str:
        """A name for exactly this body, by which a browser asks whether it changed."""
        return hashlib.sha256(self.body).hexdigest()[:20]


class Reply(Response):
    """An answer that goes out as its reader takes it, and ends when it is taken."""

    held: AbstractContextManager[None] = nullcontext()
    """Counts a long one while it waits for its reader, or refuses it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, a long one piece by piece."""
        if self.is_long:
            with self.held:
                await self._send_in_pieces(send)
        else:
            await super().__call__(scope, receive, send)

    async def _send_in_pieces(self, send: Send) -> None:
        start = {"type": "http.response.start", "status": self.status_code}
        await send(start | {"headers": self.raw_headers})
        for at in range(0, len(self.body), PIECE):
            piece = self.body[at : at + PIECE]
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body"})

    @property
    def is_long(self) -> bool:
        """Whether it goes out in pieces."""
        return len(self.body) > PIECE


def page(text: str) -> Content:
    """A page of our own."""
    return Content(text.encode(), "text/html; charset=utf-8", PAGE, ASKED)


def svg(text: str) -> Content:
    """A drawing."""
    return Content(text.encode(), "image/svg+xml; charset=utf-8", PICTURE, ASKED)


async def reply(
    to: HTTPConnection,
    content: Content,
    status: int = 200,
    more: Mapping[str, str] | None = None,
) -> Reply:
    """An answer, compressed if the client takes that, or the news that it is the same.

    `more` are headers of this answer alone.
    """
    is_long = len(content.body) >= SHORTEST and content.media_type != PDF
    is_packed = is_long and takes_gzip(to)
    headers = _headers(to, content.policy, content.cache) | dict(more or {})
    headers["Vary"] = content.varies
    if content.media_type.startswith("text/html"):
        headers |= OF_PAGES
    if content.is_kept:
        etag = f'"{content.etag}{"-gzip" if is_packed else ""}"'
        headers["ETag"] = etag
        if _is_known(to, etag):
            return Reply(b"", 304, headers)
    headers["Content-Type"] = content.media_type
    if not is_packed:
        return Reply(content.body, status, headers)
    headers["Content-Encoding"] = "gzip"
    if len(content.body) >= LONG and "gzipped" not in content.__dict__:
        return Reply(await asyncio.to_thread(_packed, content), status, headers)
    return Reply(content.gzipped, status, headers)


def stream(to: HTTPConnection, lines: AsyncIterator[str], media_type: str) -> Response:
    """Lines as they come; compressed, each would wait until there is more to say."""
    headers = _headers(to, NOTHING, FORGOTTEN) | {"Content-Type": media_type}
    return StreamingResponse(lines, headers=headers)


def takes_gzip(client: HTTPConnection) -> bool:
    """Whether a client takes compressed answers."""
    for offer in client.headers.get("accept-encoding", "").lower().split(","):
        coding, _, quality = offer.replace(" ", "").partition(";q=")
        if coding == "gzip":
            return quality.strip("0.") != "" if quality else True
    return False


def _packed(content: Content) -> bytes:
    return content.gzipped


def _headers(to: HTTPConnection, policy: str, cache: str) -> dict[str, str]:
    secure = SECURE if to.scope["scheme"] == "https" else {}
    own = {"Content-Security-Policy": policy, "Cache-Control": cache}
    return HEADERS | secure | own


def _is_known(to: HTTPConnection, etag: str) -> bool:
    """Whether a browser has this already."""
    said = to.headers.get("if-none-match", "").split(",")
    tags = {tag.strip().removeprefix("W/") for tag in said}
    return bool(tags & {etag, "*"})
