"""Passkeys: people sign in with a key of their device or password manager.

Every challenge is for one identity and one purpose, can be answered once, and is kept
in the store: another node may get the answer.
"""

import asyncio
import secrets
from hashlib import sha256
from importlib import import_module
from types import ModuleType

import structlog

from railwright.server.plumbing.identity import Visitor, hashed
from railwright.server.plumbing.relying_party import RelyingParty, party_of
from railwright.server.store import Challenge, Passkey, Purpose, Store
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.bodies import NewPasskey, PasskeyProof

LOG = structlog.get_logger("railwright.passkeys")
MOST = 10
"""Passkeys of one identity."""
CHALLENGE_BYTES = 32


async def _ceremonies() -> ModuleType:
    """The rules of WebAuthn, loaded by the first who needs them."""
    return await asyncio.to_thread(
        import_module, "railwright.server.accounts.ceremonies"
    )


class Passkeys:
    """Adds passkeys to identities, and knows identities by them."""

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.party = party_of(address)
        """None if browsers would make no passkeys for this server."""

    def insist_on_party(self) -> RelyingParty:
        """The server as passkeys name it."""
        if self.party is None:
            text = "this server offers no passkeys: they need a host name and HTTPS"
            raise Refusal("NOT_OFFERED", text)
        return self.party

    async def offer_new(self, player: str, name: str, now: int) -> str:
        """What a browser needs to make a passkey for an identity."""
        party, challenge = self.insist_on_party(), await self._put(player, "add", now)
        known = await self.store.passkeys_of(player)
        options: str = (await _ceremonies()).to_add(
            party, player, name, challenge, known
        )
        return options

    async def offer_sign_in(self, player: str, now: int) -> str:
        """What a browser needs to sign in; the offer is to who it was until now."""
        party = self.insist_on_party()
        challenge = await self._put(player, "sign-in", now)
        options: str = (await _ceremonies()).to_sign_in(party, challenge)
        return options

    async def add(self, player: str, proof: NewPasskey, label: str, now: int) -> None:
        """Keep a passkey that a browser has made for an identity."""
        party = self.insist_on_party()
        challenge = await self._take(proof.client_data, player, "add", now)
        ceremonies = await _ceremonies()
        try:
            key = ceremonies.made(party, challenge, proof)
        except Exception as error:
            raise _not_good(error) from error
        passkey = Passkey(key.id, player, key.public_key, key.uses, label, now, now)
        if not await self.store.add_passkey(passkey, MOST):
            text = f"this passkey is known already, or you have {MOST} of them"
            raise Refusal("PASSKEYS", text)

    async def proven(self, player: str, proof: PasskeyProof, now: int) -> str:
        """The identity whose passkey has signed for a visitor."""
        party = self.insist_on_party()
        challenge = await self._take(proof.client_data, player, "sign-in", now)
        ceremonies = await _ceremonies()
        try:
            name: bytes = ceremonies.base64url_to_bytes(proof.id)
        except ValueError as error:
            raise _not_good(error) from error
        passkey = await self.store.passkey(name)
        if passkey is None:
            text = "this server does not know that passkey; it may have been removed"
            raise Refusal("PASSKEY_UNKNOWN", text)
        try:
            uses = ceremonies.used(party, challenge, proof, passkey)
        except Exception as error:
            raise _not_good(error) from error
        if not await self.store.use_passkey(passkey, uses, now):
            text = "this passkey was removed or used at the same moment; try again"
            raise Refusal("PASSKEY_UNKNOWN", text)
        return passkey.identity

    async def remove(self, player: str, name: str) -> None:
        """Let a passkey of an identity sign nobody in any more."""
        for each in await self.store.passkeys_of(player):
            if each.name == name:
                await self.store.remove_passkey(each.id, player)

    async def is_guest(self, visitor: Visitor) -> bool:
        """Whether nothing but this browser proves who a visitor is."""
        player = visitor.player or ""
        proofs = await self.store.credentials_of(player)
        is_only = all(each.hash == hashed(visitor.secret or "") for each in proofs)
        return is_only and not await self.store.passkeys_of(player)

    async def _put(self, player: str, purpose: Purpose, now: int) -> bytes:
        """A new challenge for an identity."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        until = now + self.insist_on_party().patience
        kept = Challenge(sha256(challenge).digest(), player, purpose, until)
        await self.store.challenge(kept, now)
        return challenge

    async def _take(
        self, client_data: str, player: str, purpose: Purpose, now: int
    ) -> bytes:
        """The challenge that was answered, which nobody can answer again."""
        ceremonies = await _ceremonies()
        try:
            challenge: bytes = ceremonies.challenge_in(client_data)
        except Exception as error:
            raise _not_good(error) from error
        said = Challenge(sha256(challenge).digest(), player, purpose, now)
        if not await self.store.answered(said):
            text = "this took too long, or was sent twice; try again"
            raise Refusal("CHALLENGE", text)
        return challenge


def _not_good(error: Exception) -> Refusal:
    """What is wrong with an answer; senders of wrong ones learn no details."""
    LOG.info("passkey refused", reason=f"{type(error).__name__}: {error}"[:120])
    return Refusal("PASSKEY", "the answer of the passkey is not good")
