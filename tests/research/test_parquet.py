"""Games as Parquet: what is written is read back, and agrees with the rules."""

import csv
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from arro3.io import read_parquet
from click.testing import CliRunner

from railwright.cli.main import railwright
from railwright.contests.contest_tables import CONTEST_TABLES
from railwright.errors import GameError, RecordError
from railwright.model import new_game
from railwright.model.record import record
from railwright.research import VecEnv
from railwright.research.parquet import (
    RECORD_TABLES,
    VERSION,
    save_contest,
    save_records,
)


def table(path: Path) -> dict[str, list[Any]]:
    """The columns of a file."""
    read = read_parquet(str(path)).read_all()
    assert read.schema.metadata[b"format"] == VERSION.encode()
    return {name: [*read[name].to_pylist()] for name in read.schema.names}


def test_records_become_games_results_and_decisions(tmp_path: Path) -> None:
    env = VecEnv("nordic", 2, n=1, seed=5, keep_records=True)
    env.reset()
    while not (ended := env.records()):
        env.step(env.sample())
    begun = new_game("usa", 3, 8, {"first_player": 2})
    begun.play("keep 1 2", seat=0)
    files = save_records([*ended, record(begun, ["Ann", "Ben", "Cem"])], tmp_path)

    assert [path.name for path in files] == [f"{n}.parquet" for n in RECORD_TABLES]
    games, results, decisions = map(table, files)
    assert games["seed"] == [5, 8]
    assert games["options"] == ["", "first_player=2"]
    assert games["is_over"] == [1, 0]
    lines = [line for line in ended[0].splitlines() if line[:2] in {"1 ", "2 "}]
    assert games["decisions"] == [len(lines), 1]
    said = [
        f"{seat + 1} {action}"
        for seat, action in zip(decisions["seat"], decisions["action"], strict=True)
    ]
    assert said == [*lines, "1 keep 1 2"]
    totals = ended[0].splitlines()[-1].split()[1:]
    assert [str(total) for total in results["total"]] == totals
    assert decisions["cards"][0] == 4, "four cards are dealt to each"


def test_a_record_against_the_rules_is_refused(tmp_path: Path) -> None:
    match = new_game("usa", 2, 8)
    match.play("keep 1 2", seat=0)
    text = record(match).replace("keep 1 2", "keep 1")
    with pytest.raises(RecordError, match="record 0, line 7: keep 1: TOO_FEW"):
        save_records([text], tmp_path)


def test_simulated_games_become_tables(tmp_path: Path) -> None:
    store = tmp_path / "europe.sqlite"
    command = ["simulate", "europe", "--games", "3", "--bots", "path,random"]
    ended = CliRunner().invoke(railwright, [*command, "--jobs", "1", "-o", str(store)])
    assert ended.exit_code == 0, ended.output
    files = {path.stem: table(path) for path in save_contest(store, tmp_path / "out")}

    assert [*files] == [*CONTEST_TABLES]
    assert files["games"]["number"] == [1, 2, 3]
    assert files["seats"]["bot"] == ["path", "random"] * 3
    with closing(sqlite3.connect(store)) as database:
        [[points]] = database.execute("SELECT SUM(points) FROM claims")
    assert sum(files["claims"]["points"]) == points
    parts = files["parts"]
    assert sum(parts["points"]) == sum(files["seats"]["total"])


def test_a_file_that_is_no_contest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="there is no file"):
        save_contest(tmp_path / "missing.sqlite", tmp_path)
    other = tmp_path / "other.sqlite"
    other.write_text("no database at all, but long enough to be looked at")
    with pytest.raises(GameError, match=r"other\.sqlite"):
        save_contest(other, tmp_path)


def test_a_file_where_a_folder_should_be_is_named(tmp_path: Path) -> None:
    (tmp_path / "a.py").touch()

    with pytest.raises(GameError, match=r"a\.py: this is a file, not a folder$"):
        save_records([], tmp_path / "a.py")


def test_the_command_writes_the_same_tables_in_both_forms(tmp_path: Path) -> None:
    store = tmp_path / "nordic.sqlite"
    run = CliRunner().invoke
    words = ["simulate", "nordic", "--games", "2", "--bots", "greedy,random"]
    run(railwright, [*words, "--jobs", "1", "-o", str(store)])
    for form in ("csv", "parquet"):
        folder = str(tmp_path / form)
        result = run(
            railwright, ["export", "contest", str(store), folder, "--format", form]
        )
        assert result.output == f"Wrote 7 tables to {folder}.\n"

    for name, columns in CONTEST_TABLES.items():
        text = (tmp_path / "csv" / f"{name}.csv").read_text(encoding="utf-8")
        head, *rows = csv.reader(text.splitlines())
        read = table(tmp_path / "parquet" / f"{name}.parquet")
        assert head == [*read] == [column.name for column in columns]
        read_rows = zip(*read.values(), strict=True)
        assert rows == [["" if v is None else str(v) for v in row] for row in read_rows]


def test_a_file_of_another_version_is_refused_by_the_command(tmp_path: Path) -> None:
    other = tmp_path / "shop.sqlite"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE milk (bottles INTEGER)")

    result = CliRunner().invoke(railwright, ["export", "contest", str(other), "out"])

    assert result.exit_code == 2
    assert "holds no games of this version of Railwright" in result.output
    assert len(result.output.splitlines()) == 1
