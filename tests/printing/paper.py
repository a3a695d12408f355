"""What a PDF says of itself: sizes, lettering, words, and where lines lie."""

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

MM = 25.4 / 72
"""Millimeters of a point."""
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]


@dataclass(frozen=True)
class Stroke:
    """A path as it lies on the page, in millimeters from the lower left."""

    points: tuple[Point, ...]
    pen: float
    """The width of its line, in points."""
    scale: float
    """How many millimeters a unit of the drawing takes."""
    drawn: tuple[Point, ...]
    """The same in the units of the drawing."""


def reader(pdf: bytes) -> PdfReader:
    return PdfReader(BytesIO(pdf))


def size(page: PageObject) -> tuple[float, float]:
    """Width and height in millimeters."""
    box = page.mediabox
    return round(float(box.width) * MM, 1), round(float(box.height) * MM, 1)


def fonts(page: PageObject) -> dict[str, bool]:
    """The fonts of a page, and whether each is in the file."""
    found = {}
    for font in page["/Resources"].get("/Font", {}).values():  # type: ignore[attr-defined]
        below = font.get_object()["/DescendantFonts"][0].get_object()
        within = below["/FontDescriptor"]
        name = below["/BaseFont"].partition("+")[2]
        found[name] = "/FontFile2" in within or "/FontFile3" in within
    return found


def words(pdf: bytes) -> str:
    """All text, with single spaces."""
    told = " ".join(page.extract_text() for page in reader(pdf).pages)
    return " ".join(told.split())


def strokes(page: PageObject) -> Iterator[Stroke]:
    """All paths that are drawn on a page."""
    content = page.get_contents()
    assert content is not None
    now: Matrix = (1, 0, 0, 1, 0, 0)
    kept: list[tuple[Matrix, float]] = []
    pen, path = 1.0, list[Point]()
    for operands, operator in ContentStream(content, page.pdf).operations:
        match operator:
            case b"q":
                kept.append((now, pen))
            case b"Q":
                now, pen = kept.pop()
            case b"cm":
                now = _within(_numbers(operands), now)
            case b"w":
                pen = float(operands[0])
            case b"m" | b"l":
                path.append((float(operands[0]), float(operands[1])))
            case b"S" | b"f":
                placed = tuple(_placed(point, now) for point in path)
                yield Stroke(placed, pen, abs(now[0]) * MM, tuple(path))
                path = []
            case b"n":
                path = []


def _numbers(operands: list[Any]) -> Matrix:
    a, b, c, d, e, f = map(float, operands)
    return a, b, c, d, e, f


def _within(inner: Matrix, outer: Matrix) -> Matrix:
    a, b, c, d, e, f = inner
    x, y = _moved((e, f), outer)
    p, q, r, s, _, _ = outer
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, x, y


def _moved(point: Point, by: Matrix) -> Point:
    x, y = point
    a, b, c, d, e, f = by
    return a * x + c * y + e, b * x + d * y + f


def _placed(point: Point, by: Matrix) -> Point:
    x, y = _moved(point, by)
    return x * MM, y * MM
