"""Documents as PDF, set by Typst from our templates and in our own lettering."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import typst

from railwright.drawing.png import FONT_FOLDERS

HOUSE_STYLE = "house.typ"
"""What all templates import."""
Data = dict[str, Any]
"""What a template gets: anything that JSON can say."""


def typeset(template: str, data: Data, pictures: Mapping[str, str]) -> bytes:
    """A PDF of what a template makes of data, with SVG pictures by their names."""
    sources = {
        "main.typ": _template(f"{template}.typ"),
        HOUSE_STYLE: _template(HOUSE_STYLE),
        "data.json": json.dumps(data).encode(),
        **{f"{name}.svg": svg.encode() for name, svg in pictures.items()},
    }
    # Files by their names are taken, too, but the types of typst do not say so.
    return typst.compile(sources, font_paths=_fonts())  # type: ignore[call-overload, no-any-return]


@cache
def _template(name: str) -> bytes:
    return files("railwright.printing").joinpath(name).read_bytes()


@cache
def _fonts() -> typst.Fonts:
    """Our lettering alone, so that paper looks the same wherever it is made."""
    return typst.Fonts(
        include_system_fonts=False,
        include_embedded_fonts=False,
        font_paths=FONT_FOLDERS,
    )
