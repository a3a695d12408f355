"""The rules of a game in words: the sentences of its rules page with their figures."""

import re
from dataclasses import dataclass
from typing import Literal

from railwright.rulebook import RulesPage
from railwright.words.speech import Argument, Words

_BULLET = "•"
_EXAMPLE = "» "
_ITEM = re.compile(rf"^{_BULLET}", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an example, or a list with its items."""

    kind: Literal["text", "example", "list"]
    texts: tuple[str, ...]


class RulesText:
    """The words of all games, filled with the figures of one.

    What the game says itself adds to them and replaces some.
    """

    def __init__(self, page: RulesPage, language: str, own: str = "") -> None:
        self.page = page
        self.words = Words(language, ["rules"], own)
        self.has = self.words.has
        self.values: dict[str, Argument] = {**page.figures}
        for name, items in page.lists.items():
            said = (self.say(item.message, points=item.points) for item in items)
            self.values[name] = f"\n{_BULLET} ".join(said)

    def say(self, message: str, **more: int) -> str:
        """One message with the figures of the page."""
        return self.words.fill(message, {**self.values, **more})

    def blocks(self, part: str) -> list[Block]:
        """The text of a part; what a game does not need is empty and left out."""
        return blocks_of(self.say(f"text-{part}"))

    def briefs(self) -> dict[str, str]:
        """The parts that fit into a line, as the card with all of it in short."""
        said = {
            part: self.say(f"brief-{part}").replace(f"\n{_BULLET} ", ", ").strip()
            for part in self.page.parts
            if self.has(f"brief-{part}")
        }
        return {part: text for part, text in said.items() if text}


def blocks_of(text: str) -> list[Block]:
    """A text in its paragraphs, lists and examples, without empty ones."""
    blocks = (block.strip() for block in re.split(r"\n\s*\n", text))
    return [_block(block) for block in blocks if block]


def _block(text: str) -> Block:
    if text.startswith(_BULLET):
        items = (item.strip() for item in _ITEM.split(text))
        return Block("list", tuple(item for item in items if item))
    if text.startswith(_EXAMPLE):
        return Block("example", (text.removeprefix(_EXAMPLE),))
    return Block("text", (text,))
