"""Widths of the names printed on a board, read from the fonts that print them."""

import struct
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from font_source_sans_pro import SourceSansProBold, SourceSansProSemiboldIt
from font_source_serif_pro import SourceSerifProSemibold

LABEL_SIZE = 17.0
LABEL_HEIGHT = 16.0
EDGE_SIZE = 13.0
EDGE_HEIGHT = 14.0
EDGE_ARROW = 14.0
"""From a board edge to the far city's name: room for an arrow."""


def label_width(name: str) -> float:
    """The width of a city's label box."""
    return _font(SourceSansProBold).width(name) * LABEL_SIZE + 1


def edge_width(name: str) -> float:
    """How far arrow and name of a far city reach in from the edge."""
    return EDGE_ARROW + _font(SourceSansProSemiboldIt).width(name) * EDGE_SIZE


def title_width(line: str) -> float:
    """The width of a line of a board's title in letters of size 1."""
    return _font(SourceSerifProSemibold).width(line)


@dataclass(frozen=True)
class Font:
    """The widths of an OpenType font's letters, which are not kerned."""

    unit: int
    advances: tuple[int, ...]
    """By glyph; glyphs beyond the last one are as wide as it."""
    glyphs: dict[int, int]
    """By letter; a letter that the font has not is its glyph 0."""

    def width(self, text: str) -> float:
        """The width of a text of size 1."""
        glyphs = [self.glyphs.get(ord(letter), 0) for letter in text]
        last = len(self.advances) - 1
        return sum(self.advances[min(glyph, last)] for glyph in glyphs) / self.unit


@cache
def _font(path: str) -> Font:
    tables = _tables(Path(path).read_bytes())
    (unit,) = struct.unpack_from(">H", tables["head"], 18)
    (count,) = struct.unpack_from(">H", tables["hhea"], 34)
    metrics = struct.iter_unpack(">Hh", tables["hmtx"][: 4 * count])
    return Font(unit, tuple(advance for advance, _ in metrics), _glyphs(tables["cmap"]))


def _tables(font: bytes) -> dict[str, bytes]:
    (count,) = struct.unpack_from(">H", font, 4)
    records = struct.iter_unpack(">4s4xII", font[12 : 12 + 16 * count])
    return {tag.decode(): font[start : start + size] for tag, start, size in records}


def _glyphs(cmap: bytes) -> dict[int, int]:
    """The glyphs of all letters below 65536, which a table of format 4 has."""
    (count,) = struct.unpack_from(">H", cmap, 2)
    starts = [
        start for *_, start in struct.iter_unpack(">HHI", cmap[4 : 4 + 8 * count])
    ]
    table = next(
        cmap[start:] for start in starts if cmap[start : start + 2] == b"\x00\x04"
    )
    (twice,) = struct.unpack_from(">H", table, 6)
    words = struct.unpack(f">{len(table) // 2}H", table[: len(table) // 2 * 2])
    size = twice // 2
    columns = [words[7 + shift : 7 + shift + size] for shift in (0, size + 1)]
    found = {}
    for place, (last, first) in enumerate(zip(*columns, strict=True)):
        delta, at = words[8 + 2 * size + place], 8 + 3 * size + place
        for letter in range(first, last + 1):
            glyph = letter
            if words[at]:
                glyph = words[at + words[at] // 2 + letter - first]
            found[letter] = (glyph + delta) % 65536
    return found
