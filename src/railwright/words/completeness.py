"""What a language says of all that English does, and what is wrong with its files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from railwright.errors import Defect
from railwright.games import GAMES
from railwright.games.own_words import unreadable
from railwright.words.fluent_source import (
    FUNCTIONS,
    Message,
    doubled,
    messages_in,
    misused,
)
from railwright.words.languages import ENGLISH, LANGUAGES, parts, read

RULES = "rules"
"""The file whose messages games may replace, and which may use any of their figures."""
GAME_FILES = "games/"
_NAME = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


def translated(language: str) -> int:
    """How much of English a language says, in percent; 100 only if it is all."""
    every = sum(len(_names(ENGLISH, file)) for file in files())
    lacking = sum(len(names) for names in missing(language).values())
    return 100 * (every - lacking) // every


def missing(language: str) -> dict[str, list[str]]:
    """The messages that a language lacks, by the files in which English has them."""
    found = {}
    for file in files():
        own = set(_names(language, file))
        found[file] = [name for name in _names(ENGLISH, file) if name not in own]
    return {file: names for file, names in found.items() if names}


def faults(language: str) -> Iterator[str]:
    """What cannot be read, is not a message of ours, or asks for unknown values."""
    for file in files():
        for path in _paths(language, file):
            found = {*unreadable(path), *_strange(language, path, file)}
            for defect in sorted(found):
                yield f"{path}, {defect}"


def files() -> list[str]:
    """The files of a language: its parts, then the words of each game."""
    return [*parts(), *(GAME_FILES + game for game in GAMES)]


def english_files() -> Iterator[tuple[str, str]]:
    """The name of every file that a language may have, and its English text."""
    for file in files():
        for path in _paths(ENGLISH, file):
            yield f"{file}.ftl", read(path)


def templates() -> Iterator[tuple[str, str]]:
    """The files of a new language: all English messages, as comments."""
    for file, text in english_files():
        lines = [f"# {each}" if _is_said(each) else each for each in text.splitlines()]
        yield file, "\n".join([*lines, ""])


def _is_said(line: str) -> bool:
    return bool(line) and not line.startswith("#")


def _paths(language: str, file: str) -> list[Path]:
    """Where the messages of a file are; ours of a game lie beside the game."""
    paths = [LANGUAGES[language] / f"{file}.ftl"]
    if file.startswith(GAME_FILES):
        game = GAMES[file.removeprefix(GAME_FILES)]
        paths.insert(0, game.folder / f"{language}.ftl")
    return [path for path in paths if path.is_file()]


def _names(language: str, file: str) -> list[str]:
    """The names of the messages of a file."""
    texts = [read(path) for path in _paths(language, file)]
    return [name for text in texts for name in _NAME.findall(text)]


def _strange(language: str, path: Path, file: str) -> Iterator[Defect]:
    """Messages, values and references of a file that English does not have there."""
    is_rules = file == RULES or file.startswith(GAME_FILES)
    english = {
        each.name: {use.name for use in each.values}
        for known in _paths(ENGLISH, file)
        for each in _read(known)
    }
    known = {*english, *(_names(ENGLISH, RULES) if is_rules else [])}
    everything = _everything(language)
    yield from doubled(_read(path))
    for each in _read(path):
        yield from misused("message ", each.references, everything)
        yield from misused("function ", each.functions, FUNCTIONS)
        if each.name.startswith("-"):  # a language may have terms of its own
            continue
        if each.name not in known:
            text = f"English has no message {each.name} in {file}.ftl"
            yield Defect(each.line, text)
        elif not is_rules:
            for value in each.values:
                if value.name not in english[each.name]:
                    text = f"the English {each.name} has no ${value.name}"
                    yield Defect(value.line, text)


def _everything(language: str) -> set[str]:
    """All messages and terms that a text of a language can insert."""
    return {
        each.name
        for code in (ENGLISH, language)
        for file in files()
        for path in _paths(code, file)
        for each in _read(path)
    }


@cache
def _read(path: Path) -> list[Message]:
    """The messages of a file."""
    return messages_in(read(path))
