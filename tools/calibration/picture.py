"""A picture of predicted chances and of what came of them."""

from collections.abc import Sequence

from tools.calibration.predictions import Bin

from railwright.drawing.svg import element, group, text

SIZE, LEFT, TOP = 300.0, 56.0, 16.0
INK, SOFT, LINE, MARK = "#1d2a33", "#5d6b75", "#c9d1d6", "#0b6e99"


def picture(bins: Sequence[Bin], title: str) -> str:
    """A diagram in SVG: on the diagonal, chances come true."""
    drawn = element(
        "svg",
        element("rect", width="100%", height="100%", rx=6, fill="#fff"),
        *_grid(),
        *_words(title),
        *(_mark(each) for each in bins),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {LEFT + SIZE + 20:g} {TOP + SIZE + 56:g}",
        width=LEFT + SIZE + 20,
        font_family="sans-serif",
        font_size=12,
        role="img",
    )
    return f"{drawn}\n"


def _x(share: float) -> float:
    return LEFT + SIZE * share


def _y(share: float) -> float:
    return TOP + SIZE * (1 - share)


def _grid() -> list[str]:
    shares = [tenth / 10 for tenth in range(0, 11, 2)]
    lines = "".join(
        f"M{_x(share):g} {_y(0):g}V{_y(1):g}M{_x(0):g} {_y(share):g}H{_x(1):g}"
        for share in shares
    )
    diagonal = f"M{_x(0):g} {_y(0):g}L{_x(1):g} {_y(1):g}"
    below = [text(f"{s:.0%}", x=_x(s), y=_y(0) + 16) for s in shares]
    beside = [text(f"{s:.0%}", x=LEFT - 6, y=_y(s) + 4) for s in shares]
    return [
        element("path", d=lines, stroke=LINE),
        element("path", d=diagonal, stroke=SOFT, stroke_dasharray="4 3"),
        group(*below, text_anchor="middle", fill=SOFT),
        group(*beside, text_anchor="end", fill=SOFT),
    ]


def _words(title: str) -> list[str]:
    turned = f"translate(14 {_y(0.5):g}) rotate(-90)"
    middle, bottom = _x(0.5), _y(0)
    said = [
        text("predicted chance to win", x=middle, y=bottom + 34, fill=INK),
        text(title, x=middle, y=bottom + 50, fill=SOFT),
        text("games won", transform=turned, fill=INK),
    ]
    return [group(*said, text_anchor="middle")]


def _mark(each: Bin) -> str:
    """A bin: a dot where it lies, and how sure that is."""
    low, high = max(0.0, each.outcome - each.reach), min(1, each.outcome + each.reach)
    x = _x(each.chance)
    return group(
        element("path", d=f"M{x:.1f} {_y(low):.1f}V{_y(high):.1f}", stroke_width=2),
        element("circle", cx=x, cy=_y(each.outcome), r=4.5),
        stroke=MARK,
        fill=MARK,
    )
