"""What browsers know this server as, if they may keep keys for it."""

from ipaddress import ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

PATIENCE = 5 * 60 * 1000
"""Milliseconds for which a challenge can be answered."""

USUAL_PORTS = {"http": 80, "https": 443}
"""Those that browsers leave out."""


class RelyingParty(NamedTuple):
    """The server as passkeys name it."""

    host: str
    origin: str
    """Where its pages are."""
    patience: int = PATIENCE


def is_secure_place(address: str) -> bool:
    """Whether browsers trust pages of an address: those of this computer, or by TLS."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    is_here = host == "localhost" or host.endswith(".localhost") or _is_loopback(host)
    return parts.scheme == "https" or is_here


def party_of(address: str) -> RelyingParty | None:
    """The server at an address; None if no browser makes passkeys for it.

    They belong to a name, never to an IP address, and to pages that can be trusted.
    """
    parts = urlsplit(address)
    host = parts.hostname or ""
    if not host or _is_ip(host) or not is_secure_place(address):
        return None
    is_usual = parts.port in {None, USUAL_PORTS[parts.scheme]}
    port = "" if is_usual else f":{parts.port}"
    return RelyingParty(host, f"{parts.scheme}://{host}{port}")


def _is_ip(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    return _is_ip(host) and ip_address(host).is_loopback
