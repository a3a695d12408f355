"""Passkeys and what they shall sign, in SQL."""

from railwright.server.store.connection import Statement, statement
from railwright.server.store.passkey_types import Challenge, Passkey
from railwright.server.store.people import new_credential
from railwright.server.store.protocol import Credential
from railwright.server.store.upkeep import OFFERS, PROOFS, Upkeep

PASSKEY = "id, identity, public_key, uses, label, created, used"
CHALLENGE = "hash, identity, purpose, expires"


class PasskeyStore(Upkeep):
    """Passkeys in SQL."""

    async def challenge(self, challenge: Challenge, now: int) -> None:
        """Keep a challenge, and forget those that have expired."""
        sql = (
            f"INSERT INTO challenges ({CHALLENGE})"
            " VALUES (:hash, :identity, :purpose, :expires) RETURNING hash"
        )
        kept = statement(sql, **challenge._asdict())
        expired = "DELETE FROM challenges WHERE expires <= :now"
        await self.write(kept, statement(expired, now=now))

    async def answered(self, challenge: Challenge) -> bool:
        """Use up a challenge as it was put; False if there is none that is good."""
        sql = (
            "DELETE FROM challenges WHERE hash = :hash AND identity = :identity"
            " AND purpose = :purpose AND expires > :expires RETURNING hash"
        )
        return bool(await self.write(statement(sql, **challenge._asdict())))

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Keep a passkey; False if its id is taken or the identity has enough."""
        sql = (
            f"INSERT INTO passkeys ({PASSKEY})"
            " SELECT :id, :identity, :public_key, :uses, :label, :created, :used"
            " WHERE (SELECT count(*) FROM passkeys WHERE identity = :identity) < :most"
            " ON CONFLICT DO NOTHING RETURNING id"
        )
        return bool(await self.write(statement(sql, **passkey._asdict(), most=most)))

    async def passkey(self, passkey: bytes) -> Passkey | None:
        """A passkey by its id."""
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE id = :id"
        rows = await self.query(sql, id=passkey)
        return Passkey(*rows[0]) if rows else None

    async def passkeys_of(self, identity: str) -> list[Passkey]:
        """The passkeys of an identity, the oldest first."""
        sql = f"SELECT {PASSKEY} FROM passkeys WHERE identity = :identity"
        rows = await self.query(f"{sql} ORDER BY created, id", identity=identity)
        return [Passkey(*row) for row in rows]

    async def remove_passkey(self, passkey: bytes, identity: str) -> None:
        """Let a passkey of an identity sign nobody in any more."""
        sql = "DELETE FROM passkeys WHERE id = :id AND identity = :identity"
        gone = statement(f"{sql} RETURNING id", id=passkey, identity=identity)
        await self.write(gone)

    async def use_passkey(self, passkey: Passkey, uses: int, now: int) -> bool:
        """Note that a passkey has signed; False if it is gone, or has signed since."""
        sql = (
            "UPDATE passkeys SET uses = :uses, used = :now"
            " WHERE id = :id AND identity = :identity AND uses = :before RETURNING id"
        )
        values = {
            "id": passkey.id,
            "identity": passkey.identity,
            "before": passkey.uses,
        }
        return bool(await self.write(statement(sql, **values, uses=uses, now=now)))

    async def sign_in(self, device: Credential, guest: str | None) -> None:
        """Have one more device prove an identity, which a guest becomes."""
        joined = _joined(guest, device.identity) if guest else []
        await self.write(new_credential(device), *joined)


def _joined(guest: str, identity: str) -> list[Statement]:
    """All that a guest has outside of tables, given to an identity."""
    given = [
        f"UPDATE {part} SET identity = :identity WHERE identity = :guest"
        for part in ("records", "marks", "subscriptions")
    ]
    forget = (PROOFS, OFFERS, "DELETE FROM identities WHERE id = :identity")
    return [
        *(statement(sql, guest=guest, identity=identity) for sql in given),
        *(statement(sql, identity=guest) for sql in forget),
    ]
