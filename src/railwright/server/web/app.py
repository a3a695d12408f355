"""The server as an ASGI application: the door, the sockets, the HTTP interface."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import json
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router

from railwright.server.node import Node
from railwright.server.plumbing.metrics import MEDIA_TYPE
from railwright.server.tabletop.wishes import Refusal
from railwright.server.web import api, board_api, bot_api
from railwright.server.web.board_files import board_file
from railwright.server.web.client_files import ClientFiles
from railwright.server.web.door import Door
from railwright.server.web.endpoints import guarded, routes
from railwright.server.web.openapi import description
from railwright.server.web.problems import refuse
from railwright.server.web.replies import TEXT, Content, reply

API = "/api"
ENDPOINTS = [*api.ENDPOINTS, *board_api.ENDPOINTS, *bot_api.ENDPOINTS]
BOARDS = "/boards/"
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
        routes=[Mount(API, interface), *_routes(node)],
        exception_handlers={HTTPException: refuse, Refusal: refuse},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    return Door(node, app)


def _routes(node: Node) -> list[Route]:
    """Health, figures and the client."""
    pages = ClientFiles(node.settings.static)
    schema = Content(json.encode(description(API, ENDPOINTS, node.version)))

    async def health(request: Request) -> Response:
        """Whether the process lives."""
        return await reply(request, Content(b"ok\n", TEXT))

    async def ready(request: Request) -> Response:
        """Whether the server can be used."""
        hindrance = await node.hindrance()
        content = Content(f"{hindrance or 'ready'}\n".encode(), TEXT)
        return await reply(request, content, 503 if hindrance else 200)

    async def openapi(request: Request) -> Response:
        """The HTTP interface, for programs."""
        return await reply(request, schema)

    async def figures(request: Request) -> Response:
        """What can be counted, for Prometheus."""
        return await reply(request, Content(node.metrics.text(), MEDIA_TYPE))

    async def page(request: Request) -> Response:
        """The client, and what it needs of a board."""
        path = request.scope["path"]
        if path.startswith(BOARDS) and "." in path:
            content = await asyncio.to_thread(board_file, path.removeprefix(BOARDS))
        else:
            content = pages.content(path)
        if content is None:
            raise HTTPException(404)
        return await reply(request, content)

    plain = {
        "/health": health,
        "/ready": ready,
        "/openapi.json": openapi,
        "/metrics": figures,
        "/{path:path}": page,
    }
    return [Route(path, guarded(node, answer)) for path, answer in plain.items()]
