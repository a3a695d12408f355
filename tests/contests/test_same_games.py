"""Bots whose judgment is what it was play the games that they played in 0.1.

Each line of `games-0.1.txt` was recorded by version 0.1: the command, the game, the
number of the deal, the bots, the seat that began, the decisions, and the totals.
"""

from pathlib import Path

import pytest

from railwright.contests import Fixture, Setting, play

RECORDED = Path(__file__).with_name("games-0.1.txt").read_text("utf-8").splitlines()
SERIES = 2026
"""The seed of all recorded simulations."""


@pytest.mark.parametrize("line", RECORDED)
def test_the_same_seeds_give_the_same_games(line: str) -> None:
    command, game, number, names, first, decisions, *totals = line.split()
    bots = tuple(names.split(","))
    series = SERIES if command == "simulate" else None

    outcome = play(Setting(game, len(bots), series=series), Fixture(int(number), bots))

    assert outcome.first == int(first)
    assert sum(finish.decisions for finish in outcome.finishes) == int(decisions)
    assert [finish.total for finish in outcome.finishes] == [*map(int, totals)]
