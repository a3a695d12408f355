"""The parts of a rules page: their order, and what a game must have to need one."""

from collections.abc import Callable

from railwright.games import Game
from railwright.games.definition import Count, Most
from railwright.maps import Kind, Map, TourTicket
from railwright.rulebook.totals import extras, most_bring

Needed = Callable[[Game, Map], bool]
"""Whether the page of a game on its board needs a part."""


def _always(_game: Game, _board: Map) -> bool:
    return True


def _has(kind: Kind) -> Needed:
    return lambda _, board: kind in board.kinds


def _rewards_most(count: Count) -> Needed:
    return lambda game, _: most_bring(game, count) > 0


def _has_no_bonus(game: Game, _board: Map) -> bool:
    return not any(isinstance(line, Most) for line in extras(game))


def _has_route_with(trait: str) -> Needed:
    return lambda _, board: any(getattr(route, trait) for route in board.routes)


PARTS: dict[str, Needed] = {
    "goal": _always,
    "box": _always,
    "setup": _always,
    "board": _always,
    "cards": _always,
    "turn": _always,
    "draw": _always,
    "wild-draw": _always,
    "sweep": _always,
    "two-decks": lambda game, _: len(game.start_hand) > 1,
    "claim": _always,
    "wild-pay": _always,
    "double": _has_route_with("twin"),
    "ferry": _has(Kind.FERRY),
    "any-cards": _has_route_with("any_cards_per_space"),
    "tunnel": _has(Kind.TUNNEL),
    "sea": _has(Kind.SEA),
    "pairs": _has_route_with("pair_spaces"),
    "edge": _has_route_with("wraps"),
    "tickets": _always,
    "countries": lambda _, board: bool(board.countries),
    "tours": lambda _, board: any(isinstance(t, TourTicket) for t in board.tickets),
    "stations": lambda game, _: game.stations is not None,
    "ports": lambda game, _: game.ports is not None,
    "exchange": lambda game, _: game.exchange,
    "secrets": _always,
    "points": _always,
    "end": _always,
    "bonus-longest": _rewards_most(Count.LONGEST),
    "bonus-tickets": _rewards_most(Count.COMPLETED),
    "bonus-built": _rewards_most(Count.BUILT),
    "bonus-none": _has_no_bonus,
    "scoring": _always,
    "ties": _always,
}
"""All parts in the order of a page."""


def parts_of(game: Game, board: Map) -> list[str]:
    """The parts that the page of a game has, in their order."""
    return [part for part, is_needed in PARTS.items() if is_needed(game, board)]
