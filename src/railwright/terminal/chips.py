"""Cards as small colored letters, which also read well without color."""

from rich.text import Text

from railwright.model.actions import Cards
from railwright.words.phrases import WILD, Phrases
from railwright.words.speech import Words

STYLES = {
    "purple": "bold white on #7d3c98",
    "blue": "bold white on #1f5fbf",
    "orange": "bold black on #f08c00",
    "white": "bold black on #eeeeee",
    "green": "bold white on #2e7d32",
    "yellow": "bold black on #f4d03f",
    "black": "bold white on #222222",
    "red": "bold white on #c0392b",
    WILD: "bold black on #b0c4de",
}
"""The colors of each kind of card."""


def letters(kind: str, words: Words) -> str:
    """The letters of a card: `R`, `Rd` for a red double ship, `*` for a wild card."""
    color, _, sort = kind.partition("-")
    if color == WILD:
        return "*"
    more = words.say("letter-sort", sort=sort) if sort else ""
    return words.say("letter", color=color) + more


def chip(kind: str, text: str) -> Text:
    """A text about a card in its color."""
    return Text(text, STYLES[kind.partition("-")[0]])


def card_text(kind: str, phrases: Phrases, count: int = 1) -> Text:
    """A card with its letter and name; several with their number."""
    name = phrases.cards(((kind, count),)) if count > 1 else phrases.card(kind)
    return Text.assemble(chip(kind, f" {letters(kind, phrases.words)} "), f" {name}")


def payment_text(cards: Cards, words: Words) -> Text:
    """Cards by their letters: `3R+1*`."""
    parts = [chip(kind, f"{count}{letters(kind, words)}") for kind, count in cards]
    return Text("+").join(parts)
