"""Calls addresses that players name, and reaches nobody else through them."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from socket import SOCK_STREAM, getaddrinfo
from urllib.parse import SplitResult, urlsplit

from railwright.server.plumbing.errands import Errands

PATIENCE = 10.0
"""Seconds that a whole call may take, however the other side drips."""
LONGEST_STATUS = 1_000
"""Bytes that are read of an answer."""
PORTS = {80, 443}
"""Where public addresses are called; elsewhere a mail server might listen."""
INTERNET = ip_network("2000::/3")
"""All of IPv6 that is given to somebody on the public network."""
TUNNELS = [ip_network("2002::/16"), ip_network("2001::/32")]
"""Addresses in which one of IPv4 hides: 6to4 and Teredo."""
JSON_HEADERS = {"Content-Type": "application/json"}
LOOKUPS = Errands()
"""Where names of webhooks are looked up: their servers may let us wait."""
_WRITTEN = re.compile(r"https?://[!-~]+")


class Uncallable(ValueError):  # noqa: N818 - goes to the player who named it
    """An address that is not called; the text says why."""


def parsed(address: str, *, is_public: bool) -> SplitResult:
    """The parts of an address; Uncallable if it would not be called."""
    try:
        parts = urlsplit(address)
        port = port_of(parts)
    except ValueError as error:
        raise Uncallable("not a URL") from error
    if _WRITTEN.fullmatch(address) is None or not parts.hostname or parts.username:
        raise Uncallable("write the webhook like https://example.org/turns")
    if is_public and port not in PORTS:
        raise Uncallable("a webhook must use port 80 or 443")
    return parts


def port_of(parts: SplitResult) -> int:
    """The port that a URL names or means."""
    return parts.port or (443 if parts.scheme == "https" else 80)


def is_public_place(host: str) -> bool:
    """Whether an IP address is somebody's on the public network."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    is_tunnel = any(address in tunnel for tunnel in TUNNELS)
    return address.version == 4 or (address in INTERNET and not is_tunnel)


async def call(
    address: str,
    body: bytes,
    headers: Mapping[str, str] = JSON_HEADERS,
    *,
    is_public: bool,
    lookups: Errands = LOOKUPS,
) -> int:
    """Post news to an address within a time, and give the status of the answer.

    Redirects are not followed.

    The name is looked up once, and what it means is checked before it is called, so
    that nobody reaches the host's own network through the server.
    """
    parts = parsed(address, is_public=is_public)
    host, port = parts.hostname or "", port_of(parts)
    async with asyncio.timeout(PATIENCE):
        found = await lookups.run(getaddrinfo, host, port, 0, SOCK_STREAM)
        place = str(found[0][4][0])
        if is_public and not is_public_place(place):
            raise Uncallable("this address is not on the public network")
        return await _post(place, parts, body, headers)


async def _post(
    place: str, parts: SplitResult, body: bytes, headers: Mapping[str, str]
) -> int:
    is_safe = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        place,
        port_of(parts),
        limit=LONGEST_STATUS,
        ssl=ssl.create_default_context() if is_safe else None,
        server_hostname=parts.hostname if is_safe else None,
    )
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    head = [
        f"POST {path} HTTP/1.1",
        f"Host: {parts.netloc}",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    try:
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        return _status(await reader.readuntil(b"\n"))
    finally:
        writer.transport.abort()


def _status(line: bytes) -> int:
    """The number in the first line of an answer; 0 if there is none."""
    _, _, rest = line.partition(b" ")
    number = rest[:3]
    return int(number) if number.isdigit() else 0
