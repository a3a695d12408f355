"""The server as an ASGI application: the door, the sockets, the HTTP interface."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cached_property

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from railwright.server.node import Node
from railwright.server.plumbing.limits import is_among
from railwright.server.plumbing.metrics import MEDIA_TYPE
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web import (
    api,
    board_api,
    bot_api,
    coach_api,
    companion_api,
    confirming,
    lesson_api,
    own_data_api,
    passkey_api,
    print_api,
    push_api,
    puzzle_api,
)
from railwright.server.web.board_files import board_file
from railwright.server.web.client_files import ClientFiles
from railwright.server.web.confirming import Confirming
from railwright.server.web.door import Door
from railwright.server.web.endpoints import guarded, routes
from railwright.server.web.engine_files import MANIFEST, PLACE, EngineFiles
from railwright.server.web.openapi import description
from railwright.server.web.problems import refuse
from railwright.server.web.replies import TEXT, Content, reply
from railwright.server.web.word_files import word_file

API = "/api"
ENDPOINTS = [
    *api.ENDPOINTS,
    *board_api.ENDPOINTS,
    *bot_api.ENDPOINTS,
    *coach_api.ENDPOINTS,
    *companion_api.ENDPOINTS,
    *lesson_api.ENDPOINTS,
    *own_data_api.ENDPOINTS,
    *passkey_api.ENDPOINTS,
    *print_api.ENDPOINTS,
    *push_api.ENDPOINTS,
    *puzzle_api.ENDPOINTS,
]
BOARDS = "/boards/"
WORDS = "/words/"
"""Where boards are, as pages and, with a dot in the name, as files."""


def build(node: Node) -> Door:
    """The whole application of a node."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    # A redirect would lead to whatever host a request names.
    interface = Router(routes(node, ENDPOINTS), redirect_slashes=False)
    app = Starlette(
        routes=[Mount(API, interface), *Surroundings(node).routes],
        exception_handlers={HTTPException: refuse, Refusal: refuse},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Door(node, app)


class Surroundings:
    """What surrounds the HTTP interface: health, figures, its description, pages."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.pages = ClientFiles(node.settings.static)
        self.engine = EngineFiles(node.settings.engine, self.pages)
        self.tag = self.engine.offer.tag if self.engine.offer else ""

    @cached_property
    def schema(self) -> Content:
        """The description of the HTTP interface."""
        return Content(json.encode(description(API, ENDPOINTS, self.node.version)))

    @property
    def routes(self) -> list[Route]:
        """Where all that is; every address that is left is a page."""
        plain = {
            "/health": self.health,
            "/ready": self.ready,
            "/openapi.json": self.openapi,
            "/metrics": self.figures,
            "/{path:path}": self.page,
        }
        confirm = guarded(self.node, Confirming(self.node).answer)
        return [
            Route(confirming.PATH, confirm, methods=["GET", "POST"]),
            *(Route(at, guarded(self.node, answer)) for at, answer in plain.items()),
        ]

    @staticmethod
    async def health(request: Request) -> Response:
        """Whether the process lives."""
        return await reply(request, Content(b"ok\n", TEXT))

    async def ready(self, request: Request) -> Response:
        """Whether the server can be used."""
        hindrance = await self.node.hindrance()
        content = Content(f"{hindrance or 'ready'}\n".encode(), TEXT)
        return await reply(request, content, 503 if hindrance else 200)

    async def openapi(self, request: Request) -> Response:
        """The HTTP interface, for programs."""
        return await reply(request, self.schema)

    async def figures(self, request: Request) -> Response:
        """What can be counted, for those whom the operator lets read it."""
        client = request.client
        if client and not is_among(client.host, self.node.settings.metrics):
            raise HTTPException(404)
        return await reply(request, Content(self.node.metrics.text(), MEDIA_TYPE))

    async def page(self, request: Request) -> Response:
        """The client, and what it needs of a board or of a language."""
        path = request.scope["path"]
        if path.startswith(BOARDS) and "." in path:
            content = await asyncio.to_thread(board_file, path.removeprefix(BOARDS))
        elif path.startswith(WORDS):
            content = await asyncio.to_thread(word_file, path.removeprefix(WORDS))
        elif path == MANIFEST or path.startswith(PLACE):
            content = self.engine.content(path)
        else:
            accepted = request.headers.get("accept-language", "")
            content = self.pages.content(path, accepted, tag=self.tag)
        if content is None:
            raise HTTPException(404)
        return await reply(request, content)
