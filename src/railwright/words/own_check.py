"""Whether the words of your own games say what can be asked, and ask what is there."""

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path

from railwright.errors import Defect, WordsError
from railwright.games import GAMES, Game, is_ours, load_map
from railwright.rulebook.figures import figures_of, lists_of
from railwright.rulebook.outline import PARTS
from railwright.suggestions import asked, did_you_mean, near
from railwright.text_files import read_text
from railwright.words.fluent_source import (
    FUNCTIONS,
    Message,
    doubled,
    messages_in,
    misused,
    names_in,
    unknown,
)
from railwright.words.languages import ENGLISH, LANGUAGES, parts, text_of
from railwright.words.own_names import NAMES, in_words, named_by

PAGE = ("rule", "text", "example")
"""What a rules page says of each of its parts."""
SEA = "sea-"
"""How the messages begin that name seas; any layout may bring some."""
RULES = "rules"
"""The words of the rules pages, which a game may replace."""
POINTS = "points"
"""The value of the messages in the lists of a rules page."""


_SAYS = re.compile(r'^\s*says\s*=\s*"([\w-]+)"', re.MULTILINE)


def words_faults(name: str) -> Iterator[WordsError]:
    """The files of words of a game that say or ask what they cannot."""
    game = GAMES[name]
    for file in _files(game):
        defects = _defects(game, file)
        if defects:
            yield WordsError(str(file), defects)


def missing_words(name: str) -> Iterator[str]:
    """The names that files of words leave out, and what is said instead.

    A game that has words in one language is expected to have them in all.
    """
    game = GAMES[name]
    files = _files(game)
    for file in files:
        yield from _missing(game, file)
    if files:
        absent = sorted({*_all_files(game)} - {*files})
        yield from (f"{file} is missing; {_instead(game)}" for file in absent)


def _instead(game: Game) -> str:
    """What is said in a language that a game does not speak."""
    said = "English" if _english(game) else "what game.py says"
    return f"{said} is used instead"


def _defects(game: Game, file: Path) -> list[Defect]:
    messages = _messages(file)
    own = {each.name for each in (*messages, *_english(game))}
    return [
        *doubled(messages),
        *_strangers(game, messages),
        *(defect for each in messages for defect in _asked(game, each, own)),
    ]


def _strangers(game: Game, messages: Iterable[Message]) -> Iterator[Defect]:
    """Messages that nobody asks for."""
    known = _known(game)
    for each in _asked_for(messages):
        if each.name not in known and not each.name.startswith(SEA):
            hint = did_you_mean(each.name, known)
            yield Defect(each.line, f'unknown message "{each.name}"{hint}')


def _asked(game: Game, message: Message, own: Collection[str]) -> Iterator[Defect]:
    """What a message asks for and nobody can give it: a name has nothing but names."""
    is_name = message.name.startswith(NAMES)
    messages = own if is_name else {*own, *_rules()}
    values = set() if is_name else _values(game)
    for use in unknown(message.references, messages):
        value = [f"${use.name}"] if use.name in values else []
        hint = asked([*value, *near(use.name, messages)])
        yield Defect(use.line, f"unknown message {use.name}{hint}")
    yield from misused("function ", message.functions, FUNCTIONS)
    yield from misused("value $", () if _is_term(message) else message.values, values)


def _missing(game: Game, file: Path) -> Iterator[str]:
    known = _known(game)
    said = {each.name for each in _asked_for(_messages(file))}
    in_english = {
        each.name: "" for each in _asked_for(_english(game)) if each.name in known
    }
    ours = {*names_in(text_of(file.stem, "game", "app"))}
    wanted = {
        message: name for message, name in named_by(game).items() if message not in ours
    }
    for message in {**wanted, **in_english}:
        if message in said:
            continue
        is_english = message in in_english
        instead = "English" if is_english else f'"{in_words(wanted[message])}"'
        yield f'{file}: "{message}" is missing; {instead} is used instead'


def _files(game: Game) -> list[Path]:
    """The words that a game of your own has in the languages that we speak."""
    if is_ours(game.name):
        return []
    return [file for file in _all_files(game) if file.is_file()]


def _all_files(game: Game) -> list[Path]:
    return [game.folder / f"{code}.ftl" for code in LANGUAGES]


def _english(game: Game) -> list[Message]:
    file = game.folder / f"{ENGLISH}.ftl"
    return _messages(file) if file.is_file() else []


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
    names = {f"game-{game.name}", "differs", *named_by(game), *_steps(game)}
    return names | countries | values | page | _rules() | _our_names()


def _steps(game: Game) -> set[str]:
    """What the steps of the lesson say that a game brings."""
    if not game.lesson.is_file():
        return set()
    text = read_text(game.lesson, WordsError)
    return {f"lesson-{said}" for said in _SAYS.findall(text)}


def _values(game: Game) -> set[str]:
    """What the sentences of a rules page may show."""
    board = load_map(game.name)
    return {*figures_of(game, board), *lists_of(game, board), POINTS}


@cache
def _rules() -> frozenset[str]:
    """The messages of our rules pages."""
    return frozenset(names_in(text_of(ENGLISH, RULES)))


@cache
def _our_names() -> frozenset[str]:
    """What we name, which a game may call otherwise."""
    names = names_in(text_of(ENGLISH, *parts()))
    return frozenset(name for name in names if name.startswith(NAMES))


def _messages(file: Path) -> list[Message]:
    return messages_in(read_text(file, WordsError))


def _asked_for(messages: Iterable[Message]) -> list[Message]:
    """The messages of a file that are not only there for others of it."""
    messages = [*messages]
    used = {use.name for each in messages for use in each.references}
    return [each for each in messages if each.name not in used and not _is_term(each)]


def _is_term(message: Message) -> bool:
    """Whether only others insert this, with values of their own."""
    return message.name.startswith("-")
