"""Which games can be played here, with the options of their rules."""

from functools import cache

from railwright.bots import LEVELS
from railwright.games import GAMES, Game, Option, title_of
from railwright.server.wire.bodies import GameOffered, Offered, OptionChoice


@cache
def offered() -> Offered:
    """Everything that a new table can be."""
    return Offered([offer_of(game) for game in GAMES.values()], list(LEVELS))


def offer_of(game: Game) -> GameOffered:
    """A game for a new table."""
    return GameOffered(
        name=game.name,
        title=title_of(game.name),
        fewest=game.seats[0],
        most=game.seats[1],
        options=_options(game),
    )


def _options(game: Game) -> list[OptionChoice]:
    """What a table may change in a game, the value of the rules first."""
    return [
        OptionChoice(option.name, _choices(game, option), option.default)
        for option in game.options
    ]


def _choices(game: Game, option: Option) -> list[str]:
    """The values of an option; where it takes numbers, some small ones."""
    if option.highest is None:
        return list(option.values)
    most = min(option.highest(game), game.seats[1])
    numbers = [str(number) for number in range(1, most + 1)]
    return list(dict.fromkeys([*option.values, *numbers]))
