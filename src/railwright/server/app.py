"""The server as an ASGI application: the door, the sockets, the HTTP interface."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from railwright.client import KINDS, board_file, drawn
from railwright.drawing import draw_board
from railwright.gallery import Site
from railwright.gallery.content import Content
from railwright.model import Deal
from railwright.model.record import parse_record
from railwright.server import api, bot_api
from railwright.server.api import TablePath
from railwright.server.bodies import Problem
from railwright.server.door import Door
from railwright.server.identity import COOKIE, Visitor
from railwright.server.metrics import MEDIA_TYPE
from railwright.server.node import Node
from railwright.server.pages import Pages
from railwright.server.settings import LARGEST_BODY
from railwright.server.store import StoreError
from railwright.server.wishes import Refusal
from railwright.server.workers import WorkError

LOG = structlog.get_logger("railwright.app")
GALLERY = "/gallery"
STATUS = {
    "TABLE_UNKNOWN": 404,
    "RECORD_UNKNOWN": 404,
    "SEAT_UNKNOWN": 404,
    "LINK_UNKNOWN": 404,
    "NOT_FOUND": 404,
    "NOT_HOST": 403,
    "NOT_YOUR_SEAT": 403,
    "WHO_ARE_YOU": 401,
    "NO_TOKEN": 401,
    "TOO_FAST": 429,
    "SETTINGS": 400,
    "NAME": 400,
    "RECORD": 400,
    "MAP": 400,
    "NOT_OFFERED": 400,
    "BROKEN": 503,
}
"""The status of each refusal; all others conflict with how the table stands."""

AnyRequest = Request[Any, Any, Any]


def secret_of(request: AnyRequest) -> str | None:
    """The secret that a request carries, as a bearer or in the cookie."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return request.cookies.get(COOKIE)


