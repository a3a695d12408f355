"""How large a map at a table may be; stored ones may be from before these limits."""

from collections.abc import Iterator
from functools import lru_cache

from railwright.games import GAMES, Game, with_options
from railwright.games.fit import Misfit, too_many_ways, unplayable
from railwright.maps import Map, TourTicket
from railwright.maps.check.form import form_defects
from railwright.maps.library import SoundText, map_in_text
from railwright.maps.source import Source

MOST_WAYS = 6_000
"""The most ways to pay that a player on a map could have; World has 5,129. Listing
them takes time that everybody at the server waits for."""
MOST_TOURS = 12
"""The most tour cards of a map; World has 8. Everybody at the server waits while it is
looked for whether each is met in order."""


def too_large(game: Game, board: Map) -> list[Misfit]:
    """What of a map would take a server too long."""
    return [*too_many_ways(game, board, MOST_WAYS), *_too_many_tours(board)]


def _too_many_tours(board: Map) -> Iterator[Misfit]:
    tours = sum(card.copies for card in board.tickets if isinstance(card, TourTicket))
    if tours > MOST_TOURS:
        yield ("tickets",), f"{tours} tours are more than {MOST_TOURS}"


@lru_cache(16)
def map_trouble(text: str, game: str) -> str | None:
    """Why a game on a stored map cannot go on, if it is beyond today's limits.

    The map was sound when it was stored; only its size is measured, in a few
    milliseconds, before anything is worked out on it.
    """
    found = _beyond_limits(text, game)
    return f"its map is beyond the limits of this server: {found}" if found else None


def _beyond_limits(text: str, game: str) -> str | None:
    source = Source("map", text)
    defects = form_defects(source)[0] if source.is_json else source.defects
    if defects or game not in GAMES:
        return defects[0].text if defects else None
    board = map_in_text(SoundText(text))
    rules = with_options(GAMES[game], dict(board.options))
    found = unplayable(board) or too_large(rules, board)
    return found[0][1] if found else None
