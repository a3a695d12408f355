"""Owners and colors can be read by everybody: with other eyes, and printed in gray."""

import struct
import zlib

import numpy as np
import pytest
from tests.drawing.readability import (
    GROUNDS,
    STATES,
    Cues,
    Place,
    colors,
    outline,
    owners,
    places,
    taken,
)
from tests.drawing.vision import EYES, apart, contrast, lab, linear, read_png, seen

from railwright.drawing.theme import CARDS, PIECES
from railwright.games import GAMES, load_map
from railwright.maps import Color

LEAST_OUTLINE = 4.5
"""AA for text, which is more than it asks of graphics (3)."""
LEAST_TAKEN = 0.15
"""Of what is drawn on a space: a rim and an edge around it are about so much."""


def named(place: Place) -> str:
    return f"{place.board}-{place.theme}-{place.kind}"


on_every_board = pytest.mark.parametrize("place", places(), ids=named)


def unclear(found: dict[tuple[str, str], Cues]) -> list[tuple[str, str]]:
    """The pairs that nothing tells apart."""
    return [pair for pair, cues in found.items() if not cues.are_clear]


@on_every_board
def test_owners_are_told_apart_on_the_whole_board(place: Place) -> None:
    for eyes in EYES:
        assert unclear(owners(place, eyes)) == [], eyes


@on_every_board
def test_colors_are_told_apart_on_the_whole_board(place: Place) -> None:
    """But for print in gray, where letters are needed that are small on it."""
    for eyes in EYES.keys() - {"gray"}:
        for state in STATES:
            assert unclear(colors(place, state, eyes)) == [], (eyes, state)


@pytest.mark.parametrize("place", places(scale=1), ids=named)
def test_colors_are_told_apart_in_gray_on_an_enlarged_board(place: Place) -> None:
    for state in STATES:
        assert unclear(colors(place, state, "gray")) == [], state


@on_every_board
def test_a_piece_looks_like_no_free_space(place: Place) -> None:
    for eyes in EYES:
        assert taken(place, eyes) >= LEAST_TAKEN, eyes


@on_every_board
def test_pieces_stand_out_from_the_ground_as_they_are_drawn(place: Place) -> None:
    for piece in PIECES:
        for ground in GROUNDS:
            assert outline(place, piece, ground) >= LEAST_OUTLINE, (piece, ground)


@pytest.mark.parametrize("name", GAMES)
def test_every_route_of_a_color_bears_its_letter(name: str) -> None:
    for route in load_map(name).routes:
        marked = max(route.locomotives, route.pair_spaces)
        has_letter = not route.any_cards_per_space and marked < route.length
        assert has_letter or route.color is Color.GRAY, route.id
        assert bool(CARDS[route.color].letter) == (route.color is not Color.GRAY)


def test_black_and_white_are_a_hundred_apart_and_contrast_21_to_1() -> None:
    black, white = np.zeros(3), np.ones(3)

    assert apart(lab(black), lab(white)) == pytest.approx(100, abs=0.1)
    assert contrast(np.array(0.0), np.array(1.0)) == pytest.approx(21)


def test_gray_keeps_nothing_but_lightness_and_red_eyes_lose_red() -> None:
    red, green = linear(np.array([[0.8, 0, 0], [0, 0.45, 0]]))

    gray = seen(red, "gray")
    assert gray[0] == gray[1] == gray[2]
    both = apart(lab(red), lab(green))
    assert (
        apart(lab(seen(red, "protanopia")), lab(seen(green, "protanopia"))) < both / 3
    )


@pytest.mark.parametrize(
    ("kind", "stored"),
    [
        (0, [(10, 20, 30), (40, 60, 80)]),
        (1, [(10, 20, 30), (30, 40, 50)]),
        (2, [(9, 18, 27), (36, 55, 74)]),
        (3, [(10, 19, 29), (33, 48, 62)]),
        (4, [(9, 18, 27), (30, 40, 50)]),
    ],
)
def test_every_kind_of_line_of_a_png_is_read(
    kind: int, stored: list[tuple[int, int, int]]
) -> None:
    """Below a line of (1, 2, 3) and (4, 5, 6) stand (10, 20, 30) and (40, 60, 80)."""
    lines = bytes([0, 1, 2, 3, 4, 5, 6, kind, *stored[0], *stored[1]])
    size = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)

    pixels = read_png(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", size)
        + chunk(b"IDAT", zlib.compress(lines))
    )

    expected = linear(np.array([[10, 20, 30], [40, 60, 80]]) / 255)
    assert np.allclose(pixels[1], expected)


def chunk(name: bytes, body: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + body))
    return struct.pack(">I", len(body)) + name + body + check
