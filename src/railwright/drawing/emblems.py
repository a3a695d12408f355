"""Small pictures that stand alone: a player's piece, a space with its mark."""

from railwright.drawing.board_words import BoardWords
from railwright.drawing.legend import SAMPLE
from railwright.drawing.pieces import car_of, mark_of
from railwright.drawing.spaces import paint, slot_of
from railwright.drawing.svg import element, group
from railwright.drawing.symbols import body_paint, definitions
from railwright.drawing.theme import LIGHT, PIECES
from railwright.maps import Route

PIECE = (36, 22)
SPACE = (42, 24)
"""Width and height of the pictures, in board pixels."""
_CAR = (30.0, 13.0)
_SLOT = 13.0


def draw_piece(color: str) -> str:
    """A wagon of a player, with the mark that tells it without its color."""
    look = PIECES[color]
    wagon = group(
        *car_of(False, *_CAR),
        mark_of(look),
        fill=f"url(#car-{color})",
        stroke=look.edge,
    )
    return _alone(PIECE, body_paint(color, look), wagon)


def draw_space(route: Route, words: BoardWords) -> str:
    """A space of a route with its mark, as the legend of a board shows it."""
    space = group(
        slot_of(route, SAMPLE, 0, _SLOT, LIGHT),
        **paint(route, LIGHT),
    )
    return _alone(SPACE, definitions(words.board, LIGHT, words.letter), space)


def _alone(size: tuple[int, int], defined: str, content: str) -> str:
    """A document around what is drawn about (0, 0)."""
    width, height = size
    return element(
        "svg",
        element("defs", defined),
        content,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-width / 2:g} {-height / 2:g} {width:g} {height:g}",
        width=width,
        height=height,
    )
