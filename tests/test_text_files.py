"""A file that cannot be read or written is said in one way, by every command."""

from pathlib import Path

import click.testing
import pytest

from railwright.cli.main import railwright


@pytest.mark.parametrize(
    "command",
    [
        "map show nowhere.json",
        "map check nowhere.json",
        "map draw nowhere.json",
        "map draw usa --claims nowhere.json",
        "map layout nowhere.json",
        "play nowhere.json",
        "simulate nowhere.json --games 1",
        "arena nowhere.json --bots random,greedy",
        "position nowhere.json",
        "replay nowhere.json",
        "data copy nowhere.json copy.sqlite",
        "data check nowhere.json",
    ],
)
def test_a_missing_file_is_called_the_same_everywhere(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = click.testing.CliRunner().invoke(railwright, command.split())

    assert ended.exit_code in {1, 2}
    first = ended.output.splitlines()[0]
    assert first.removeprefix("Error: ") == "nowhere.json: no such file"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "command",
    [
        "map draw usa -o no/file.svg",
        "simulate usa --games 1 --report no/file.html",
        "simulate usa --games 1 -o no/file.svg",
        "arena usa --bots random,greedy --json no/file.svg",
        "arena usa --bots random,greedy --resume no/file.svg",
    ],
)
def test_a_missing_folder_is_called_the_same_everywhere(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ended = click.testing.CliRunner().invoke(railwright, command.split())

    target = command.rsplit(maxsplit=1)[-1]
    assert ended.exit_code in {1, 2}
    assert ended.output == f"Error: {target}: no such folder no\n"


@pytest.mark.parametrize(
    "command",
    [
        "map show wrong.json",
        "map check wrong.json",
        "map draw usa --claims wrong.json",
        "position wrong.json",
        "replay wrong.json",
        "play wrong.json",
    ],
)
def test_the_line_of_a_wrong_byte_is_named(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Latin-1 has an o with umlaut as 0xf6; here it is on the third line."""
    monkeypatch.chdir(tmp_path)
    Path("wrong.json").write_bytes(b"first\r\nsecond\r\nMalm\xf6\r\n")
    ended = click.testing.CliRunner().invoke(railwright, command.split())

    assert ended.exit_code in {1, 2}
    first = ended.output.splitlines()[0].removeprefix("Error: ")
    assert first == "wrong.json, line 3: not text in UTF-8: byte 0xf6 is wrong"
