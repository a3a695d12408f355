"""Small pieces of SVG text."""

from xml.sax.saxutils import escape, quoteattr

AttributeValue = str | float


def number(value: float) -> str:
    """A coordinate with at most one decimal, and no decimal where it is zero."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def element(name: str, *children: str, **attributes: AttributeValue | None) -> str:
    """An SVG element around children that are SVG already.

    Underscores in attribute names stand for hyphens.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        shown = value if isinstance(value, str) else number(value)
        parts.append(f"{key.strip('_').replace('_', '-')}={quoteattr(shown)}")
    opening = " ".join(parts)
    if not children:
        return f"<{opening}/>"
    return f"<{opening}>{''.join(children)}</{name}>"


def group(*children: str, **attributes: AttributeValue | None) -> str:
    """A group of elements."""
    return element("g", *children, **attributes)


def text(content: str, **attributes: AttributeValue | None) -> str:
    """A text element."""
    return element("text", escape(content), **attributes)


def use(target: str, **attributes: AttributeValue | None) -> str:
    """A use of something defined once."""
    return element("use", href=f"#{target}", **attributes)


def moved(x: float, y: float, angle: float = 0) -> str:
    """The transform that brings a thing drawn around (0, 0) to its place."""
    place = f"translate({number(x)} {number(y)})"
    return f"{place} rotate({number(angle)})" if angle else place
