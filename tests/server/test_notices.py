"""Notices that really arrive: at a mail server and at a web server of the tests."""

import asyncio
import email
import os
import socket
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from email.policy import default
from http.server import BaseHTTPRequestHandler, HTTPServer
from io import BufferedRWPair
from pathlib import Path
from queue import Queue

import pytest
from msgspec import json
from tests.server.logs import set_up, sit
from tests.server.running import PATIENCE, Message, Person, running
from tests.server.test_http import refused
from tests.server.test_sockets import act, two_people

from railwright.errors import GameError
from railwright.server.living import webhooks
from railwright.server.living.mails import mailbox, read_mail, reader_of, turn_letter
from railwright.server.living.notices import LETTERS, MOST_TO_ONE
from railwright.server.living.webhooks import Uncallable, call, is_public_place
from railwright.server.node import Node
from railwright.server.plumbing.errands import MOST
from railwright.server.plumbing.settings import Mail, ServerSettings
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
        _, text = read(mail.letters.get(timeout=30))
        link = text.splitlines()[-1].removeprefix("https://play.example.org")
        assert ben.http.post(link).is_success
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


def test_what_a_wish_leaves_out_stays_and_null_ends_it() -> None:
    log = set_up("usa", "open open")
    sit(log, "ben", 1)
    hook = "https://example.org/turns"
    for wish, letters, webhook in (
        (Notice("ben@example.org", language="pl"), "ben@example.org", None),
        (Notice(webhook=hook), "ben@example.org", hook),
        (Notice(None), None, hook),
        (Notice(webhook=None), None, None),
    ):
        log.grant(wishes.notice, "ben", 1, wish, log.now)
        seat = log.again().seats[1]
        assert (seat.email, seat.webhook) == (letters, webhook)
        assert seat.language == "pl"


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
    with pytest.raises(Uncallable, match="not on the public network"):
        asyncio.run(call(f"http://{host}/", b"{}", is_public=True))


NOT_PUBLIC = [
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "192.168.1.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "64:ff9b::a00:1",  # NAT64 of 10.0.0.1
    "64:ff9b:1::a00:1",
    "2001:0:4136:e378::",  # Teredo
    "2002:a00:1::",  # 6to4 of 10.0.0.1
    "fc00::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
]


@pytest.mark.parametrize("host", NOT_PUBLIC)
def test_no_other_kind_of_address_passes_for_public(host: str) -> None:
    assert not is_public_place(host)


@pytest.mark.parametrize("host", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9"])
def test_addresses_of_the_public_network_do(host: str) -> None:
    assert is_public_place(host)


BAD_HOOKS = [
    "http://example.org:25/",
    "https://example.org:99999/",
    "https://user@example.org/",
    "https://[::1/",
    "https:///x",
    "https://example.org/a b",
    "https://example.org/\r\nX-Evil: 1",
]


@pytest.mark.parametrize("hook", BAD_HOOKS)
def test_a_webhook_is_parsed_when_it_is_named(hook: str) -> None:
    with pytest.raises(Uncallable):
        webhooks.parsed(hook, is_public=True)


BAD_MAILBOXES = [
    *("a@[", "a@b@c", "a@", "@b.c", "a\nb@c.d", "a@b,c", "ä@b.c", "a@b..c", "a@b."),
    *(
        "a(b)@c.d",
        "(b)a@c.d",
        "a@c.d(b)",
        "a@(b)c.d",
        '"a b"@c.d',
        '"a\\b"@c.d',
        '""@c.d',
    ),
    *("a@[1.2.3.4]", "a..b@c.d", ".a@c.d", "b <a@c.d>", "<a@c.d>", f"{'a' * 65}@b.c"),
    *("a@bücher.example", "a@stra\xdfe.example", "a@\u212aelvin.example"),
    *("a%b.c@d.e", "b.c!a@d.e", "a@1.2.3.4", "a@16909060"),  # ways to other hosts
    *("a@0x1020304", "a@1.2.3.0x4"),
    *("a@\uff20.c", "a@b\u3002\u3002c", f"a@{'b' * 64}.c"),
]


@pytest.mark.parametrize("text", BAD_MAILBOXES)
def test_what_is_no_mailbox(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        mailbox(text)


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("anna.b+turns@play.example.org", "anna.b+turns@play.example.org"),
        ("Anna@Example.ORG", "Anna@example.org"),
        ('"anna.b"@example.org', "anna.b@example.org"),
        ("anna@XN--BCHER-KVA.example", "anna@xn--bcher-kva.example"),
    ],
)
def test_a_mailbox_has_one_usual_spelling(text: str, usual: str) -> None:
    assert mailbox(text) == usual


