"""Who somebody is, without accounts: whoever has the same secret is the same person.

A browser has its secret in a cookie that scripts cannot read, a bot sends its token as
a bearer. The store keeps hashes only, and only of those who did something that lasts;
just looking leaves nothing behind.
"""

import re
import secrets
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from railwright.server.store import (
    Credential,
    Identity,
    Sanction,
    Store,
    ValueRefused,
)

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

COOKIE = "railwright"
SECRET_BYTES = 32
SECRET = re.compile(r"[A-Za-z0-9_-]{20,100}")
"""What a secret looks like; it goes back into a header as it came."""
KNOWN_KEPT = 10_000
"""Identities that are remembered instead of being looked up each time."""
KNOWN_FOR = 15.0
"""Seconds for which they are: another node may rename or revoke one."""


class Visitor(NamedTuple):
    """Whoever sends a request."""

    secret: str | None
    player: str | None
    """The id of the identity; None for somebody without a secret."""
    name: str | None
    is_program: bool = False
    is_stored: bool = False
    """Whether the store knows this identity."""
    forbidden: frozenset[Sanction] = frozenset()
    """What the operator does not let this identity do."""

    @property
    def is_banned(self) -> bool:
        """Whether this identity may only look."""
        return "ban" in self.forbidden

    @property
    def is_muted(self) -> bool:
        """Whether this identity may not talk anywhere."""
        return "mute" in self.forbidden


NOBODY = Visitor(None, None, None)


def new_secret() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """What the store keeps of a secret. Secrets are random: no salt is needed."""
    return sha256(secret.encode()).digest()


def first_id(secret: str) -> str:
    """The id that the identity of a secret has from the beginning, on every node."""
    return sha256(b"identity" + secret.encode()).hexdigest()[:16]


def secret_of(connection: "HTTPConnection") -> str | None:
    """The secret that a request or socket carries: a bearer's, or that of a cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE)


class Identities:
    """Knows people by their secrets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: OrderedDict[bytes, tuple[Visitor, float]] = OrderedDict()
        """Visitors, each with the moment until which nobody has to be asked."""
        self.forgotten = 0
        """How often somebody was: what was asked before may no longer be true."""

    async def visitor(self, secret: str | None) -> Visitor:
        """Who has this secret."""
        if not secret or SECRET.fullmatch(secret) is None:
            return NOBODY
        remembered, until = self.known.get(hashed(secret), (NOBODY, 0.0))
        if monotonic() < until:
            return remembered
        before = self.forgotten
        return await self._remember(await self._asked(secret), before)

    async def _asked(self, secret: str) -> Visitor:
        """Who has a secret, as the store knows."""
        found = await self.store.identity_by(hashed(secret))
        player = found[0].id if found else first_id(secret)
        if found is None and await self.store.identity(player):
            return NOBODY  # it began with this secret, which proves nothing any more
        forbidden = frozenset(await self.store.sanctions_of(player))
        if found is None:
            return Visitor(secret, player, None, forbidden=forbidden)
        identity, credential = found
        is_program = credential.kind == "bot"
        name = identity.name or None
        return Visitor(
            secret, player, name, is_program, is_stored=True, forbidden=forbidden
        )

    async def welcome(self, visitor: Visitor, now: int) -> Visitor:
        """The same visitor, whom the store knows from now on."""
        if visitor.is_stored or visitor.secret is None or visitor.player is None:
            return visitor
        before, digest = self.forgotten, hashed(visitor.secret)
        credential = Credential(digest, visitor.player, "browser", "", now)
        # The same browser may do so twice at the same moment.
        with suppress(ValueRefused):
            await self.store.add_identity(Identity(visitor.player, ""), credential)
        return await self._remember(visitor._replace(is_stored=True), before)

    async def rename(self, visitor: Visitor, name: str) -> Visitor:
        """The same visitor by another name."""
        if visitor.player is None or visitor.secret is None or visitor.name == name:
            return visitor
        before = self.forgotten
        await self.store.rename(visitor.player, name)
        return await self._remember(visitor._replace(name=name), before)

    async def new_program(self, name: str, now: int) -> Visitor:
        """A new identity for a bot; only whoever asked for it learns its secret."""
        secret = new_secret()
        player = secrets.token_hex(8)
        credential = Credential(hashed(secret), player, "bot", name, now)
        await self.store.add_identity(Identity(player, name), credential)
        return Visitor(secret, player, name, is_program=True, is_stored=True)

    async def revoke(self, program: Visitor) -> None:
        """Forget the token of a bot; its seats stay, but nobody holds them by it."""
        await self.store.remove_credential(hashed(program.secret or ""))

    def forget(self, player: str) -> None:
        """Believe nothing any more of what is remembered of somebody."""
        self.forgotten += 1
        known = [
            d for d, (visitor, _) in self.known.items() if visitor.player == player
        ]
        for digest in known:
            del self.known[digest]

    async def _remember(self, visitor: Visitor, before: int) -> Visitor:
        """The same visitor; asked for anew if somebody was forgotten since `before`."""
        if before != self.forgotten:
            return await self.visitor(visitor.secret)
        if visitor.is_stored and visitor.secret:
            digest = hashed(visitor.secret)
            self.known.pop(digest, None)
            self.known[digest] = visitor, monotonic() + KNOWN_FOR
        while len(self.known) > KNOWN_KEPT:
            self.known.popitem(last=False)
        return visitor
