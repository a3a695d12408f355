"""Names that a board does not have, and those that could be meant."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from railwright.errors import UnknownName
from railwright.suggestions import asked, choose, near

if TYPE_CHECKING:
    from railwright.maps.facts import Map

FEW = 9
"""So many names are all offered if none is like the unknown one."""


def unknown_name(
    board: "Map", names: Collection[str], name: str, kind: str
) -> UnknownName:
    """The error of a name that the board does not have, with what is near it."""
    meant = _meant(board, str(name)[:60].lower(), names)
    others = list(names) if not meant and len(names) <= FEW else []
    hint = asked(meant) or choose(others)
    said = f"{board.title} has no {kind} {str(name)[:40]!r}{hint}"
    return UnknownName(said, kind, str(name), meant, others)


def _meant(board: "Map", name: str, names: Collection[str]) -> list[str]:
    """The names that could be meant: a track, a turned route, or some alike."""
    ends, dot, track = name.partition(".")
    turned = {f"{route.b}-{route.a}": f"{route.a}-{route.b}" for route in board.routes}
    ends = turned.get(ends, ends)
    if f"{ends}{dot}{track}" in names:
        return [f"{ends}{dot}{track}"]
    return _tracks(names, ends) or near(name, names) or _like(names, ends)


def _tracks(names: Collection[str], ends: str) -> list[str]:
    return [each for each in names if each.startswith(f"{ends}.")]


def _like(names: Collection[str], ends: str) -> list[str]:
    """The tracks between cities like those that were named."""
    alike = near(ends, (each.partition(".")[0] for each in names))
    return _tracks(names, alike[0]) if alike else []
