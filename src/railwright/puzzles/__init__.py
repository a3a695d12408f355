"""Puzzles: positions of simulated games in which one decision is clearly the best."""

from railwright.extras import insist_on

insist_on("server", "a file of puzzles", "msgspec")

from railwright.puzzles.puzzle import Choice, Puzzle  # noqa: E402
from railwright.puzzles.puzzle_file import PuzzleBook, puzzles_of  # noqa: E402

__all__ = ["Choice", "Puzzle", "PuzzleBook", "puzzles_of"]
