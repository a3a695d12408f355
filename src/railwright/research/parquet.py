"""Games as tables in Parquet files, which every tool for data reads."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from railwright.extras import insist_on

insist_on("research", "railwright.research", "arro3.core", "arro3.io")

from arro3.core import Array, DataType, Field, Schema, Table  # noqa: E402
from arro3.io import write_parquet  # noqa: E402

from railwright.contests.contest_tables import (  # noqa: E402
    CONTEST_TABLES,
    GAME,
    SEAT,
    Column,
    Row,
    Tables,
    contest_rows,
)
from railwright.model.match import Match  # noqa: E402
from railwright.model.record import replay_steps  # noqa: E402
from railwright.model.record_reader import parse_record  # noqa: E402
from railwright.text_files import cannot_write  # noqa: E402

VERSION = "railwright tables 1"
"""Stands in every file as `format`; changes whenever a column means something else."""
RECORD_TABLES: Tables = {
    "games": (
        GAME,
        Column("name", "text", "the name of the game"),
        Column("players", "int", "how many play"),
        Column("seed", "int", "what decides all luck; null if a secret does"),
        Column("options", "text", "rule options as `name=value`, separated by spaces"),
        Column("decisions", "int", "how many decisions were made"),
        Column("is_over", "int", "1 if the game was played to its end"),
    ),
    "results": (
        GAME,
        SEAT,
        Column("player", "text", "who sat there, if the record says it"),
        Column("place", "int", "1 for the winner; equal results share a place"),
        Column("total", "int", "all points"),
        Column("completed", "int", "how many tickets are completed"),
        Column("longest", "int", "the length of the longest path"),
    ),
    "decisions": (
        GAME,
        Column("decision", "int", "counted from 0 in each game"),
        SEAT,
        Column("phase", "text", "the phase in which the seat decided"),
        Column("action", "text", "the action in the notation of records"),
        Column("score", "int", "the running score of the seat before it"),
        Column("cards", "int", "how many cards the seat held before it"),
    ),
}
"""What `save_records` writes, a file for each table."""


def save_records(records: Iterable[str], folder: str | Path) -> list[Path]:
    """Write records of games as tables into a folder; the files written.

    Every game is played again, so what the tables say is what the rules say;
    RecordError names the record, counted from 0, and the line that is wrong.
    """
    tables: dict[str, list[Row]] = {name: [] for name in RECORD_TABLES}
    for game, text in enumerate(records):
        for name, rows in _told(game, text).items():
            tables[name] += rows
    return _write_all(folder, RECORD_TABLES, tables)


def _told(game: int, text: str) -> dict[str, list[Row]]:
    """The rows of one game."""
    name = f"record {game}"
    said = parse_record(text, name)
    decisions: list[Row] = []
    match = None
    for match in replay_steps(text, name):
        if len(match.history) < len(said.actions):
            _, seat, action = said.actions[len(match.history)]
            view = match.view(seat)
            player = view.players[seat]
            before = (view.phase, action, player.score, player.cards)
            decisions.append((game, len(match.history), seat, *before))
    assert match is not None  # noqa: S101 - the first step is the deal
    deal = said.deal
    options = " ".join(f"{option}={value}" for option, value in deal.options)
    seed = None if deal.secret else deal.seed
    about = (game, deal.game, deal.players, seed, options, len(decisions))
    return {
        "games": [(*about, int(match.is_over))],
        "results": _results(game, said.names, match) if match.is_over else [],
        "decisions": decisions,
    }


def _results(game: int, names: Sequence[str], match: Match) -> list[Row]:
    seated = names or (None,) * match.seats
    return [
        (game, p.seat, name, p.place, p.total, p.completed, p.longest)
        for name, p in zip(seated, match.result().players, strict=True)
    ]


def save_contest(store: str | Path, folder: str | Path) -> list[Path]:
    """Write the games of a contest, from the SQLite file of `railwright simulate -o`.

    Forfeited games have no tickets, claims, tunnels and offers. GameError if the file
    is none.
    """
    return _write_all(folder, CONTEST_TABLES, contest_rows(store))


def _write_all(
    folder: str | Path,
    columns: Tables,
    tables: Mapping[str, Sequence[Row]],
) -> list[Path]:
    where = Path(folder)
    try:
        where.mkdir(parents=True, exist_ok=True)
        return [_write(where, name, columns[name], tables[name]) for name in columns]
    except OSError as error:
        raise cannot_write(where, error) from error


def _write(
    folder: Path, name: str, columns: Sequence[Column], rows: Sequence[Row]
) -> Path:
    types = {
        "int": DataType.int64(),
        "float": DataType.float64(),
        "text": DataType.string(),
    }
    fields = [Field(each.name, types[each.type]) for each in columns]
    schema = Schema(fields, metadata={"format": VERSION, "table": name})
    values: dict[str, Any] = {
        each.name: Array([row[at] for row in rows], types[each.type])
        for at, each in enumerate(columns)
    }
    path = folder / f"{name}.parquet"
    write_parquet(Table.from_pydict(values, schema=schema), str(path))
    return path
