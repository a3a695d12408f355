"""Which games can be played here, with the options of their rules."""

from functools import cache

from railwright.bots import LEVELS
from railwright.errors import GameError
from railwright.games import GAMES
from railwright.games.options import with_options
from railwright.maps import load_map
from railwright.rules import Option, catalogue
from railwright.server.bodies import GameOffered, Offered, OptionChoice


@cache
def offered() -> Offered:
    """Everything that a new table can be."""
    games = [
        GameOffered(
            name=game.name,
            title=load_map(game.name).title,
            fewest=game.seats[0],
            most=game.seats[1],
            options=_options(game.name),
        )
        for game in GAMES.values()
    ]
    return Offered(games, list(LEVELS))


def _options(game: str) -> list[OptionChoice]:
    """What a table may decide in a game, the value of the rules first."""
    choices = [
        (option, _choices(game, option)) for option in catalogue().options.values()
    ]
    return [
        OptionChoice(option.name, found, option.default)
        for option, found in choices
        if len(found) > 1
    ]


def _choices(game: str, option: Option) -> list[str]:
    """The values that the rules take; where they take numbers, some small ones."""
    numbers = [str(number) for number in range(1, GAMES[game].seats[1] + 1)]
    values = dict.fromkeys([option.default, *option.values, *numbers])
    return [value for value in values if _is_taken(game, option.name, value)]


def _is_taken(game: str, name: str, value: str) -> bool:
    try:
        with_options(GAMES[game], {name: value})
    except GameError:
        return False
    return True
