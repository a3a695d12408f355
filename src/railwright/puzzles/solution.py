"""What is said to somebody who has decided: right or wrong, what is best, and why."""

from dataclasses import dataclass

from railwright.bots.advice import Advice, Adviser
from railwright.coach.same_decision import decision_in
from railwright.model.actions import Action
from railwright.model.notation import read_action
from railwright.model.view import View
from railwright.puzzles.puzzle import Puzzle

SHOWN = 5
"""Decisions that are told, besides the one that was made."""


@dataclass(frozen=True, slots=True)
class Solution:
    """The answer to a puzzle, compared with a decision."""

    puzzle: Puzzle
    view: View
    """What the seat saw."""
    action: Action
    """What was decided."""
    place: int | None
    """Of the decision among the choices of the puzzle, from 0; None if it is none."""
    advice: Advice
    """The best decision, and the reason for it."""

    @property
    def is_right(self) -> bool:
        """Whether the best decision was found."""
        return self.place == 0

    @property
    def told(self) -> list[int]:
        """The places of the decisions to be told: the best ones and the one made."""
        best = range(min(SHOWN, len(self.puzzle.choices)))
        return sorted({*best, *([] if self.place is None else [self.place])})


def solved(puzzle: Puzzle, action: Action | str) -> Solution:
    """The answer to a decision; IllegalAction says why it is none."""
    match = puzzle.position()
    decided = read_action(action)
    view = match.view(puzzle.seat)
    match.play(decided, puzzle.seat)
    board = match.board
    made = decision_in(decided, view, board)
    place = next(
        (
            at
            for at, choice in enumerate(puzzle.choices)
            if decision_in(read_action(choice.action), view, board) == made
        ),
        None,
    )
    return Solution(puzzle, view, decided, place, Adviser(view).advice(puzzle.best))
