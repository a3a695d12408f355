"""Which known names somebody could have meant by one that is unknown."""

from collections.abc import Iterable

from railwright.errors import either

MOST = 3
"""So many names are suggested at most."""
SHORTEST = 3
"""A name of so many letters may have a mistake, or be the beginning of a longer one."""
LONGEST = 60
"""Of a longer name only the beginning is compared."""


def near(name: str, known: Iterable[str]) -> list[str]:
    """The known names that differ from a name by a slip of the fingers, best first.

    Three letters may have one mistake, and every four more another. Upper and lower
    case count as the same; the name itself is never suggested.
    """
    typed = name[:LONGEST].casefold()
    room = (len(typed) + 1) // (SHORTEST + 1)
    found = [
        (mistakes, each)
        for each in dict.fromkeys(known)
        if each != name and (mistakes := _apart(typed, each.casefold(), room)) <= room
    ]
    found.sort(key=lambda pair: pair[0])
    return [each for _, each in found[:MOST]]


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """`; did you mean a or b?`, or nothing if nothing is near."""
    return asked(near(name, known))


def asked(names: Iterable[str]) -> str:
    """The question whether one of these names was meant; nothing if there is none."""
    listed = [*names]
    return f"; did you mean {either(listed)}?" if listed else ""


def did_you_mean_or_choose(name: str, known: Iterable[str]) -> str:
    """The names near an unknown one, or else all that there are to choose from."""
    listed = [*known]
    return did_you_mean(name, listed) or choose(listed)


def choose(names: Iterable[str]) -> str:
    """`; choose from a, b`, or nothing if there is nothing to choose from."""
    listed = ", ".join(names)
    return f"; choose from {listed}" if listed else ""


def _apart(typed: str, name: str, room: int) -> int:
    """How many mistakes are in what was typed, counted up to one more than allowed.

    What is cut short is allowed. Every letter by which one is longer is a mistake, so
    that strangers need not be compared letter by letter.
    """
    longer = abs(len(typed) - len(name))
    if len(typed) >= SHORTEST and name.startswith(typed):
        return min(longer, room)
    return longer if longer > room else _mistakes(typed, name)


def _mistakes(a: str, b: str) -> int:
    """How many letters are wrong, missing, too many, or swapped with the next one."""
    before: list[int] = []
    row: list[int] = [*range(len(b) + 1)]
    for i, letter in enumerate(a, start=1):
        last, before, row = before, row, [i]
        for j, other in enumerate(b, start=1):
            wrong = before[j - 1] + (letter != other)
            best = min(wrong, before[j] + 1, row[j - 1] + 1)
            if i > 1 and j > 1 and letter == b[j - 2] and a[i - 2] == other:
                best = min(best, last[j - 2] + 1)
            row.append(best)
    return row[-1]
