"""The line between a page and the tables of its browser: what a socket would carry."""

import secrets
from collections.abc import Callable

from railwright.bots.advice import advise
from railwright.server.living.conversation import MESSAGES, Conversation, suggested
from railwright.server.living.node_tables import Tables
from railwright.server.plumbing.identity import Visitor
from railwright.server.tabletop.wishes import look_for_advice
from railwright.server.wire.decoding import Malformed
from railwright.server.wire.messages import Failed, Suggest


class PageLine(Conversation):
    """A page that talks to the tables of its own browser."""

    def __init__(
        self, tables: Tables, visitor: Visitor, send: Callable[[str], None]
    ) -> None:
        super().__init__(tables, visitor)
        self.send = send

    def has_choices(self, table: str) -> bool:  # noqa: ARG002 - as followers have it
        """A page always needs what can be chosen."""
        return True

    def tell(self, message: bytes) -> None:
        """Hand a message to the page."""
        self.send(message.decode())

    async def take(self, text: str) -> None:
        """Understand a message and do what it says."""
        try:
            message = MESSAGES.read(text)
        except Malformed as error:
            self.say(Failed("MALFORMED", str(error), None))
            return
        await self.finish(message, self.do(message))

    async def watch(self, table: str, *, has_choices: bool) -> None:  # noqa: ARG002 - all have them
        """Follow a table, whose bots go on if it is their turn."""
        await self.tables.follow(table, self)
        await self.tables.wake(table)

    def unwatch(self, table: str) -> None:
        """Follow a table no longer."""
        self.tables.unfollow(table, self)

    async def suggest(self, wish: Suggest) -> None:
        """Work a hint out here and say it."""
        table, _ = await self.tables.look(wish.table)
        view = look_for_advice(table, self.player or "", wish.seat)
        advice = advise(view, secrets.randbelow(1 << 31))
        self.say(suggested(wish, table.version, advice))
