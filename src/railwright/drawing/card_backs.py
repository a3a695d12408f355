"""Backs of cards to be printed: one for each deck, the same from either side."""

from typing import Literal

from railwright.drawing.card_art import ART
from railwright.drawing.svg import element, group
from railwright.drawing.theme import CITY_CORE, LIGHT
from railwright.drawing.train_cards import HEIGHT, WIDTH

Back = Literal["long", "tickets", "wagon", "ship"]
"""Tickets that are only dealt, other tickets, and decks of cards by what they show."""
GROUNDS: dict[Back, str] = {
    "long": LIGHT.paper,
    "tickets": LIGHT.paper,
    "wagon": LIGHT.abroad,
    "ship": LIGHT.sea,
}
"""The tones on which the backs lie."""
_INKS: dict[Back, str] = {
    "long": LIGHT.stop,
    "tickets": CITY_CORE,
    "wagon": LIGHT.ink,
    "ship": LIGHT.port,
}
_MIDDLE = f"{WIDTH / 2:g} {HEIGHT / 2:g}"


def draw_back(back: Back) -> str:
    """A railway line around a card and one across it, and what the deck is for."""
    ink = _INKS[back]
    frame = f"M4 4H{WIDTH - 4}V{HEIGHT - 4}H4Z"
    across = f"M14 {HEIGHT / 2:g}H{WIDTH - 14}"
    upper = _cities(ink) if back in {"long", "tickets"} else _art(back, ink)
    return element(
        "svg",
        *_track(frame, ink),
        *_track(across, ink),
        upper,
        group(upper, transform=f"rotate(180 {_MIDDLE})"),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _track(path: str, ink: str) -> list[str]:
    rail = element("path", d=path, fill="none", stroke=ink, stroke_width=1.2)
    ties = element(
        "path",
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=5,
        stroke_dasharray="1.4 4.2",
    )
    return [rail, ties]


def _art(picture: str, ink: str) -> str:
    place = f"translate({WIDTH / 2:g} 16.5) scale(.5)"
    return element(
        "path", d=ART[picture], transform=place, fill=ink, fill_rule="evenodd"
    )


def _cities(ink: str) -> str:
    """A city where the line across begins; the one at its end is the other half."""
    return element(
        "circle", cx=16, cy=HEIGHT / 2, r=6, fill=ink, stroke="#FFF", stroke_width=2
    )
