"""The colors that a table takes by itself: those of the box, and easy to tell apart."""

import pytest

from railwright.drawing.theme import PIECES
from railwright.games import GAMES, PieceColor, colors_offered, seat_colors
from railwright.games.definition import MOST_SEATS

RED, BLUE, GREEN = PieceColor.RED, PieceColor.BLUE, PieceColor.GREEN
YELLOW, BLACK = PieceColor.YELLOW, PieceColor.BLACK
PURPLE, WHITE = PieceColor.PURPLE, PieceColor.WHITE


def test_every_color_can_be_drawn() -> None:
    assert list(PIECES) == list(PieceColor)


def test_nordic_comes_with_black_purple_and_white() -> None:
    box = GAMES["nordic"].pieces.colors

    assert seat_colors(box, 3) == [BLACK, PURPLE, WHITE]
    assert colors_offered(box)[:3] == [BLACK, PURPLE, WHITE]
    assert sorted(colors_offered(box)) == sorted(PieceColor)


@pytest.mark.parametrize("game", ["europe", "switzerland", "usa", "world"])
def test_other_boxes_have_the_five_classic_colors(game: str) -> None:
    assert {*GAMES[game].pieces.colors} == {RED, BLUE, GREEN, YELLOW, BLACK}


def test_at_most_two_of_red_blue_and_purple_are_given_out() -> None:
    assert seat_colors((RED, BLUE, PURPLE), 3) == [RED, BLUE, GREEN]
    assert seat_colors((PURPLE, RED), 3) == [PURPLE, RED, GREEN]
    assert seat_colors((), 6) == [RED, BLUE, GREEN, YELLOW, BLACK, WHITE]


def test_no_two_seats_are_alike_however_many_there_are() -> None:
    for count in range(2, MOST_SEATS + 1):
        assert len({*seat_colors((WHITE,), count)}) == min(count, len(PieceColor))
