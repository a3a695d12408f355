"""Cards as small colored letters, which also read well without color."""

from rich.text import Text

from railwright.model.actions import Cards
from railwright.terminal.phrases import WILD, Phrases

LETTERS = {
    "purple": ("P", "bold white on #7d3c98"),
    "blue": ("B", "bold white on #1f5fbf"),
    "orange": ("O", "bold black on #f08c00"),
    "white": ("W", "bold black on #eeeeee"),
    "green": ("G", "bold white on #2e7d32"),
    "yellow": ("Y", "bold black on #f4d03f"),
    "black": ("K", "bold white on #222222"),
    "red": ("R", "bold white on #c0392b"),
    WILD: ("*", "bold black on #b0c4de"),
}
"""The letter and the colors of each kind of card; K is black, as in print."""


SORTS = {"port": "p", "ship": "s", "double": "d"}
"""What follows the letter of a card that is more than a color."""


def letters(kind: str) -> str:
    """The letters of a card: `R`, `Rd` for a red double ship."""
    color, _, sort = kind.partition("-")
    return LETTERS[color][0] + SORTS.get(sort, "")


def chip(kind: str, text: str = "") -> Text:
    """The letters of a card, or a text about it, in its color."""
    style = LETTERS[kind.partition("-")[0]][1]
    return Text(text or f" {letters(kind)} ", style)


def card_text(kind: str, phrases: Phrases, count: int = 1) -> Text:
    """A card with its letter and name; several with their number."""
    number = f"{count} " if count > 1 else ""
    name = phrases.counted(count, kind).partition(" ")[2]
    return Text.assemble(chip(kind), f" {number}{name}")


def payment_text(cards: Cards) -> Text:
    """Cards by their letters: `3R+1*`."""
    parts = [chip(kind, f"{count}{letters(kind)}") for kind, count in cards]
    return Text("+").join(parts)
