"""What a table may change: the options that the rulings leave open."""

from collections.abc import Mapping
from dataclasses import replace

from railwright.errors import GameError, together
from railwright.games.definition import (
    ANY_NUMBER,
    DIGITS,
    Game,
    Option,
    TourOrder,
)
from railwright.maps import written
from railwright.suggestions import did_you_mean_or_choose


def with_options(game: Game, options: Mapping[str, str | int | bool]) -> Game:
    """The game as a table wants to play it; GameError names all impossible choices."""
    wrong = wrong_options(game, options)
    if wrong:
        raise GameError(together(wrong.values()))
    known = {option.name: option for option in game.options}
    for name, given in options.items():
        game = known[name].change(game, written(given))
    return game


def wrong_options(
    game: Game, options: Mapping[str, str | int | bool]
) -> dict[str, str]:
    """What is wrong with options, by their names."""
    known = {option.name: option for option in game.options}
    wrong = {}
    for name, given in options.items():
        value = written(given)
        if name not in known:
            hint = did_you_mean_or_choose(name, known)
            wrong[name] = f"{game.name} has no option {name!r}{hint}"
        elif not known[name].accepts(game, value):
            choices = _choices(known[name], game)
            wrong[name] = f"{name} must be {choices}, not {value[:40]!r}"
    return wrong


def _choices(option: Option, game: Game) -> str:
    """The values of an option as a phrase."""
    values = list(option.values)
    if option.highest is not None:
        most = option.highest(game)
        is_open = most == ANY_NUMBER
        values.append(
            f"any positive number of up to {DIGITS} digits"
            if is_open
            else f"a number from 1 to {most}"
        )
    return " or ".join([", ".join(values[:-1]), values[-1]] if values[1:] else values)


def _max_resets(game: Game, value: str) -> Game:
    return replace(game, market=replace(game.market, max_resets=int(value)))


def _face_up(game: Game, value: str) -> Game:
    may = value == "allowed"
    return replace(game, market=replace(game.market, last_cards_may_be_taken=may))


def _stations(game: Game, value: str) -> Game:
    if game.stations is None:
        raise GameError(f"{game.name} has no stations")
    stations = replace(game.stations, owner_chooses=value == "owner")
    return replace(game, stations=stations)


def _passing(game: Game, value: str) -> Game:
    return replace(game, ending=replace(game.ending, passes_freely=value == "always"))


def _first(game: Game, value: str) -> Game:
    return replace(game, first_player=None if value == "random" else int(value) - 1)


def _tours(game: Game, value: str) -> Game:
    return replace(game, tour_order=TourOrder(value))


MAX_RESETS = Option(
    "max_consecutive_resets", ("10",), _max_resets, lambda _: ANY_NUMBER
)
FACE_UP_WHEN_EMPTY = Option(
    "draw_face_up_when_decks_empty", ("allowed", "forbidden"), _face_up
)
STATION_CHOICE = Option("station_choice", ("automatic", "owner"), _stations)
PASSING = Option("pass_rule", ("only_when_stuck", "always"), _passing)
FIRST_PLAYER = Option(
    "first_player", ("random",), _first, lambda game: game.seats[1], names_seats=True
)
TOUR_ORDER = Option("tour_order", ("trail", "simple_path", "walk"), _tours)
COMMON = (MAX_RESETS, FACE_UP_WHEN_EMPTY, PASSING, FIRST_PLAYER)
"""The options of every game."""
