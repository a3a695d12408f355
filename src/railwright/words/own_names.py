"""What a game says itself in each language: its rules, its name, what it brings."""

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from railwright.games import GAMES, Game, own_words, title_of
from railwright.words.languages import ENGLISH, LANGUAGES, read
from railwright.words.speech import speak

NAMES = ("game-", "part-", "option-", "country-", "sea-")
"""How the messages begin that name a game, a part of its total, and so on."""


def words_of_game(game: str, language: str) -> str:
    """What a game says itself; languages of others bring their own words for games."""
    own = own_words(GAMES[game], language)
    more = LANGUAGES[language] / "games" / f"{game}.ftl"
    return f"{own}\n{read(more)}" if more.is_file() else own


@lru_cache
def own_names(game: str, language: str) -> dict[str, str]:
    """The names that a game brings, by their messages; in English if not in this.

    A part or an option that nobody has a word for is called as its id says, so that it
    reads the same in the browser and in the terminal.
    """
    text = words_of_game(game, language)
    bundle = FluentBundle([language, ENGLISH], use_isolating=False)
    bundle.add_resource(FluentResource(text), allow_overrides=True)
    ids = [
        entry.id.name
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(NAMES)
    ]
    names = {name: said for name in ids if (said := _said(bundle, name))}
    return names | {
        message: in_words(name)
        for message, name in named_by(GAMES[game]).items()
        if message not in names and not speak(language, "game", "app").has(message)
    }


def named_by(game: Game) -> dict[str, str]:
    """The ids of a game's parts and options, by the messages that name them."""
    return {f"part-{part.name}": part.name for part in game.scoring} | {
        f"option-{option.name.replace('_', '-')}": option.name
        for option in game.options
    }


def in_words(name: str) -> str:
    """An id as people would write it: `most-hats` as `Most hats`."""
    return name.replace("-", " ").replace("_", " ").capitalize()


def title_in(game: str, language: str) -> str:
    """What a language calls a game."""
    title = f"game-{game}"
    own = own_names(game, language).get(title)
    return own or speak(language, "game").name(title, title_of(game))


def names_of(game: str) -> dict[str, dict[str, str]]:
    """The names that a game brings, by languages; nothing if it brings none."""
    found = {language: own_names(game, language) for language in LANGUAGES}
    return {language: names for language, names in found.items() if names}


def _said(bundle: FluentBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""
