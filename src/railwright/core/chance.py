"""Where all luck comes from: one interface, a fast source and an unpredictable one.

Each purpose draws from a stream of its own, so that the k-th card of a deck depends on
the seed alone and not on what else was drawn in between.

* Simulations are seeded by an integer: every stream is a lag-1 multiply-with-carry
  generator, small enough to live in one integer.
* Games between people are keyed by a 256-bit secret: the k-th number of a stream is
  taken from BLAKE2b in counter mode, which nobody can predict from cards seen before.
"""

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

STREAMS: Final = 4
FIRST_PLAYER: Final = 0
TICKETS: Final = 1
CARDS: Final = 2
"""The stream of the first deck; the second deck has the next one."""
POLICY: Final = 4
"""The stream of random play, which is no part of a game."""

_LOW: Final = 0xFFFFFFFF
_FACTOR: Final = 698769069


def first_state(seed: int, stream: int) -> int:
    """The state in which a stream of the fast source begins."""
    return int(_state_in(_digest(seed), stream))


def first_states(seed: int) -> vec[i64]:
    """The states in which all streams of a game begin."""
    digest = _digest(seed)
    states = vec[i64]()
    for stream in range(i64(STREAMS)):
        states = append(states, _state_in(digest, stream))
    return states


def _digest(seed: int) -> bytes:
    """Room for eight streams: the 64 bytes of the seed's BLAKE2b."""
    return blake2b(str(seed).encode()).digest()


def _state_in(digest: bytes, stream: i64) -> i64:
    """A stream begins with eight bytes of its own: a number and a carry, not 0."""
    low: i64 = 0
    carry: i64 = 0
    for place in range(8 * stream, 8 * stream + 4):
        low = low * 256 + i64(digest[place])
        carry = carry * 256 + i64(digest[place + 4])
    return (carry % (_FACTOR - 1) + 1) * (_LOW + 1) + low


def step(state: i64) -> i64:
    """The state after this one; it always stays below 2**62."""
    return _FACTOR * (state & _LOW) + (state >> 32)


def below(state: i64, bound: i64) -> i64:
    """The number from 0 to bound - 1 that a state stands for."""
    return (((state & _LOW) ^ (state >> 32)) * bound) >> 32


def secret_below(secret: bytes, stream: int, counter: int, bound: int) -> int:
    """The counter-th number from 0 to bound - 1 of a stream keyed by a secret.

    Exactly uniform: values of the last, incomplete run of bounds are drawn again.
    """
    attempt = 0
    limit = (1 << 64) // bound * bound
    while True:
        place = f"{stream}/{counter}/{attempt}".encode()
        digest = blake2b(place, digest_size=8, key=secret).digest()
        value = int.from_bytes(digest, "little")
        if value < limit:
            return value % bound
        attempt += 1


def commitment(secret: bytes) -> str:
    """What is published before the deal, so that the secret can be checked after."""
    return blake2b(secret, digest_size=32, person=b"railwright").hexdigest()
