"""Which games can be played here, with the options of their rules."""

from functools import cache
from typing import get_args

from msgspec import structs

from railwright.bots.levels import Level
from railwright.companion import is_counted
from railwright.games import (
    GAMES,
    Game,
    Option,
    colors_offered,
    counted_players,
    title_of,
)
from railwright.games.definition import ANY_NUMBER, DIGITS
from railwright.server.wire.bodies import GameOffered, Offered, OptionChoice
from railwright.words.own_names import names_of


@cache
def offered() -> Offered:
    """Everything that a new table can be."""
    games = [
        structs.replace(offer_of(game), explored=counted_players(game.name))
        for game in GAMES.values()
    ]
    return Offered(games, list(get_args(Level)))


def offer_of(game: Game) -> GameOffered:
    """A game for a new table."""
    return GameOffered(
        name=game.name,
        title=title_of(game.name),
        fewest=game.seats[0],
        most=game.seats[1],
        options=_options(game),
        colors=colors_offered(game.pieces.colors),
        names=names_of(game.name),
        lesson=game.lesson.is_file(),
    )


def _options(game: Game) -> list[OptionChoice]:
    """What a table may change in a game, the value of the rules first."""
    return [_option(game, option) for option in game.options]


def _option(game: Game, option: Option) -> OptionChoice:
    """All that the catalogue allows for an option."""
    highest = option.highest(game) if option.highest else 0
    is_open = highest == ANY_NUMBER
    default = option.default(game)
    numbers = [] if is_open else [str(number) for number in range(1, highest + 1)]
    return OptionChoice(
        name=option.name,
        choices=list(dict.fromkeys([default, *option.values, *numbers])),
        default=default,
        names_seats=option.names_seats,
        digits=DIGITS if is_open else None,
        counted=is_counted(game, option),
    )
