"""A page of HTML that needs nothing from elsewhere: light and dark, wide and narrow."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files

from railwright.reports import heat

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{heading}</title>
<style>
{style}</style>
</head>
<body>
<header><div class="wrap">
<h1>{title}</h1>
<p>{lead}</p>
</div></header>
<div class="track"></div>
<main class="wrap">
{sections}
</main>
<footer class="wrap"><p>{footer}</p></footer>
</body>
</html>
"""


def whole_page(
    title: str, heading: str, lead: str, sections: Sequence[str], footer: str
) -> str:
    """The page; its lead, its sections and its footer are HTML already."""
    return PAGE.format(
        title=escape(title),
        heading=escape(heading),
        style=_style(),
        lead=lead,
        sections="\n".join(sections),
        footer=footer,
    )


def section(title: str, *parts: str, about: str = "", is_wide: bool = False) -> str:
    """A part of the page under its heading."""
    said = f"<p class=about>{about}</p>" if about else ""
    wide = " class=wide" if is_wide else ""
    body = f"<div class=parts>{''.join(parts)}</div>"
    return f"<section{wide}><h2>{escape(title)}</h2>{said}{body}</section>"


def _style() -> str:
    written = files("railwright.reports").joinpath("page.css").read_text("utf-8")
    ramps = f".ramp i {{ background: {heat.ramp_css('light')}; }}\n"
    dark = f".ramp i {{ background: {heat.ramp_css('dark')}; }}"
    return f"{written}{ramps}@media (prefers-color-scheme: dark) {{ {dark} }}\n"
