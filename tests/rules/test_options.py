"""The twelve options of the catalogue: what can be chosen where, and what cannot."""

from dataclasses import replace

import pytest

from railwright.errors import GameError
from railwright.games import GAMES, with_options
from railwright.games.check import defects_of
from railwright.games.options import FIRST_PLAYER, MAX_RESETS

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
    for game in GAMES.values():
        assert {option.name: option.default(game) for option in game.options} == {
            name: values[0]
            for name, (games, values) in CHOICES.items()
            if game.name in games
        }


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("game", GAMES)
def test_each_value_can_be_chosen_where_the_game_has_it(game: str, option: str) -> None:
    games, values = CHOICES[option]
    for number, value in enumerate(values):
        if game not in games:
            with pytest.raises(GameError, match=f"{game} has no option"):
                with_options(GAMES[game], {option: value})
            continue
        changed = with_options(GAMES[game], {option: value})
        assert (changed == GAMES[game]) == (number == 0), "the first is the default"


@pytest.mark.parametrize("option", CHOICES)
@pytest.mark.parametrize("value", ["", "0", "-1", "maybe", "1.0", "01", "9" * 19, "²"])
def test_no_other_value_can_be_chosen(option: str, value: str) -> None:
    for game in CHOICES[option][0]:
        with pytest.raises(GameError, match=f"{option} must be"):
            with_options(GAMES[game], {option: value})


@pytest.mark.rule("Q-12")
def test_any_positive_number_of_sweeps_can_be_chosen() -> None:
    changed = with_options(GAMES["europe"], {"max_consecutive_resets": 1_000_000})

    assert changed.market.max_resets == 1_000_000


@pytest.mark.rule("Q-10")
def test_a_yes_or_no_may_be_a_boolean() -> None:
    changed = with_options(GAMES["switzerland"], {"swiss_country_through": True})

    assert changed.stops_are_one_place


def test_a_first_player_has_a_seat() -> None:
    with pytest.raises(GameError, match="random or a number from 1 to 3, not '4'"):
        with_options(GAMES["nordic"], {"first_player": "4"})


@pytest.mark.rule("Q-12")
def test_the_default_of_an_option_is_what_the_game_is_played_by() -> None:
    europe = GAMES["europe"]
    calm = replace(europe, market=replace(europe.market, max_resets=5), first_player=2)

    assert MAX_RESETS.default(europe) == "10"
    assert MAX_RESETS.default(calm) == "5"
    assert FIRST_PLAYER.default(calm) == "3"
    assert defects_of(calm) == []
    never = replace(europe, market=replace(europe.market, max_resets=0))
    [(place, text)] = defects_of(never)
    assert place[0] == "options"
    assert "'max_consecutive_resets' has no choice that leaves the game" in text
