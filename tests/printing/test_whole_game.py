"""A whole game on an own map: what the PDF's own numbers say of it."""

import json
from collections import Counter
from collections.abc import Iterable
from functools import partial
from itertools import pairwise
from math import dist
from pathlib import Path

import pytest
from pypdf import PageObject
from tests.printing.paper import Point, Stroke, reader, size, strokes

from railwright.errors import GameError
from railwright.games import map_path
from railwright.layout import load_board
from railwright.printing import OF_EVERY_GAME, PrintJob, print_document

TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"
FRAME = 30
"""Board pixels around the map, as `railwright map draw` has them."""
GRIDS = {(210.0, 297.0): (3, 1), (215.9, 279.4): (2, 2)}
"""Columns and rows of sheets: 405 x 264.75 mm of board need three upright sheets of A4
with 186 x 273 mm of room, or four of Letter on their sides with 255.4 x 191.9 mm."""
MARK = 5.0
"""Millimeters of a mark at a corner of a tile."""


@pytest.fixture(scope="module", params=["a4", "letter"])
def pages(request: pytest.FixtureRequest) -> list[PageObject]:
    job = PrintJob(TOWNS, "en", request.param)
    return list(reader(print_document("game", job)).pages)


class Tile:
    """A sheet of the board: where the board lies on it, and where one cuts."""

    def __init__(self, page: PageObject) -> None:
        drawn = list(strokes(page))
        self.board = next(each for each in drawn if each.drawn[0] == (-FRAME, -FRAME))
        marks = [each for each in drawn if each.pen == 0.4 and _length(each) == MARK]
        self.columns = sorted({round(x, 3) for x, _ in _upright(marks)})
        self.rows = sorted({round(y, 3) for _, y in _level(marks)})

    @property
    def cuts(self) -> tuple[float, float, float, float]:
        """Left, right, top and bottom, in millimeters of the board."""
        left, top = self.board.points[0]
        x0, x1 = self.columns
        y0, y1 = self.rows
        return x0 - left, x1 - left, top - y1, top - y0


def _length(stroke: Stroke) -> float:
    (x0, y0), (x1, y1) = stroke.points
    return round(abs(x1 - x0) + abs(y1 - y0), 3)


def _upright(marks: list[Stroke]) -> list[tuple[float, float]]:
    return [a for a, b in (each.points for each in marks) if abs(a[0] - b[0]) < 0.01]


def _level(marks: list[Stroke]) -> list[tuple[float, float]]:
    return [a for a, b in (each.points for each in marks) if abs(a[1] - b[1]) < 0.01]


def test_a_wagon_fits_every_space(pages: list[PageObject]) -> None:
    _, layout = load_board(TOWNS)
    scale = Tile(pages[1]).board.scale

    lengths = [slot.length * scale for route in layout.routes for slot in route.slots]

    assert min(lengths) >= 19.999
    assert layout.slot_height * scale >= 8.999


def test_the_tiles_join_and_cover_the_board(pages: list[PageObject]) -> None:
    """With marks that are less than half a millimeter apart."""
    columns, rows = GRIDS[size(pages[0])]
    tiles = [Tile(page) for page in pages[1 : 1 + columns * rows]]
    corners = tiles[0].board.points
    width, height = corners[1][0] - corners[0][0], corners[0][1] - corners[2][1]

    # (480 + 60) x (293 + 60) pixels at 0.75 mm, because 9 mm are 12 pixels.
    assert (width, height) == pytest.approx((405, 264.75), abs=0.01)
    for row in range(rows):
        cuts = [tile.cuts for tile in tiles[row * columns : (row + 1) * columns]]
        joins = [0, *(right for _, right, *_ in cuts)]
        assert [left for left, *_ in cuts] == pytest.approx(joins[:-1], abs=0.4)
        assert joins[-1] == pytest.approx(width, abs=0.4)
    for column in range(columns):
        cuts = [tile.cuts for tile in tiles[column::columns]]
        joins = [0, *(bottom for *_, bottom in cuts)]
        assert [top for *_, top, _ in cuts] == pytest.approx(joins[:-1], abs=0.4)
        assert joins[-1] == pytest.approx(height, abs=0.4)


def test_all_tiles_are_of_one_scale_and_lie_on_the_sheet(
    pages: list[PageObject],
) -> None:
    columns, rows = GRIDS[size(pages[0])]
    sheets = pages[1 : 1 + columns * rows]
    tiles = [Tile(page) for page in sheets]

    assert len({round(tile.board.scale, 6) for tile in tiles}) == 1
    for tile, page in zip(tiles, sheets, strict=True):
        wide, high = size(page)
        assert tile.columns[0] >= 10
        assert tile.columns[1] <= wide - 10
        assert tile.rows[0] >= 10
        assert tile.rows[1] <= high - 10


