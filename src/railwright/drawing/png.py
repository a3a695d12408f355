"""SVG to PNG, with our own lettering whatever fonts the machine has."""

from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro

from railwright.errors import GameError, insist, insist_whole
from railwright.extras import insist_on

WIDEST = 10_000
"""Pixels; a wider picture would fill the memory."""
FONT_FOLDERS = [
    str(Path(package.__file__).parent / "files")
    for package in (font_source_sans_pro, font_source_serif_pro)
]
"""Where the lettering of boards and paper is."""
FONTS = [
    f"{folder}/{name}.ttf"
    for folder, names in zip(
        FONT_FOLDERS,
        (
            (
                "SourceSansPro-Regular",
                "SourceSansPro-Bold",
                "SourceSansPro-Semibold",
                "SourceSansPro-SemiboldIt",
            ),
            ("SourceSerifPro-Regular", "SourceSerifPro-Semibold", "SourceSerifPro-It"),
        ),
        strict=True,
    )
    for name in names
]


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture of an SVG document, in its own size or scaled to a width."""
    insist(svg, str, "an SVG document")
    if width is not None:
        insist_whole(width, "width", 1, WIDEST)
    insist_on("draw", "a picture", "resvg_py")
    import resvg_py  # noqa: PLC0415 - a browser draws SVG itself and has no such package

    try:
        picture = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=FONTS,
            skip_system_fonts=True,
            sans_serif_family="Source Sans Pro",
            serif_family="Source Serif Pro",
        )
    except ValueError as error:
        raise GameError(f"this SVG document cannot be drawn: {error}") from error
    return bytes(picture)
