"""Cards as small colored letters, which also read well without color."""

from rich.text import Text

from railwright.maps import CardFace, Color
from railwright.maps.cards import Sign
from railwright.model.actions import Cards
from railwright.words.phrases import Phrases
from railwright.words.speech import Words

STYLES: dict[Color | None, str] = {
    Color.PURPLE: "bold white on #7d3c98",
    Color.BLUE: "bold white on #1f5fbf",
    Color.ORANGE: "bold black on #f08c00",
    Color.WHITE: "bold black on #eeeeee",
    Color.GREEN: "bold white on #2e7d32",
    Color.YELLOW: "bold black on #f4d03f",
    Color.BLACK: "bold white on #222222",
    Color.RED: "bold white on #c0392b",
    None: "bold black on #b0c4de",
}
"""How cards of each color look; a wild card has none."""


def letters(face: CardFace, words: Words) -> str:
    """The letters of a card: `R`, `Rd` for a red double ship, `*` for a wild card."""
    return "*" if face.color is None else colored(face.color, face.sign, words)


def colored(color: str, sign: Sign, words: Words) -> str:
    """The letters of a card of a color: `R`, `Rd` for a red double ship."""
    more = words.say("letter-sort", sort=sign) if sign else ""
    return words.say("letter", color=color) + more


def chip(face: CardFace, text: str) -> Text:
    """A text about a card in its color."""
    return Text(text, STYLES[face.color])


def card_text(kind: str, phrases: Phrases, count: int = 1) -> Text:
    """A card with its letter and name; several with their number."""
    face = phrases.board.face_index[kind]
    name = phrases.cards(((kind, count),)) if count > 1 else phrases.card(kind)
    return Text.assemble(chip(face, f" {letters(face, phrases.words)} "), f" {name}")


def payment_text(cards: Cards, phrases: Phrases) -> Text:
    """Cards by their letters: `3R+1*`."""
    paid = [(phrases.board.face_index[kind], count) for kind, count in cards]
    parts = [
        chip(face, f"{count}{letters(face, phrases.words)}") for face, count in paid
    ]
    return Text("+").join(parts)
