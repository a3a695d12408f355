"""The parts of an action as text: numbers, names, tickets, cards and routes.

NotationError says what is wrong with a part that somebody has made up.
"""

from typing import Any

from railwright.errors import NotationError, bounds, shown

MOST = 9999
"""No action has a greater number."""


def number_text(number: object, what: str) -> str:
    """A number as text; "1" and 1.0 would read the same, but they are none."""
    if type(number) is not int or not 0 <= number <= MOST:
        wanted = f"a whole number{bounds(0, MOST)}"
        raise NotationError(f"{what} must be {wanted}, not {shown(number)}")
    return str(number)


def name_text(name: object, what: str) -> str:
    """The name of something, which is one word."""
    if not isinstance(name, str) or name.split() != [name]:
        raise NotationError(f"the name of {what} must be one word, not {shown(name)}")
    return name


def ticket_texts(named: object) -> list[str]:
    """Tickets by their places or names."""
    if not isinstance(named, list | tuple):
        raise NotationError(f"expected tickets as in (1, 3), not {shown(named)}")
    return [
        name_text(each, "a ticket")
        if isinstance(each, str)
        else number_text(each, "a ticket")
        for each in named
    ]


def named_pairs(said: object, wanted: str) -> list[tuple[str, Any]]:
    """Pairs of which the first is a name."""
    if not isinstance(said, list | tuple) or not all(map(_is_pair, said)):
        raise NotationError(f"expected {wanted}, not {shown(said)}")
    return [*said]


def _is_pair(said: object) -> bool:
    is_pair = isinstance(said, list | tuple) and len(said) == len(("name", "value"))
    return is_pair and isinstance(said[0], str)  # type: ignore[index]  # see above
