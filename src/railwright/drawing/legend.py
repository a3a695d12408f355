"""The legend: points by length, and what the marks on spaces mean."""

from dataclasses import dataclass, replace

from railwright.drawing.board_words import BoardWords
from railwright.drawing.spaces import paint, slot_of
from railwright.drawing.svg import element, group, moved, text
from railwright.drawing.theme import SANS, Theme
from railwright.layout import Layout, Slot
from railwright.maps import Color, Kind, Map, Route

HEAD = 66.0
ROW = 25.0
SAMPLE = Slot(0, 0, 0, 34)
PLAIN = Route("", "", "", 1, Color.GRAY, Kind.RAIL)
FERRY = replace(PLAIN, kind=Kind.FERRY, locomotives=1)


@dataclass(frozen=True, slots=True)
class LegendEntry:
    """A kind of space, shown by an example, and what it asks for."""

    route: Route
    mark: str
    """The name of what it means, `legend-MARK` in the words of the rules."""


def legend(board: Map, layout: Layout, theme: Theme, words: BoardWords) -> str:
    """Points by length and the kinds of spaces, where the layout leaves room."""
    place = layout.legend
    if place is None:
        return ""
    entries, height = legend_entries(board), legend_height(board)
    content = [
        _panel(place.width, height, theme),
        _points(board, place.width, theme, words),
    ]
    for row, entry in enumerate(entries):
        y = HEAD + ROW * (row + 0.5)
        said = words.mark(entry.mark, entry.route)
        content.append(_row(entry, said, y, layout.slot_height, theme))
    return group(
        *content,
        transform=moved(place.left, place.bottom - height),
        font_family=SANS,
        fill=theme.ink,
    )


def legend_height(board: Map) -> float:
    """How tall the legend of a board is."""
    return HEAD + ROW * len(legend_entries(board)) + 8


def legend_entries(board: Map) -> list[LegendEntry]:
    """The kinds of spaces that the board has, the plain one first."""
    kinds = {route.kind for route in board.routes}
    has_pairs = any(route.pair_spaces for route in board.routes)
    found = [
        (True, LegendEntry(PLAIN, "gray")),
        (Kind.SEA in kinds, LegendEntry(replace(PLAIN, kind=Kind.SEA), "sea")),
        (Kind.TUNNEL in kinds, LegendEntry(replace(PLAIN, kind=Kind.TUNNEL), "tunnel")),
        (Kind.FERRY in kinds, LegendEntry(FERRY, "ferry")),
        (has_pairs, LegendEntry(replace(PLAIN, pair_spaces=1), "pair")),
    ]
    any_cards = sorted({route.any_cards_per_space for route in board.routes} - {0})
    return [entry for is_there, entry in found if is_there] + [
        LegendEntry(replace(PLAIN, any_cards_per_space=count), "any-cards")
        for count in any_cards
    ]


def _panel(width: float, height: float, theme: Theme) -> str:
    outer = element(
        "rect",
        width=width,
        height=height,
        rx=5,
        fill=theme.panel,
        fill_opacity=".92",
        stroke=theme.border,
        stroke_width=1.4,
    )
    inner = element(
        "rect",
        x=4,
        y=4,
        width=width - 8,
        height=height - 8,
        rx=3,
        fill="none",
        stroke=theme.border,
        stroke_width=0.7,
    )
    return outer + inner


def _points(board: Map, width: float, theme: Theme, words: BoardWords) -> str:
    """One column for each length that the board pays for."""
    lengths = [
        length
        for length in sorted(board.route_points)
        if any(route.length == length for route in board.routes)
    ]
    first, step = 74.0, (width - 74 - 10) / len(lengths)
    parts = [
        text(words.heading("spaces"), x=16, y=29, font_size=13, opacity=".75"),
        text(words.heading("points"), x=16, y=52, font_size=13, opacity=".75"),
        element(
            "path", d=f"M14 36H{width - 14:g}", stroke=theme.border, stroke_width=0.9
        ),
    ]
    for column, length in enumerate(lengths):
        middle: dict[str, str | float] = {
            "x": first + (column + 0.5) * step,
            "text_anchor": "middle",
        }
        points = str(board.route_points[length])
        parts.append(text(str(length), y=29, font_size=14, **middle))
        parts.append(text(points, y=53, font_size=17, font_weight="700", **middle))
    return "".join(parts)


def _row(entry: LegendEntry, said: str, y: float, height: float, theme: Theme) -> str:
    sample = slot_of(entry.route, SAMPLE, 0, height, theme)
    return group(
        group(sample, transform="translate(36 0)", **paint(entry.route, theme)),
        text(said, x=66, y=4.8, font_size=14.5),
        transform=moved(0, y),
    )
