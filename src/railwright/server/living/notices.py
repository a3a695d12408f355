"""Tells people elsewhere that it is their turn: by e-mail, webhook or push message.

Notices go only to players who asked for them and do not look at the table anyway, once
for each turn, from the node that wrote the move before. An e-mail goes only to whoever
has confirmed the address. Failures are logged and forgotten: a notice is a courtesy.
"""

import asyncio
import smtplib
from collections import Counter
from collections.abc import Coroutine
from email.message import EmailMessage
from urllib.parse import urlsplit

import structlog
from msgspec import json
from msgspec.structs import replace

from railwright.server.living.living_table import Living
from railwright.server.living.mails import (
    confirm_letter,
    confirmation,
    mailbox,
    reader_of,
    send_mail,
    turn_letter,
    turn_text,
)
from railwright.server.living.node_tables import Tables
from railwright.server.living.pushes import Pushes
from railwright.server.living.webhooks import Uncallable, call, parsed
from railwright.server.plumbing.errands import Errands
from railwright.server.plumbing.limits import Buckets
from railwright.server.plumbing.settings import Mail, ServerSettings
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.seats import Seat
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import Notice
from railwright.words.languages import nearest
from railwright.words.own_names import title_in
from railwright.words.speech import speak

LOG = structlog.get_logger("railwright.notices")
POSTING = 60.0
"""Seconds after which a letter that is still being sent is forgotten."""
MOST_UNDER_WAY = 200
"""Notices of one kind that are under way; more are dropped.

So strangers with slow push services hold up no letters.
"""
MOST_TO_ONE = 4
"""Those to the same place: a slow one holds up nobody else's."""
MOST_PUSHES = 50
"""Those to the same push service: most browsers have one of three."""
LETTERS = (5.0, 1 / 600)
"""Letters to strangers that one client may cause, at once and a second, and that one
mailbox may get."""


class Notices:
    """Sends notices, as far as the host has set that up."""

    def __init__(
        self, settings: ServerSettings, tables: Tables, pushes: Pushes
    ) -> None:
        self.settings = settings
        self.pushes = pushes
        self.noted: dict[tuple[str, int], int] = {}
        """When the turn began of which a seat was told last."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.under_way: Counter[str] = Counter()
        self.of_kind: Counter[str] = Counter()
        """How many there are to each place."""
        self.letters = Buckets(*LETTERS)
        self.posting = Errands()
        tables.on_written.append(self.look_at)

    def checked(self, wish: Notice) -> Notice:
        """A wish with its address in the usual spelling.

        What this server does not offer is refused, and what is no address.
        """
        if wish.email and self.settings.mail is None:
            raise Refusal("NOT_OFFERED", "this server sends no e-mail")
        if wish.webhook and self.settings.webhooks == "off":
            raise Refusal("NOT_OFFERED", "this server does not offer webhooks")
        if wish.webhook:
            try:
                parsed(wish.webhook, is_public=self.is_public)
            except Uncallable as error:
                raise Refusal("ADDRESS", str(error)) from error
        if not wish.email:
            return wish
        try:
            return replace(wish, email=mailbox(wish.email))
        except ValueError as error:
            text = "write a plain e-mail address like anna@example.org"
            raise Refusal("ADDRESS", text) from error

    @property
    def is_public(self) -> bool:
        """Whether webhooks are called on the public network alone."""
        return self.settings.webhooks == "public"

    def limit_letters(self, seat: Seat, wish: Notice, client: str) -> None:
        """Refuse a wish that means one more letter to a stranger than there may be."""
        if not wish.email or (seat.is_confirmed and seat.email == wish.email):
            return
        reader = reader_of(wish.email)
        if not (self.letters.take(client) and self.letters.take(reader)):
            raise Refusal("TOO_FAST", "too many confirmation e-mails; wait a while")

    def ask_to_confirm(self, table: SharedTable, number: int) -> None:
        """Ask the reader of a new address."""
        seat, mail = table.seats[number], self.settings.mail
        if mail is None or seat.email is None or seat.is_confirmed:
            return
        path = f"/confirm/{table.id}/{number}/{confirmation(table, number)}"
        letter = confirm_letter(mail, table, number, self.settings.address + path)
        self._post(mail, letter, seat.email)

    def look_at(self, living: Living, table: SharedTable) -> None:
        """Tell those whose turn has begun and who are not there."""
        for number in table.deciding:
            seat = table.seats[number]
            wants = seat.is_confirmed or seat.webhook or self._is_pushed(seat)
            if not wants or seat.is_away or seat.since is None:
                continue
            if seat.player in living.presence.players:
                continue
            if self.noted.get((table.id, number)) != seat.since:
                self.noted[table.id, number] = seat.since
                self._tell(table, number)
        if table.status == "over":
            for number in range(len(table.seats)):
                self.noted.pop((table.id, number), None)

    def _is_pushed(self, seat: Seat) -> bool:
        return seat.player in self.pushes.wanted and not seat.is_program

    def _tell(self, table: SharedTable, number: int) -> None:
        seat, mail = table.seats[number], self.settings.mail
        address = f"{self.settings.address}/t/{table.id}"
        if seat.email and seat.is_confirmed and mail:
            self._post(mail, turn_letter(mail, table, number, address), seat.email)
        if seat.webhook and self.settings.webhooks != "off":
            news = {
                "event": "turn",
                "table": table.id,
                "seat": number,
                "game": table.settings.game,
                "address": address,
            }
            body = json.encode(news)
            host = urlsplit(seat.webhook).netloc
            calling = call(seat.webhook, body, is_public=self.is_public)
            self._start("webhook", host, calling)
        if seat.player and self._is_pushed(seat):
            self._start("push", seat.player, self._push(table, number, seat.player))

    async def _push(self, table: SharedTable, number: int, player: str) -> None:
        """Have all browsers of a player show that it is their turn."""
        for to in await self.pushes.store.subscriptions_of(player):
            words = speak(nearest([to.language]), "game", "mail")
            game = title_in(table.settings.game, words.language)
            shown = {
                "title": words.say("mail-subject", game=game),
                "body": turn_text(table, number, words),
                "path": f"/t/{table.id}",
            }
            host = urlsplit(to.endpoint).netloc
            sending = self.pushes.send(to, json.encode(shown))
            self._start("push", host, sending, MOST_PUSHES)

    def _post(self, mail: Mail, letter: EmailMessage, to: str) -> None:
        self._start("letter", to, self._posted(mail, letter))

    async def _posted(self, mail: Mail, letter: EmailMessage) -> None:
        async with asyncio.timeout(POSTING):
            await self.posting.run(send_mail, mail, letter)

    def _start(
        self,
        kind: str,
        to: str,
        work: Coroutine[None, None, object],
        most: int = MOST_TO_ONE,
    ) -> None:
        is_full = self.of_kind[kind] >= MOST_UNDER_WAY or self.under_way[to] >= most
        if is_full:
            work.close()
            LOG.warning("notice dropped", kind=kind)
            return
        self.of_kind[kind] += 1
        self.under_way[to] += 1
        task = asyncio.create_task(self._send(kind, to, work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _send(
        self, kind: str, to: str, work: Coroutine[None, None, object]
    ) -> None:
        failures = (OSError, EOFError, ValueError, smtplib.SMTPException)
        try:
            await work
        except (*failures, asyncio.LimitOverrunError) as error:
            LOG.warning("notice failed", kind=kind, reason=_said(error))
        finally:
            self.of_kind[kind] -= 1
            self.under_way[to] -= 1
            self.under_way = +self.under_way

    async def stop(self) -> None:
        """Let what is under way be."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def _said(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"[:80]
