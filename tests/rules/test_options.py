"""The twelve options of the catalogue: what can be chosen where, and what cannot."""

import pytest

from railwright.errors import GameError
from railwright.games import GAMES
from railwright.games.options import CHANGES, with_options

CHOICES: dict[str, tuple[set[str], list[str]]] = {
    "swiss_trains": ({"switzerland"}, ["45", "40"]),
    "swiss_country_through": ({"switzerland"}, ["false", "true"]),
    "nordic_three_loco_reset": ({"nordic"}, ["off", "on"]),
    "nordic_ferry_substitute": ({"nordic"}, ["any_locomotive", "symbols_only"]),
    "max_consecutive_resets": ({*GAMES}, ["10", "1", "25"]),
    "draw_face_up_when_decks_empty": ({*GAMES}, ["allowed", "forbidden"]),
    "station_choice": ({"europe"}, ["automatic", "owner"]),
    "pass_rule": ({*GAMES}, ["only_when_stuck", "always"]),
    "first_player": ({*GAMES}, ["random", "1", "2"]),
    "tour_order": ({"world"}, ["trail", "simple_path", "walk"]),
    "world_tie_break": ({"world"}, ["shared", "completed_tickets"]),
    "world_start_pieces": ({"world"}, ["free", "fixed20_40"]),
}
"""The summary of options: the games that have each, its default, other values."""


def test_the_options_are_those_of_the_catalogue() -> None:
    assert {*CHANGES} == {*CHOICES}


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("game", GAMES)
def test_each_value_can_be_chosen_where_the_game_has_it(game: str, option: str) -> None:
    games, values = CHOICES[option]
    for number, value in enumerate(values):
        if game not in games:
            with pytest.raises(GameError, match=f"{game} has no choice"):
                with_options(GAMES[game], {option: value})
            continue
        changed = with_options(GAMES[game], {option: value})
        assert (changed == GAMES[game]) == (number == 0), "the first is the default"


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("value", ["", "0", "-1", "maybe", "9999", "²"])
def test_no_other_value_can_be_chosen(option: str, value: str) -> None:
    for game in CHOICES[option][0]:
        with pytest.raises(GameError, match="has no choice"):
            with_options(GAMES[game], {option: value})
