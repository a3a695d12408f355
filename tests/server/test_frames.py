"""Messages are the same in whatever pieces their frames come."""

import asyncio
import struct
from base64 import b64encode
from collections.abc import Sequence
from itertools import pairwise

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from railwright.server.plumbing.settings import ServerSettings
from railwright.server.run import new_loop
from railwright.server.web.doorkeeper import Doorkeeper
from railwright.server.web.socket_line import SocketProtocol

HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: %s\r\n\r\n"
) % b64encode(bytes(16))
LAST, MASKED = 0x80, 0x80
CONTINUED, TEXT, PING = 0, 1, 9
MASK = b"\x5a\x01\xff\x80"


class Wire(asyncio.Transport):
    """A line to nowhere, which keeps what is written on it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.written = b""
        self.is_written = asyncio.Event()
        self.is_closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += data
        self.is_written.set()

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        """There is nothing to stop."""

    def resume_reading(self) -> None:
        """Nor to go on with."""


def frame(
    body: bytes, kind: int = TEXT, *, is_last: bool = True, mask: bytes = MASK
) -> bytes:
    """A frame as clients send it."""
    first = (LAST if is_last else 0) | kind
    size = len(body)
    head = (
        struct.pack("!BB", first, MASKED | size)
        if size < 126
        else struct.pack("!BBH", first, MASKED | 126, size)
    )
    masked = bytes(each ^ mask[at % 4] for at, each in enumerate(body))
    return head + mask + masked


def heard(pieces: Sequence[bytes]) -> tuple[list[str], bytes]:
    """The texts that come of pieces of a stream, and what is written back."""
    said: list[str] = []

    async def note(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            said.append(message["text"])

    async def hear() -> bytes:
        config = uvicorn.Config(note, log_config=None, ws_ping_interval=None)
        config.load()
        doorkeeper, state = Doorkeeper(ServerSettings("", limits=0)), ServerState()
        protocol = SocketProtocol(
            doorkeeper, config=config, server_state=state, app_state={}
        )
        wire = Wire()
        protocol.connection_made(wire)
        protocol.data_received(HANDSHAKE)
        await wire.is_written.wait()  # the application has taken the line
        wire.written = b""
        for piece in pieces:
            protocol.data_received(piece)
            for _ in range(20):  # whatever is taken is taken in so many turns
                await asyncio.sleep(0)
        written, doorkeeper.lines = wire.written, set()
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)
        return written

    with asyncio.Runner(loop_factory=new_loop) as runner:
        return said, runner.run(hear())


LONG = "ü" * 300
STREAM = [
    frame(b"one"),
    frame(LONG.encode()),
    frame(b"", PING),
    frame(b"be", is_last=False),
    frame(b"gun and", CONTINUED, is_last=False),
    frame(b"p", PING),
    frame(b" ended", CONTINUED),
    frame(b""),
    frame(b"x" * 5000),
    frame(b"last"),
]
TOLD = ["one", LONG, "begun and ended", "", "x" * 5000, "last"]
PONGS = b"\x8a\x00\x8a\x01p"


def cut(stream: bytes, places: Sequence[int]) -> list[bytes]:
    """A stream in pieces."""
    ends = [0, *places, len(stream)]
    return [stream[begin:end] for begin, end in pairwise(ends)]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 6, 7, 13, 100, 10_000])
def test_a_stream_is_the_same_in_pieces_of_any_size(size: int) -> None:
    stream = b"".join(STREAM)
    assert heard(cut(stream, range(size, len(stream), size))) == (TOLD, PONGS)


def test_frames_that_come_one_by_one_are_messages() -> None:
    assert heard(STREAM) == (TOLD, PONGS)


def test_what_looks_like_a_frame_within_a_frame_is_none() -> None:
    inner = frame(b"inner", mask=bytes(4))
    whole = frame(b"\xe1" + inner, mask=bytes(4))
    for at in range(1, len(whole)):
        pieces = [frame(b"first"), whole[:at], whole[at:], frame(b"third")]
        texts, _ = heard(pieces)
        assert texts == ["first", "\u1045\0\0\0\0inner", "third"]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (b"\x81\x03abc" + b"x" * 134, 1002),  # not masked
        (struct.pack("!BBQ", 0x81, 0xFF, 1 << 40) + MASK, 1009),
        (frame(b"x", CONTINUED), 1002),  # nothing has begun
        (frame(b"a", is_last=False) + frame(b"b"), 1002),  # it is not ended
        (b"\xc1\x81" + MASK + b"x", 1002),  # a bit that means nothing
        (frame(b"\xff"), 1007),
    ],
)
@pytest.mark.parametrize("first", [[], [frame(b"a"), frame(b"b")]])
def test_what_is_no_frame_closes_the_socket(
    bad: bytes, code: int, first: list[bytes]
) -> None:
    texts, written = heard([*first, bad, frame(b"never heard")])
    assert texts == ["a", "b"][: len(first)]
    assert written[0] == 0x88
    assert struct.unpack("!H", written[2:4]) == (code,)
