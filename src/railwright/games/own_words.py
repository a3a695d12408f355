"""The words that a game brings along, as Fluent files in its folder."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from railwright.errors import Defect, WordsError
from railwright.games.definition import Game

ENGLISH = "en"


def own_words(game: Game, language: str) -> str:
    """What a game says itself in a language; English where it does not speak that.

    A message that is written twice counts as it was written last.
    """
    files = [game.folder / f"{code}.ftl" for code in dict.fromkeys([ENGLISH, language])]
    return "\n".join(
        file.read_text(encoding="utf-8") for file in files if file.is_file()
    )


def check_words(game: Game) -> None:
    """Refuse a file of words that cannot be read; WordsError names its lines."""
    for file in sorted(game.folder.glob("*.ftl")):
        defects = [*unreadable(file)]
        if defects:
            raise WordsError(str(file), defects)


def unreadable(file: Path) -> Iterator[Defect]:
    """The lines of a file that are not Fluent."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        yield Defect(1, f"cannot be read: {error}")
        return
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Junk):
            for each in entry.annotations:
                line = text.count("\n", 0, each.span.start if each.span else 0) + 1
                yield Defect(line, f"not Fluent: {each.message}")
