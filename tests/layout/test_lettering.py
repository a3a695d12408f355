"""Widths of names, from the fonts that print them."""

import pytest

from railwright.layout.lettering import EDGE_ARROW, edge_width, label_width


def test_widths_add_up_letter_by_letter() -> None:
    assert label_width("Oslo") + label_width("Bern") == pytest.approx(
        label_width("OsloBern") + 1
    )


@pytest.mark.parametrize(
    ("letter", "advance"), [("n", 572), ("W", 813), ("i", 276), ("Ø", 684)]
)
def test_a_letter_is_as_wide_as_its_font_says(letter: str, advance: int) -> None:
    """Advances in thousandths, as font editors show them."""
    assert label_width(letter) == pytest.approx(17 * advance / 1000 + 1)


def test_letters_with_marks_are_in_the_font() -> None:
    assert label_width("Østersund") == pytest.approx(label_width("Ostersund"), abs=1)
    assert label_width("Łódź") == pytest.approx(label_width("Lodz"), abs=3)


def test_a_letter_that_the_font_has_not_takes_room_all_the_same() -> None:
    assert label_width("東京") > label_width("") + 10


def test_an_edge_sign_has_room_for_its_arrow() -> None:
    assert edge_width("") == EDGE_ARROW
    assert edge_width("Tokyo") > EDGE_ARROW + 25
