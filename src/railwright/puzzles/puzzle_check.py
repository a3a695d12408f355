"""Whether puzzles keep their answers: judged once more, with other luck."""

from random import Random
from typing import NamedTuple

from railwright.bots.seat_sight import look
from railwright.bots.study import study
from railwright.coach import PLAYOUTS
from railwright.coach.same_decision import decision_in
from railwright.model.listed import action_of
from railwright.model.match import Match
from railwright.puzzles.puzzle import Puzzle
from railwright.puzzles.puzzle_file import PuzzleBook
from railwright.puzzles.race import Race, decisions

OTHER_LUCK = 1_000_003
"""Seeds from here on are never those by which puzzles are made."""


class Inspection(NamedTuple):
    """A puzzle to be judged once more."""

    number: int
    puzzle: Puzzle
    times: int
    """So many times the usual playouts."""
    seed: int


class Confirmation(NamedTuple):
    """What came of it."""

    number: int
    is_kept: bool
    """Whether the same decision is the best."""
    is_clear: bool
    """Whether it is clearly ahead of all others again."""


def inspections(
    book: PuzzleBook, sample: int | None, times: int, seed: int
) -> list[Inspection]:
    """What to inspect: so many puzzles of a book at random, or all."""
    numbers = range(1, len(book.puzzles) + 1)
    chosen = Random(seed).sample(numbers, min(sample or len(numbers), len(numbers)))
    return [
        Inspection(each, book.puzzles[each - 1], times, seed) for each in sorted(chosen)
    ]


def inspected(inspection: Inspection) -> Confirmation:
    """Judge a puzzle once more."""
    number, puzzle, times, seed = inspection
    match = puzzle.position()
    race = race_in(match, puzzle.seat, OTHER_LUCK + seed)
    is_clear = race.run(times * PLAYOUTS, to_the_end=True)
    best = action_of(match.state, match.words, race.runners[0].number)
    view = match.view(puzzle.seat)
    found, wanted = (
        decision_in(action, view, match.board) for action in (best, puzzle.best)
    )
    return Confirmation(number, found == wanted, is_clear and found == wanted)


def race_in(match: Match, seat: int, seed: int) -> Race:
    """The decisions of a seat, lined up."""
    sight = look(study(match.deal), match.state, seat, match.witness)
    options = decisions(sight, match.view(seat))
    return Race(sight, [first for first, *_ in options], seed)
