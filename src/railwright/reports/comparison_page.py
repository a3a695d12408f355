"""Two boards, or two ways to play one, side by side on a page."""

from collections.abc import Sequence
from html import escape
from math import inf, isinf

from railwright.contests.contest import Contest
from railwright.contests.game_figures import Compared, Estimate, Figure
from railwright.drawing.svg import element, group, text
from railwright.reports import cells
from railwright.reports.charts import WIDTH, axis, bar, written
from railwright.reports.html_page import section, whole_page
from railwright.reports.plots import figure

ABOUT = (
    "Means over games, with 95% intervals; point at a name to read its definition. "
    "Differences are bold where their interval leaves out zero. With so many figures, "
    "about one in twenty does that by luck alone."
)
ROW, EDGE = 42.0, 14.0


def comparison_page(
    names: tuple[str, str], found: Sequence[Compared], contest: Contest
) -> str:
    """The page, which needs nothing from elsewhere."""
    one, other = names
    games = found[-1].one.games, found[-1].other.games  # the figure of all games
    is_even = games[0] == games[1]
    count = f"{games[0]:,}" if is_even else f"{games[0]:,} and {games[1]:,}"
    lead = f"{count} games of {', '.join(contest.bots)}"
    command = (
        f"railwright compare {one} {other} --bots {','.join(contest.bots)} "
        f"--games {contest.games} --seed {contest.setting.series}"
    )
    drawn = figure(
        standardized("Differences in units of their interval", found),
        f"How far <b>{escape(other)}</b> is above <b>{escape(one)}</b>, in half-widths "
        "of the interval: beyond the lines at −1 and 1, zero is left out.",
    )
    return whole_page(
        title=f"{one} and {other}",
        heading=f"{one} and {other}",
        lead=escape(f"{lead} on each side" if is_even else lead),
        sections=[
            section("Side by side", _table(names, found), about=ABOUT, is_wide=True),
            section("What differs most", drawn),
        ],
        footer=f"Made by Railwright: <code>{escape(command)}</code>.",
    )


def _table(names: tuple[str, str], found: Sequence[Compared]) -> str:
    rows = [
        [
            cells.defined(each.figure),
            cells.estimated(each.figure, each.one),
            cells.estimated(each.figure, each.other),
            _difference(each.figure, each.difference),
        ]
        for each in found
    ]
    heads = [escape(each).replace(":", ":<wbr>") for each in names]
    return cells.table(["", *heads, "Difference"], rows)


def _difference(figure: Figure, gap: Estimate | None) -> str:
    if gap is None:
        return ""
    scale, unit = (100, "%") if figure.is_share else (1, "")
    value, low, high = (
        written(end * scale, "+.1f") for end in (gap.value, gap.low, gap.high)
    )
    shown = f"<b>{value}{unit}</b>" if gap.is_clear else f"{value}{unit}"
    return f"{shown} <small>{low} to {high}</small>"


def standardized(name: str, found: Sequence[Compared]) -> str:
    """Bars of the differences, the surest first."""
    gaps = sorted(
        (
            (_sureness(gap), each.figure.title)
            for each in found
            if (gap := each.difference)
        ),
        key=lambda each: -abs(each[0]),
    )
    most = max(1.0, *(abs(value) for value, _ in gaps if not isinf(value)))
    across = axis(-most, most, steps=4)
    bottom = ROW * len(gaps) + 8

    def x(value: float) -> float:
        return across.at(value, EDGE, WIDTH - EDGE)

    marks = sorted({*across.ticks(), -1.0, 1.0})
    lines = [element("path", d=f"M{x(each):g} 4V{bottom:g}") for each in marks]
    words = [
        text(across.said(each), x=x(each), y=bottom + 17) for each in across.ticks()
    ]
    parts = [group(*lines, class_="grid"), group(*words)]
    for at, (value, title) in enumerate(gaps):
        y = ROW * at + 20
        start, end = sorted((x(0), x(max(across.low, min(value, across.high)))))
        look = "strong" if abs(value) > 1 else "quiet"
        parts += [
            bar(start, end - start, y + 18, y + 5, class_=look),
            text(title, x=EDGE, y=y, class_="start label"),
        ]
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {WIDTH:g} {bottom + 24:g}",
        role="img",
        aria_label=name,
        class_="chart",
    )


def _sureness(gap: Estimate) -> float:
    """A difference in half-widths of its interval, on the side of zero.

    It is endless where every game says the same.
    """
    half = gap.value - gap.low if gap.value > 0 else gap.high - gap.value
    return gap.value / half if half else gap.value * inf if gap.value else 0.0
