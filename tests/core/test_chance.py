"""Luck: the streams of a seed, the stream of a secret, and its commitment."""

from collections import Counter
from hashlib import blake2b

import pytest

from railwright.core.chance import (
    below,
    commitment,
    first_state,
    secret_below,
    step,
)

SECRET = bytes(range(32))
FACTOR = 698769069


def test_a_stream_is_a_multiply_with_carry_generator() -> None:
    """The textbook recurrence: x' = (a x + c) mod 2**32, c' the carry."""
    state = first_state(7, 2)
    x, carry = state & 0xFFFFFFFF, state >> 32
    for _ in range(1_000):
        state = int(step(state))
        carry, x = divmod(FACTOR * x + carry, 1 << 32)
        assert (state & 0xFFFFFFFF, state >> 32) == (x, carry)
        assert state < 1 << 62


def test_streams_and_seeds_begin_differently() -> None:
    starts = {first_state(seed, stream) for seed in range(100) for stream in range(4)}

    assert len(starts) == 400
    assert all(0 < start >> 32 < FACTOR for start in starts), "never stuck at 0"


@pytest.mark.parametrize("bound", [1, 2, 7, 110])
def test_numbers_lie_below_their_bound_and_all_occur(bound: int) -> None:
    state = first_state(1, 0)
    seen: Counter[int] = Counter()
    for _ in range(200 * bound):
        state = int(step(state))
        seen[int(below(state, bound))] += 1

    assert sorted(seen) == list(range(bound))
    assert 100 < min(seen.values()) <= max(seen.values()) < 300


def test_numbers_of_a_secret_are_its_keyed_hashes() -> None:
    digest = blake2b(b"2/17/0", digest_size=8, key=SECRET).digest()

    assert secret_below(SECRET, 2, 17, 110) == int.from_bytes(digest, "little") % 110


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    """A bound over half of all values: those that are not below it are redrawn."""
    bound = (1 << 63) + 1
    redrawn = 0
    for counter in range(64):
        first, second = (
            blake2b(f"0/{counter}/{attempt}".encode(), digest_size=8, key=SECRET)
            for attempt in range(2)
        )
        value = secret_below(SECRET, 0, counter, bound)
        wanted = int.from_bytes(first.digest(), "little")
        if wanted >= bound:
            redrawn += 1
            wanted = int.from_bytes(second.digest(), "little")
        assert value < bound
        assert value == wanted or wanted >= bound
    assert redrawn > 10


def test_a_commitment_is_a_hash_of_the_secret() -> None:
    told = commitment(SECRET)

    assert told == blake2b(SECRET, digest_size=32, person=b"railwright").hexdigest()
    assert told != commitment(bytes(32))
