"""Messages for push services, sealed so that only the browser reads them.

The form is that of RFC 8291 and RFC 8292. The libraries for it take time to load, so
only `pushes` imports this module, when the first message is sent.
"""

from base64 import urlsafe_b64encode
from time import time
from urllib.parse import urlsplit

import http_ece
import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from railwright.server.store import Subscription

CURVE = ec.SECP256R1()
PRIVATE_BYTES = 32
KEPT = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""
GOOD_FOR = 12 * 3600
"""Seconds for which our signature is good."""


def new_pair() -> bytes:
    """A new key of the server: its private number, then its public point."""
    key = ec.generate_private_key(CURVE)
    number = key.private_numbers().private_value.to_bytes(PRIVATE_BYTES, "big")
    return number + _point(key)


def is_point(public_key: bytes) -> bool:
    """Whether bytes are a public key that something can be sealed for."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    except ValueError:
        return False
    return len(public_key) == 65


def sealed(to: Subscription, text: bytes) -> bytes:
    """The body of a message, which only one browser can read."""
    return bytes(
        http_ece.encrypt(
            text,
            private_key=ec.generate_private_key(CURVE),
            dh=to.public_key,
            auth_secret=to.secret,
        )
    )


def headers(to: Subscription, pair: bytes, contact: str) -> dict[str, str]:
    """What a push service must know of a message: from whom, and for how long."""
    parts = urlsplit(to.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time()) + GOOD_FOR,
        "sub": contact,
    }
    number = int.from_bytes(pair[:PRIVATE_BYTES], "big")
    token = jwt.encode(claims, ec.derive_private_key(number, CURVE), "ES256")
    public = urlsafe_b64encode(pair[PRIVATE_BYTES:]).decode().rstrip("=")
    return {
        "Authorization": f"vapid t={token}, k={public}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
    }


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
