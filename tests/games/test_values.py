"""A game whose value passes the check can be played to its end."""

import json
import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.games.values import random_board, random_game
from tests.properties.test_random_play import check_counts, is_accepted

from railwright.core.codes import OVER
from railwright.core.engine import Dealer, play, seat_to_act
from railwright.core.listing import legal
from railwright.core.scoring import final_scores
from railwright.games import GAMES, misfits, rules_of, scoring_of
from railwright.games.check import defects_of
from railwright.games.definition import Game, Option, Pieces, Ports
from railwright.maps import Map
from railwright.maps.library import sound_map
from railwright.maps.source import Source

MOST_DECISIONS = 600  # players may exchange their pieces to and fro for ever


def playable(seed: int) -> tuple[Game, Map] | None:
    """A random game and its board, if the checks let them pass."""
    luck = random.Random(seed)
    game = random_game(luck)
    if defects_of(game):
        return None
    board = sound_map(Source("map", json.dumps(random_board(luck, game))))
    return None if misfits(game, board, game.seats[1]) else (game, board)


def play_on(game: Game, board: Map, seed: int) -> None:
    """Play at random; every so often all that is listed must be accepted."""
    luck = random.Random(seed)
    state = Dealer(rules_of(game, board, luck.randint(*game.seats))).deal(seed)
    for number in range(MOST_DECISIONS):
        if state.phase == OVER:
            break
        seat = seat_to_act(state)
        count = int(legal(state, seat))
        listed = [int(state.actions[place]) for place in range(count)]
        assert listed
        assert len({*listed}) == count
        if number % 9 == 0:
            assert all(is_accepted(state, action) for action in listed)
            check_counts(state)
        play(state, seat, luck.choice(listed))
    final_scores(state, scoring_of(game, board))


def test_what_passes_the_check_can_be_played() -> None:
    found = [each for each in map(playable, range(400)) if each]
    tried = {(len(game.start_hand), bool(game.pieces.ships)) for game, _ in found}

    assert len(found) > 30
    assert tried == {(1, False), (1, True), (2, False), (2, True)}
    for seed, (game, board) in enumerate(found):
        play_on(game, board, seed)


def exchanging(game: Game) -> Game:
    """Fleets of which too many pieces could be exchanged at once."""
    return replace(game, pieces=Pieces(70, 70, 70, None), exchange=True)


def swapping(game: Game) -> Game:
    """Ferries on which a card replaces a locomotive."""
    return replace(game, payment=replace(game.payment, ferry_swap=1))


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        (
            "europe",
            lambda game: replace(game, ports=Ports(3, (0, 20))),
            "a game can have stations or ports, not both",
        ),
        (
            "world",
            lambda game: replace(game, pieces=Pieces(70, 70, 60, 61)),
            "61 wagons are no part of the pieces that a player chooses",
        ),
        (
            "world",
            exchanging,
            "a player could exchange 70 pieces at once, more than 60",
        ),
        ("nordic", swapping, "payment.ferry_swap must be from 2 to 999, not 1"),
        (
            "world",
            lambda game: replace(game, payment=GAMES["nordic"].payment),
            "payment.ferry_swap must be None in a game with ships",
        ),
        (
            "europe",
            lambda game: replace(
                game, later_tickets=replace(game.later_tickets, cards={"long": 3})
            ),
            "later_tickets.cards must name the last deck of first_tickets and no other",
        ),
    ],
)
def test_what_could_not_be_played_is_refused(
    name: str, change: Callable[[Game], Game], said: str
) -> None:
    game = change(GAMES[name])

    assert said in [text for _, text in defects_of(replace(game, options=()))]


def broken(_game: Game, value: str) -> Game:
    """An option that looks for what is not there."""
    return {"a": GAMES["usa"]}[value]


def crowded(game: Game, _value: str) -> Game:
    """An option whose game makes no sense."""
    return replace(game, seats=(2, 9))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (broken, "option 'odd' cannot be 'b': KeyError: 'b'"),
        (crowded, "option 'odd' cannot be 'b': seats[1] must be from 2 to 5, not 9"),
        (lambda *_: None, "option 'odd' cannot be 'b': it returns None, not a Game"),
    ],
)
def test_an_option_that_breaks_is_a_defect_of_its_game(
    change: Callable[[Game, str], Game], said: str
) -> None:
    game = replace(GAMES["usa"], options=(Option("odd", ("b",), change),))

    assert defects_of(game) == [(("options", 0), said)]
