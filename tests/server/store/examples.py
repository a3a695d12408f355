"""Tables, people and moments that tests talk about."""

from railwright.server.store import Credential, HandOver, Identity, Summary

NOON = 1_790_000_000_000
"""Some moment."""

SUMMARY = Summary(
    status="open",
    game="europe",
    is_listed=True,
    is_archived=False,
    activity=NOON,
    due=None,
    card=b'{"seats": 3}',
)

ANNA = Identity("anna-id", "Anna")
BEN = Identity("ben-id", "Ben")


def proof(identity: Identity, number: int = 1) -> Credential:
    """A proof of an identity, another for each number."""
    secret_hash = f"{identity.id} {number}".encode().ljust(32, b"\0")
    return Credential(secret_hash, identity.id, "browser", "", NOON + number)


def hand_over(expires: int) -> HandOver:
    """Anna's offer of her seat."""
    return HandOver(b"\x01" * 32, "oslo", 2, ANNA.id, expires)
