"""Push messages that really arrive, at a push service of the tests, and stay sealed."""

import threading
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import NamedTuple

import http_ece
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import json
from tests.server.authenticator import written
from tests.server.running import Message, Person, closed_in_the_end, running
from tests.server.test_http import refused
from tests.server.test_sockets import act, two_people

from railwright.server.living.pushes import MOST
from railwright.server.living.sealed_pushes import CURVE
from railwright.server.plumbing.settings import ServerSettings

NAMED = "https://play.example.org"
OPTIONS = ("--address", NAMED, "--push", "any")
RESOLVER = """
import socket
def found(host, port, *more):
    place = {places}.get(host)
    if place is None:
        raise OSError("no such host in this test")
    family = socket.AF_INET6 if ":" in place else socket.AF_INET
    return [(family, socket.SOCK_STREAM, 6, "", (place, port))]
import railwright.server.living.webhooks as webhooks
webhooks.getaddrinfo = found
"""
"""Has a server find hosts where the test says, and no other ones."""


class Posted(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService(HTTPServer):
    """What the maker of a browser runs."""

    status = 201

    def __init__(self) -> None:
        self.posted: Queue[Posted] = Queue()
        super().__init__(("127.0.0.1", 0), PushHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://push.example:{self.server_port}"


class PushHandler(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.put(Posted(self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


class SubscribedBrowser:
    """The keys of a browser that has subscribed."""

    def __init__(self, service: PushService, path: str = "/to/anna") -> None:
        self.endpoint = service.address + path
        self.key = ec.generate_private_key(CURVE)
        self.secret = b"sixteen bytes ok"

    def body(self, **more: str) -> dict[str, str]:
        point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return {
            "endpoint": self.endpoint,
            "public_key": written(point),
            "secret": written(self.secret),
            **more,
        }

    def read(self, posted: Posted) -> Message:
        text = http_ece.decrypt(
            posted.body, private_key=self.key, auth_secret=self.secret
        )
        found: Message = json.decode(text)
        return found


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as made:
        yield made
        made.shutdown()


def subscribe(person: Person, browser: SubscribedBrowser, **more: str) -> None:
    person.post("/api/me/pushes", **browser.body(**more))


def here(**places: str) -> str:
    return RESOLVER.format(places={"push.example": "127.0.0.1", **places})


def check_signature(posted: Posted, service: PushService, key: str) -> None:
    """The service can tell who sends, as browsers told it by the same key."""
    scheme, _, rest = posted.headers["Authorization"].partition(" ")
    token, _, public = rest.removeprefix("t=").partition(", k=")
    assert (scheme, public) == ("vapid", key)
    point = urlsafe_b64decode(public + "=")
    verifying = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    claims = jwt.decode(token, verifying, ["ES256"], audience=service.address)
    assert claims["sub"] == NAMED


def test_a_browser_is_told_of_the_turn_and_of_nothing_hidden(
    tmp_path: Path, service: PushService
) -> None:
    with running(tmp_path, *OPTIONS, before=here()) as server:
        anna, ben = Person(server), Person(server)
        browser = SubscribedBrowser(service)
        subscribe(ben, browser, language="pl")
        table = two_people(anna, ben)
        watching, other = anna.socket(), ben.socket()
        for seat, each in enumerate((watching, other)):
            each.watch(table)
            act(each, table, seat, 0, "keep 1 2")
        other.say("unwatch", table=table)
        other.say("ping")
        other.of("pong")
        act(watching, table, 0, 2, "draw blind")
        act(watching, table, 0, 3, "draw blind")

        posted = service.posted.get(timeout=30)
        assert posted.path == "/to/anna"
        assert table.encode() not in posted.body, "the service reads nothing of it"
        assert browser.read(posted) == {
            "title": "Twoja tura: Kraje Nordyckie",
            "body": "W twojej grze jest teraz twoja tura. Grają też: Anna.",
            "path": f"/t/{table}",
        }
        check_signature(posted, service, anna.get("/api/games")["push"])


def begin(person: Person) -> str:
    """Begin a game whose first turn is that of somebody who does not look."""
    table = person.create("nordic", [{"kind": "me"}, {"kind": "me"}])
    person.start(table)
    return table


def test_whoever_is_gone_is_forgotten_and_the_key_is_kept(
    tmp_path: Path, service: PushService
) -> None:
    with running(tmp_path, *OPTIONS, before=here()) as server:
        anna = Person(server)
        key = anna.get("/api/games")["push"]
        stopped = SubscribedBrowser(service, "/to/stopped")
        subscribe(anna, stopped)
        anna.post("/api/me/pushes/stop", endpoint=stopped.endpoint)
        subscribe(anna, SubscribedBrowser(service))
        service.status = 410
        begin(anna)
        for _ in range(2):  # both seats choose tickets at the same time
            assert service.posted.get(timeout=30).path == "/to/anna"
        secret = anna.secret
    with running(tmp_path, *OPTIONS, before=here()) as server:
        anna = Person(server, secret)
        assert anna.get("/api/games")["push"] == key
        assert anna.get("/api/me/data")["pushes"] == []
        begin(anna)
    with pytest.raises(Empty):
        service.posted.get_nowait()


def test_nobody_reaches_the_hosts_own_network_by_a_push(
    tmp_path: Path, service: PushService
) -> None:
    """A name of the public network may mean any address."""
    places = {"push.example": "127.0.0.1", "doc.example": "2001:db8::1"}
    before = RESOLVER.format(places=places)
    with running(tmp_path, "--address", NAMED, before=before) as server:
        anna = Person(server)
        for host in places:
            browser = SubscribedBrowser(service)
            browser.endpoint = f"https://{host}/x"
            subscribe(anna, browser)
            begin(anna)
        assert server.stop() == 0
    said = "this address is not on the public network"
    assert any(said in line for line in server.errors), server.errors
    assert service.posted.empty()


@pytest.mark.parametrize(
    "more",
    [
        {"endpoint": "http://push.example/x"},
        {"endpoint": "https://push.example:25/x"},
        {"endpoint": "https://anna@push.example/x"},
        {"endpoint": "https:///x"},
        {"public_key": "AAAA"},
        {"public_key": written(b"\4" + bytes(64))},
        {"secret": "AAAA"},
        {"public_key": "A"},
    ],
)
def test_what_is_no_subscription_is_refused(
    public: Person, service: PushService, more: dict[str, str]
) -> None:
    browser = SubscribedBrowser(service)
    browser.endpoint = "https://push.example/x"
    answer = public.http.post("/api/me/pushes", json=browser.body(**more))
    refused(answer, 400, "ADDRESS")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    """Somebody at a server as it is usually run; it finds no host at all."""
    before = RESOLVER.format(places={})
    folder = tmp_path_factory.mktemp("public")
    with (
        running(folder, "--address", NAMED, before=before) as server,
        closed_in_the_end(),
    ):
        yield Person(server)


def test_subscriptions_are_few_ones_own_given_and_erased(
    public: Person, service: PushService
) -> None:
    other = Person(public.server)
    ends = [f"https://push.example/{number}" for number in range(MOST + 2)]
    for end in ends:
        browser = SubscribedBrowser(service)
        browser.endpoint = end
        subscribe(public, browser)
    other.post("/api/me/pushes/stop", endpoint=ends[-1])
    kept = [each["endpoint"] for each in public.get("/api/me/data")["pushes"]]
    assert kept == ends[-MOST:]
    assert public.http.delete("/api/me").is_success
    assert public.get("/api/me/data")["pushes"] == []


def test_a_server_without_tls_offers_none(anna: Person) -> None:
    # Pages of this computer count as safe; those of a network do not.
    assert anna.get("/api/games")["push"]
    assert ServerSettings("x").push == "public"