SPELLINGS = [
    *("victim@example.org", "Victim@example.org", '"victim"@example.org'),
    *("victim+1@example.org", "victim@EXAMPLE.org", "vic.tim@example.org"),
]


def test_a_mailbox_gets_only_so_many_letters_however_it_is_spelled(
    tmp_path: Path, mail: MailSink
) -> None:
    """Each spelling is asked for by another client, from whom it is the first."""
    smtp = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    with running(tmp_path, "--limits", "1", RAILWRIGHT_SMTP=smtp) as server:
        said = []
        for number, spelling in enumerate(SPELLINGS):
            mallory = Person(server, client=f"198.51.100.{number}")
            table = mallory.create("nordic", [{"kind": "me"}, {"kind": "open"}])
            path = f"/api/tables/{table}/seats/0/notice"
            said.append(mallory.http.post(path, json={"email": spelling}))
        refused(said.pop(), 429, "TOO_FAST")
        assert len(said) == LETTERS[0]
        assert all(answer.is_success for answer in said)


def test_two_readers_are_not_taken_for_one() -> None:
    known = ("a@b.c", "b@b.c", "a@b.d", "ab@b.c", "a-b@b.c")
    assert len({reader_of(each) for each in known}) == len(known)


class Dripper:
    """A web server that answers a byte now and then, and never comes to an end."""

    def __init__(self) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.called: Queue[None] = Queue()
        self.is_over = threading.Event()
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self.listener.accept()
            except OSError:
                return
            self.called.put(None)
            threading.Thread(target=self._drip, args=(line,), daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        with line, suppress(OSError):
            while not self.is_over.wait(0.05):
                line.sendall(b"x")


@pytest.fixture
def dripper() -> Iterator[Dripper]:
    made = Dripper()
    yield made
    made.is_over.set()
    made.listener.close()


def test_a_webhook_that_drips_is_given_up_as_a_whole(
    dripper: Dripper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "PATIENCE", 0.5)
    with pytest.raises(TimeoutError):
        asyncio.run(call(f"http://127.0.0.1:{dripper.port}/", b"{}", is_public=False))


def test_webhooks_that_drip_hold_up_neither_others_nor_a_stop(
    tmp_path: Path, dripper: Dripper, web: WebSink
) -> None:
    slow = f"http://127.0.0.1:{dripper.port}/"
    good = f"http://127.0.0.1:{web.server_port}/turn"
    with running(tmp_path, "--webhooks", "any") as server:
        mallory, anna = Person(server), Person(server)
        for _ in range(2 * MOST_TO_ONE):
            begin(mallory, slow)
        for _ in range(MOST_TO_ONE):
            dripper.called.get(timeout=30)
        table = begin(anna, good)
        assert web.posted.get(timeout=30)["table"] == table
        assert dripper.called.empty()
        assert server.stop() == 0
    assert sum("notice dropped" in line for line in server.errors) == MOST_TO_ONE


def test_names_that_are_looked_up_for_long_hold_up_no_letters(
    tmp_path: Path, mail: MailSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of strangers, whose name servers let others wait."""
    is_over = threading.Event()

    def looked_up(*_: object) -> list[tuple[object, ...]]:
        is_over.wait(PATIENCE)
        return [(0, 0, 0, "", ("127.0.0.1", 80))]

    monkeypatch.setattr(webhooks, "getaddrinfo", looked_up)
    sending = Mail("127.0.0.1", mail.port, "table@example.org", starttls=False)
    settings = ServerSettings(str(tmp_path / "railwright.sqlite"), mail=sending)
    log = set_up()
    sit(log, "anna", 0)
    log.grant(wishes.notice, "anna", 0, Notice("anna@example.org"), log.now)

    async def notify() -> str:
        node = await Node.open(settings)
        hooks = [f"http://{number}.example/" for number in range(MOST)]
        calls = [call(hook, b"{}", is_public=True) for hook in hooks]
        calling = [asyncio.create_task(each) for each in calls]
        await asyncio.sleep(0)
        node.notices.ask_to_confirm(log.table, 0)
        letter = await asyncio.to_thread(mail.letters.get, timeout=PATIENCE)
        is_over.set()
        await asyncio.gather(*calling, return_exceptions=True)
        await node.stop()
        return letter

    assert "/confirm/" in read(asyncio.run(notify()))[1]


def begin(person: Person, webhook: str) -> str:
    """Begin a game, of which the webhook of the first seat is told at once."""
    table = person.create("nordic", [{"kind": "me"}, {"kind": "me"}])
    where = {"email": None, "webhook": webhook}
    person.post(f"/api/tables/{table}/seats/0/notice", **where)
    person.start(table)
    return table


def test_no_stranger_gets_more_than_a_letter_to_confirm(
    tmp_path: Path, mail: MailSink
) -> None:
    address = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    most = int(LETTERS[0])
    with running(tmp_path, RAILWRIGHT_SMTP=address) as server:
        mallory = Person(server)
        table = mallory.create("nordic", [{"kind": "me"}, {"kind": "me"}])
        path = f"/api/tables/{table}/seats/0/notice"
        refused(mallory.http.post(path, json={"email": "a@["}), 400, "ADDRESS")
        for number in range(most):
            mallory.post(path, email=f"victim-{number}@example.org")
        for nothing_new in ({}, {"webhook": None}):
            mallory.post(path, **nothing_new)
        last = mallory.http.post(path, json={"email": "one-more@example.org"})
        refused(last, 429, "TOO_FAST")
        mallory.start(table)
        letters = [mail.letters.get(timeout=30) for _ in range(most)]
        assert all("Subject: Confirm" in letter for letter in letters)
        assert mallory.get(f"/api/tables/{table}")["status"] == "playing"
        assert server.stop() == 0
    assert mail.letters.empty()
    with closing(sqlite3.connect(tmp_path / "railwright.sqlite")) as database:
        bodies = [
            bytes(body) for (body,) in database.execute("SELECT body FROM entries")
        ]
    assert sum(b"victim-" in body for body in bodies) == most
    assert not any(b"one-more" in body for body in bodies)  # refused is not written


def test_a_letter_is_confirmed_by_a_click_and_not_by_looking(
    tmp_path: Path, mail: MailSink
) -> None:
    smtp = f"smtp://127.0.0.1:{mail.port}/?from=table@example.org"
    with running(tmp_path, RAILWRIGHT_SMTP=smtp) as server:
        anna = Person(server)
        table = anna.create("nordic", [{"kind": "me"}, {"kind": "me"}])
        path = f"/api/tables/{table}/seats/0/notice"
        anna.post(path, email="anna@example.org", language="nb")
        _, text = read(mail.letters.get(timeout=30))
        link = text.splitlines()[-1]
        assert link.startswith(f"{server.url}/confirm/{table}/0/")
        page = anna.http.get(link)
        assert "<button>Ja, varsle meg" in page.text
        forged = anna.http.post(f"{link[:-1]}x")
        refused(forged, 404, "LINK_UNKNOWN")
        anna.start(table)
        done = anna.http.post(link, headers={"Origin": server.url})
        assert "Takk." in done.text
        assert f'<a href="/t/{table}">Gå til bordet</a>' in done.text
        subject, _ = read(mail.letters.get(timeout=30))
        assert subject == "Din tur: Norden"


@pytest.mark.parametrize(
    "said",
    [
        "mail.example.org",
        "smtp://x",
        "http://x/?from=a@b",
        "smtp://x:99999/?from=a@b.c",
        "smtp://[x/?from=a@b.c",
        "smtp://x/?from=nonsense",
    ],
)
def test_settings_of_mail_that_cannot_be(said: str) -> None:
    with pytest.raises(GameError, match="RAILWRIGHT_SMTP is written"):
        read_mail(said)
