"""Whether pieces and spaces are told apart by everybody, as they are drawn.

`python -m tests.drawing.readability` prints the figures. Things are told apart by their
color, or by the mark or letter on them; each board is measured on its shortest spaces.
"""

import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray
from tests.drawing.vision import (
    EYES,
    Pixels,
    apart,
    contrast,
    lab,
    luminance,
    read_png,
    seen,
)

from railwright.drawing import THEMES, to_png
from railwright.drawing.pieces import car_of, rim_of
from railwright.drawing.spaces import slot_of
from railwright.drawing.svg import element, group
from railwright.drawing.symbols import definitions
from railwright.drawing.theme import CARDS, PIECES, SlotLook
from railwright.games import GAMES
from railwright.layout import Slot, load_board
from railwright.maps import Color, Kind, Route

CLEAR = 10.0
"""The difference of colors that is seen at a glance; 2.3 can just be noticed."""
ENOUGH = 0.2
"""The share of the pixels of a mark or a letter that must differ so."""
CANVAS = (1032, 720)
"""Where the board is on a screen of 1280 by 720."""
MARK = 10.0
"""The side of the square that holds a mark or a letter, in units of the board."""
STATES = ("free", "lit")
"""Of spaces that nobody owns: as they are, or in full color for a player's tickets."""
SLOPE = 8
"""Degrees by which a piece is turned to look at its edge."""
GROUNDS = ("sea", "land", "abroad", "home")


laid_out = cache(load_board)


@dataclass(frozen=True)
class Cues:
    """How clearly two drawings differ."""

    color: float
    mark: float

    @property
    def are_clear(self) -> bool:
        """Whether one of them is enough to tell the drawings apart."""
        return self.color >= CLEAR or self.mark >= ENOUGH


@dataclass(frozen=True)
class Place:
    """A board in a theme, and a kind of route on it."""

    board: str
    theme: str
    kind: Kind
    scale: float
    """Pixels for a unit of the board."""

    @property
    def length(self) -> float:
        """Of the shortest space, where least can be seen."""
        board, layout = laid_out(self.board)
        routes = zip(board.routes, layout.routes, strict=True)
        fitting = [placed for route, placed in routes if route.kind is self.kind]
        return min(slot.length for placed in fitting for slot in placed.slots)

    @property
    def height(self) -> float:
        """Of its spaces."""
        return laid_out(self.board)[1].slot_height

    def drawings(self) -> Iterator[tuple[str, str, str]]:
        """Names, drawings about (0, 0), and the tones below them."""
        theme = THEMES[self.theme]
        for color in PIECES:
            yield f"{color} piece", self._piece(color), theme.land
            slanting = group(self._piece(color), transform=f"rotate({SLOPE})")
            for ground in GROUNDS:
                yield f"{color} on {ground}", slanting, getattr(theme, ground)
        for state in STATES:
            ground = theme.lit if state == "lit" else theme.land
            for color in Color:
                yield f"{state} {color}", self._space(color, state), ground

    def _piece(self, color: str) -> str:
        look, theme = PIECES[color], THEMES[self.theme]
        of = (self.kind is Kind.SEA, self.length, self.height)
        mark = element("path", d=look.mark, fill=look.ink, stroke="none")
        paint = {"fill": f"url(#car-{color})", "stroke": look.edge}
        return rim_of(*of, fill=look.rim or theme.rim) + group(
            *car_of(*of), mark, **paint
        )

    def _space(self, color: Color, state: str) -> str:
        card, theme = CARDS[color], THEMES[self.theme]
        full = SlotLook(card.fill, theme.case, card.ink)
        look = full if state == "lit" else theme.slots[color]
        route = Route("a-b", "a", "b", 1, color, Kind.SEA if self.is_sea else Kind.RAIL)
        slot = Slot(0, 0, 0, self.length)
        return group(
            slot_of(route, slot, 0, self.height, theme),
            fill=look.fill,
            stroke=look.edge,
            color=look.ink,
        )

    @property
    def is_sea(self) -> bool:
        """Whether ships go there."""
        return self.kind is Kind.SEA


@dataclass(frozen=True)
class Sheet:
    """All drawings of a place, one above the other."""

    names: dict[str, int]
    pixels: Pixels
    """For each drawing its rows."""
    scale: float

    def of(self, names: Iterable[str]) -> NDArray[np.intp]:
        """Where some drawings are."""
        return np.array([self.names[name] for name in names])


