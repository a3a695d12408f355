"""`railwright puzzles` and `railwright puzzle`, as typed."""

import gzip
import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from railwright.errors import FileError
from railwright.games import GAMES
from railwright.puzzles import puzzle_file, puzzles_of
from railwright.puzzles.daily_puzzle import daily_puzzle
from railwright.puzzles.puzzle_file import puzzles_path, read_puzzles

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


def with_header(path: Path, **changes: object) -> bytes:
    """A file of puzzles with another first line."""
    first, _, rest = gzip.decompress(path.read_bytes()).partition(b"\n")
    header = {**json.loads(first), **changes}
    said = {key: value for key, value in header.items() if value is not None}
    return gzip.compress(json.dumps(said).encode() + b"\n" + rest)


def test_a_file_without_fingerprint_gets_that_of_the_board_it_fits(
    run: Run, tmp_path: Path
) -> None:
    """It is read before that; the puzzles stay as they were."""
    path = tmp_path / "usa.jsonl.gz"
    count = len(read_puzzles(puzzles_path("usa")).puzzles)
    path.write_bytes(with_header(puzzles_path("usa"), table=None, count=count))
    before = read_puzzles(path)
    asked = ("puzzles", "make", "usa", "--count", count, "-o", path)

    assert not before.is_marked
    assert run(*asked).exit_code == 0
    assert read_puzzles(path).is_marked
    assert read_puzzles(path).puzzles == before.puzzles
    marked = path.read_bytes()
    assert run(*asked).exit_code == 0
    assert path.read_bytes() == marked

    path.write_bytes(with_header(puzzles_path("europe"), table=None, game="usa"))
    refused = run("puzzles", "make", "usa", "-o", path)
    assert refused.exit_code == 2
    assert re.search(r"puzzle \d+ cannot be played on this board", refused.output)


def test_puzzles_of_another_board_or_game_are_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = tmp_path / "puzzles.jsonl.gz"
    other.write_bytes(with_header(puzzles_path("usa"), table="0" * 16))
    with pytest.raises(FileError, match="made for another board or by other rules"):
        read_puzzles(other)

    right = puzzles_path("usa")
    monkeypatch.setattr(puzzle_file, "puzzles_path", lambda _: right)
    puzzles_of.cache_clear()
    try:
        with pytest.raises(FileError, match="these are puzzles of usa, not of europe"):
            puzzles_of("europe")
    finally:
        puzzles_of.cache_clear()


def test_a_puzzle_is_solved_in_the_terminal(run: Run) -> None:
    """Seen whole; what is no decision is said; wrong and right get reasons."""
    puzzle = puzzles_of("europe")[0]
    best, *_, worst = puzzle.choices
    typed = f"?\nnonsense\ngive up\n{worst.action}\n"
    wrong = run("puzzle", "europe", 1, "--language", "en", typed=typed)
    right = run("puzzle", "europe", 1, "--language", "pl", typed=best.action)

    assert wrong.exit_code == right.exit_code == 0, wrong.output
    assert f"Puzzle 1 of {len(puzzles_of('europe'))}." in wrong.output
    assert "“nonsense” is not a number" in wrong.output
    assert "(rule " in wrong.output.casefold()
    assert "There is something better." in wrong.output
    assert "Best: " in wrong.output
    assert f"{best.chance / 10:.1f}% ± {best.doubt / 10:.1f}" in wrong.output
    *_, mine = re.findall(r"[\d.]+%", wrong.output)
    assert mine == f"{worst.chance / 10:.1f}%"
    assert "(your decision)" in " ".join(wrong.output.split())
    assert "Dobrze!" in right.output


def test_without_a_name_it_is_the_puzzle_of_the_day(run: Run) -> None:
    sizes = {game: len(puzzles_of(game)) for game in GAMES}
    today = daily_puzzle(datetime.now(UTC).date(), sizes)
    assert today
    left = run("puzzle", "--language", "en", typed="quit\n")

    assert left.exit_code == 0
    assert f"Puzzle {today.number} of {sizes[today.game]}." in left.output
    assert "There is something better." not in left.output


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["narnia"], "unknown game 'narnia'"),
        (["europe", 9999], "NUMBER must be a whole number from 1 to "),
        (["europe", 0], "NUMBER must be a whole number of at least 1"),
    ],
)
def test_a_puzzle_that_there_is_not_is_one_sentence(
    run: Run, asked: list[str], said: str
) -> None:
    result = run("puzzle", *asked)

    assert result.exit_code == 2, result.output
    assert said in result.output
