"""ClientFiles and files of the client: compressed, kept, and nothing beside them."""

import gzip
import http.client
import json
import re
import socket
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from tests.server.running import ServerProcess

from railwright.games import GAMES
from railwright.server.node import Node
from railwright.server.plumbing.settings import STATIC, ServerSettings
from railwright.server.web import replies
from railwright.server.web.app import build
from railwright.server.web.client_files import ClientFiles

LARGEST = max(STATIC.glob("assets/*.js"), key=lambda file: file.stat().st_size)
ASSET = "/" + LARGEST.relative_to(STATIC).as_posix()
PAGES = ["/", "/boards", "/boards/europe", "/t/AAAAAAAAAAAAAAAA"]
PICTURES = [
    f"/boards/{name}.{theme}.svg" for name in GAMES for theme in ("light", "dark")
]
PLACES = [*PAGES, ASSET, "/icon.svg", PICTURES[0], "/boards/usa.json", "/api/games"]


@dataclass
class Reply:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Visitor:
    """Asks for exactly what is said, which tidier clients would not."""

    def __init__(self, server: ServerProcess) -> None:
        host, _, port = server.place.partition(":")
        self.connection = http.client.HTTPConnection(host, int(port), 30)

    def ask(self, path: str, method: str = "GET", **headers: str) -> Reply:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.connection.request(method, path, headers=named)
        reply = self.connection.getresponse()
        names = {name.title(): value for name, value in reply.headers.items()}
        return Reply(reply.status, names, reply.read())


@pytest.fixture
def visitor(server: ServerProcess) -> Iterator[Visitor]:
    visitor = Visitor(server)
    yield visitor
    visitor.connection.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_html_under_a_strict_policy(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.status == 200
    assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
    policy = reply.headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'self'; ")
    assert "unsafe" not in policy
    for name, value in replies.OF_PAGES.items():
        assert reply.headers[name.title()] == value
    assert '<html lang="en"' in reply.text


@pytest.mark.parametrize("path", [*PLACES, "/boards/nowhere.json", "/api/nothing"])
def test_nothing_is_guessed_or_told_to_others(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    for name, value in replies.HEADERS.items():
        assert reply.headers[name.title()] == value
    assert "Server" not in reply.headers


@pytest.mark.parametrize("path", PICTURES)
def test_a_picture_is_svg_that_may_run_nothing(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.status == 200
    assert reply.headers["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert reply.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert reply.text.startswith("<svg ")


def test_a_board_is_drawn_in_two_themes(visitor: Visitor) -> None:
    light, dark = (visitor.ask(path).body for path in PICTURES[:2])
    assert light != dark


@pytest.mark.parametrize("path", [path for path in PLACES if path != "/icon.svg"])
def test_gzip_is_sent_to_those_who_take_it(visitor: Visitor, path: str) -> None:
    plain = visitor.ask(path)
    packed = visitor.ask(path, Accept_Encoding="br, gzip;q=0.8")

    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert gzip.decompress(packed.body) == plain.body
    assert len(packed.body) < len(plain.body)


@pytest.mark.parametrize("offer", ["", "br", "gzip;q=0", "gzip; q=0.0", "gzipped"])
def test_gzip_is_not_forced_on_anyone(visitor: Visitor, offer: str) -> None:
    reply = visitor.ask("/", Accept_Encoding=offer)
    assert "Content-Encoding" not in reply.headers


def test_little_is_sent_as_it_is(visitor: Visitor) -> None:
    reply = visitor.ask("/health", Accept_Encoding="gzip")
    assert (reply.body, reply.headers.get("Content-Encoding")) == (b"ok\n", None)


@pytest.mark.parametrize("path", ["/", ASSET, "/boards/nordic.dark.svg"])
@pytest.mark.parametrize("coding", ["identity", "gzip"])
def test_what_a_browser_has_is_not_sent_again(
    visitor: Visitor, path: str, coding: str
) -> None:
    tag = visitor.ask(path, Accept_Encoding=coding).headers["Etag"]

    for known in (tag, f"W/{tag}", f'"old", {tag}', "*"):
        reply = visitor.ask(path, Accept_Encoding=coding, If_None_Match=known)
        assert (reply.status, reply.body) == (304, b"")
        assert reply.headers["Etag"] == tag
    reply = visitor.ask(path, Accept_Encoding=coding, If_None_Match='"old"')
    assert reply.status == 200
    other = "identity" if coding == "gzip" else "gzip"
    assert visitor.ask(path, Accept_Encoding=other).headers["Etag"] != tag


@pytest.mark.parametrize(
    ("path", "cache"),
    [
        ("/", replies.ASKED),
        (ASSET, replies.KEPT),
        ("/boards/usa.json", replies.ASKED),
        ("/words/pl.ftl", replies.ASKED),
        ("/api/games", replies.FORGOTTEN),
        ("/api/nothing", replies.FORGOTTEN),
    ],
)
def test_how_long_answers_may_be_kept(visitor: Visitor, path: str, cache: str) -> None:
    assert visitor.ask(path).headers["Cache-Control"] == cache


@pytest.mark.parametrize(
    "path",
    [
        "/words/xx.ftl",
        "/words/en.terminal.ftl",
        "/words/xx.webmanifest",
        "/words/en/app.ftl",
        "/boards/atlantis.json",
        "/boards/europe.png",
        "/boards/europe.sepia.svg",
        "/boards/europe%23.json",
        "/boards/europe.json/",
        "/boards/../../maps/europe.json",
        "/boards/..%2f..%2fmaps%2feurope.json",
        "/api/",
        "/api/nothing",
        "/api/../pyproject.toml",
    ],
)
def test_where_there_is_nothing_that_is_said(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)
    assert (reply.status, '"code":"NOT_FOUND"' in reply.text) == (404, True)


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/boards/",
        "/boards/atlantis",
        "/app.py",
        "/../pyproject.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd",
        "/icon.svg%00.html",
        "/assets/../../app.py",
        "/?theme=dark",
    ],
)
def test_every_other_address_is_the_client(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)
    assert (reply.status, reply.body) == (200, visitor.ask("/").body)


@pytest.mark.parametrize("path", PLACES)
def test_head_is_get_without_the_body(visitor: Visitor, path: str) -> None:
    head, get = visitor.ask(path, "HEAD"), visitor.ask(path)

    assert (head.status, head.body) == (200, b"")
    assert head.headers["Content-Length"] == get.headers["Content-Length"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_pages_are_only_to_be_looked_at(visitor: Visitor, method: str) -> None:
    reply = visitor.ask("/", method)

    assert reply.status == 405
    assert set(reply.headers["Allow"].split(", ")) == {"GET", "HEAD"}


def test_an_address_says_all_that_it_takes(visitor: Visitor) -> None:
    reply = visitor.ask("/api/tables", "PUT")
    assert set(reply.headers["Allow"].split(", ")) == {"GET", "HEAD", "POST"}


def test_many_may_ask_for_a_board_at_once(server: ServerProcess) -> None:
    def fetch(path: str) -> tuple[int, bytes]:
        visitor = Visitor(server)
        reply = visitor.ask(path)
        visitor.connection.close()
        return reply.status, reply.body

    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(fetch, ["/boards/world.light.svg"] * 16))
    assert len(set(found)) == 1
    assert found[0][0] == 200


def test_a_browser_that_leaves_early_is_no_trouble(
    server: ServerProcess, visitor: Visitor
) -> None:
    host, _, port = server.place.partition(":")
    for _ in range(5):
        with socket.create_connection((host, int(port))) as early:
            early.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0"
            )  # closing resets the connection
            early.sendall(f"GET {ASSET} HTTP/1.1\r\nHost: x\r\n\r\n".encode())

    assert visitor.ask("/").status == 200
    server.check()


def test_the_client_loads_nothing_from_elsewhere() -> None:
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"(src|href)=\"(https?:)?//", page)


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    content = ClientFiles(tmp_path).content("/")
    assert b"make play" in content.body
    assert content.media_type.startswith("text/html")


