"""The charts of a ladder: ratings with intervals, how they settled, what time buys."""

from collections.abc import Sequence
from math import floor, log10
from statistics import fmean
from xml.sax.saxutils import escape

from railwright.contests.climbing import LadderStandings, LadderStep
from railwright.contests.ranking import Standing, Standings
from railwright.drawing.svg import element, group, text
from railwright.reports.charts import (
    LEFT,
    LETTER,
    WIDE_LETTER,
    WIDTH,
    Axis,
    axis,
    written,
)

ROW = 26.0
"""The height of a bot in a chart of intervals."""
FOOT = 40.0
CURVES = 300.0
"""The height of a chart of curves."""
BASE = CURVES - FOOT
LINE = 15.0
"""The height of a label."""
DASHES = ("", "7 3", "2 3", "9 3 2 3")
"""Curves that share a color differ in these."""
TONES = 6
"""Colors of curves in the style sheet."""


class Powers(Axis):
    """An axis of logarithms, at which the numbers themselves are written."""

    def said(self, value: float) -> str:
        """A number as it is written."""
        return f"{10.0**value:g}"


def intervals(name: str, found: LadderStandings, standings: Standings) -> str:
    """The rating of each bot as a dot, with its interval as a line."""
    bots = found.rungs(standings)
    left = 14 + WIDE_LETTER * max(len(found.name_of(each.name)) for each in bots)
    ends = [end for each in bots for end in _ends(each)]
    across = axis(min(ends), max(ends), steps=4)
    bottom = ROW * len(bots) + 8

    def x(value: float) -> float:
        return across.at(value, left, WIDTH - 14)

    lines = [element("path", d=f"M{x(tick):g} 4V{bottom:g}") for tick in across.ticks()]
    words = [
        text(across.said(each), x=x(each), y=bottom + 17) for each in across.ticks()
    ]
    middle = (left + WIDTH - 14) / 2
    words.append(text("Elo", x=middle, y=bottom + 36, class_="faint"))
    parts = [group(*lines, class_="grid"), group(*words)]
    for at, bot in enumerate(bots):
        y = ROW * (at + 0.5) + 4
        low, high = (x(end) for end in _ends(bot))
        label = found.name_of(bot.name)
        parts += [
            text(label, x=left - 10, y=y + 5, class_="end"),
            element("path", d=f"M{low:g} {y:g}H{high:g}", class_="whisker"),
            element(
                "circle",
                _title(label, bot),
                cx=x(bot.rating.elo),
                cy=y,
                r=5,
                class_="strong",
            ),
        ]
    return _drawing(name, bottom + FOOT, *parts)


def _ends(bot: Standing) -> tuple[float, float]:
    """The interval of a rating; an end that nobody knows is the rating itself."""
    rating = bot.rating
    low = rating.elo if rating.low is None else rating.low
    high = rating.elo if rating.high is None else rating.high
    return low, high


def _title(label: str, bot: Standing) -> str:
    return element("title", escape(f"{label}: {written(bot.rating.elo, '.0f')}"))


def curves(name: str, found: LadderStandings) -> str:
    """The rating of each bot after so many games of all boards."""
    steps = found.steps
    values = [elo for step in steps for elo in step.elo.values()]
    if not values:
        return ""  # nobody has played enough
    names = [each for each in found.entrants if each.play in steps[-1].elo]
    right = WIDTH - 14 - LETTER * max((len(each.name) for each in names), default=0)
    up, across = axis(min(values), max(values)), axis(0, steps[-1].games, steps=4)

    def place(games: float, elo: float) -> tuple[float, float]:
        return across.at(games, LEFT, right), up.at(elo, BASE, 10)

    parts = [_grid(across, up, right, "games")]
    labels = _spread_out([place(0, steps[-1].elo[each.play])[1] for each in names])
    for at, (entrant, y) in enumerate(zip(names, labels, strict=True)):
        points = [place(*each) for each in _points(steps, entrant.play)]
        line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        dash = DASHES[at // TONES % len(DASHES)] or None
        tone = f"tone-{at % TONES}"
        parts += [
            element(
                "path", d=f"M{line}", class_=f"curve {tone}", stroke_dasharray=dash
            ),
            text(entrant.name, x=right + 6, y=y + 4, class_=f"start label {tone}"),
        ]
    return _drawing(name, CURVES, *parts)


def _points(steps: Sequence[LadderStep], bot: str) -> list[tuple[int, float]]:
    return [(step.games, step.elo[bot]) for step in steps if bot in step.elo]


def _spread_out(places: Sequence[float]) -> list[float]:
    """Heights of labels, from the top, as near to their places as room for all lets.

    Labels that would overlap form a block around the mean of their places.
    """
    blocks: list[list[float]] = []
    for at, place in enumerate(places):
        blocks.append([place - LINE * at])
        while len(blocks) > 1 and fmean(blocks[-2]) > fmean(blocks[-1]):
            last = blocks.pop()
            blocks[-1] += last
    tops = [fmean(block) for block in blocks for _ in block]
    return [top + LINE * at for at, top in enumerate(tops)]


def thinking(name: str, found: LadderStandings) -> str:
    """The rating of each bot over the time that it takes for a decision."""
    bots = [each for each in found.rungs(found.overall) if each.decisions]
    times = [_milliseconds(each) for each in bots]
    if not times:
        return ""
    first = floor(log10(min(times)))
    across = Powers(first, floor(log10(max(times))) + 1, 1)
    elo = [each.rating.elo for each in bots]
    up = axis(min(elo), max(elo))
    right = WIDTH - 14
    parts = [_grid(across, up, right, "milliseconds for a decision")]
    taken: list[tuple[float, float]] = []
    for bot, spent in zip(bots, times, strict=True):
        x = across.at(log10(spent), LEFT, right)
        y = up.at(bot.rating.elo, BASE, 10)
        label = found.name_of(bot.name)
        parts.append(
            element("circle", _title(label, bot), cx=x, cy=y, r=5, class_="strong")
        )
        is_right = x < 0.7 * right
        at = y
        while any(
            abs(at - other) < LINE and abs(x - near) < 90 for near, other in taken
        ):
            at += LINE
        taken.append((x, at))
        side, reach = ("start", 8) if is_right else ("end", -8)
        parts.append(text(label, x=x + reach, y=at + 4, class_=f"{side} label"))
    return _drawing(name, CURVES, *parts)


def _milliseconds(bot: Standing) -> float:
    return max(1000 * bot.seconds / bot.decisions, 0.001)


def _grid(across: Axis, up: Axis, right: float, label: str) -> str:
    """Lines and numbers of both axes."""
    lines, words = [], []
    for value in up.ticks():
        y = up.at(value, BASE, 10)
        lines.append(element("path", d=f"M{LEFT:g} {y:g}H{right:g}"))
        words.append(text(up.said(value), x=LEFT - 6, y=y + 4, class_="end"))
    for value in across.ticks():
        x = across.at(value, LEFT, right)
        words.append(text(across.said(value), x=x, y=BASE + 17))
    words.append(text(label, x=(LEFT + right) / 2, y=BASE + 36, class_="faint"))
    return group(*lines, class_="grid") + group(*words)


def _drawing(name: str, height: float, *parts: str) -> str:
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {WIDTH:g} {height:g}",
        role="img",
        aria_label=name,
        class_="chart",
    )
