"""The web server of the gallery, on the loopback address only."""

import errno
import os
import sys
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import TCPServer
from typing import Any

from railwright.errors import GameError
from railwright.gallery.content import PAGE_POLICY, Content
from railwright.gallery.site import Site

HOST = "127.0.0.1"
PORTS_TRIED = 50


class GalleryHandler(BaseHTTPRequestHandler):
    """Answers one browser: GET and HEAD of what the site holds, nothing else."""

    server: "GalleryServer"
    protocol_version = "HTTP/1.1"
    server_version = "Railwright"
    sys_version = ""
    timeout = 30

    def do_GET(self) -> None:
        """Answer with what the address holds, or say that it holds nothing."""
        path = self.path.partition("?")[0]
        content = self.server.site.content(path)
        if content is None:
            self._send(HTTPStatus.NOT_FOUND, self.server.site.missing())
        elif self._is_known(content):
            self._send_unchanged(content)
        else:
            self._send(HTTPStatus.OK, content)

    do_HEAD = do_GET  # noqa: N815 - the base class looks for this name

    def refuse_method(self) -> None:
        """Say that the gallery is only to be looked at."""
        self.close_connection = True  # a body that may follow is left unread
        self.send_response(HTTPStatus.METHOD_NOT_ALLOWED)
        self.send_header("Allow", "GET, HEAD")
        self.send_header("Content-Length", "0")
        self.send_header("Connection", "close")
        self._end(PAGE_POLICY)

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = refuse_method  # noqa: N815

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002, ANN401
        """Keep the terminal quiet; the base class would write a line per request."""

    def _send(self, status: HTTPStatus, content: Content) -> None:
        body = content.gzipped if self._takes_gzip() else content.body
        self.send_response(status)
        self.send_header("Content-Type", content.media_type)
        self.send_header("Content-Length", str(len(body)))
        if self._takes_gzip():
            self.send_header("Content-Encoding", "gzip")
        self._send_validators(content)
        self._end(content.policy)
        if self.command != "HEAD":
            self.wfile.write(body)

    def _send_unchanged(self, content: Content) -> None:
        self.send_response(HTTPStatus.NOT_MODIFIED)
        self._send_validators(content)
        self._end(content.policy)

    def _send_validators(self, content: Content) -> None:
        self.send_header("ETag", self._etag(content))
        self.send_header("Cache-Control", "no-cache")  # keep, but ask each time
        self.send_header("Vary", "Accept-Encoding")

    def _end(self, policy: str) -> None:
        self.send_header("Content-Security-Policy", policy)
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Referrer-Policy", "no-referrer")
        self.end_headers()

    def _etag(self, content: Content) -> str:
        return f'"{content.etag}-gzip"' if self._takes_gzip() else f'"{content.etag}"'

    def _is_known(self, content: Content) -> bool:
        known = self.headers.get("If-None-Match", "")
        tags = {tag.strip().removeprefix("W/") for tag in known.split(",")}
        return "*" in tags or self._etag(content) in tags

    def _takes_gzip(self) -> bool:
        for offer in self.headers.get("Accept-Encoding", "").lower().split(","):
            coding, _, quality = offer.replace(" ", "").partition(";q=")
            if coding == "gzip":
                return quality.strip("0.") != "" if quality else True
        return False


class GalleryServer(ThreadingHTTPServer):
    """Serves a site to the browsers of this computer."""

    # Elsewhere the option lets two programs share a port; we want to be refused.
    allow_reuse_address = os.name == "posix"

    def __init__(self, site: Site, port: int) -> None:
        self.site = site
        super().__init__((HOST, port), GalleryHandler)

    @property
    def port(self) -> int:
        """The port that is served, also where any free one was asked for."""
        return self.server_port

    @property
    def address(self) -> str:
        """What to type into a browser."""
        return f"http://{HOST}:{self.port}/"

    def server_bind(self) -> None:
        """Bind without asking a name server who we are, as the base class would."""
        TCPServer.server_bind(self)
        self.server_name = HOST
        self.server_port = self.socket.getsockname()[1]

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401
        """Pass over browsers that went away; report everything else."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


def open_server(site: Site, port: int) -> GalleryServer:
    """A server on a port or, where that is taken, on the next free one; 0 is any."""
    last = min(port + PORTS_TRIED, 65536)
    for candidate in range(port, last) if port else (0,):
        try:
            return GalleryServer(site, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or str(error)
                text = f"Port {candidate} cannot be used: {reason}."
                raise GameError(text) from error
    raise GameError(f"No port from {port} to {last - 1} is free.")
