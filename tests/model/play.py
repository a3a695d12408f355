"""Random matches to look at."""

import random
from collections.abc import Iterator

from railwright.games import GAMES
from railwright.model import Match, new_game

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]
OPTIONS = {"europe": {"station_choice": "owner"}}


def played(
    name: str, seats: int, seed: int, every: int = 1, *, is_plain: bool = False
) -> Iterator[Match]:
    """A random match, one position of so many, and those of the rarer phases.

    A plain one is played without any option.
    """
    luck = random.Random(seed)
    match = new_game(name, seats, seed, None if is_plain else OPTIONS.get(name))
    for number in range(20_000):
        is_rare = match.view(None).phase not in {"turn", "second-card"}
        if number % every == 0 or is_rare:
            yield match
        if match.is_over:
            return
        match.play(luck.choice(match.legal_actions()))
