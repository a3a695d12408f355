"""What a page says to tables and hears of them, over whatever line it has."""

from abc import ABC, abstractmethod
from collections.abc import Awaitable

import structlog

from railwright.bots.advice import Advice
from railwright.model import format_action
from railwright.server.living.grants import Wish, answer
from railwright.server.living.living_table import written
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.identity import Visitor
from railwright.server.store import StoreError
from railwright.server.tabletop import telling
from railwright.server.tabletop.entries import now_ms
from railwright.server.tabletop.prospects import imagined_claims, prospects_of
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.decoding import Reader
from railwright.server.wire.messages import (
    Act,
    Failed,
    FromClient,
    FromServer,
    History,
    Imagine,
    Ping,
    Pong,
    Prospects,
    Refused,
    Suggest,
    Suggested,
    Unwatch,
    Watch,
)

LOG = structlog.get_logger("railwright.lines")
MESSAGES = Reader[FromClient](FromClient, "the message")


class Conversation(ABC):
    """Somebody who follows tables, wishes things, and hears what happens."""

    def __init__(self, tables: Tables, visitor: Visitor) -> None:
        self.tables = tables
        self.visitor = visitor

    @property
    def player(self) -> str | None:
        """Who it is; None for somebody unknown."""
        return self.visitor.player

    @abstractmethod
    def has_choices(self, table: str) -> bool:
        """Whether the views of a table have what a page needs besides."""

    @abstractmethod
    def tell(self, message: bytes) -> None:
        """Send a message, as JSON; never waits."""

    @abstractmethod
    async def watch(self, table: str, *, has_choices: bool) -> None:
        """Follow a table."""

    @abstractmethod
    def unwatch(self, table: str) -> None:
        """Follow a table no longer."""

    @abstractmethod
    async def suggest(self, wish: Suggest) -> None:
        """Say what a seat could do, now or when it is worked out."""

    async def wish(self, wish: Wish) -> None:
        """Grant a wish, or say why not."""
        self.say(await answer(self.tables, self.visitor, wish))

    def say(self, message: FromServer) -> None:
        """Send a message to this one alone."""
        self.tell(written(message))

    def fail(self, message: object, reason: Refusal) -> None:
        """Say why nothing came of a message; a wish is answered by its id."""
        table, wish = getattr(message, "table", None), getattr(message, "id", None)
        code, text = reason.code, reason.message
        if table and wish:
            self.say(Refused(table, wish, code, reason.rule, text))
        else:
            self.say(Failed(code, text, table))

    async def finish(self, message: FromClient, doing: Awaitable[None]) -> None:
        """Do what a message says; if that fails, the reason is its answer."""
        try:
            await doing
        except Refusal as refusal:
            self.fail(message, refusal)
        except StoreError:
            self.fail(message, Refusal("UNAVAILABLE", "the database does not answer"))
        except Exception:
            LOG.exception("failure", message=type(message).__name__)
            self.note_failure()
            self.fail(message, Refusal("FAILURE", "something went wrong here"))

    def note_failure(self) -> None:  # noqa: B027 - not all count them
        """Count a failure that is our own."""

    async def do(self, message: FromClient) -> None:
        """Do what a message says; Refusal if that may not be."""
        match message:
            case Act():  # what is said most often
                await self.wish(message)
            case Watch(table, choices):
                await self.watch(table, has_choices=choices)
            case Unwatch(table):
                self.unwatch(table)
            case History(table, seat):
                await self._seen(table, seat)
                log = await self.tables.log(table)
                self.say(telling.history(table, seat, log))
            case Prospects(table, seat):
                self.say(prospects_of(await self._seen(table, seat), seat))
            case Imagine(table, seat):
                self.say(imagined_claims(await self._seen(table, seat), seat))
            case Suggest():
                await self.suggest(message)
            case Ping():
                self.say(Pong(now_ms() / 1000))
            case _:
                await self.wish(message)

    async def _seen(self, table: str, seat: int | None) -> SharedTable:
        """The table, for the owner of a seat or a spectator."""
        folded, _ = await self.tables.look(table)
        if seat is not None and seat not in folded.seats_of(self.player):
            raise Refusal("NOT_YOUR_SEAT", f"seat {seat + 1} is not yours")
        return folded


def suggested(wish: Suggest, version: int, advice: Advice) -> Suggested:
    """A hint about a version of a table, as its seat hears it."""
    return Suggested(
        table=wish.table,
        id=wish.id,
        seat=wish.seat,
        version=version,
        action=format_action(advice.action),
        reason=advice.reason,
        route=advice.route,
        card=advice.card,
        tickets=list(advice.tickets),
        spaces=advice.spaces,
        sea=advice.sea,
        pieces=advice.pieces,
    )
