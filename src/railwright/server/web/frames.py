"""Messages of sockets in frames (RFC 6455), as far as no parser is needed for them."""

from struct import Struct

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the compiled one, if there is one

TEXT = 0x81
"""The first byte of a frame that holds a whole message."""
SHORT, LONG = 126, 1 << 16
"""Lengths from which a frame says its length in two bytes, or in eight."""
LAST, OPCODE, MASKED = 0x80, 0x0F, 0x80
"""What says in the first two bytes that a frame ends a message, what it is, and that it
is masked."""
MASK = 4
"""Bytes of a mask."""
HEAD = 2 + MASK
"""Bytes before the text of a short message."""
LONGEST = 4_096
"""Bytes of a message from which on it is left to the parser, piece by piece."""
_SHORT_HEAD, _LONG_HEAD = Struct("!BBH"), Struct("!BBQ")


def framed(text: bytes) -> bytes:
    """A message in one frame."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return _SHORT_HEAD.pack(TEXT, 126, size) + text
    return _LONG_HEAD.pack(TEXT, 127, size) + text


def lone_text(data: bytes) -> bytes | None:
    """The text in a frame, if there is nothing else and it is short."""
    if len(data) < HEAD or data[0] != TEXT or data[1] < MASKED:
        return None
    size, at = data[1] - MASKED, 2
    if size == SHORT:
        size, at = int.from_bytes(data[2:4], "big"), 4
    elif size > SHORT:
        return None
    if size >= LONGEST or len(data) != at + MASK + size:
        return None
    return apply_mask(data[at + MASK :], data[at : at + MASK])


def are_plain(data: bytes) -> bool:
    """Whether frames are whole, and each one makes a message by itself."""
    at, end = 0, len(data)
    while at + 1 < end and data[at] & LAST and data[at] & OPCODE:
        size, head = data[at + 1] & ~MASKED, 2
        if size >= SHORT:
            head = 4 if size == SHORT else 10
            size = int.from_bytes(data[at + 2 : at + head], "big")
        at += head + MASK + size
    return at == end
