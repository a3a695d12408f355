"""How Sphinx builds the documentation; nothing is fetched from elsewhere."""

from importlib.metadata import version as installed_version
from pathlib import Path

from sphinx.application import Sphinx

from railwright.drawing import THEMES, draw_board
from railwright.games import GAMES
from railwright.layout import load_board

PICTURES = Path(__file__).parent / "generated"

project = "Railwright"
author = "The Railwright contributors"
version = release = installed_version("railwright")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]

autodoc_member_order = "bysource"

html_theme = "furo"
html_title = "Railwright"
html_static_path = ["_static"]
html_extra_path = ["published"]  # pages that commands wrote, such as the ladder
html_css_files = ["railwright.css"]
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {
        "color-background-primary": "#faf8f1",
        "color-background-secondary": "#f1ebdd",
        "color-foreground-primary": "#23282b",
        "color-brand-primary": "#a03c26",
        "color-brand-content": "#a03c26",
        "color-brand-visited": "#7a4a3a",
        "color-api-name": "#a03c26",
        "color-api-pre-name": "#56605f",
    },
    "dark_css_variables": {
        "color-background-primary": "#15191b",
        "color-background-secondary": "#1d2326",
        "color-foreground-primary": "#ece7da",
        "color-brand-primary": "#ee9a80",
        "color-brand-content": "#ee9a80",
        "color-brand-visited": "#d3a394",
        "color-api-name": "#ee9a80",
        "color-api-pre-name": "#b4b3a8",
    },
}


def draw_boards(_: Sphinx) -> None:
    """Draw the boards anew, so that their pictures are always those of this version."""
    PICTURES.mkdir(exist_ok=True)
    for name in GAMES:
        board, layout = load_board(name)
        for theme in THEMES:
            picture = PICTURES / f"{name}-{theme}.svg"
            picture.write_text(draw_board(board, layout, theme), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Sphinx calls this before it reads a page."""
    app.connect("builder-inited", draw_boards)
