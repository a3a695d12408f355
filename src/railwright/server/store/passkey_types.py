"""What a store keeps of passkeys, and what it does with them."""

from hashlib import sha256
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from railwright.server.store.protocol import Credential

Purpose = Literal["add", "sign-in"]
"""What a challenge is for."""


class Passkey(NamedTuple):
    """The public half of a key that signs an identity in; the other is never seen."""

    id: bytes
    """As the device that made it calls it."""
    identity: str
    public_key: bytes
    uses: int
    """How often it has signed, as it says itself; 0 if it does not count."""
    label: str
    created: int
    used: int
    """When it last signed somebody in."""

    @property
    def name(self) -> str:
        """What pages call it; its id is for browsers alone."""
        return sha256(self.id).hexdigest()[:16]


class Challenge(NamedTuple):
    """What a passkey shall sign for an identity; only its hash is kept."""

    hash: bytes
    identity: str
    purpose: Purpose
    expires: int


class PasskeyKeeper(Protocol):
    """The part of a store that keeps passkeys."""

    async def challenge(self, challenge: Challenge, now: int) -> None:
        """Keep a challenge, and forget those that have expired."""
        ...

    async def answered(self, challenge: Challenge) -> bool:
        """Use up a challenge as it was put; False if there is none that is still good.

        Its `expires` is the moment of the answer.
        """
        ...

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if its id is taken or the identity has enough."""
        ...

    async def passkey(self, passkey: bytes) -> Passkey | None:
        """A passkey by its id."""
        ...

    async def passkeys_of(self, identity: str) -> list[Passkey]:
        """The passkeys of an identity, the oldest first."""
        ...

    async def remove_passkey(self, passkey: bytes, identity: str) -> None:
        """Let a passkey of an identity sign nobody in any more."""
        ...

    async def use_passkey(self, passkey: Passkey, uses: int, now: int) -> bool:
        """Note that a passkey has signed; False if it is gone, or has signed since."""
        ...

    async def sign_in(self, device: "Credential", guest: str | None) -> None:
        """Have one more device prove an identity, which a guest becomes.

        All that the guest has outside of tables goes along, and the guest is nobody
        after that.
        """
        ...
