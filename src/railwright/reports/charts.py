"""Small charts as inline SVG; their colors come from the page's style sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from xml.sax.saxutils import escape

from railwright.drawing.svg import element, group, text
from railwright.layout import Box
from railwright.layout.geometry import apart

WIDTH, HEIGHT = 430.0, 250.0
LEFT, RIGHT, TOP, BOTTOM = 48.0, 14.0, 14.0, 46.0
LETTER = 7.0
WIDE_LETTER = 9.0
"""Of names at axes, which are larger."""
"""About the width of a letter, to keep labels apart."""
HALF_LINE = 7.0
"""Half the height of a label."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A span of values and the steps that are written at it."""

    low: float
    high: float
    step: float
    percent: bool = False

    def at(self, value: float, start: float, end: float) -> float:
        """Where a value lies between two ends."""
        return start + (end - start) * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """The values that are written."""
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * at for at in range(count + 1)]

    def said(self, value: float) -> str:
        """A value as it is written."""
        return f"{value * 100:.3g}%" if self.percent else written(value, ".4g")


def written(value: float, form: str) -> str:
    """A number with a true minus sign."""
    return f"{value:{form}}".replace("-", "\N{MINUS SIGN}")


def axis(low: float, high: float, *, steps: int = 5, percent: bool = False) -> Axis:
    """An axis with round steps that holds two values."""
    high = high if high > low else low + 1
    rough = (high - low) / steps
    size = 10.0 ** floor(log10(rough))
    step = next(size * each for each in (1, 2, 2.5, 5, 10) if size * each >= rough)
    return Axis(floor(low / step) * step, ceil(high / step) * step, step, percent)


