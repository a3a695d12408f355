"""What cannot be typed is said in one sentence that names it, with exit code 2."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Run

COPY = "data copy"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with another folder, and a file that holds only words."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "words.txt").write_text("some words\n" * 99, encoding="utf-8")
    (tmp_path / "broken.toml").write_text("port = 1\nhost here\n", encoding="utf-8")
    (tmp_path / "strange.toml").write_text("\nprot = 1\n", encoding="utf-8")
    with closing(sqlite3.connect(tmp_path / "shop.sqlite")) as database:
        database.execute("CREATE TABLE milk (bottles INTEGER)")
    sound = "railwright position 1\ngame nordic\n"
    (tmp_path / "position.txt").write_text(sound, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (
            "simulate usa --games ten",
            "--games must be a whole number of at least 1, not 'ten'",
        ),
        (
            "simulate usa --games 0",
            "--games must be a whole number of at least 1, not '0'",
        ),
        ("simulate usa", "--games is missing"),
        ("simulate", "GAME is missing"),
        ("simulate usa --games", "--games needs a value"),
        ("simulate usa nordic --games 1", "unexpected argument 'nordic'"),
        (
            "arena usa --bots a,b --elo1 far",
            "--elo1 must be a number from -2,000 to 2,000, not 'far'",
        ),
        ("arena usa --bots a,b --elo0 nan", "--elo0 must be a number from -2,000 to"),
        (
            "play usa --seed soon",
            "--seed must be a whole number from -4,611,686,018,",
        ),
        (
            "serve --port 70000",
            "--port must be a whole number from 0 to 65,535, not '70000'",
        ),
        (
            "serve --webhooks publik",
            "--webhooks must be off, public or any, not 'publik'; did you mean public?",
        ),
        (
            "help phyton",
            "TOPIC must be python, notation, records or positions, not 'ph",
        ),
        ("serve --open=yes", "--open takes no value"),
        ("serve --data words.txt", "--data must be a folder, but words.txt is a file"),
        ("languages --begin words.txt", "--begin must be a folder, but words.txt is a"),
        (
            "map layout a.json --geography words.txt",
            "--geography must be a folder, but",
        ),
        ("map draw usa --language de", "--language must be en, nb or pl, not 'de'"),
        ("replay folder", "FILE must be a file, but folder is a folder"),
        ("position folder", "FILE must be a file, but folder is a folder"),
        ("map draw usa -o folder", "--output must be a file, but folder is a folder"),
        (
            "simulate usa --games 1 -o folder",
            "--output must be a file, but folder is a folder",
        ),
        (
            "arena usa --bots random,greedy --resume folder",
            "--resume must be a file, but folder is a folder",
        ),
        ("simulate usa --games 1 -o words.txt", "words.txt: not an SQLite file"),
        (
            "arena usa --sprt path,path",
            "--sprt needs two different bots: NEW,OLD",
        ),
        ("arena usa --bots path,random --elo0 5", "--elo0 needs --sprt"),
        ("arena usa --sprt path,random --players 3", "--sprt needs --players 2"),
        ("map draw usa --width 200 -o a.svg", "--width is for a .png, not for a.svg"),
        ("map show atlantis", "unknown game 'atlantis'"),
        ("map draw usa -o board.jpg", "board.jpg: a picture must end in .svg"),
        ("map layout no-such.json", "no-such.json: no such file"),
        ("rules Z-99", "Z-99: no such"),
        ("help python Nothing", "railwright has no public name 'Nothing'"),
        ("languages klingon", "unknown language 'klingon'"),
        ("replay no-such.txt", "no-such.txt: no such file"),
        ("position position.txt --picture a.gif", "a.gif: a picture must end in .svg"),
        ("serve --config broken.toml", "broken.toml, line 2, column 6: not TOML: "),
        (
            "serve --config strange.toml",
            "strange.toml, line 2: unknown setting 'prot'; did you mean port?",
        ),
        (
            "data copy shop.sqlite copy.sqlite",
            "shop.sqlite is not the database of a table server",
        ),
        ("data check words.txt", "words.txt: not an SQLite file"),
        ("data copy words.txt copy.sqlite", "words.txt: not an SQLite file"),
        (
            "serve --host 192.0.2.1 --port 0 --data folder",
            (
                "--host: 192.0.2.1 is not an address of this computer; "
                "use 127.0.0.1, or 0.0.0.0 for all of its addresses"
            ),
        ),
        (
            "serve --host no.such.host.invalid --data folder",
            "--host: unknown host 'no.such.host.invalid'",
        ),
    ],
)
def test_it_is_one_sentence(run: Run, typed: str, said: str) -> None:
    ended = run(*typed.split())

    assert ended.exit_code == 2, ended.output
    assert ended.output.startswith(f"Error: {said}")
    assert ended.output.count("\n") == 1


def test_a_file_that_another_program_writes_to_is_named(run: Run, here: Path) -> None:
    file = here / "games.sqlite"
    assert run("simulate", "usa", "--games", "1", "--bots", "random,random", "-o", file)
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN EXCLUSIVE")
        ended = run("data", "check", file)
    assert "another process is using this file" in ended.output


def _helps(run: Run) -> dict[str, str]:
    """The help of every command."""
    from railwright.cli.main import railwright  # noqa: PLC0415 - as a command line has it

    found = {}
    for name, command in railwright.commands.items():
        found[name] = run(name, "--help").output
        for inner in getattr(command, "commands", {}):
            found[f"{name} {inner}"] = run(name, inner, "--help").output
    return found


def test_no_line_of_help_has_two_brackets(run: Run) -> None:
    for name, text in _helps(run).items():
        for entry in text.split("\n  -"):
            assert entry.count("[default") <= 1, name
            assert "]  [" not in " ".join(entry.split("\n")), (name, entry)
