"""What a table may decide otherwise: the options of the rule catalogue."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from railwright.errors import GameError
from railwright.games.definition import Game, TieBreak, TourOrder


def with_options(game: Game, options: Mapping[str, str]) -> Game:
    """The game as a table wants to play it; GameError for what cannot be chosen."""
    for name, value in options.items():
        if name not in CHANGES:
            known = ", ".join(CHANGES)
            raise GameError(f"no option is called {name!r}; there are {known}")
        changed = CHANGES[name](game, str(value))
        if changed is None:
            raise GameError(f"{game.name} has no choice {value!r} for {name}")
        game = changed
    return game


def _trains(game: Game, value: str) -> Game | None:
    if game.name != "switzerland" or value not in {"40", "45"}:
        return None
    return replace(game, pieces=replace(game.pieces, wagons=int(value)))


def _through(game: Game, value: str) -> Game | None:
    if game.name != "switzerland" or value not in {"true", "false"}:
        return None
    scoring = replace(game.scoring, stops_are_one_place=value == "true")
    return replace(game, scoring=scoring)


def _nordic_reset(game: Game, value: str) -> Game | None:
    if game.name != "nordic" or value not in {"on", "off"}:
        return None
    return replace(
        game, market=replace(game.market, reset_at=3 if value == "on" else None)
    )


def _substitute(game: Game, value: str) -> Game | None:
    if not game.payment.ferry_swap or value not in {"any_locomotive", "symbols_only"}:
        return None
    only = value == "symbols_only"
    return replace(
        game, payment=replace(game.payment, ferry_swap_for_symbols_only=only)
    )


def _resets(game: Game, value: str) -> Game | None:
    if not value.isdecimal() or not 0 < int(value) < 1000:
        return None
    return replace(game, market=replace(game.market, max_resets=int(value)))


def _face_up(game: Game, value: str) -> Game | None:
    if value not in {"allowed", "forbidden"}:
        return None
    may = value == "allowed"
    return replace(game, market=replace(game.market, last_cards_may_be_taken=may))


def _stations(game: Game, value: str) -> Game | None:
    if not game.stations or value not in {"automatic", "owner"}:
        return None
    stations = replace(game.stations, owner_chooses=value == "owner")
    return replace(game, stations=stations)


def _passing(game: Game, value: str) -> Game | None:
    if value not in {"only_when_stuck", "always"}:
        return None
    return replace(game, ending=replace(game.ending, passes_freely=value == "always"))


def _first(game: Game, value: str) -> Game | None:
    """`random`, or the number of the seat that begins, counted from 1."""
    if value == "random":
        return replace(game, first_player=None)
    if not value.isdecimal() or not 1 <= int(value) <= game.seats[1]:
        return None
    return replace(game, first_player=int(value) - 1)


def _tours(game: Game, value: str) -> Game | None:
    orders = {order.value: order for order in TourOrder}
    if game.scoring.tour_order is None or value not in orders:
        return None
    return replace(game, scoring=replace(game.scoring, tour_order=orders[value]))


def _ties(game: Game, value: str) -> Game | None:
    if game.name != "world" or value not in {"shared", "completed_tickets"}:
        return None
    return replace(game, ties=() if value == "shared" else (TieBreak.MORE_TICKETS,))


def _split(game: Game, value: str) -> Game | None:
    if game.pieces.choose is None or value not in {"free", "fixed20_40"}:
        return None
    split = None if value == "free" else 20
    return replace(game, pieces=replace(game.pieces, fixed_split=split))


CHANGES: dict[str, Callable[[Game, str], Game | None]] = {
    "swiss_trains": _trains,
    "swiss_country_through": _through,
    "nordic_three_loco_reset": _nordic_reset,
    "nordic_ferry_substitute": _substitute,
    "max_consecutive_resets": _resets,
    "draw_face_up_when_decks_empty": _face_up,
    "station_choice": _stations,
    "pass_rule": _passing,
    "first_player": _first,
    "tour_order": _tours,
    "world_tie_break": _ties,
    "world_start_pieces": _split,
}
"""The twelve options and what each does to a game."""
