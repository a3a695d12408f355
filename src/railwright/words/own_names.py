"""What a game calls itself and what it brings, in each language."""

from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from railwright.games import GAMES, own_words
from railwright.words.languages import LANGUAGES

NAMES = ("game-", "part-", "option-", "country-", "sea-")
"""How the messages begin that name a game, a part of its total, and so on."""


@lru_cache
def own_names(game: str, language: str) -> dict[str, str]:
    """The names in a game's own words, by their messages; in English if not in this."""
    text = own_words(GAMES[game], language)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text), allow_overrides=True)
    ids = [
        entry.id.name
        for entry in FluentParser(with_spans=False).parse(text).body
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(NAMES)
    ]
    return {name: said for name in ids if (said := _said(bundle, name))}


def names_of(game: str) -> dict[str, dict[str, str]]:
    """The names in a game's own words, by languages; nothing if it has none."""
    found = {language: own_names(game, language) for language in LANGUAGES}
    return {language: names for language, names in found.items() if names}


def _said(bundle: FluentBundle, name: str) -> str:
    pattern = bundle.get_message(name).value
    return str(bundle.format_pattern(pattern)[0]) if pattern else ""
