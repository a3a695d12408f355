"""What a store keeps of Web Push: browsers that are told of turns, and our own key."""

from typing import NamedTuple, Protocol


class Subscription(NamedTuple):
    """A browser that its push service reaches when no page is open."""

    hash: bytes
    """Of the endpoint, by which it is found."""
    identity: str
    endpoint: str
    """Where its push service takes messages for it."""
    public_key: bytes
    """What messages are sealed for."""
    secret: bytes
    """What else they are sealed with."""
    language: str
    created: int


class PushKeeper(Protocol):
    """The part of a store that keeps subscriptions."""

    async def subscribe(self, subscription: Subscription, most: int) -> None:
        """Keep a subscription, and of those of its identity the latest ones."""
        ...

    async def unsubscribe(self, endpoint_hash: bytes) -> None:
        """Forget a subscription."""
        ...

    async def subscriptions_of(self, identity: str) -> list[Subscription]:
        """The subscriptions of an identity, the oldest first."""
        ...

    async def subscribers(self) -> set[str]:
        """All identities that have a subscription."""
        ...

    async def server_key(self, name: str) -> bytes | None:
        """A key of the server itself, if there is one."""
        ...

    async def keep_server_key(self, name: str, value: bytes) -> None:
        """Keep a key of the server, unless there is one of that name already."""
        ...
