"""Puzzles: positions of simulated games in which one decision is clearly the best."""

from railwright.puzzles.puzzle import Choice, Puzzle
from railwright.puzzles.puzzle_file import PuzzleBook, puzzles_of

__all__ = ["Choice", "Puzzle", "PuzzleBook", "puzzles_of"]
