"""Texts that were good until somebody edited them: lines, words and letters change."""

from collections.abc import Callable, Sequence

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

STRANGE = (
    *(
        "",
        " ",
        "-",
        "|",
        "\0",
        "\x1e",
        "\u2028",
        "²",
        "٣",
        "1.0",
        "1e9",
        "-1",
        "0",
        "00",
    ),
    *(
        "1",
        "2",
        "3",
        "9",
        "99",
        "999",
        "9" * 20,
        "9" * 5000,
        "-" + "9" * 30,
        "x" * 5000,
    ),
    *(
        "rest",
        "loco",
        "1loco",
        "999loco",
        "red",
        "seat",
        "seat 1",
        "first_player",
        "../",
    ),
)
"""Words that a careless reader stumbles over."""
MOST_EDITS = 4


def _word(lines: Sequence[str]) -> SearchStrategy[str]:
    words = sorted({word for line in lines for word in line.split()})
    return st.one_of(
        st.sampled_from(words or STRANGE),
        st.sampled_from(STRANGE),
        st.text(max_size=12),
    )


def _drop(_: DrawFn, lines: list[str], at: int) -> None:
    del lines[at]


def _repeat(_: DrawFn, lines: list[str], at: int) -> None:
    lines.insert(at, lines[at])


def _move(draw: DrawFn, lines: list[str], at: int) -> None:
    lines.insert(draw(st.integers(0, len(lines) - 1)), lines.pop(at))


def _say(draw: DrawFn, lines: list[str], at: int) -> None:
    words = lines[at].split()
    place = draw(st.integers(0, len(words)))
    words[place : place + draw(st.integers(0, 1))] = [draw(_word(lines))]
    lines[at] = " ".join(words)


def _hush(draw: DrawFn, lines: list[str], at: int) -> None:
    words = lines[at].split()
    if words:
        del words[draw(st.integers(0, len(words) - 1))]
    lines[at] = " ".join(words)


def _type(draw: DrawFn, lines: list[str], at: int) -> None:
    place = draw(st.integers(0, len(lines[at])))
    letter = draw(st.characters())
    lines[at] = lines[at][:place] + letter + lines[at][place + 1 :]


EDITS: tuple[Callable[[DrawFn, list[str], int], None], ...] = (
    *(_drop, _repeat, _move, _hush, _type),
    *(_say, _say, _say),  # what finds most comes more often
)


@st.composite
def mutants(draw: DrawFn, texts: Sequence[str]) -> str:
    """One of some texts with a few edits."""
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, MOST_EDITS))):
        if lines:
            at = draw(st.integers(0, len(lines) - 1))
            draw(st.sampled_from(EDITS))(draw, lines, at)
    return "\n".join(lines) + "\n"
