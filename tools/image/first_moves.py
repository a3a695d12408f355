"""Has two bots play at a table of the server on this machine; needs Python alone.

It is read by the Python of the image, from its standard input.
"""

import json
import time
from http.cookiejar import CookieJar
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

SERVER = "http://127.0.0.1:8321"
MOVES = 10
PATIENCE = 50
"""Seconds until so many moves must be on disk."""
_opener = build_opener(HTTPCookieProcessor(CookieJar()))


def _answer(path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON holds anything
    request = Request(SERVER + path)  # noqa: S310 - it is http
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    with _opener.open(request, timeout=PATIENCE) as answer:
        return json.load(answer)


def main() -> None:
    """Set the table up, and wait for its moves."""
    began = time.monotonic()
    _answer("/api/me")
    bots = [{"kind": "bot", "level": level} for level in ("medium", "hard")]
    table = _answer("/api/tables", {"game": "usa", "seats": bots, "start": True})
    while table["version"] < MOVES and time.monotonic() < began + PATIENCE:
        time.sleep(0.1)
        table = _answer(f"/api/tables/{table['table']}")
    took = time.monotonic() - began
    print(f"Bots of the server played {table['version']} moves in {took:.1f} s.")
    if table["version"] < MOVES:
        raise SystemExit(1)


main()
