"""`railwright position` shows and checks positions."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from railwright.cli.main import railwright
from railwright.model import format_position, new_game


@pytest.fixture
def position(tmp_path: Path) -> Path:
    match = new_game("europe", 3, 1, {"first_player": "1"})
    for seat in range(3):
        match.play("keep 1 2", seat)
    file = tmp_path / "tonight.txt"
    file.write_text(format_position(match), encoding="utf-8")
    return file


def run(*arguments: object, text: str | None = None) -> tuple[int, str]:
    ended = CliRunner().invoke(railwright, ["position", *map(str, arguments)], text)
    return ended.exit_code, ended.output


def test_a_position_is_shown(position: Path) -> None:
    code, output = run(position)

    assert code == 0
    assert "Europe, 3 players: turn, seat 1 to act" in output
    assert "The position is valid" in output


def test_one_seat_sees_no_other_hand(position: Path) -> None:
    _, everything = run(position)
    _, output = run(position, "--seat", 2)

    tickets = [line.split()[-1] for line in everything.splitlines()[6:9]]
    assert tickets[1] in output
    assert tickets[0] not in output
    assert tickets[2] not in output


def test_a_position_comes_from_standard_input(position: Path) -> None:
    code, output = run("-", text=position.read_text(encoding="utf-8"))

    assert code == 0, output
    assert "seat 1 to act" in output


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_board_is_drawn(position: Path, suffix: str) -> None:
    picture = position.with_suffix(suffix)
    code, output = run(position, "--picture", picture)

    assert code == 0, output
    assert picture.stat().st_size > 1000


def test_a_contradiction_is_one_sentence_with_its_line(position: Path) -> None:
    text = position.read_text(encoding="utf-8")
    position.write_text(text.replace("pieces 45", "pieces 46", 1), encoding="utf-8")
    code, output = run(position)

    assert code == 1
    assert "0 pieces on the board and 46 left, but 45 in all" in output
    assert ", line " in output
    assert "Traceback" not in output


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"railwright position 1"])
def test_a_file_that_is_no_position(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "nothing.txt"
    file.write_bytes(content)
    code, output = run(file)

    assert code == 1
    assert str(file) in output


def test_a_file_that_is_not_there_is_said_so() -> None:
    assert run("nope.txt") == (2, "Error: nope.txt: no such file\n")


def test_several_seats_are_seats() -> None:
    _, output = run("-", text=format_position(new_game("nordic", 2, 1)))

    assert "opening, seats 1 and 2 to act" in output


def test_a_picture_needs_a_known_suffix(position: Path) -> None:
    code, output = run(position, "--picture", "board.gif")

    assert code == 2
    assert "a picture must end in .svg or .png" in output


def test_a_seat_is_one_of_the_position(position: Path) -> None:
    code, output = run(position, "--seat", 4)

    assert (code, output) == (2, "Error: --seat must be from 1 to 3, not 4\n")


def test_standard_input_is_called_so() -> None:
    code, output = run("-", text="railwright position 1\ngame nordic\nphase trun\n")

    assert code == 1
    assert output.startswith("Error: standard input, line 3: phase must be opening, ")
    assert output.endswith("not 'trun'; did you mean turn?\n")


def test_a_byte_order_mark_is_no_part_of_a_position(position: Path) -> None:
    assert run("-", text=f"\ufeff{position.read_text(encoding='utf-8')}")[0] == 0
