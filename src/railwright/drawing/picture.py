"""A whole board as one SVG document."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from railwright.drawing.background import background
from railwright.drawing.board_words import BoardWords
from railwright.drawing.cities import lettering, places
from railwright.drawing.claims import Claim, check_claims
from railwright.drawing.legend import legend
from railwright.drawing.panels import frame, title
from railwright.drawing.pieces import buildings, pieces
from railwright.drawing.spaces import beds, route_slots
from railwright.drawing.svg import element, group
from railwright.drawing.symbols import definitions
from railwright.drawing.theme import THEMES
from railwright.drawing.tints import Tint, tinted
from railwright.errors import GameError, insist, insist_all
from railwright.layout import Layout, misfits
from railwright.maps import Map
from railwright.suggestions import did_you_mean_or_choose
from railwright.words.languages import ENGLISH

FRAME = 30.0
"""Width of the paper around the map."""


def draw_board(  # noqa: PLR0913 - all that a picture may show
    board: Map,
    layout: Layout,
    theme: str = "light",
    claims: Sequence[Claim] = (),
    tints: Sequence[Tint] = (),
    *,
    language: str = ENGLISH,
) -> str:
    """The board as an SVG document, with the pieces that players have placed.

    Title, seas, legend and letters are written in the language. Tints cover the
    colors of routes, as in a heat map. GameError says what cannot be drawn.
    """
    _check(board, layout, theme)
    check_claims(claims, board)
    insist_all(tints, Tint, "a list of tints")
    for tint in tints:
        board.route(tint.route)
    tones = THEMES[theme]
    words = BoardWords(board, language)
    view = element(
        "clipPath",
        element("rect", width=layout.width, height=layout.height),
        id="view",
    )
    table = group(
        background(layout, tones, words.sea),
        beds(layout, tones),
        route_slots(board, layout, tones),
        tinted(tints, board, layout, tones),
        pieces(claims, board, layout, tones),
        places(board, layout, tones),
        buildings(claims, layout, tones),
        lettering(board, layout, tones),
        title(words.title, layout, tones),
        legend(board, layout, tones, words),
        clip_path="url(#view)",
    )
    width, height = layout.width + 2 * FRAME, layout.height + 2 * FRAME
    return element(
        "svg",
        element("title", escape(words.label)),
        element("defs", view, definitions(board, tones, words.letter)),
        frame(layout, tones, FRAME),
        table,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{-FRAME:g} {-FRAME:g} {width:g} {height:g}",
        width=width,
        height=height,
        role="img",
    )


def _check(board: Map, layout: Layout, theme: str) -> None:
    """GameError if a board cannot be drawn like this."""
    insist(board, Map, "a map, as `load_board` gives it")
    insist(layout, Layout, "a layout, as `load_board` gives it")
    insist(theme, str, "the name of a theme")
    if theme not in THEMES:
        hint = did_you_mean_or_choose(theme, THEMES)
        raise GameError(f"unknown theme {theme[:40]!r}{hint}")
    wrong = misfits(board, layout)
    if wrong:
        raise GameError(f"this layout is not that of {board.title}: {wrong[0]}")
