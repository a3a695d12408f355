"""Every puzzle that a game brings can be played, and its answer is one."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from railwright.coach.same_decision import decision_in
from railwright.errors import IllegalAction
from railwright.games import GAMES
from railwright.model.notation import format_action
from railwright.puzzles import puzzles_of
from railwright.puzzles.daily_puzzle import daily_puzzle
from railwright.puzzles.puzzle import kind_of_puzzle
from railwright.puzzles.puzzle_file import puzzles_path, read_puzzles
from railwright.puzzles.solution import solved

LARGEST = 150_000
"""Bytes of a file for 100 puzzles."""


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_can_be_played(game: str) -> None:
    """Its actions are legal, its seat is to move, and what it could do is judged."""
    puzzles = puzzles_of(game)
    assert puzzles
    for each in puzzles:
        match = each.position()
        view = match.view(each.seat)
        legal = {decision_in(a, view, match.board): a for a in view.actions}
        texts = {format_action(action) for action in view.actions}
        listed = [choice.action for choice in each.choices]
        assert {*listed} <= texts
        assert len(listed) == len(legal)
        solution = solved(each, each.choices[0].action)
        assert solution.is_right
        assert format_action(solution.advice.action) == each.choices[0].action
        second = solved(each, each.choices[1].action)
        assert not second.is_right
        assert second.place == 1
        assert kind_of_puzzle(view, each.best, second.action) == each.kind


@pytest.mark.parametrize("game", GAMES)
def test_books_are_varied_and_small(game: str) -> None:
    """Three degrees, several kinds, no more than two of a game; three percent clear."""
    path = puzzles_path(game)
    book = read_puzzles(path)

    assert path.stat().st_size < LARGEST
    assert (book.game, book.players, book.worlds) == (game, 2, 2000)
    assert {each.degree for each in book.puzzles} == {1, 2, 3}
    assert len({each.kind for each in book.puzzles}) >= 4
    for each in book.puzzles:
        assert book.seed <= each.seed < book.seed + book.games
        assert sum(other.seed == each.seed for other in book.puzzles) <= 2
        best, second = each.choices[:2]
        assert best.chance - second.chance >= 29  # both are rounded


def test_days_go_through_all_puzzles_of_all_boards() -> None:
    """Boards in turn; no puzzle comes twice before all of its board were there."""
    boards = [game for game in GAMES if puzzles_of(game)]
    size = len(puzzles_of(boards[0]))
    days = [date(2026, 1, 1) + timedelta(n) for n in range(len(boards) * size)]
    sizes = {game: len(puzzles_of(game)) for game in GAMES}
    found = [daily_puzzle(day, sizes) for day in days]

    assert {each.game for each in found[: len(boards)] if each} == {*boards}
    assert all(one and two and one.game != two.game for one, two in pairwise(found))
    first = [each.number for each in found if each and each.game == boards[0]]
    assert sorted(first) == [*range(1, size + 1)]
    assert daily_puzzle(days[0], sizes) == found[0]
    assert daily_puzzle(days[0], {}) is None


def test_what_cannot_be_done_is_no_decision() -> None:
    puzzle = puzzles_of("europe")[0]
    with pytest.raises(IllegalAction):
        solved(puzzle, "give up")
