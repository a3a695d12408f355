"""Reading a record takes work and memory in proportion to its length, no more."""

import sys
import tracemalloc
from contextlib import suppress

import pytest
from tests.model.hostile import SHAPES

from railwright.errors import RecordError
from railwright.model.record import parse_record

LENGTH = 50_000
ROOM = 100_000
"""Bytes that every record may take, whatever its length."""
BYTES_A_LETTER = 100
CALLS_A_LETTER = 3


def read(text: str) -> None:
    with suppress(RecordError):
        parse_record(text)


def calls(text: str) -> int:
    """How many functions are called to read a text, built-in ones too."""
    count = 0

    def note(_: object, event: str, __: object) -> None:
        nonlocal count
        count += event in {"call", "c_call"}

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        read(text)
    finally:
        sys.setprofile(before)
    return count


def memory(text: str) -> int:
    """The most bytes that reading a text takes at once."""
    tracemalloc.start()
    try:
        read(text)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("shape", SHAPES)
def test_work_and_memory_are_linear(shape: str) -> None:
    for length in (LENGTH, 4 * LENGTH):
        text = SHAPES[shape](length)
        assert calls(text) <= CALLS_A_LETTER * len(text)
        assert memory(text) <= ROOM + BYTES_A_LETTER * len(text)
