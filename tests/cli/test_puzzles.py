"""`railwright puzzles`, as typed."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

from railwright.puzzles.puzzle_file import read_puzzles

QUICK = ("--count", 2, "--seed", 5, "--playouts", 50, "--jobs", 1)


def test_puzzles_are_made_gone_on_with_and_checked(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "usa.jsonl.gz"
    made = run("puzzles", "make", "usa", *QUICK, "-o", path)
    assert made.exit_code == 0, made.output
    assert f"{path}: 2 puzzles from " in made.output
    assert "of degree " in made.output
    data = path.read_bytes()

    again = run("puzzles", "make", "usa", *QUICK, "-o", path)
    assert again.output == made.output
    assert path.read_bytes() == data
    assert len(read_puzzles(path).puzzles) == 2

    other = run("puzzles", "make", "usa", *QUICK[:-2], "--count", 3, "-o", path)
    assert other.exit_code == 2
    assert "has puzzles that were made otherwise: choose another file" in other.output
    assert path.read_bytes() == data

    asked = ("--times", 1, "--sample", 1, "--jobs", 1)
    checked = run("puzzles", "check", path, *asked)
    assert checked.exit_code == 0, checked.output
    assert " of 1 puzzles keep their answer" in checked.output


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["make", "narnia"], "unknown game 'narnia'"),
        (["make", "usa", "--count", "0"], "must be a whole number from 1"),
        (["make", "usa", "-o", "nowhere/x.gz"], "no such folder"),
        (["check", "nowhere.gz"], "nowhere.gz: no such file"),
        (["check", __file__], "test_puzzles.py: this is no file of puzzles"),
    ],
)
def test_what_cannot_be_used_is_one_sentence(
    run: Run, asked: list[str], said: str
) -> None:
    result = run("puzzles", *asked)

    assert result.exit_code == 2, result.output
    assert said in result.output
    assert "Traceback" not in result.output
