import json
from pathlib import Path

import pytest
from tests.arena.games import duel, ended

from railwright.arena import Ledger, Setting
from railwright.errors import GameError

EUROPE = Setting("europe", 2, (("station_choice", "owner"),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with four games."""
    path = tmp_path / "games.jsonl"
    ledger = Ledger(path, EUROPE)
    for game in (*duel(1, "a", "b"), *duel(2, "b", "a")):
        ledger.add(game)
    ledger.close()
    return path


def test_games_come_back_as_they_were(file: Path) -> None:
    ledger = Ledger(file, EUROPE)
    ledger.close()

    assert list(ledger.outcomes.values()) == [*duel(1, "a", "b"), *duel(2, "b", "a")]


def test_the_same_game_counts_once(file: Path) -> None:
    ledger = Ledger(file, EUROPE)
    ledger.add(duel(1, "a", "b")[0])
    ledger.close()

    again = Ledger(file, EUROPE)
    again.close()
    assert len(again.outcomes) == 4


@pytest.mark.parametrize("cut", [1, 20, 100])
def test_half_a_last_line_is_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])

    ledger = Ledger(file, EUROPE)
    assert len(ledger.outcomes) == 3
    ledger.add(duel(2, "b", "a")[1])
    ledger.close()
    assert file.read_bytes() == whole


def test_a_cut_off_or_empty_beginning_is_a_new_file(file: Path) -> None:
    for begun in ("", '{"format": "rail'):
        file.write_text(begun, encoding="utf-8")
        ledger = Ledger(file, EUROPE)
        ledger.add(ended(3, "ab", (1, 2)))
        ledger.close()

        lines = file.read_text(encoding="utf-8").splitlines()
        assert len(lines) == 2
        assert json.loads(lines[0])["game"] == "europe"


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        (Setting("usa", 2, EUROPE.options), "its games have game europe, not usa"),
        (Setting("europe", 3, EUROPE.options), "its games have players 2, not 3"),
        (Setting("europe", 2), "have options station_choice=owner, not none"),
    ],
)
def test_games_of_another_table_are_not_counted(
    file: Path, setting: Setting, said: str
) -> None:
    with pytest.raises(GameError, match=said):
        Ledger(file, setting)


def test_games_of_another_version_are_not_counted(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    header, _, games = text.partition("\n")
    old = json.dumps(json.loads(header) | {"version": "0.0.1"})
    file.write_text(f"{old}\n{games}", encoding="utf-8")

    with pytest.raises(GameError, match=r"its games have version 0\.0\.1, not "):
        Ledger(file, EUROPE)


@pytest.mark.parametrize(
    "line",
    [
        "shopping list",
        "{}",
        "[]",
        "null",
        '{"seed": 1, "seats": 5}',
        '{"seed": -1, "seats": ["a", "b"]}',
    ],
)
def test_a_line_that_is_no_game_is_told_with_its_number(file: Path, line: str) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(f"{text}{line}\n", encoding="utf-8")

    with pytest.raises(GameError, match=r"games\.jsonl, line 6: expected the outcome"):
        Ledger(file, EUROPE)


@pytest.mark.parametrize("text", ["milk\nbread\n", '{"a": 1}\n', "[1]\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(text, encoding="utf-8")

    with pytest.raises(GameError, match=r"line 1: expected 'railwright arena 1'"):
        Ledger(file, EUROPE)
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("content", [b"milk", b'{"seed": 1}', b"\xff\xfe\n"])
def test_a_file_without_a_line_end_is_left_alone_too(
    tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(content)

    with pytest.raises(GameError, match=r"mine\.txt"):
        Ledger(file, EUROPE)
    assert file.read_bytes() == content


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"no-such-folder.*No such file"):
        Ledger(tmp_path / "no-such-folder" / "games.jsonl", EUROPE)