def whole_axis(low: float, high: float) -> Axis:
    """An axis for whole numbers, with steps that are whole too."""
    first, last = floor(low), floor(high) + 1
    sizes = (size * each for size in (1, 10, 100, 1000) for each in (1, 2, 5))
    step = next((each for each in sizes if last - first <= 6 * each), 10_000)
    return Axis(first // step * step, -(-last // step) * step, step)


def x_of(span: Axis, value: float) -> float:
    """Where a value lies from left to right."""
    return span.at(value, LEFT, WIDTH - RIGHT)


def y_of(span: Axis, value: float) -> float:
    """Where a value lies from bottom to top."""
    return span.at(value, HEIGHT - BOTTOM, TOP)


def chart(name: str, *parts: str) -> str:
    """A whole chart; its name is read out to those who cannot see it."""
    return element(
        "svg",
        *parts,
        viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
        role="img",
        aria_label=name,
        class_="chart",
    )


def frame(across: Axis | None, up: Axis, label: str) -> str:
    """Lines and numbers of the axes, and what they mean."""
    lines = []
    for value in up.ticks():
        y = y_of(up, value)
        lines.append(element("path", d=f"M{LEFT:g} {y:g}H{WIDTH - RIGHT:g}"))
    words = [
        text(up.said(value), x=LEFT - 6, y=y_of(up, value) + 4, class_="end")
        for value in up.ticks()
    ]
    if across:
        words += [
            text(across.said(value), x=x_of(across, value), y=HEIGHT - 27)
            for value in across.ticks()
        ]
    middle = (LEFT + WIDTH - RIGHT) / 2
    words.append(text(label, x=middle, y=HEIGHT - 6, class_="faint"))
    return group(*lines, class_="grid") + group(*words)


def bar(x: float, width: float, low: float, high: float, **look: str) -> str:
    """A bar between two heights; the lower one has the larger y."""
    return element(
        "rect", x=x, y=high, width=max(width, 0.5), height=max(low - high, 0.0), **look
    )


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values lie in one column of a histogram; some of them stand out."""

    low: float
    high: float
    all: int
    marked: int


def bins(values: Sequence[tuple[float, bool]], span: Axis) -> list[Bin]:
    """The columns of a histogram: five for each step of the axis, if that is room."""
    width = max(1.0, span.step / 5)
    count = round((span.high - span.low) / width)
    every, marked = [0] * count, [0] * count
    for value, is_marked in values:
        at = min(max(int((value - span.low) / width), 0), count - 1)
        every[at] += 1
        marked[at] += is_marked
    return [
        Bin(span.low + width * at, span.low + width * (at + 1), every[at], marked[at])
        for at in range(count)
    ]


def histogram(name: str, columns: Sequence[Bin], span: Axis, up: Axis, of: int) -> str:
    """Columns of shares, with the part that stands out at the bottom of each."""
    parts = [frame(span, up, name)]
    for each in columns:
        x, right = x_of(span, each.low), x_of(span, each.high)
        base = y_of(up, 0)
        middle, top = y_of(up, each.marked / of), y_of(up, each.all / of)
        title = element("title", f"{each.low:g} to {each.high:g}: {each.all / of:.1%}")
        parts.append(
            group(
                title,
                bar(x + 0.5, right - x - 1, middle, top, class_="quiet"),
                bar(x + 0.5, right - x - 1, base, middle, class_="strong"),
            )
        )
    return chart(name, *parts)


@dataclass(frozen=True, slots=True)
class Column:
    """A bar with a name: its height, the part that stands out, and its interval."""

    name: str
    value: float
    marked: float = 0.0
    interval: tuple[float, float] | None = None


def columns(name: str, bars: Sequence[Column]) -> str:
    """Bars of shares side by side, with their values above."""
    tops = [each.interval[1] if each.interval else each.value for each in bars]
    up = axis(0, min(max(*tops, 0.01) * 1.08, 1.0), percent=True)
    parts = [frame(None, up, name)]
    room = (WIDTH - LEFT - RIGHT) / len(bars)
    for at, each in enumerate(bars):
        parts.append(_column(each, up, LEFT + room * at, room))
    return chart(name, *parts)


def _column(each: Column, up: Axis, left: float, room: float) -> str:
    width = min(room * 0.62, 90.0)
    middle = left + room / 2
    split, top = y_of(up, each.marked), y_of(up, each.value)
    parts = [
        bar(middle - width / 2, width, split, top, class_="quiet"),
        bar(middle - width / 2, width, y_of(up, 0), split, class_="strong"),
        text(each.name, x=middle, y=HEIGHT - 27),
    ]
    if each.interval:
        low, high = (y_of(up, end) for end in each.interval)
        reach = f"M{middle:g} {low:g}V{high:g}M{middle - 5:g} {low:g}h10"
        parts.append(element("path", d=f"{reach}M{middle - 5:g} {high:g}h10"))
        top = high
    parts.append(text(f"{each.value:.1%}", x=middle, y=top - 6, class_="bold"))
    return group(*parts, class_="column")


@dataclass(frozen=True, slots=True)
class Dot:
    """A point of a scatter plot; its size from 0 to 1."""

    name: str
    x: float
    y: float
    size: float
    label: str = ""


def scatter(name: str, dots: Sequence[Dot]) -> str:
    """Points over two axes, the larger ones behind."""
    across = axis(min(dot.x for dot in dots), max(dot.x for dot in dots))
    up = axis(0, max(dot.y for dot in dots) or 1.0, percent=True)
    points = [
        element(
            "circle",
            element("title", escape(dot.name)),
            cx=x_of(across, dot.x),
            cy=y_of(up, dot.y),
            r=_radius(dot),
            class_="dot",
        )
        for dot in sorted(dots, key=lambda each: -each.size)
    ]
    return chart(name, frame(across, up, name), *points, _labels(dots, across, up))


def _radius(dot: Dot) -> float:
    return 2.5 + 7 * dot.size


def _labels(dots: Sequence[Dot], across: Axis, up: Axis) -> str:
    """The names of dots that have one, right or left of them if there is room."""
    words: list[str] = []
    taken = [_around(dot, across, up) for dot in dots]
    for dot in filter(lambda each: each.label, dots):
        x, y, width = x_of(across, dot.x), y_of(up, dot.y), LETTER * len(dot.label)
        reach = _radius(dot) + 3
        for side, at, left in (
            ("start", x + reach, x + reach),
            ("end", x - reach, x - reach - width),
        ):
            place = Box(left, y - HALF_LINE, left + width, y + HALF_LINE)
            is_inside = left > LEFT and left + width <= WIDTH
            if is_inside and all(apart(place, each) for each in taken):
                words.append(text(dot.label, x=at, y=y + 4, class_=f"{side} label"))
                taken.append(place)
                break
    return group(*words)


def _around(dot: Dot, across: Axis, up: Axis) -> Box:
    x, y, radius = x_of(across, dot.x), y_of(up, dot.y), _radius(dot)
    return Box(x - radius, y - radius, x + radius, y + radius)
