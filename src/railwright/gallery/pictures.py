"""The drawings of the boards, each made once and kept."""

import re
from dataclasses import dataclass
from threading import Lock
from typing import Protocol

from railwright.gallery.content import Content, svg
from railwright.layout import Layout
from railwright.maps import Map

THEMES = ("light", "dark")

_VIEW_BOX = re.compile(r'viewBox="\s*[-\d.]+[ ,]+[-\d.]+[ ,]+([\d.]+)[ ,]+([\d.]+)')


class Draw(Protocol):
    """What makes a board into the text of an SVG document."""

    def __call__(self, board: Map, layout: Layout, /, theme: str) -> str:
        """The board drawn in a theme."""
        ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn board and its size."""

    content: Content
    width: int
    height: int

    @property
    def is_tall(self) -> bool:
        """Whether the board is higher than wide."""
        return self.height > self.width


class Pictures:
    """All drawings, made when first asked for, from several threads if need be."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._drawn: dict[tuple[str, str], Picture] = {}
        self._lock = Lock()

    def of(self, board: Map, layout: Layout, theme: str) -> Picture:
        """The picture of a board in one of the THEMES."""
        with self._lock:  # so that two visitors do not have the same board drawn twice
            key = (board.name, theme)
            if key not in self._drawn:
                self._drawn[key] = _picture(self._draw(board, layout, theme))
            return self._drawn[key]


def _picture(text: str) -> Picture:
    box = _VIEW_BOX.search(text)
    width, height = (round(float(side)) for side in box.groups()) if box else (3, 2)
    return Picture(svg(text), width, height)


def picture_path(name: str, theme: str) -> str:
    """The address of a board's picture."""
    return f"/boards/{name}.svg" if theme == "light" else f"/boards/{name}-{theme}.svg"
