"""Numbers as people read them."""

import pytest

from railwright.cli.plurals import counted


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 entries"), (1, "1 entry"), (1200, "1,200 entries")]
)
def test_a_number_has_the_noun_that_fits(number: int, text: str) -> None:
    assert counted(number, "entry", "entries") == text
    assert counted(number, "table").endswith("table") == (number == 1)
