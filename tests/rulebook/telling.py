"""A rules page as a reader sees it."""

import re

from railwright.games import GAMES, own_words
from railwright.rulebook import rules_page
from railwright.words.rules_text import RulesText


class Telling(RulesText):
    """Says the messages of a page; a warning about a missing word is an error here."""

    def part(self, name: str) -> str:
        """The text of a part without what is empty, in one line."""
        lines = (line.strip() for line in self.say(f"text-{name}").splitlines())
        said = " ".join(line for line in lines if line not in {"", "•"})
        return re.sub(r" +", " ", said)


def telling(game: str, language: str) -> Telling:
    """The page of a game in a language."""
    return Telling(rules_page(game), language, own_words(GAMES[game], language))
