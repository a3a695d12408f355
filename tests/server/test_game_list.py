"""What a new table can be: exactly what the catalogue of options allows."""

from typing import get_args

import pytest

from railwright.bots.levels import LEVELS, Level
from railwright.games import GAMES
from railwright.server.offers.game_list import offer_of, offered

TRIED = ["", "0", "01", "-1", "1.5", "tea", *map(str, range(1, 13)), "9" * 18, "9" * 19]


@pytest.mark.parametrize("name", GAMES)
def test_the_list_offers_what_the_catalogue_allows(name: str) -> None:
    game = GAMES[name]
    offers = {offer.name: offer for offer in offer_of(game).options}
    assert list(offers) == [option.name for option in game.options]

    for option in game.options:
        offer = offers[option.name]
        assert offer.default == option.default(game)
        assert offer.choices[0] == option.default(game)
        for value in {*TRIED, *option.values, *offer.choices}:
            is_number = value.isdecimal() and not value.startswith("0")
            fits = is_number and len(value) <= (offer.digits or 0)
            is_offered = value in offer.choices or fits
            assert is_offered == option.accepts(game, value), (option.name, value)


def test_the_levels_are_those_of_the_bots() -> None:
    assert offered().levels == [*LEVELS] == [*get_args(Level)]
