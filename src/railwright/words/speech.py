"""Says the messages of the Fluent files."""

import re
import warnings
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Literal

from babel import Locale, localedata
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from railwright.words.languages import ENGLISH, text_of

_MINUS = re.compile(r"-(?=\d)")

Argument = str | int
Join = Literal["standard", "or"]


class MissingWords(UserWarning):
    """A message, or a value in one, that is missing; the game goes on without it."""


class Words:
    """The messages of some files in one language; more of them may replace some."""

    def __init__(self, language: str, parts: Iterable[str], more: str = "") -> None:
        self.language = language
        self.bundle = FluentBundle([language, ENGLISH], use_isolating=False)
        for text in (text_of(language, *parts), more):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        known = Locale.negotiate([language], [*localedata.locale_identifiers()], "-")
        self._locale = known or Locale(ENGLISH)

    def has(self, message: str) -> bool:
        """Whether there is a message of that name."""
        return self.bundle.has_message(message)

    def name(self, message: str, otherwise: str) -> str:
        """What the language calls something, or what it is called by itself."""
        return self.say(message) if self.has(message) else otherwise

    def say(self, message: str, /, **values: Argument) -> str:
        """A message with its values; its name, if there is no such message."""
        return self.fill(message, values)

    def fill(self, message: str, values: Mapping[str, Argument]) -> str:
        """A message with values that are known only at run time."""
        pattern = self.has(message) and self.bundle.get_message(message).value
        if not pattern:
            warnings.warn(f"{self.language}: no {message}", MissingWords, stacklevel=3)
            return message
        text, errors = self.bundle.format_pattern(pattern, dict(values))
        for error in errors:
            said = f"{self.language}: {message}: {error}"
            warnings.warn(said, MissingWords, stacklevel=3)
        is_below_zero = any(isinstance(n, int) and n < 0 for n in values.values())
        return _MINUS.sub("\N{MINUS SIGN}", str(text)) if is_below_zero else str(text)

    def tenths(self, count: int, *, sign: bool = True) -> str:
        """So many tenths as a decimal number, with a sign if it is a change."""
        form = "+0.0;\N{MINUS SIGN}0.0" if sign and count else "0.0;\N{MINUS SIGN}0.0"
        return format_decimal(count / 10, format=form, locale=self._locale)

    def listed(self, items: Iterable[str], join: Join = "standard") -> str:
        """Things in a row, as the language joins them."""
        return format_list(list(items), style=join, locale=self._locale)


@lru_cache
def speak(language: str, *parts: str) -> Words:
    """The words of a language, from some of its files; read once."""
    return Words(language, parts)
