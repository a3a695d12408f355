"""Text of people as others see it: on one line, with nothing hidden in it."""

from railwright.server.wire.sizes import LONGEST_NAME


def clean_name(name: str | None, otherwise: str) -> str:
    """A name on one line, without what cannot be seen."""
    return clean_line(name or "")[:LONGEST_NAME].strip() or otherwise


def clean_line(text: str) -> str:
    """A text on one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
