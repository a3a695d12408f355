"""Subscriptions to push messages, and the server's own keys, in SQL."""

from railwright.server.store.connection import ALWAYS, statement
from railwright.server.store.passkey_store import PasskeyStore
from railwright.server.store.push_types import Subscription

SUBSCRIPTION = "hash, identity, endpoint, public_key, secret, language, created"
LATEST = (
    "SELECT hash FROM subscriptions WHERE identity = :identity"
    " ORDER BY created DESC, hash LIMIT :most"
)


class PushStore(PasskeyStore):
    """The part of a store that keeps subscriptions."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Keep a subscription, and of those of its identity the latest ones."""
        values = subscription._asdict()
        new = (
            f"INSERT INTO subscriptions ({SUBSCRIPTION}) VALUES"
            f" ({', '.join(f':{name}' for name in values)})"
        )
        old = "DELETE FROM subscriptions WHERE hash = :hash"
        many = (
            "DELETE FROM subscriptions WHERE identity = :identity"
            f" AND hash NOT IN ({LATEST})"
        )
        await self.write(
            ALWAYS,
            statement(old, hash=subscription.hash),
            statement(new, **values),
            statement(many, identity=subscription.identity, most=most),
        )

    async def unsubscribe(self, endpoint_hash: bytes) -> None:
        """Forget a subscription."""
        sql = "DELETE FROM subscriptions WHERE hash = :hash RETURNING hash"
        await self.write(statement(sql, hash=endpoint_hash))

    async def subscriptions_of(self, identity: str) -> list[Subscription]:
        """The subscriptions of an identity, the oldest first."""
        sql = f"SELECT {SUBSCRIPTION} FROM subscriptions WHERE identity = :identity"
        rows = await self.query(f"{sql} ORDER BY created, hash", identity=identity)
        return [Subscription(*row) for row in rows]

    async def subscribers(self) -> set[str]:
        """All identities that have a subscription."""
        sql = "SELECT DISTINCT identity FROM subscriptions"
        return {identity for (identity,) in await self.query(sql)}

    async def server_key(self, name: str) -> bytes | None:
        """A key of the server itself, if there is one."""
        sql = "SELECT value FROM server_keys WHERE name = :name"
        rows = await self.query(sql, name=name)
        return bytes(rows[0][0]) if rows else None

    async def keep_server_key(self, name: str, value: bytes) -> None:
        """Keep a key of the server, unless there is one of that name already."""
        sql = (
            "INSERT INTO server_keys (name, value) VALUES (:name, :value)"
            " ON CONFLICT DO NOTHING RETURNING name"
        )
        await self.write(statement(sql, name=name, value=value))
