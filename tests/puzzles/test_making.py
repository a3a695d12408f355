"""Puzzles are made again from their seed, however the work is divided."""

import gzip
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from railwright.errors import FileError
from railwright.puzzles import PuzzleBook
from railwright.puzzles.puzzle import Choice, Puzzle
from railwright.puzzles.puzzle_check import inspected, inspections
from railwright.puzzles.puzzle_file import read_puzzles, write_puzzles
from railwright.puzzles.puzzle_making import made, with_game

PLAN = PuzzleBook("usa", 2, worlds=50, seed=13, count=2)


@pytest.fixture(scope="module")
def books() -> list[PuzzleBook]:
    """A small book after each of its games."""
    return [*made(PLAN)]


def test_a_book_is_made_again(books: list[PuzzleBook], tmp_path: Path) -> None:
    """Gone on with from a file in the middle, it becomes the same."""
    whole = books[-1]
    assert len(whole.puzzles) == 2
    assert max(Counter(each.seed for each in whole.puzzles).values()) <= 2

    write_puzzles(tmp_path / "p.gz", books[-2])
    assert [path.name for path in tmp_path.iterdir()] == ["p.gz"]
    begun = read_puzzles(tmp_path / "p.gz")
    assert begun == books[-2]
    assert [*made(begun)][-1].packed() == whole.packed()


def test_puzzles_have_one_best_decision(books: list[PuzzleBook]) -> None:
    for each in books[-1].puzzles:
        best, *others = each.choices
        assert all(best.chance >= other.chance + 29 for other in others)


def test_what_is_clear_stays_so(books: list[PuzzleBook]) -> None:
    [inspection] = inspections(books[-1], sample=1, times=1, seed=4)

    assert inspected(inspection).is_kept
    wrong = inspection.puzzle.choices[::-1]
    spoiled = inspection._replace(puzzle=replace(inspection.puzzle, choices=wrong))
    assert not inspected(spoiled).is_kept


def puzzle(seed: int, kind: str, degree: int) -> Puzzle:
    choices = (Choice("draw blind", 600, 5), Choice("tickets", 300, 5))
    return Puzzle("usa", 2, seed, (), 0, kind, degree, choices)  # type: ignore[arg-type]


def test_a_book_has_some_of_everything() -> None:
    """Of eight puzzles two are of one kind, and two of a game; rare degrees first."""
    book = replace(PLAN, count=8)
    found = [puzzle(7, "card", 1), puzzle(7, "card", 2), puzzle(7, "route", 1)]
    book = with_game(book, found)
    assert book.puzzles == (found[0], found[1])

    book = with_game(book, [puzzle(8, "card", 3), puzzle(8, "route", 2)])
    assert [each.kind for each in book.puzzles] == ["card", "card", "route"]
    assert book.games == 2
    assert not book.is_full


HEADER = b"""{"format":"railwright puzzles 1","rules":1,"game":"usa","players":2,\
"worlds":9,"seed":1,"count":1,"games":0}
"""
LINE = b"""{"seed":1,"seat":1,"kind":"card","degree":4,"actions":[],\
"choices":[["tickets",500,9],["draw blind",400,9]]}
"""


def packed(data: bytes) -> bytes:
    """The same bytes at any time, for they name the test."""
    return gzip.compress(data, mtime=0)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"hello", "p.gz: this is no file of puzzles; `railwright puzzles make`"),
        (packed(b""), "p.gz, line 1: this is no file of puzzles"),
        (packed(b"\xff"), "p.gz, line 1: not text in UTF-8"),
        (packed(HEADER)[:-9], "p.gz: this is no file of puzzles"),
        (
            packed(HEADER.replace(b"puzzles 1", b"puzzles 2")),
            "p.gz, line 1: format must be 'railwright puzzles 1', not 'railwright puz",
        ),
        (
            packed(HEADER.replace(b"usa", b"mars")),
            "p.gz, line 1: there is no game 'mars'",
        ),
        (
            packed(HEADER.replace(b'"rules":1', b'"rules":9')),
            "p.gz, line 1: these puzzles are not by version 1 of the rules",
        ),
        (packed(HEADER + LINE), "p.gz, line 2: degree must be"),
    ],
)
def test_a_bad_file_is_one_sentence(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "p.gz"
    path.write_bytes(data)

    with pytest.raises(FileError) as error:
        read_puzzles(path)
    assert said in str(error.value)
    assert "\n" not in str(error.value)
