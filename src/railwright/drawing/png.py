"""SVG to PNG, with our own lettering whatever fonts the machine has."""

from pathlib import Path

import font_source_sans_pro
import font_source_serif_pro
import resvg_py

FONTS = [
    str(Path(package.__file__).parent / "files" / f"{name}.ttf")
    for package, names in (
        (
            font_source_sans_pro,
            (
                "SourceSansPro-Regular",
                "SourceSansPro-Bold",
                "SourceSansPro-Semibold",
                "SourceSansPro-SemiboldIt",
            ),
        ),
        (
            font_source_serif_pro,
            ("SourceSerifPro-Regular", "SourceSerifPro-Semibold", "SourceSerifPro-It"),
        ),
    )
    for name in names
]


def to_png(svg: str, width: int | None = None) -> bytes:
    """The picture of an SVG document, in its own size or scaled to a width."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            font_files=FONTS,
            skip_system_fonts=True,
            sans_serif_family="Source Sans Pro",
            serif_family="Source Serif Pro",
        )
    )
