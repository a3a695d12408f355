"""Games and boards can be pickled, copied and looked at."""

import copy
import pickle
from collections.abc import Callable

import pytest

from railwright import GAMES, Map, Match, load_map, new_game, record

Copier = Callable[[Match], Match]
COPIERS: dict[str, Copier] = {
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
    "deepcopy": copy.deepcopy,
    "copy": copy.copy,
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("again", COPIERS.values(), ids=COPIERS)
def test_a_match_is_copied_with_its_history(game: str, again: Copier) -> None:
    match = new_game(game, 2, seed=7)
    match.play(match.legal_actions(0)[0], seat=0)
    copied = again(match)
    before = record(match)

    assert copied.hash() == match.hash()
    assert record(copied) == before
    copied.play(copied.legal_actions()[0])
    assert record(match) == before, "from here on both are independent"


@pytest.mark.parametrize("game", GAMES)
def test_a_map_is_copied_with_all_its_facts(game: str) -> None:
    board = load_map(game)
    place = board.cities[0].id
    assert board.routes_at(place)  # has what is derived from the facts
    copied: Map = pickle.loads(pickle.dumps(board))

    assert copied == copy.deepcopy(board) == board
    assert copied.routes_at(place) == board.routes_at(place)


def test_a_match_says_what_it_is() -> None:
    match = new_game("nordic", 3, seed=7)
    assert repr(match) == "<Match of nordic, 3 players, seats 0 and 1 and 2 to act>"

    match.play("keep 1 2", seat=0)
    match.play("keep 1 2", seat=2)
    assert repr(match) == "<Match of nordic, 3 players, seat 1 to act>"
