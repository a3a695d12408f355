"""Whatever nonsense is sent, a server needs no more memory for it afterwards."""

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from tests.server.running import Person, ServerProcess, Socket, running
from tests.server.test_storms import frame, raw_socket

from railwright.server.web.sockets import LARGEST_MESSAGE, MOST_OFFENCES

GOOD = (
    '{"type":"act","table":"abcdefghijklmnop","seat":0,"version":1,"id":"x",'
    '"action":"claim bergen-oslo.red with 3red 1loco"}'
)
"""What nonsense is made of."""
BATCHES = 1_000
BATCH = MOST_OFFENCES - 1
"""Refused messages in a row for which nobody is sent away."""
MOST_GROWTH = 16_000_000
"""Bytes; a leak of a kilobyte for each message would be more."""


def nonsense(luck: Random) -> Iterator[str]:
    """Messages that are cut, mixed, nested or endless; none of them can be used."""
    while True:
        start, end = sorted(luck.sample(range(1, len(GOOD)), 2))
        yield GOOD[:end]
        yield GOOD[start:] + GOOD[:end]
        yield GOOD.replace("claim", chr(luck.randrange(0x20, 0xD800)) * 400)
        yield "[" * luck.randrange(1, 4000)
        yield f'{{"type":"{luck.randbytes(200).hex()}"}}'


def talk(socket: Socket, messages: Iterator[str], batches: int) -> None:
    """Say so much nonsense, with something good now and then to be listened to."""
    for _ in range(batches):
        for _ in range(BATCH):
            socket.raw.send(next(messages))
        socket.say("ping")
        socket.of("pong")
        socket.heard.clear()


def resident(server: ServerProcess) -> int:
    """The bytes of memory that a server has."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1]) * 1024


@pytest.mark.skipif(
    not Path("/proc/self/status").exists(), reason="memory is looked up in /proc"
)
def test_nonsense_does_not_fill_the_memory(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        person = Person(server)
        messages = nonsense(Random(7))
        talk(person.socket(), messages, BATCHES // 10)
        before = resident(server)
        talk(person.socket(), messages, BATCHES)
        for _ in range(200):  # each is closed for a message that is too long
            line = raw_socket(server, person.secret)
            with suppress(OSError):
                line.sendall(frame("x" * (LARGEST_MESSAGE + 1)))
                while line.recv(4096):
                    pass
            line.close()
        assert resident(server) - before < MOST_GROWTH
