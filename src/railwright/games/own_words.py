"""The words that a game brings along, as Fluent files in its folder."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from railwright.errors import Defect, WordsError
from railwright.games.definition import Game
from railwright.text_files import read_text

if TYPE_CHECKING:
    from fluent.syntax import ast as fluent

ENGLISH = "en"
_OTHERWISE = "expected a message, as in `part-grand-tour = Grand tour`"
_COMPLAINTS = {
    "E0003": 'expected "{}"',
    "E0004": "expected a letter or a digit",
    "E0005": "expected a text after `{} =`",
    "E0006": "expected a text after `-{} =`",
    "E0010": "expected one of the variants to begin with *, as in *[other]",
    "E0011": "expected a variant after ->, as in *[other]",
    "E0012": "expected a text",
    "E0013": "expected a variant in brackets, as in [one]",
    "E0014": "expected a number or a text in quotes",
    "E0015": "only one variant may begin with *",
    "E0020": "this text has no closing quote",
    "E0025": "expected a quote or a backslash after the backslash",
    "E0026": "expected four hexadecimal digits after \\u",
    "E0027": "expected an opening brace before this closing one",
    "E0028": "expected a value in the braces, as in {{ $n }}",
}
"""What is expected, by the codes of Fluent's complaints."""


def own_words(game: Game, language: str) -> str:
    """What a game says itself in a language; English where it does not speak that.

    A message that is written twice counts as it was written last.
    """
    files = [game.folder / f"{code}.ftl" for code in dict.fromkeys([ENGLISH, language])]
    return "\n".join(read_text(file, WordsError) for file in files if file.is_file())


def check_words(game: Game) -> None:
    """Refuse a file of words that cannot be read; WordsError names its lines."""
    for file in sorted(game.folder.glob("*.ftl")):
        defects = [*unreadable(file)]
        if defects:
            raise WordsError(str(file), defects)


def unreadable(file: Path) -> Iterator[Defect]:
    """The lines of a file that are not Fluent; WordsError if there is no reading it."""
    # Slow to import, and needed only by games that bring their own words.
    from fluent.syntax import FluentParser  # noqa: PLC0415
    from fluent.syntax import ast as fluent  # noqa: PLC0415

    text = read_text(file, WordsError)
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Junk):
            for each in entry.annotations:
                start = each.span.start if each.span else 0
                line = text.count("\n", 0, start) + 1
                column = start - text.rfind("\n", 0, start)
                yield Defect(line, f"not Fluent: {_wanted(each)}", column)


def _wanted(complaint: "fluent.Annotation") -> str:
    """What Fluent expects where it complains; the code says what about."""
    given = [*(complaint.arguments or []), ""][0]
    return _COMPLAINTS.get(complaint.code, _OTHERWISE).format(given)
