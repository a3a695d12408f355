"""What goes wrong with a request, in words for its sender."""

import re
from dataclasses import replace

import structlog
from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.responses import Response
from starlette.types import Scope

from railwright.server.plumbing.workers import WorkError
from railwright.server.store import StoreError
from railwright.server.tabletop.refusal import Refusal
from railwright.server.web.plain_pages import leading
from railwright.server.web.replies import FORGOTTEN, Content, page, reply
from railwright.server.wire.bodies import Problem
from railwright.server.wire.decoding import Malformed

LOG = structlog.get_logger("railwright.app")
STATUS = {
    "TABLE_UNKNOWN": 404,
    "RECORD_UNKNOWN": 404,
    "SEAT_UNKNOWN": 404,
    "LINK_UNKNOWN": 404,
    "LINE_UNKNOWN": 404,
    "NOT_FOUND": 404,
    "NOT_ALLOWED": 405,
    "NOT_HOST": 403,
    "BANNED": 403,
    "MUTED": 403,
    "MUTED_HERE": 403,
    "NOT_YOUR_SEAT": 403,
    "ELSEWHERE": 403,
    "WHO_ARE_YOU": 401,
    "NO_TOKEN": 401,
    "TOO_LONG": 413,
    "MUCH_STORED": 413,
    "TOO_FAST": 429,
    "MALFORMED": 400,
    "SETTINGS": 400,
    "NAME": 400,
    "ADDRESS": 400,
    "RECORD": 400,
    "MAP": 400,
    "NOT_OFFERED": 400,
    "PASSKEY": 400,
    "CHALLENGE": 400,
    "PASSKEY_UNKNOWN": 404,
    "BROKEN": 503,
    "UNAVAILABLE": 503,
    "FAILURE": 500,
}
"""The status of each problem; all others conflict with how the table stands."""
ROUTING = {404: ("NOT_FOUND", "there is nothing at this address")}
NOT_ALLOWED = ("NOT_ALLOWED", "this address does not take this method")


def route_of(scope: Scope) -> str:
    """The address of a request without the ids in it, which open tables."""
    return re.sub(r"[\w-]{10,}", "...", scope["path"])[:60]


async def refuse(to: HTTPConnection, error: Exception) -> Response:
    """The answer to a request that failed."""
    problem = problem_of(error)
    if problem.code == "FAILURE":
        LOG.error("failure", route=route_of(to.scope), exc_info=error)
    more = error.headers if isinstance(error, HTTPException) else None
    content = _told(problem, to.headers.get("accept", ""))
    return await reply(to, content, STATUS.get(problem.code, 409), more)


def _told(problem: Problem, accept: str) -> Content:
    """A problem for a program, or as a page for whoever followed a link."""
    if "text/html" not in accept:
        return Content(json.encode(problem))
    said = f"{problem.message[:1].upper()}{problem.message[1:]}."
    return replace(page(leading(said, "/", "Start")), cache=FORGOTTEN, varies="Accept")


def problem_of(error: Exception) -> Problem:
    """An error in words for the sender of the request."""
    match error:
        case Refusal():
            return Problem(error.code, error.message, error.rule)
        case HTTPException(status_code=status):
            return Problem(*ROUTING.get(status, NOT_ALLOWED))
        case Malformed():
            return Problem("MALFORMED", str(error))
        case ClientDisconnect():
            return Problem("MALFORMED", "the body is cut off")
    return _own_problem(error)


def _own_problem(error: Exception) -> Problem:
    """An error for which the sender is not to blame."""
    match error:
        case StoreError():
            LOG.warning("database", reason=str(error))
            return Problem("UNAVAILABLE", "the database does not answer")
        case WorkError():
            LOG.warning("work given up", reason=str(error))
            return Problem("UNAVAILABLE", f"this cannot be worked out: {error}")
    return Problem("FAILURE", "something went wrong here")
