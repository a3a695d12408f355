"""A passkey made of software, as a phone or a password manager would be."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import json

PLACE = "https://play.example.org"
"""Where the server's pages are."""
PRESENT, VERIFIED, HAS_KEY = 1, 4, 64
"""Flags of what an authenticator says."""


def written(data: bytes) -> str:
    """Bytes as browsers write them."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def read(text: str) -> bytes:
    """The bytes of such a text."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def client_data(kind: str, challenge: str, origin: str = PLACE, **more: object) -> str:
    """What a browser says of the page that asked."""
    told = {"type": kind, "challenge": challenge, "origin": origin, **more}
    return written(json.encode(told))


@dataclass
class Authenticator:
    """One passkey."""

    host: str = "play.example.org"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    uses: int = 0
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )

    def said(self, flags: int) -> bytes:
        """The bytes that every answer begins with."""
        self.uses += 1
        place = sha256(self.host.encode()).digest()
        return place + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, challenge: str, **more: Any) -> dict[str, str]:  # noqa: ANN401 - JSON
        """The body that adds this passkey."""
        numbers = self.key.public_key().public_numbers()
        x, y = (each.to_bytes(32, "big") for each in (numbers.x, numbers.y))
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        size = len(self.id).to_bytes(2, "big")
        data = self.said(PRESENT | VERIFIED | HAS_KEY)
        data += bytes(16) + size + self.id + public
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return {
            "id": written(self.id),
            "client_data": client_data("webauthn.create", challenge, **more),
            "attestation": written(made),
        }

    def sign(self, challenge: str, **more: Any) -> dict[str, str]:  # noqa: ANN401 - JSON
        """The body that signs in by this passkey."""
        told = client_data("webauthn.get", challenge, **more)
        data = self.said(PRESENT | VERIFIED)
        signed = data + sha256(read(told)).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return {
            "id": written(self.id),
            "client_data": told,
            "authenticator_data": written(data),
            "signature": written(signature),
        }
