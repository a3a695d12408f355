"""Which address holds what; an address not listed here holds nothing."""

from collections.abc import Callable, Sequence
from functools import partial

from railwright.gallery.content import Content, html, svg
from railwright.gallery.pages import FOLDER, board_page, gallery_page, missing_page
from railwright.gallery.pictures import THEMES, Draw, Pictures, picture_path
from railwright.games import GAMES
from railwright.layout import Layout, load_board
from railwright.maps import Map

_MEDIA_TYPES = {
    "gallery.css": "text/css; charset=utf-8",
    "theme.js": "text/javascript; charset=utf-8",
    "view.js": "text/javascript; charset=utf-8",
    "board.js": "text/javascript; charset=utf-8",
}

_ICON = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="7" fill="#B5472F"/>
<path d="M11 4 7 28M21 4l4 24M10 9h12M9 16h14M8 23h16" fill="none"
 stroke="#F8F5EC" stroke-width="2.6" stroke-linecap="round"/>
</svg>
"""

Maker = Callable[[], Content]


class Site:
    """All addresses of the gallery and what they hold, made when asked for."""

    def __init__(
        self, draw: Draw, names: Sequence[str] = tuple(GAMES), root: str = ""
    ) -> None:
        self._root = root
        self._boards = [load_board(name) for name in names]
        self._pictures = Pictures(draw)
        self._makers: dict[str, Maker] = {"/": self._gallery, "/icon.svg": _icon}
        for file in _MEDIA_TYPES:
            self._makers[f"/{file}"] = partial(_file, file)
        for place, (board, layout) in enumerate(self._boards):
            self._makers[f"/boards/{board.name}"] = partial(self._board, place)
            for theme in THEMES:
                path = picture_path(board.name, theme)
                self._makers[path] = partial(self._picture, board, layout, theme)

    def content(self, path: str) -> Content | None:
        """What an address holds, or None."""
        maker = self._makers.get(path)
        return maker() if maker else None

    def missing(self) -> Content:
        """The page for an address that holds nothing."""
        return html(missing_page(self._root))

    def _gallery(self) -> Content:
        of = self._pictures.of
        drawn = [(board, of(board, layout, "light")) for board, layout in self._boards]
        return html(gallery_page(self._root, drawn))

    def _board(self, place: int) -> Content:
        board, layout = self._boards[place]
        before, _ = self._boards[place - 1]
        after, _ = self._boards[(place + 1) % len(self._boards)]
        picture = self._pictures.of(board, layout, "light")
        return html(board_page(self._root, board, picture, before, after))

    def _picture(self, board: Map, layout: Layout, theme: str) -> Content:
        return self._pictures.of(board, layout, theme).content


def _file(name: str) -> Content:
    return Content((FOLDER / name).read_bytes(), _MEDIA_TYPES[name])


def _icon() -> Content:
    return svg(_ICON)