@pytest.mark.anyio
async def test_a_failure_of_ours_is_said_and_counted(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<p>soon gone</p>")
    settings = ServerSettings(str(tmp_path / "tables.sqlite"), static=static)
    node = await Node.open(settings)
    try:
        app = build(node)
        (static / "index.html").unlink()
        client = httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://here"
        )
        async with client:
            answer = await client.get("/")
            figures = (await client.get("/metrics")).text
    finally:
        await node.stop()

    assert (answer.status_code, answer.json()["code"]) == (500, "FAILURE")
    for name, value in replies.HEADERS.items():
        assert answer.headers[name] == value
    assert "railwright_failures_total 1.0" in figures


@pytest.mark.parametrize(
    ("accepted", "language", "about"),
    [
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl", "w przeglądarce"),
        ("xx, no;q=0.5", "nb", "i nettleseren"),
        ("", "en", "in your browser"),
        ("fr", "en", "in your browser"),
        ("xx," * 19 + "pl", "pl", "w przeglądarce"),
        ("xx," * 20 + "pl", "en", "in your browser"),  # no more are read
    ],
)
def test_a_page_comes_in_the_language_that_is_asked_for(
    visitor: Visitor, accepted: str, language: str, about: str
) -> None:
    answer = visitor.ask("/new", Accept_Language=accepted)
    found = re.search('rel="manifest" href="([^"]*)"', answer.text)
    assert found
    manifest = json.loads(visitor.ask(found[1]).text)

    assert f'<html lang="{language}">' in answer.text
    assert "Accept-Language" in answer.headers["Vary"]
    assert manifest["lang"] == language
    assert about in manifest["description"]


def test_pages_load_the_words_of_a_language(visitor: Visitor) -> None:
    listed = json.loads(visitor.ask("/words/languages.json").text)
    files = [visitor.ask(f"/words/pl.{end}").text for end in ("ftl", "rules.ftl")]

    assert [each["code"] for each in listed] == ["en", "nb", "pl"]
    assert {each["translated"] for each in listed} == {100}
    assert "undo=Cofnij" in files[0]
    assert "rule-goal=Cel gry" in files[1]


def test_pages_load_no_remarks_for_translators(visitor: Visitor) -> None:
    for path in ("/words/en.ftl", "/words/nb.rules.ftl"):
        lines = visitor.ask(path).text.splitlines()
        assert [line for line in lines if not line or line.startswith("#")] == []
