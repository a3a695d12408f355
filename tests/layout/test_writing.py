"""What is written is what was read: the files of our boards, byte for byte."""

from pathlib import Path

import pytest

from railwright.games import GAMES
from railwright.layout import (
    land_path,
    land_text,
    layout_path,
    layout_text,
    load_board,
    write_text,
)


@pytest.mark.parametrize("name", GAMES)
def test_our_boards_are_written_as_they_are_read(name: str) -> None:
    board, layout = load_board(name)
    path = layout_path(name)

    assert layout_text(board.name, layout) == path.read_text(encoding="utf-8")
    land = land_path(path).read_text(encoding="utf-8")
    assert land_text(board.name, layout.land) == land


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "mine.layout.json"
    write_text(path, "first")

    with pytest.raises(UnicodeEncodeError):
        write_text(path, "half a character: \ud800")

    assert path.read_text(encoding="utf-8") == "first"