def test_there_are_all_tickets_and_cards(pages: list[PageObject]) -> None:
    """Nine tickets; twelve red and twelve blue cards with a letter in two corners."""
    columns, rows = GRIDS[size(pages[0])]
    first = 1 + columns * rows
    tickets = pages[first].extract_text()
    letters = Counter("".join(page.extract_text() for page in pages[first + 1 :]))

    assert [
        tickets.count(each)
        for each in (
            "Elmhurst – Fairbank",
            "Elmhurst – Old Mill",
            "Fairbank – Old Mill",
        )
    ] == [3, 3, 3]
    assert (letters["R"], letters["B"]) == (24, 24)


def _lines(places: Iterable[float]) -> list[float]:
    """Where lines lie; the ends of those across them are within a millimeter."""
    found: list[float] = []
    for place in sorted(places):
        if not found or place - found[-1] > 1:
            found.append(place)
    return found


def _are_among(points: list[Point], others: list[Point]) -> bool:
    """Whether each point is one of others, but for half a millimeter."""
    return all(min(map(partial(dist, each), others)) < 0.5 for each in points)


def test_every_card_has_its_back_whichever_edge_the_sheet_is_flipped_on(
    pages: list[PageObject],
) -> None:
    """A line across each back shows its middle; a card is 68 by 44 millimeters."""
    columns, rows = GRIDS[size(pages[0])]
    cards = pages[1 + columns * rows :]
    for front, back in zip(cards[::2], cards[1::2], strict=True):
        wide, high = size(front)
        ends = [
            end for each in strokes(front) if each.pen == 0.3 for end in each.points
        ]
        xs, ys = (_lines(places) for places in zip(*ends, strict=True))
        assert {round(b - a) for a, b in pairwise(xs)} == {68}
        assert {round(b - a) for a, b in pairwise(ys)} == {44}
        cells = [
            ((a + b) / 2, (c + d) / 2) for a, b in pairwise(xs) for c, d in pairwise(ys)
        ]
        across = [each.points for each in strokes(back) if each.drawn[0] == (14, 30)]
        middles = [((a + b) / 2, y) for (a, y), (b, _) in across]
        assert _are_among(cells, middles)
        assert _are_among([(wide - x, y) for x, y in middles], middles)
        assert _are_among([(x, high - y) for x, y in middles], middles)


def test_the_first_page_says_how(pages: list[PageObject]) -> None:
    told = " ".join(pages[0].extract_text().split())
    columns, rows = GRIDS[size(pages[0])]
    sheets = columns * rows

    assert f"The board: {sheets} sheets pages 2–{sheets + 1}" in told
    assert f"9 tickets pages {sheets + 2}–{sheets + 3}" in told
    assert f"30 cards pages {sheets + 4}–{len(pages)}" in told
    assert "(players: at most 5; wagons for each: 45)" in told
    ruler = [
        each for each in strokes(pages[0]) if each.pen == 0.8 and len(each.points) == 2
    ]
    assert max(map(_length, ruler)) == pytest.approx(100, abs=0.05)


def test_board_and_cards_have_the_letters_of_the_language() -> None:
    told = list(reader(print_document("game", PrintJob(TOWNS, "pl"))).pages)
    first = " ".join(told[0].extract_text().split())

    assert {"C", "N"} <= set(told[2].extract_text())
    assert Counter("".join(page.extract_text() for page in told[5:]))["C"] == 24
    assert "Plansza: 3 arkusze" in first


def test_boards_of_boxes_are_not_printed_at_true_size(tmp_path: Path) -> None:
    """Neither by name nor from a copy with another title and order of routes."""
    copied = json.loads(map_path("usa").read_text("utf-8"))
    copied |= {"name": "mine", "title": "Mine", "rules": "usa"}
    copied["routes"].reverse()
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(copied), "utf-8")

    for named in ("usa", path):
        with pytest.raises(GameError, match="not printed at true size"):
            print_document("game", PrintJob(named))
    assert "game" not in OF_EVERY_GAME


def test_a_game_of_too_many_sheets_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three of board, one of tickets and two of cards."""
    monkeypatch.setattr("railwright.printing.whole_game.MOST_SHEETS", 5)

    with pytest.raises(GameError, match="takes 6 sheets; at most 5 are printed"):
        print_document("game", PrintJob(TOWNS))
