"""Notices that really arrive: at a mail server and at a web server of the tests."""

import email
import os
import socket
import threading
from collections.abc import Iterator
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BufferedRWPair
from pathlib import Path
from queue import Queue

import pytest
from msgspec import json
from tests.server.logs import set_up, sit
from tests.server.running import Message, Person, running
from tests.server.test_http import refused
from tests.server.test_sockets import act, two_people

from railwright.errors import GameError
from railwright.server.living.notices import call, read_mail, turn_letter
from railwright.server.plumbing.settings import Mail
from railwright.server.tabletop import wishes
from railwright.server.wire.bodies import Notice


class MailSink:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.letters: Queue[str] = Queue()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self.listener.accept()
            except OSError:
                return
            with line, line.makefile("rwb") as talk:
                self._talk(talk)

    def _talk(self, talk: BufferedRWPair) -> None:
        def say(text: str) -> None:
            talk.write(f"{text}\r\n".encode())
            talk.flush()

        say("220 sink")
        while said := talk.readline().decode().strip():
            if said.upper() == "DATA":
                say("354 go on")
                lines = []
                while (line := talk.readline().decode().rstrip()) != ".":
                    lines.append(line)
                self.letters.put("\n".join(lines))
            say("221 bye" if said.upper() == "QUIT" else "250 ok")


class WebSink(HTTPServer):
    """A web server that keeps what is posted."""

    def __init__(self) -> None:
        self.posted: Queue[Message] = Queue()
        super().__init__(("127.0.0.1", 0), PostHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()


class PostHandler(BaseHTTPRequestHandler):
    server: WebSink

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.posted.put(json.decode(body) | {"path": self.path})
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def read(letter: str) -> tuple[str, str]:
    """The subject and the text of a letter."""
    message = email.message_from_string(letter, policy=default)
    return str(message["Subject"]), message.get_content().strip()


@pytest.fixture
def mail() -> Iterator[MailSink]:
    sink = MailSink()
    yield sink
    sink.listener.close()


@pytest.fixture
def web() -> Iterator[WebSink]:
    with WebSink() as sink:
        yield sink
        sink.shutdown()


def test_those_who_are_not_there_are_told_of_their_turn(
    tmp_path: Path, mail: MailSink, web: WebSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    monkeypatch.setitem(os.environ, "RAILWRIGHT_SMTP", address)
    options = ("--webhooks", "any", "--address", "https://play.example.org/")
    with running(tmp_path, *options) as server:
        anna, ben = Person(server), Person(server)
        table = two_people(anna, ben)
        hook = f"http://127.0.0.1:{web.server_port}/turn?x=1"
        where = {"email": "ben@example.org", "webhook": hook}
        ben.post(f"/api/tables/{table}/seats/1/notice", **where)
        socket = anna.socket()
        socket.watch(table)
        act(socket, table, 0, 0, "keep 1 2")
        other = ben.socket()
        other.watch(table)
        act(other, table, 1, 0, "keep 1 2")
        other.say("unwatch", table=table)
        other.say("ping")
        other.of("pong")
        act(socket, table, 0, 2, "draw blind")
        act(socket, table, 0, 3, "draw blind")

        letter = mail.letters.get(timeout=30)
        assert "To: ben@example.org" in letter
        link = f"https://play.example.org/t/{table}"
        text = f"It is your turn in your game with Anna.\n\n{link}"
        assert read(letter) == ("Your turn: Nordic Countries", text)
        news = web.posted.get(timeout=30)
        assert (news["event"], news["table"], news["seat"]) == ("turn", table, 1)
        assert news["path"] == "/turn?x=1"
        anna.close()
        ben.close()


@pytest.mark.parametrize(
    ("language", "subject", "text"),
    [
        ("en", "Your turn: USA", "It is your turn in your game with Anna and Cleo."),
        (
            "pl",
            "Twoja tura: USA",
            "W twojej grze jest teraz twoja tura. Grają też: Anna i Cleo.",
        ),
        ("nb", "Din tur: USA", "Det er din tur i spillet ditt med Anna og Cleo."),
        ("tlh", "Your turn: USA", "It is your turn in your game with Anna and Cleo."),
    ],
)
def test_letters_speak_the_language_of_their_reader(
    language: str, subject: str, text: str
) -> None:
    """Ben is not named to himself; the bot of the third seat is called Cleo."""
    log = set_up("usa", "open open hard")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    wish = Notice("ben@example.org", language=language)
    log.grant(wishes.notice, "ben", 1, wish, log.now)
    letter = turn_letter(Mail("mail", 25, "a@b.c"), log.again(), 1, "https://x.y/t/1")

    assert read(letter.as_string()) == (subject, f"{text}\n\nhttps://x.y/t/1")


def test_a_server_refuses_notices_it_does_not_send(anna: Person, ben: Person) -> None:
    table = two_people(anna, ben)
    path = f"/api/tables/{table}/seats/0/notice"
    for where in ({"email": "a@b.c"}, {"email": None, "webhook": "http://x.y/"}):
        refused(anna.http.post(path, json=where), 400, "NOT_OFFERED")
    nothing = {"email": None, "webhook": None}
    assert anna.http.post(path, json=nothing).is_success
    refused(ben.http.post(path, json=nothing), 403, "NOT_YOUR_SEAT")


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "10.0.0.1", "[::1]"])
def test_the_own_network_cannot_be_called_through_the_server(host: str) -> None:
    with pytest.raises(ValueError, match="not on the public network"):
        call(f"http://{host}:9/", b"{}", True)


@pytest.mark.parametrize("said", ["mail.example.org", "smtp://x", "http://x/?from=a@b"])
def test_settings_of_mail_that_cannot_be(said: str) -> None:
    with pytest.raises(GameError, match="RAILWRIGHT_SMTP is written"):
        read_mail(said)
