"""Whether the words of your own games say something that anybody asks for."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from railwright.errors import Defect, WordsError
from railwright.games import GAMES, Game, is_ours, load_map
from railwright.rulebook.outline import PARTS
from railwright.suggestions import did_you_mean
from railwright.text_files import read_text
from railwright.words.languages import LANGUAGES
from railwright.words.own_names import in_words, named_by
from railwright.words.speech import speak

PAGE = ("rule", "text", "example")
"""What a rules page says of each of its parts."""
SEA = "sea-"
"""How the messages begin that name seas; any layout may bring some."""


def words_faults() -> Iterator[WordsError]:
    """The files of words that have messages which nobody asks for."""
    for name, game in GAMES.items():
        for file in [] if is_ours(name) else _files(game):
            defects = [*_strangers(game, file)]
            if defects:
                yield WordsError(str(file), defects)


def _strangers(game: Game, file: Path) -> Iterator[Defect]:
    known = _known(game)
    for message, line in _messages(file).items():
        if message not in known and not message.startswith(SEA):
            hint = did_you_mean(message, known)
            yield Defect(line, f'unknown message "{message}"{hint}')


def missing_words() -> Iterator[str]:
    """The names that a file of words leaves out, and what is said instead."""
    for name, game in GAMES.items():
        for file in [] if is_ours(name) else _files(game):
            yield from _missing(game, file)


def _missing(game: Game, file: Path) -> Iterator[str]:
    english = file.with_name("en.ftl")
    said = _messages(english) if english.is_file() else {}
    in_english = {message: "" for message in said if message in _known(game)}
    ours = speak(file.stem, "game", "app")
    wanted = {
        message: name
        for message, name in named_by(game).items()
        if not ours.has(message)
    }
    for message in {**wanted, **in_english}:
        if message in _messages(file):
            continue
        is_english = message in in_english
        instead = "English" if is_english else f'"{in_words(wanted[message])}"'
        yield f'{file}: "{message}" is missing; {instead} is used instead'


def _files(game: Game) -> list[Path]:
    """The words of a game in the languages that we speak."""
    files_there = (game.folder / f"{code}.ftl" for code in LANGUAGES)
    return [file for file in files_there if file.is_file()]


def _known(game: Game) -> set[str]:
    """All messages that anybody could ask a game for."""
    board = load_map(game.name)
    countries = {f"country-{country.id}" for country in board.countries}
    values = {
        f"option-{option.name}-{value}".replace("_", "-")
        for option in game.options
        for value in option.values
    }
    page = {f"{kind}-{part}" for kind in PAGE for part in PARTS}
    names = {f"game-{game.name}", "differs", *named_by(game)}
    return names | countries | values | page | _our_messages()


@cache
def _our_messages() -> frozenset[str]:
    """The messages of ours, which a game may replace."""
    texts = [
        each.read_text(encoding="utf-8")
        for each in (files("railwright.words") / "en").iterdir()
        if each.name.endswith(".ftl")
    ]
    return frozenset(message for text in texts for message in _ids(text))


def _messages(file: Path) -> dict[str, int]:
    """The messages of a file that it does not only use itself, by their lines."""
    text = read_text(file, WordsError)
    return {
        message: line
        for message, line in _ids(text).items()
        if message not in _used(text)
    }


def _ids(text: str) -> dict[str, int]:
    return {
        entry.id.name: text.count("\n", 0, entry.id.span.start if entry.id.span else 0)
        + 1
        for entry in FluentParser().parse(text).body
        if isinstance(entry, fluent.Message)
    }


def _used(text: str) -> set[str]:
    """The messages that others of the same file insert."""
    found = _References()
    found.visit(FluentParser().parse(text))
    return found.names


class _References(Visitor):
    """Collects the messages that a text inserts."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - as Fluent has it
        """Note a message."""
        self.names.add(node.id.name)
