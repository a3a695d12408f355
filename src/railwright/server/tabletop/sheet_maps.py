"""Maps that people bring to a real table: checked, drawn, and kept by nobody."""

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Raw

from railwright.errors import GameError
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.bodies import MapBrought
from railwright.server.wire.companion_bodies import MapDrawn

if TYPE_CHECKING:
    from railwright.server.offers.own_maps import OwnMap


@lru_cache(maxsize=32)  # whoever enters a game asks again and again
def sheet_map(text: str, game: str | None, seats: int | None) -> "OwnMap":
    """The map of a sheet for so many; Refusal tells the defects of its file."""
    # Checking maps needs much that a game does not.
    from railwright.server.offers.own_maps import own_map  # noqa: PLC0415

    try:
        return own_map(text, game, "map", seats)
    except GameError as error:
        raise Refusal("MAP", str(error)) from error


def drawn_map(brought: MapBrought) -> MapDrawn:
    """A map as pages need it; Refusal tells the defects of its file."""
    from railwright.server.offers.board_texts import board_text  # noqa: PLC0415

    own = sheet_map(brought.map, brought.game, None)
    facts = board_text(own.game, own.text, "json")
    return MapDrawn(Raw(facts.encode()), board_text(own.game, own.text, "live.svg"))
