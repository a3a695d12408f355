"""The description of the HTTP interface, for programs (OpenAPI 3.1)."""

import re
from collections.abc import AsyncIterator, Sequence
from typing import Any, get_origin

from msgspec.json import schema_components

from railwright.games.definition import MOST_SEATS
from railwright.server.offers.board_texts import KINDS
from railwright.server.web.endpoints import ID, LINES, Endpoint
from railwright.server.web.print_api import CHOICES
from railwright.server.web.replies import JSON, PDF, Content
from railwright.server.wire.bodies import Problem
from railwright.server.wire.sizes import SHEET_ID

PARAMETERS = {
    "table": {"type": "string", "pattern": f"^{ID.pattern}$"},
    "record": {"type": "string", "pattern": f"^{ID.pattern}$"},
    "passkey": {"type": "string", "pattern": f"^{ID.pattern}$"},
    "sheet": {"type": "string", "pattern": f"^{SHEET_ID}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1},
    "kind": {"type": "string", "enum": list(KINDS)},
    "number": {"type": "integer", "minimum": 1},
    **{
        what: {"type": "string", "enum": list(known)} for what, known in CHOICES.items()
    },
}
"""What stands in addresses."""
MEDIA_TYPES: dict[Any, tuple[str, ...]] = {
    str: ("text/plain",),
    AsyncIterator: (LINES,),
    Content: (JSON, "image/svg+xml", PDF),
}
"""The media types of answers that are no structs."""

# JSON of any kind.
Schema = dict[str, Any]


def description(root: str, endpoints: Sequence[Endpoint], version: str) -> Schema:
    """The description of all endpoints, whose addresses begin with a root."""
    types = [Problem]
    types += [each.body for each in endpoints if each.body]
    types += [each.answer for each in endpoints if _media_types(each.answer) == (JSON,)]
    schemas, components = schema_components(
        types, ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(map(str, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for each in endpoints:
        at = paths.setdefault(root + each.path, {})
        at[each.method.lower()] = _operation(each, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Railwright", "version": version},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, named: dict[str, Schema]) -> Schema:
    answer = _response(
        "The answer", _media_types(endpoint.answer), named.get(str(endpoint.answer), {})
    )
    problem = _response("Why it was not done", (JSON,), named[str(Problem)])
    described: Schema = {
        "operationId": endpoint.name,
        "summary": endpoint.about.partition("\n")[0],
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
            for name in re.findall(r"{(\w+)", endpoint.path)
        ],
        "responses": {
            **{str(status): answer for status in endpoint.statuses},
            "default": problem,
        },
    }
    if endpoint.body:
        content = {JSON: {"schema": named[str(endpoint.body)]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def _media_types(answer: object) -> tuple[str, ...]:
    return MEDIA_TYPES.get(get_origin(answer) or answer, (JSON,))


def _response(text: str, media_types: tuple[str, ...], schema: Schema) -> Schema:
    content = {media_type: {"schema": schema} for media_type in media_types}
    return {"description": text, "content": content}
