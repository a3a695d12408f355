"""A million decisions: no bot ever breaks a rule, whatever the table has agreed on."""

import random
from collections.abc import Iterator

import pytest
from tests.bots.test_play import QUICK, made
from tests.model.play import TABLES

from railwright.games import GAMES
from railwright.model import Match, new_game

DECISIONS = 1_000_000 // len(TABLES)
UNUSUAL = {
    "swiss_trains": "45",
    "swiss_country_through": "true",
    "nordic_three_loco_reset": "on",
    "nordic_ferry_substitute": "symbols_only",
    "max_consecutive_resets": "1",
    "draw_face_up_when_decks_empty": "forbidden",
    "station_choice": "owner",
    "pass_rule": "always",
    "first_player": "2",
    "tour_order": "walk",
    "world_tie_break": "completed_tickets",
    "world_start_pieces": "fixed20_40",
}
"""Each option with what tables seldom choose."""


def options_of(game: str) -> list[tuple[str, str]]:
    """The options that a game has."""
    return [(option.name, UNUSUAL[option.name]) for option in GAMES[game].options]


def test_all_options_are_tried() -> None:
    assert set(UNUSUAL) == {name for game in GAMES for name, _ in options_of(game)}


def matches(game: str, seats: int) -> Iterator[tuple[Match, random.Random]]:
    """Game after game, each with options of its own."""
    unusual = options_of(game)
    for seed in range(10_000):
        luck = random.Random(seed)
        options = dict(luck.sample(unusual, luck.randrange(4)))
        yield new_game(game, seats, seed, options), luck


def decisions(match: Match, luck: random.Random) -> int:
    """Play a game of several kinds of bots; how often they decided."""
    names = [luck.choice([*QUICK, "search"]) for _ in range(match.seats)]
    bots = [made(name, luck.randrange(1000)) for name in names]
    while (seat := match.seat_to_act) is not None:
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return len(match.history)


@pytest.mark.slow
@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_no_bot_breaks_a_rule_in_a_million_decisions(game: str, seats: int) -> None:
    made_so_far = 0
    for match, luck in matches(game, seats):
        made_so_far += decisions(match, luck)
        if made_so_far >= DECISIONS:
            return
    pytest.fail(f"only {made_so_far} decisions in all games")
