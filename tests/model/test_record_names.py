"""Records may say who sits where."""

import pytest

from railwright.errors import RecordError
from railwright.model import new_game, record, replay
from railwright.model.record_reader import parse_record

HEADER = "railwright 1\nrules 1\ngame nordic\nplayers 2\nseed 7\n"


def test_names_of_seats_are_written_and_read_back() -> None:
    match = new_game("nordic", 2, 7)
    names = ("human", "exec:perl my bot.pl")

    text = record(match, names)

    assert text == HEADER + "seat 1 human\nseat 2 exec:perl my bot.pl\n\n"
    assert parse_record(text).names == names
    assert replay(text).hash() == match.hash()


def test_a_record_without_names_has_none() -> None:
    assert parse_record(record(new_game("nordic", 2, 7))).names == ()


@pytest.mark.parametrize(
    "lines", ["seat 1 human\n", "seat 1 a\nseat 3 b\n", "seat 1\n"]
)
def test_names_are_of_all_seats_or_of_none(lines: str) -> None:
    with pytest.raises(RecordError):
        parse_record(HEADER + lines)
