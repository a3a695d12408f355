"""The table server: games played together by a link.

`run` serves a `node` until a signal stops it. Below them, each package knows only those
after it: `web`, `accounts`, `living`, `tabletop`, `offers`, `wire`, `plumbing`,
`store`. Needs the packages of `railwright[server]`.
"""

from railwright.extras import insist_on

insist_on(
    "server",
    "the table server",
    "anyio",
    "http_ece",
    "httptools",
    "jwt",
    "msgspec",
    "prometheus_client",
    "starlette",
    "structlog",
    "uvicorn",
    "webauthn",
    "websockets",
)
