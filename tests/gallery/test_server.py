import gzip
import http.client
import socket
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import active_count

import pytest

from railwright.errors import GameError
from railwright.gallery import GalleryServer, open_server
from railwright.games import GAMES, load_map

POLICY = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'"
FILES = ("/gallery.css", "/theme.js", "/view.js", "/board.js", "/icon.svg")
PICTURES = [f"/boards/{name}{end}.svg" for name in GAMES for end in ("", "-dark")]
NAMES = tuple(GAMES)
PAGES = ["/", *(f"/boards/{name}" for name in GAMES)]


@dataclass
class Reply:
    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()


class Visitor:
    def __init__(self, server: GalleryServer) -> None:
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, 10)

    def ask(self, path: str, method: str = "GET", **headers: str) -> Reply:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self.connection.request(method, path, headers=named)
        reply = self.connection.getresponse()
        return Reply(reply.status, dict(reply.headers), reply.read())


@pytest.fixture
def visitor(server: GalleryServer) -> Iterator[Visitor]:
    visitor = Visitor(server)
    yield visitor
    visitor.connection.close()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_html_under_a_strict_policy(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.status == 200
    assert reply.headers["Content-Type"] == "text/html; charset=utf-8"
    assert reply.headers["Content-Security-Policy"].startswith(POLICY)
    assert "unsafe" not in reply.headers["Content-Security-Policy"]
    assert '<html lang="en"' in reply.text
    assert "$" not in reply.text


@pytest.mark.parametrize("path", [*PAGES, *FILES, PICTURES[0], "/nowhere"])
def test_nothing_is_guessed_or_told_to_others(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.headers["X-Content-Type-Options"] == "nosniff"
    assert reply.headers["Referrer-Policy"] == "no-referrer"
    assert "Python" not in reply.headers["Server"]


def test_the_gallery_shows_each_board_and_its_counts(visitor: Visitor) -> None:
    text = visitor.ask("/").text

    for name in GAMES:
        board = load_map(name)
        assert f'href="/boards/{name}">{board.title}</a>' in text
        assert f"<b>{len(board.routes)}</b> routes" in text
    assert "<b>34</b> cities" in text  # Switzerland's, without the stops of countries
    assert text.count("<img") == text.count(' alt="Map of ') == len(GAMES)


def test_a_board_leads_to_its_neighbours_round_and_round(visitor: Visitor) -> None:
    for before, name, after in zip(
        NAMES[-1:] + NAMES[:-1], NAMES, NAMES[1:] + NAMES[:1], strict=True
    ):
        text = visitor.ask(f"/boards/{name}").text
        assert f'rel="prev" href="/boards/{before}"' in text
        assert f'rel="next" href="/boards/{after}"' in text


@pytest.mark.parametrize("path", PICTURES)
def test_a_picture_is_svg_that_may_run_nothing(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.status == 200
    assert reply.headers["Content-Type"] == "image/svg+xml; charset=utf-8"
    assert reply.headers["Content-Security-Policy"].startswith("default-src 'none'")
    assert ("dark" if "-dark" in path else "light") in reply.text


def test_a_page_knows_the_size_of_its_picture(visitor: Visitor) -> None:
    assert 'width="1600" height="' in visitor.ask("/boards/europe").text


@pytest.mark.parametrize("path", ["/", "/gallery.css", "/boards/europe.svg"])
def test_gzip_is_sent_to_those_who_take_it(visitor: Visitor, path: str) -> None:
    plain = visitor.ask(path)
    packed = visitor.ask(path, Accept_Encoding="br, gzip;q=0.8")

    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.headers["Vary"] == "Accept-Encoding"
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["ETag"] != plain.headers["ETag"]


@pytest.mark.parametrize("offer", ["", "br", "gzip;q=0", "gzip; q=0.0", "gzipped"])
def test_gzip_is_not_forced_on_anyone(visitor: Visitor, offer: str) -> None:
    reply = visitor.ask("/", Accept_Encoding=offer)

    assert "Content-Encoding" not in reply.headers


@pytest.mark.parametrize("path", ["/", "/theme.js", "/boards/nordic-dark.svg"])
@pytest.mark.parametrize("coding", ["identity", "gzip"])
def test_what_a_browser_has_is_not_sent_again(
    visitor: Visitor, path: str, coding: str
) -> None:
    tag = visitor.ask(path, Accept_Encoding=coding).headers["ETag"]

    for known in (tag, f"W/{tag}", f'"old", {tag}', "*"):
        reply = visitor.ask(path, Accept_Encoding=coding, If_None_Match=known)
        assert (reply.status, reply.body) == (304, b"")
        assert reply.headers["ETag"] == tag
    reply = visitor.ask(path, Accept_Encoding=coding, If_None_Match='"old"')
    assert reply.status == 200


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/boards",
        "/boards/",
        "/boards/atlantis",
        "/boards/europe.png",
        "/boards/europe-sepia.svg",
        "/site.py",
        "/page.html",
        "/../pyproject.toml",
        "/../../../../etc/passwd",
        "/boards/../../maps/europe.json",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/boards/..%2f..%2fmaps%2feurope.json",
        "//etc/passwd",
        "/gallery.css/../server.py",
        "/gallery.css%00.html",
        "\\..\\server.py",
    ],
)
def test_every_other_address_is_a_friendly_404(visitor: Visitor, path: str) -> None:
    reply = visitor.ask(path)

    assert reply.status == 404
    assert 'href="/"' in reply.text
    assert "The line ends here" in reply.text


def test_a_query_changes_nothing(visitor: Visitor) -> None:
    assert visitor.ask("/boards/usa?theme=dark").status == 200


def test_head_is_get_without_the_body(visitor: Visitor) -> None:
    head, get = visitor.ask("/", "HEAD"), visitor.ask("/")

    assert head.status == 200
    assert head.body == b""
    assert head.headers["Content-Length"] == get.headers["Content-Length"]


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
def test_the_gallery_is_only_to_be_looked_at(visitor: Visitor, method: str) -> None:
    reply = visitor.ask("/", method)

    assert reply.status == 405
    assert reply.headers["Allow"] == "GET, HEAD"


def test_a_board_is_drawn_once(
    server: GalleryServer, asked: list[tuple[str, str]]
) -> None:
    def fetch(path: str) -> int:
        visitor = Visitor(server)
        status = visitor.ask(path).status
        visitor.connection.close()
        return status

    with ThreadPoolExecutor(8) as pool:
        statuses = list(pool.map(fetch, ["/boards/world.svg", "/boards/world"] * 8))

    assert set(statuses) == {200}
    assert asked == [("world", "light")]


def test_a_browser_that_leaves_early_is_no_trouble(
    server: GalleryServer, visitor: Visitor, capfd: pytest.CaptureFixture[str]
) -> None:
    threads = active_count()
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port)) as early:
            early.setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0"
            )  # closing resets the connection
            early.sendall(b"GET /gallery.css HTTP/1.1\r\n\r\n")

    assert visitor.ask("/").status == 200
    assert active_count() <= threads + 6
    assert capfd.readouterr().err == ""


def test_only_this_computer_is_served(server: GalleryServer) -> None:
    assert server.server_address[0] == "127.0.0.1"
    assert server.address == f"http://127.0.0.1:{server.port}/"


def test_a_taken_port_gives_way_to_the_next(server: GalleryServer) -> None:
    with open_server(server.site, server.port) as second:
        assert second.port > server.port


def test_no_free_port_is_said_in_one_sentence(
    server: GalleryServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railwright.gallery.server.PORTS_TRIED", 1)
    with pytest.raises(GameError, match=r"^No port from \d+ to \d+ is free\.$"):
        open_server(server.site, server.port)


def test_a_port_that_may_not_be_used_is_said_so(
    server: GalleryServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socketserver.TCPServer.server_bind", refuse)
    with pytest.raises(GameError, match=r"^Port 80 cannot be used: Permission denied"):
        open_server(server.site, 80)
