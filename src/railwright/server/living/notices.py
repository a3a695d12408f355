"""Tells people elsewhere that it is their turn: by e-mail or by a webhook.

Notices go only to players who asked for them and do not look at the table anyway, once
for each turn, from the node that wrote the move before. Failures are logged and
forgotten: a notice is a courtesy.
"""

import asyncio
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from ipaddress import ip_address
from urllib.parse import parse_qsl, unquote, urlsplit

import structlog
from msgspec import json

from railwright.errors import GameError
from railwright.server.living.living_table import Living
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.settings import Mail, ServerSettings
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.seats import Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import Notice
from railwright.words.languages import nearest
from railwright.words.own_names import title_in
from railwright.words.speech import Words, speak

LOG = structlog.get_logger("railwright.notices")
PATIENCE = 10.0
"""Seconds for which a notice may take."""
MOST_WAITING = 200
"""Notices that may wait; more are dropped."""


class Notices:
    """Sends notices, as far as the host has set that up."""

    def __init__(self, settings: ServerSettings, tables: Tables) -> None:
        self.settings = settings
        self.noted: dict[tuple[str, int], int] = {}
        """When the turn began of which a seat was told last."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.places = asyncio.Semaphore(4)
        tables.on_written.append(self.look_at)

    def check(self, wish: Notice) -> None:
        """Refuse what this server does not offer."""
        if wish.email and self.settings.mail is None:
            raise Refusal("NOT_OFFERED", "this server sends no e-mail")
        if wish.webhook and self.settings.webhooks == "off":
            raise Refusal("NOT_OFFERED", "this server calls no addresses")

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Tell those whose turn has begun and who are not there."""
        here = living.presence.players
        for number in table.deciding:
            seat = table.seats[number]
            wants = seat.email or seat.webhook
            if not wants or seat.is_away or seat.player in here or seat.since is None:
                continue
            if self.noted.get((table.id, number)) != seat.since:
                self.noted[table.id, number] = seat.since
                self._tell(table, number)

    def _tell(self, table: SharedTable, number: int) -> None:
        seat = table.seats[number]
        address = f"{self.settings.address}/t/{table.id}"
        if seat.email and self.settings.mail:
            letter = turn_letter(self.settings.mail, table, number, address)
            self._start(send_mail, self.settings.mail, letter)
        if seat.webhook and self.settings.webhooks != "off":
            news = {
                "event": "turn",
                "table": table.id,
                "seat": number,
                "game": table.settings.game,
                "address": address,
            }
            is_public = self.settings.webhooks == "public"
            self._start(call, seat.webhook, json.encode(news), is_public)

    def _start(self, work: Callable[..., None], *arguments: object) -> None:
        if len(self.tasks) >= MOST_WAITING:
            LOG.warning("notice dropped", kind=work.__name__)
            return
        task = asyncio.create_task(self._send(work, *arguments))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(self, work: Callable[..., None], *arguments: object) -> None:
        async with self.places:
            try:
                await asyncio.to_thread(work, *arguments)
            except (OSError, HTTPException, smtplib.SMTPException, ValueError) as error:
                LOG.warning("notice failed", kind=work.__name__, reason=str(error)[:80])


def turn_letter(
    mail: Mail, table: SharedTable, number: int, address: str
) -> EmailMessage:
    """The e-mail that tells a seat of its turn, in the language of its player."""
    seat = table.seats[number]
    language = nearest([seat.language])
    words = speak(language, "game", "mail")
    others = [
        _called(each, at, words)
        for at, each in enumerate(table.seats)
        if each.player is None or each.player != seat.player
    ]
    game = title_in(table.settings.game, language)
    text = words.say("mail-text", n=len(others), players=words.listed(others))
    letter = EmailMessage()
    letter["From"], letter["To"] = mail.sender, seat.email
    letter["Subject"] = words.say("mail-subject", game=game)
    letter.set_content(f"{text}\n\n{address}\n")
    return letter


def _called(seat: Seat, number: int, words: Words) -> str:
    """What others call a seat; the server's bots have names by their places."""
    is_ours = seat.kind == "bot"
    return words.say("bot-called", seat=number) if is_ours else seat.name


def send_mail(mail: Mail, letter: EmailMessage) -> None:
    """Hand an e-mail to the server for outgoing mail."""
    with smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE) as server:
        if mail.starttls:
            server.starttls(context=ssl.create_default_context())
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(letter)


def call(address: str, body: bytes, is_public: bool) -> None:  # noqa: FBT001 - sent through a thread
    """Post news to an address; redirects are not followed.

    The name is looked up once, and what it means is checked before it is called, so
    that nobody reaches the host's own network through the server.
    """
    parts = urlsplit(address)
    is_safe = parts.scheme == "https"
    host, port = parts.hostname or "", parts.port or (443 if is_safe else 80)
    place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][4]
    if is_public and not ip_address(str(place[0])).is_global:
        raise ValueError("this address is not on the public network")
    line = socket.create_connection(place[:2], PATIENCE)  # type: ignore[arg-type]  # host and port
    connection: HTTPConnection = HTTPConnection(host, port)
    if is_safe:
        connection = HTTPSConnection(host, port)
        line = ssl.create_default_context().wrap_socket(line, server_hostname=host)
    connection.sock = line
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = {"Content-Type": "application/json"}
        connection.request("POST", path, body, headers)
        connection.getresponse()
    finally:
        connection.close()


def read_mail(said: str) -> Mail:
    """How mail is sent, from smtp://host:port/?from=a@b.c; smtp+starttls encrypts."""
    parts = urlsplit(said)
    sender = dict(parse_qsl(parts.query)).get("from", "")
    schemes = {"smtp", "smtp+starttls"}
    if parts.scheme not in schemes or not parts.hostname or not sender:
        raise GameError("RAILWRIGHT_SMTP is written smtp://host:port/?from=a@b.c")
    return Mail(
        host=parts.hostname,
        port=parts.port or 25,
        sender=sender,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        starttls=parts.scheme == "smtp+starttls",
    )
