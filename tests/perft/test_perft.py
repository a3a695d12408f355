"""Perft: the numbers of legal actions by kind and depth are those on file."""

from math import comb

import pytest
from tests.golden.plan import ROOT
from tests.perft.perft import FOLDER, KINDS, Position, perft, position_after, read

from railwright.games import GAMES

POSITIONS = [each for game in GAMES for each in read(FOLDER / f"{game}.perft")]
OPENING_CHOICES = {"europe": (4, 2), "nordic": (5, 2), "switzerland": (5, 2)}
OPENING_CHOICES |= {"world": (5, 3), "usa": (3, 2)}
"""Tickets dealt and the fewest to keep (C-07, U-04)."""


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name boards of their own by their path in the checkout."""
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: each.name)
def test_the_numbers_of_legal_actions(position: Position) -> None:
    state = position.state()

    for depth, expected in position.counts.items():
        assert perft(state, depth) == expected, depth


@pytest.mark.rule("C-07")
@pytest.mark.parametrize("game", GAMES)
def test_openings_are_a_matter_of_combinations(game: str) -> None:
    dealt, fewest = OPENING_CHOICES[game]
    choices = sum(comb(dealt, kept) for kept in range(fewest, dealt + 1))
    openings = [p for p in read(FOLDER / f"{game}.perft") if p.after == 0]

    assert openings
    for position in openings:
        seats = position_after(position.record, 0).seats
        for depth, count in position.counts.items():
            if depth <= seats:
                assert count == {"keep": choices**depth}


def test_every_kind_of_action_is_counted_somewhere() -> None:
    counted = {
        kind for each in POSITIONS for count in each.counts.values() for kind in count
    }

    assert counted == {*KINDS.values()}
