"""Endpoints: functions that answer requests, with everything a description needs.

    @post("/tables/{table}/start")
    async def start_table(call: Call) -> TableState:
        "Deal the cards."

A body is decoded into the type of the parameter `body`. What is returned is encoded: a
struct as JSON, text as text, lines as a stream; content goes out as it is.
"""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from http import HTTPMethod
from inspect import getdoc
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from msgspec import json
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from railwright.games.definition import MOST_SEATS
from railwright.server.plumbing.fair_queue import Asker
from railwright.server.plumbing.identity import Visitor, secret_of
from railwright.server.plumbing.limits import client_of
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.problems import refuse
from railwright.server.web.replies import TEXT, Content, reply, stream
from railwright.server.wire.decoding import Reader
from railwright.server.wire.sizes import LARGEST_BODY

if TYPE_CHECKING:
    from railwright.server.node import Node

T = TypeVar("T")
LINES = "application/x-ndjson"
ID = re.compile(r"[A-Za-z0-9_-]{16}")
"""The id of a table or record."""
SEATS = tuple(map(str, range(MOST_SEATS)))

# A body and an answer of any type; the hints of the handler say which.
Handler = Callable[..., Awaitable[Any]]
Respond = Callable[[Request], Awaitable[Response]]


class Call:
    """A request: who sends it, what it is about, and how it is answered."""

    def __init__(self, node: "Node", request: Request, visitor: Visitor) -> None:
        self.node = node
        self.request = request
        self.visitor = visitor
        self.headers: dict[str, str] = {}
        """Headers of the answer."""
        self.status: int | None = None
        """The status of the answer, if it is not the usual one."""

    @property
    def table(self) -> str:
        """The table in the address."""
        return self._id("table")

    @property
    def record(self) -> str:
        """The record in the address."""
        return self._id("record")

    @property
    def passkey(self) -> str:
        """The passkey in the address."""
        return self._id("passkey")

    def _id(self, what: str) -> str:
        """An id in the address, which may still be that of nothing."""
        said = str(self.request.path_params[what])
        if ID.fullmatch(said) is None:
            form = "16 letters, digits, - or _"
            raise Refusal("MALFORMED", f"the id of a {what} has {form}")
        return said

    @property
    def seat(self) -> int:
        """The seat in the address."""
        said = str(self.request.path_params["seat"])
        if said not in SEATS:
            raise Refusal("MALFORMED", f"expected a seat from 0 to {MOST_SEATS - 1}")
        return SEATS.index(said)

    @property
    def client(self) -> str:
        """From where the sender comes."""
        return client_of(self.request)

    async def work_out(self, work: Callable[..., T], *about: object) -> T:
        """What a worker process makes of something that could hold up everybody."""
        return await self.node.readers.ask(Asker(self.client), work, *about)

    async def known(self) -> tuple[Visitor, str]:
        """The sender, who does something that lasts, and the sender's id."""
        if self.visitor.player is None:
            raise Refusal("WHO_ARE_YOU", "ask GET /api/me for a cookie first")
        insist_on_welcome(self.visitor)
        known = await self.node.identities.welcome(self.visitor, now_ms())
        insist_on_welcome(known)
        return known, self.visitor.player


def insist_on_welcome(visitor: Visitor) -> None:
    """Refuse whom the operator has banned."""
    if visitor.is_banned:
        raise Refusal("BANNED", "the operator of this server has banned you")


class Endpoint:
    """What answers requests of one method at one address."""

    def __init__(
        self, method: HTTPMethod, path: str, handler: Handler, *statuses: int
    ) -> None:
        hints = get_type_hints(handler, include_extras=True)
        self.method = method
        self.path = path
        self.statuses = statuses or (200,)
        """Those of its answers, the usual one first."""
        self.handler = handler
        self.about = getdoc(handler) or ""
        self.answer: Any = hints["return"]
        self.body: Any = hints.get("body")
        self.reader: Reader[Any] | None = (
            Reader(self.body, "the body") if self.body else None
        )

    @property
    def name(self) -> str:
        """What a description calls it."""
        return self.handler.__name__

    async def respond(self, node: "Node", request: Request) -> Response:
        """Answer a request to a node."""
        visitor = await node.identities.visitor(secret_of(request))
        call = Call(node, request, visitor)
        if self.reader:
            body = self.reader.read(await _body(request))
            answer = await self.handler(call, body)
        else:
            answer = await self.handler(call)
        if isinstance(answer, AsyncIterator):
            return stream(request, answer, LINES)
        content, status = _content(answer), call.status or self.statuses[0]
        made = await reply(request, content, status, call.headers)
        made.held = node.unread.held(call.client, len(made.body))
        return made


def _content(answer: object) -> Content:
    match answer:
        case Content():
            return answer
        case str():
            return Content(answer.encode(), TEXT)
    return Content(json.encode(answer))


def routes(node: "Node", endpoints: Iterable[Endpoint]) -> list[Route]:
    """How an application finds the endpoints: one route for each address."""
    found: dict[str, dict[str, Endpoint]] = {}
    for each in endpoints:
        found.setdefault(each.path, {})[each.method] = each
    return [_route(node, path, methods) for path, methods in found.items()]


def _route(node: "Node", path: str, methods: dict[str, Endpoint]) -> Route:
    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await methods[method].respond(node, request)

    return Route(path, guarded(node, respond), methods=list(methods))


def guarded(node: "Node", respond: Respond) -> Respond:
    """A function that answers requests, and says what is wrong if it cannot."""

    async def answer(request: Request) -> Response:
        try:
            return await respond(request)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is answered
            response = await refuse(request, error)
            if response.status_code == 500:
                node.metrics.failures.inc()
            return response

    return answer


async def _body(request: Request) -> bytes:
    """The body of a request; refused as soon as it is too long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > LARGEST_BODY:
            raise Refusal("TOO_LONG", f"a body has at most {LARGEST_BODY} bytes")
    return bytes(body)


Decorator = Callable[[Handler], Endpoint]


def get(path: str) -> Decorator:
    """Answer GET."""
    return lambda handler: Endpoint(HTTPMethod.GET, path, handler)


def post(path: str, *statuses: int) -> Decorator:
    """Answer POST; statuses are those of all answers, the usual one first."""
    return lambda handler: Endpoint(HTTPMethod.POST, path, handler, *statuses)


def put(path: str) -> Decorator:
    """Answer PUT."""
    return lambda handler: Endpoint(HTTPMethod.PUT, path, handler)


def delete(path: str) -> Decorator:
    """Answer DELETE."""
    return lambda handler: Endpoint(HTTPMethod.DELETE, path, handler)