def build(node: Node) -> Door:
    """The whole application of a node."""

    async def visitor(request: AnyRequest) -> Visitor:
        return await node.identities.visitor(secret_of(request))

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    app = Litestar(
        route_handlers=[*api.ROUTES, *bot_api.ROUTES, *_plain_routes(node)],
        dependencies={
            "node": Provide(lambda: node, sync_to_thread=False),
            "visitor": Provide(visitor),
        },
        lifespan=[lifespan],
        exception_handlers={
            Refusal: refusal_response,
            HTTPException: http_response,
            StoreError: store_response,
            WorkError: work_response,
            RecursionError: nesting_response,
            Exception: _failure(node),
        },
        openapi_config=OpenAPIConfig(
            title="Railwright",
            version=node.version,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        compression_config=CompressionConfig(
            backend="gzip",
            exclude_opt_key=bot_api.AS_IT_IS,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    return Door(node, app)


def refusal_response(_: AnyRequest, error: Refusal) -> Response[Problem]:
    """Say why something is not done."""
    problem = Problem(error.code, error.message, error.rule)
    return Response(problem, status_code=STATUS.get(error.code, 409))


def http_response(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Say what is wrong with a request itself."""
    details = [str(each.get("message", each)) for each in _details(error)]
    where = [str(each.get("key", "")) for each in _details(error)]
    said = "; ".join(
        f"{a}: {b}" if a else b for a, b in zip(where, details, strict=True)
    )
    codes = {404: "NOT_FOUND", 405: "NOT_ALLOWED", 413: "TOO_LONG"}
    code = codes.get(error.status_code, "MALFORMED")
    problem = Problem(code, said or str(error.detail))
    return Response(problem, status_code=error.status_code, headers=error.headers)


def _details(error: HTTPException) -> list[dict[str, Any]]:
    extra = error.extra if isinstance(error.extra, list) else []
    return [each for each in extra if isinstance(each, dict)]


def store_response(_: AnyRequest, error: StoreError) -> Response[Problem]:
    """Say that the database does not answer."""
    LOG.warning("database", reason=str(error))
    problem = Problem("UNAVAILABLE", "the database does not answer")
    return Response(problem, status_code=503)


def work_response(_: AnyRequest, error: WorkError) -> Response[Problem]:
    """Say that something cannot be worked out."""
    LOG.warning("work given up", reason=str(error))
    problem = Problem("UNAVAILABLE", f"this cannot be worked out: {error}")
    return Response(problem, status_code=503)


def nesting_response(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    """Say that a body is nested too deep."""
    problem = Problem("MALFORMED", "the body is nested too deep")
    return Response(problem, status_code=400)


def _failure(node: Node) -> Callable[[AnyRequest, Exception], Response[Problem]]:
    def respond(request: AnyRequest, error: Exception) -> Response[Problem]:
        node.metrics.failures.inc()
        LOG.error("failure", route=request.scope["path"][:40], exc_info=error)
        return Response(
            Problem("FAILURE", "something went wrong here"), status_code=500
        )

    return respond


def _plain_routes(
    node: Node,
) -> list[Any]:  # Any: Litestar's handlers have no common type
    """Health, figures, the gallery and the client."""
    pages = Pages(node.settings.static)
    gallery = Site(draw_board, root=GALLERY)

    @get("/health", media_type="text/plain", include_in_schema=False)
    async def health() -> str:
        """Whether the process lives."""
        return "ok\n"

    @get("/ready", media_type="text/plain", include_in_schema=False)
    async def ready() -> Response[str]:
        """Whether the server can be used."""
        hindrance = await node.hindrance()
        status = 503 if hindrance else 200
        return Response(f"{hindrance or 'ready'}\n", status_code=status)

    @get("/openapi.json", include_in_schema=False)
    async def schema(request: AnyRequest) -> dict[str, Any]:
        """The HTTP interface, for programs."""
        return request.app.openapi_schema.to_schema()

    @get("/metrics", include_in_schema=False)
    async def figures() -> Response[bytes]:
        """What can be counted, for Prometheus."""
        return Response(node.metrics.text(), media_type=MEDIA_TYPE)

    # Pages and boards are kept compressed.
    as_it_is = {bot_api.AS_IT_IS: True}

    @get([GALLERY, f"{GALLERY}/{{path:path}}"], opt=as_it_is, include_in_schema=False)
    async def gallery_page(request: AnyRequest) -> Response[bytes]:
        """The boards to look at."""
        path = request.scope["path"].removeprefix(GALLERY) or "/"
        content = await asyncio.to_thread(gallery.content, path)
        status = 200 if content else 404
        return _sent(request, content or gallery.missing(), status)

    @get(["/", "/{path:path}"], opt=as_it_is, include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        """The client."""
        path = request.scope["path"]
        if path.startswith("/api/"):
            raise Refusal("NOT_FOUND", "there is nothing at this address")
        is_kept = pages.is_file(path) and path.startswith("/assets/")
        cache = "public, max-age=31536000, immutable" if is_kept else "no-cache"
        return _sent(request, pages.content(path), 200, cache)

    return [health, ready, schema, figures, gallery_page, *_boards(node), page]


def _boards(node: Node) -> list[Any]:  # Any: as above
    """The boards of the games, and the maps that people bring."""
    as_it_is = {bot_api.AS_IT_IS: True}

    @get("/api/tables/{table:str}/board/{kind:str}", opt=as_it_is)
    async def table_board(
        request: AnyRequest, table: TablePath, kind: str
    ) -> Response[bytes]:
        """Give the host's own map: json, live.svg or sketch.svg."""
        loaded, _ = await node.tables.look(table)
        return await _own_board(request, node, loaded.deal, kind)

    @get("/api/records/{record:str}/board/{kind:str}", opt=as_it_is)
    async def record_board(
        request: AnyRequest, record: TablePath, kind: str
    ) -> Response[bytes]:
        """Give the map that is written out in a record."""
        found = await node.store.record(record)
        if found is None:
            raise Refusal("RECORD_UNKNOWN", "there is no such record")
        deal = parse_record(found.text).deal
        return await _own_board(request, node, deal, kind)

    return [board_page, table_board, record_board]


async def _own_board(
    request: AnyRequest, node: Node, deal: Deal, kind: str
) -> Response[bytes]:
    if deal.board is None or kind not in KINDS:
        raise Refusal("NOT_FOUND", "this table plays on the board of its game")
    content = await node.readers.ask(drawn, deal.game, deal.board, kind)
    return _sent(request, content, 200)


@get("/boards/{file:str}", opt={bot_api.AS_IT_IS: True}, include_in_schema=False)
async def board_page(request: AnyRequest, file: str) -> Response[bytes]:
    """What the client needs of a board: facts and drawings."""
    content = await asyncio.to_thread(board_file, file)
    if content is None:
        raise Refusal("NOT_FOUND", "there is no such board")
    return _sent(request, content, 200)


def _sent(
    request: AnyRequest, content: Content, status: int, cache: str = "no-cache"
) -> Response[bytes]:
    """A file, compressed if the browser takes that, or the news that it is the same."""
    is_gzip = "gzip" in request.headers.get("accept-encoding", "")
    etag = f'"{content.etag}{"-gzip" if is_gzip else ""}"'
    headers = {
        "ETag": etag,
        "Cache-Control": cache,
        "Vary": "Accept-Encoding",
        "Content-Security-Policy": content.policy,
    }
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if is_gzip:
        headers["Content-Encoding"] = "gzip"
    body = content.gzipped if is_gzip else content.body
    media_type = content.media_type
    if media_type.startswith("text/"):  # Litestar says the encoding of these itself
        media_type = media_type.partition(";")[0]
    return Response(body, status_code=status, headers=headers, media_type=media_type)
