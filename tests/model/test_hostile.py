"""Reading a text takes work and memory in proportion to its length, no more."""

import sys
import tracemalloc
from collections.abc import Callable
from contextlib import suppress

import pytest
from tests.model.hostile import POSITIONS, SHAPES

from railwright.errors import FileError
from railwright.model import read_position
from railwright.model.record_reader import parse_record

LENGTH = 50_000
ROOM = 100_000
"""Bytes that every text may take, whatever its length."""
LAID_OUT = 40_000
"""Calls that lay out a game, whatever is said about it."""
BYTES_A_LETTER = 100
CALLS_A_LETTER = 3


Reader = Callable[[str], object]


def try_to(read: Reader, text: str) -> None:
    with suppress(FileError):
        read(text)


def calls(read: Reader, text: str) -> int:
    """How many functions are called to read a text, built-in ones too."""
    count = 0

    def note(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        try_to(read, text)
    finally:
        sys.setprofile(before)
    return count


def memory(read: Reader, text: str) -> int:
    """The most bytes that reading a text takes at once."""
    tracemalloc.start()
    try:
        try_to(read, text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("shape", SHAPES)
def test_records_are_read_in_linear_work_and_memory(shape: str) -> None:
    for length in (LENGTH, 4 * LENGTH):
        text = SHAPES[shape](length)
        assert calls(parse_record, text) <= CALLS_A_LETTER * len(text)
        assert memory(parse_record, text) <= ROOM + BYTES_A_LETTER * len(text)


@pytest.mark.parametrize("shape", POSITIONS)
def test_positions_are_read_in_linear_work_and_memory(shape: str) -> None:
    for length in (LENGTH, 4 * LENGTH):
        text = POSITIONS[shape](length)
        most = LAID_OUT + CALLS_A_LETTER * len(text)
        assert calls(read_position, text) <= most
        assert memory(read_position, text) <= ROOM + BYTES_A_LETTER * len(text)
