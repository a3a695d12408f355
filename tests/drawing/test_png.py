"""Boards as pictures, with lettering that needs no fonts of the machine."""

import struct

from railwright.drawing import draw_board, to_png
from railwright.layout import load_board


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_a_picture_has_the_size_of_its_board() -> None:
    board, layout = load_board("nordic")

    picture = to_png(draw_board(board, layout))

    assert size(picture) == (layout.width + 60, layout.height + 60)


def test_a_picture_can_be_scaled() -> None:
    picture = to_png(draw_board(*load_board("usa")), width=400)

    assert size(picture)[0] == 400


def test_letters_are_drawn() -> None:
    plain = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20">%s</svg>'
    word = '<text y="15" font-family="Source Sans Pro">Å</text>'

    assert to_png(plain % word) != to_png(plain % "")
