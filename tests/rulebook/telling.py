"""A rules page as a reader sees it, put into words by Fluent for Python."""

import re
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from railwright.games import GAMES, own_words
from railwright.rulebook import RulesPage, rules_page

WORDS = Path(__file__).parents[2] / "src" / "railwright" / "words"


class Telling:
    """Says the messages of a page; whatever Fluent complains about is an error."""

    def __init__(self, page: RulesPage, language: str, own: str = "") -> None:
        self.page = page
        self.bundle = FluentBundle([language], use_isolating=False)
        shared = (WORDS / language / "rules.ftl").read_text(encoding="utf-8")
        for text in (shared, own):
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)
        self.values: dict[str, int | str] = {**page.figures}
        for name, items in page.lists.items():
            self.values[name] = "\n• ".join(
                self.say(item.message, points=item.points) for item in items
            )

    def say(self, message: str, **more: int) -> str:
        """One message with the figures of the page."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, {**self.values, **more})
        assert errors == [], f"{message}: {errors}"
        return str(said)

    def part(self, name: str) -> str:
        """The text of a part without what is empty, in one line."""
        lines = (line.strip() for line in self.say(f"text-{name}").splitlines())
        said = " ".join(line for line in lines if line not in {"", "•"})
        return re.sub(r" +", " ", said)


def telling(game: str, language: str) -> Telling:
    """The page of a game in a language."""
    return Telling(rules_page(game), language, own_words(GAMES[game], language))
