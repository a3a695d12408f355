"""The pages in HTML, filled in from the facts of the maps.

Their addresses begin with a root, empty where the gallery is all that is served.
"""

from functools import cache
from html import escape
from pathlib import Path
from string import Template

from railwright.gallery.pictures import Picture, picture_path
from railwright.maps import Map

FOLDER = Path(__file__).parent


def gallery_page(root: str, boards: list[tuple[Map, Picture]]) -> str:
    """The first page: a card for each board."""
    cards = "".join(_card(root, board, picture) for board, picture in boards)
    return _page(root, "Railwright", "gallery", _fill("index.html", cards=cards))


def board_page(root: str, board: Map, picture: Picture, before: Map, after: Map) -> str:
    """One board on the whole screen, with the way to the boards beside it."""
    body = _fill(
        "board.html",
        root=root,
        picture=_picture(root, board, picture),
        title=escape(board.title),
        counts=_counts(board),
        before=escape(before.name),
        before_title=escape(before.title),
        after=escape(after.name),
        after_title=escape(after.title),
    )
    return _page(root, f"{escape(board.title)} \N{EN DASH} Railwright", "board", body)


def missing_page(root: str) -> str:
    """What stands at an address that holds nothing."""
    body = _fill("missing.html", root=root)
    return _page(root, "Not found \N{EN DASH} Railwright", "missing", body)


def city_count(board: Map) -> int:
    """How many cities a board has; the stops of a country are none."""
    return sum(city.country is None for city in board.cities)


def ticket_count(board: Map) -> int:
    """How many ticket cards a board has, copies included."""
    return sum(ticket.copies for ticket in board.tickets)


def _page(root: str, title: str, kind: str, body: str) -> str:
    return _fill("page.html", root=root, title=title, kind=kind, body=body)


def _card(root: str, board: Map, picture: Picture) -> str:
    return _fill(
        "card.html",
        root=root,
        name=escape(board.name),
        shape="tall" if picture.is_tall else "wide",
        picture=_picture(root, board, picture),
        title=escape(board.title),
        counts=_counts(board),
    )


def _picture(root: str, board: Map, picture: Picture) -> str:
    return _fill(
        "picture.html",
        root=root,
        light=picture_path(board.name, "light"),
        dark=picture_path(board.name, "dark"),
        alt=escape(f"Map of {board.title} with its cities and the routes between them"),
        width=str(picture.width),
        height=str(picture.height),
    )


def _counts(board: Map) -> str:
    counts = {
        "cities": city_count(board),
        "routes": len(board.routes),
        "tickets": ticket_count(board),
    }
    items = (f"<li><b>{count}</b> {what}</li>" for what, count in counts.items())
    return f'<ul class="counts">{"".join(items)}</ul>'


def _fill(file: str, **values: str) -> str:
    return _template(file).substitute(values)


@cache
def _template(file: str) -> Template:
    return Template((FOLDER / file).read_text(encoding="utf-8"))
