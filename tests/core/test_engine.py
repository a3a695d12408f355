"""Corners of the engine that whole games hardly reach."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.rules.table import given

from railwright.core import codes
from railwright.core.board import Board
from railwright.core.engine import Dealer, play, rollout, seat_to_act
from railwright.core.listing import legal
from railwright.core.market import first_gap
from railwright.core.network import NOWHERE, nowheres, numbers, zeros
from railwright.core.trail import longest_trail, longest_trail_routes
from railwright.errors import GameError
from railwright.games import GAMES, load_map, rules_of
from railwright.maps import CardKind
from railwright.model import new_game

OWN = Path(__file__).parents[1] / "golden" / "boards"


def test_a_rollout_plays_listed_actions_to_the_end() -> None:
    dealer = Dealer(rules_of(GAMES["nordic"], load_map("nordic"), 3))
    first, second = dealer.deal(4), dealer.deal(4)

    decisions = rollout(first, 4)

    assert first.phase == codes.OVER
    assert decisions == rollout(second, 4) > 100
    assert list(first.hand) == list(second.hand)


def test_nothing_is_legal_when_the_game_is_over() -> None:
    dealer = Dealer(rules_of(GAMES["usa"], load_map("usa"), 2))
    state = dealer.deal(1)
    rollout(state, 1)

    assert seat_to_act(state) == -1
    assert legal(state, 0) == 0


@pytest.mark.rule("Q-42")
def test_a_seat_that_has_decided_decides_no_more() -> None:
    state = new_game("europe", 3, 1).state
    legal(state, 1)
    play(state, 1, state.actions[0])

    assert legal(state, 1) == 0
    assert legal(state, 2) == 11
    assert seat_to_act(state) == 0


@pytest.mark.rule("C-20")
@pytest.mark.rule("Q-13")
@pytest.mark.rule("Q-16")
def test_a_refill_that_brings_a_third_locomotive_sweeps_a_market_with_gaps() -> None:
    table = given(
        "europe", market="loco loco - - red", deck="loco blue green white black blue"
    )

    table.plays("tickets", "keep 1")

    assert table.market() == "blue green white black blue"
    assert (table.pile("loco"), table.pile("red")) == (3, 1)
    assert first_gap(table.state) == -1


def small_board(tmp_path: Path, cards: int) -> Path:
    """The valley with so many cards of each color and no locomotive to spare."""
    facts = json.loads((OWN / "valley.json").read_text(encoding="utf-8"))
    facts["cards"][0]["each"] = cards
    facts["cards"][1]["each"] = 1
    path = tmp_path / "small.json"
    path.write_text(json.dumps(facts), encoding="utf-8")
    return path


@pytest.mark.rule("C-06")
@pytest.mark.rule("Q-16")
def test_a_deck_too_small_for_the_market_leaves_slots_empty(tmp_path: Path) -> None:
    state = new_game("switzerland", 2, 1, board=small_board(tmp_path, 3)).state

    assert list(state.in_hand) == [4, 4]
    assert sum(card >= 0 for card in state.market) == 10 - 8
    assert list(state.market[2:]) == [-1, -1, -1]


def test_a_map_that_no_game_can_be_played_on() -> None:
    board = load_map("usa")
    colored = tuple(sort for sort in board.cards if sort.kind is not CardKind.WILD)

    with pytest.raises(GameError, match="needs one sort of wild cards"):
        rules_of(GAMES["usa"], replace(board, cards=colored), 2)
    with pytest.raises(GameError, match="270 tickets are more than 240"):
        rules_of(GAMES["usa"], replace(board, tickets=board.tickets * 9), 2)


def test_lists_of_numbers_longer_than_their_pattern() -> None:
    assert list(nowheres(300)) == [NOWHERE] * 300
    assert list(zeros(300)) == [0] * 300
    assert list(numbers(300)) == list(range(300))


@pytest.mark.rule("C-65")
def test_a_large_network_with_a_short_trail_does_not_hide_the_longest() -> None:
    """Stars of 3+3+3+3 and of 3+2+2 spaces have trails of 6 and of 5."""
    starts, ends = [0, 0, 0, 0, 5, 5, 5], [1, 2, 3, 4, 6, 7, 8]
    board = Board(9, starts, ends, [3, 3, 3, 3, 3, 2, 2])

    assert longest_trail(board, list(range(7))) == 6
    assert sorted(longest_trail_routes(board, list(range(7)))) in (
        [[a, b] for a in range(4) for b in range(a + 1, 4)]
    )
