"""The parts of a rules page: their order, and what a game must have to need one."""

from collections.abc import Callable

from railwright.games import Game
from railwright.maps import Kind, Map, TourTicket

Needed = Callable[[Game, Map], bool]
"""Whether the page of a game on its board needs a part."""


def _always(_game: Game, _board: Map) -> bool:
    return True


def _has(kind: Kind) -> Needed:
    return lambda _, board: kind in board.kinds


def _has_route_with(trait: str) -> Needed:
    return lambda _, board: any(getattr(route, trait) for route in board.routes)


PARTS: dict[str, Needed] = {
    "goal": _always,
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
    "bonus-longest": lambda game, _: game.scoring.longest_path > 0,
    "bonus-tickets": lambda game, _: game.scoring.most_tickets > 0,
    "bonus-none": lambda game, _: not has_bonus(game),
    "scoring": _always,
    "ties": _always,
}
"""All parts in the order of a page."""


def has_bonus(game: Game) -> bool:
    """Whether a game rewards the longest path or the most tickets."""
    return game.scoring.longest_path > 0 or game.scoring.most_tickets > 0


def parts_of(game: Game, board: Map) -> list[str]:
    """The parts that the page of a game has, in their order."""
    return [part for part, is_needed in PARTS.items() if is_needed(game, board)]
