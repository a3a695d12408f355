"""The streams of the fast source."""

from mypy_extensions import i64

from railwright.core.chance import (
    STREAMS,
    below,
    first_state,
    first_states,
    step,
)

MODULUS = 698769069 * 2**32 - 1
"""A lag-1 multiply-with-carry generator is a power of its factor modulo this prime."""


def test_every_stream_of_a_game_begins_with_its_own_bytes_of_one_hash() -> None:
    for seed in range(50):
        states = [int(state) for state in first_states(seed)]

        assert states == [first_state(seed, stream) for stream in range(STREAMS)]
        assert len(set(states)) == STREAMS


def test_no_stream_begins_where_the_generator_stands_still() -> None:
    for seed in range(-100, 1_000):
        for stream in range(8):
            assert 0 < first_state(seed, stream) < MODULUS


def test_large_seeds_count_with_all_their_digits() -> None:
    assert first_state(2**300, 0) != first_state(2**300 + 1, 0)


def test_a_stream_gives_each_number_equally_often() -> None:
    counts = [0] * 10
    for seed in range(100):
        state = i64(first_state(seed, 2))
        for _ in range(100):
            state = step(state)
            counts[int(below(state, i64(10)))] += 1

    # 10,000 throws: the standard deviation of each count is 30.
    assert all(abs(count - 1_000) < 150 for count in counts)


def test_streams_of_a_seed_do_not_follow_each_other() -> None:
    same = 0
    for seed in range(1_000):
        a, b = (int(below(i64(first_state(seed, s)), i64(10))) for s in (2, 3))
        same += a == b

    # One in ten by chance: the standard deviation is 9.5.
    assert 50 < same < 150