@cache
def sheet(place: Place) -> Sheet:
    """Every piece and every space of a place by its name, drawn on one sheet."""
    drawings = list(place.drawings())
    board, _ = laid_out(place.board)
    wide = round((place.length + 12) * place.scale)
    tall = round((place.height * 2 + 6) * place.scale)
    cells = [
        element("rect", y=at * tall, width=wide, height=tall, fill=ground)
        + group(
            drawing,
            transform=f"translate({wide / 2} {(at + 0.5) * tall}) scale({place.scale})",
        )
        for at, (_, drawing, ground) in enumerate(drawings)
    ]
    svg = element(
        "svg",
        element("defs", definitions(board, THEMES[place.theme])),
        *cells,
        xmlns="http://www.w3.org/2000/svg",
        width=wide,
        height=tall * len(cells),
    )
    pixels = read_png(to_png(svg)).reshape(len(cells), tall, wide, 3)
    names = {name: at for at, (name, _, _) in enumerate(drawings)}
    return Sheet(names, pixels, place.scale)


def places(scale: float | None = None) -> list[Place]:
    """All boards in both themes, on land and at sea."""
    return [
        Place(name, theme, kind, scale or seen_whole(name))
        for name in GAMES
        for theme in THEMES
        for kind in (Kind.RAIL, Kind.SEA)
        if any(route.kind is kind for route in laid_out(name)[0].routes)
    ]


def seen_whole(name: str) -> float:
    """Pixels for a unit of a board that a screen of 1280 by 720 shows whole."""
    _, layout = laid_out(name)
    return min(CANVAS[0] / layout.width, CANVAS[1] / layout.height)


def cues(place: Place, names: Sequence[str], eyes: str) -> dict[tuple[str, str], Cues]:
    """How any two of some drawings are told apart by such eyes."""
    drawn = sheet(place)
    looks = lab(seen(drawn.pixels[drawn.of(names)], eyes))
    half = round(MARK * place.scale / 2)
    y, x = looks.shape[1] // 2, looks.shape[2] // 2
    # Beside the mark, below the light on a roof, above the edge.
    body = np.median(looks[:, y : y + half, x - 2 * half : x - half], axis=(1, 2))
    marks = looks[:, y - half : y + half, x - half : x + half]
    is_ink = apart(marks, body[:, None, None]) >= CLEAR
    found = {}
    for one, other in combinations(range(len(names)), 2):
        ink = is_ink[one] | is_ink[other]
        differ = apart(marks[one], marks[other])[ink] >= CLEAR
        found[names[one], names[other]] = Cues(
            float(apart(body[one], body[other])),
            float(differ.sum() / max(1, ink.sum())),
        )
    return found


def owners(place: Place, eyes: str) -> dict[tuple[str, str], Cues]:
    """How the pieces of any two players are told apart."""
    return cues(place, [f"{color} piece" for color in PIECES], eyes)


def colors(place: Place, state: str, eyes: str) -> dict[tuple[str, str], Cues]:
    """How any two colors of spaces are told apart."""
    return cues(place, [f"{state} {color}" for color in Color], eyes)


def taken(place: Place, eyes: str) -> float:
    """The least share of a drawing in which a piece differs from a free space."""
    drawn = sheet(place)
    looks = lab(seen(drawn.pixels, eyes))
    pieces = looks[drawn.of(f"{color} piece" for color in PIECES)]
    free = looks[drawn.of(f"free {color}" for color in Color)]
    differ = apart(pieces[:, None], free[None]) >= CLEAR
    return float(differ.mean(axis=(2, 3)).min())


def outline(place: Place, piece: str, ground: str) -> float:
    """The contrast of a piece against a ground, where it is strongest across its side.

    Pieces lie anyhow on the pixels of a screen: the median along a slanting one.
    """
    drawn = sheet(place)
    light = luminance(drawn.pixels[drawn.names[f"{piece} on {ground}"]])
    wide = light.shape[1]
    sides = light[:, wide // 4 : wide * 3 // 4]
    return float(np.median(contrast(sides, light[0, 0]).max(axis=0)))


def report() -> Iterator[str]:
    """The figures of all boards, as a table for people."""
    yield "| board | eyes | owners | colors | colors, enlarged | taken | outline |"
    yield "|---|---|---|---|---|---|---|"
    for place in places():
        near = replace(place, scale=1.0)
        weakest = min(outline(place, piece, on) for piece in PIECES for on in GROUNDS)
        for eyes in EYES:
            found = (
                _clear(owners(place, eyes)),
                *(
                    _clear(*(colors(at, state, eyes) for state in STATES))
                    for at in (place, near)
                ),
                f"{taken(place, eyes):.0%}",
                f"{weakest:.1f}",
            )
            name = f"{place.board}, {place.theme}, {place.kind}"
            yield f"| {name} | {eyes} | {' | '.join(found)} |"


def _clear(*found: dict[tuple[str, str], Cues]) -> str:
    """How many of the pairs are told apart, and those that are not."""
    pairs = [pair for each in found for pair in each.items()]
    unclear = [f"{one}/{other}" for (one, other), cue in pairs if not cue.are_clear]
    told = f"{len(pairs) - len(unclear)} of {len(pairs)}"
    return f"{told} ({', '.join(unclear)})" if unclear else told


if __name__ == "__main__":
    sys.stdout.write("\n".join([*report(), ""]))
