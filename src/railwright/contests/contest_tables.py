"""The games of a contest as tables for other programs, and as CSV files."""

import csv
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from railwright.errors import GameError
from railwright.text_files import cannot_use, cannot_write

Row = Sequence[object]


class Column(NamedTuple):
    """A column of a table."""

    name: str
    type: str
    """`int` for 64-bit integers, `float` for 64-bit floats, `text` for strings."""
    meaning: str


Tables = dict[str, tuple[Column, ...]]
GAME = Column("game", "int", "the game, counted from 0; the same in all tables")
SEAT = Column("seat", "int", "the seat, counted from 0")
CONTEST_TABLES: Tables = {
    "games": (
        GAME,
        Column("number", "int", "the number of the deal in its contest"),
        Column("first", "int", "the seat that began"),
        Column("turns", "int", "turns of all players together"),
        Column("winners", "int", "how many seats share the win"),
        Column("forfeit", "int", "the seat that forfeited the game, or null"),
        Column("ender", "int", "the seat that began the last turns, or null"),
        Column("lead_changes", "int", "how often the lead on the track changed"),
        Column("leader", "int", "the seat ahead before the final scoring, or null"),
    ),
    "seats": (
        GAME,
        SEAT,
        Column("bot", "text", "who sat there"),
        Column("turn_order", "int", "1 for the seat that began"),
        Column("place", "int", "1 for the winner; equal results share a place"),
        Column("total", "int", "all points"),
        Column("decisions", "int", "how many decisions the bot made"),
        Column("seconds", "float", "how long it thought"),
        Column("won", "float", "1 for a win, a part of it for a shared one, else 0"),
        Column("buildings", "int", "stations or ports built; null if forfeited"),
        Column("cards", "int", "cards left in hand; null if forfeited"),
        Column("pieces", "int", "wagons and ships left; null if forfeited"),
        Column("luck", "float", "luck of the draw, in locomotives; null if forfeited"),
    ),
    "parts": (
        GAME,
        SEAT,
        Column("part", "text", "a part of the total"),
        Column("points", "int", "what it brought"),
    ),
    "tickets": (
        GAME,
        SEAT,
        Column("ticket", "text", "a ticket held at the end"),
        Column("points", "int", "what it brought, below 0 if it failed"),
    ),
    "claims": (
        GAME,
        SEAT,
        Column("route", "text", "a route that was claimed"),
        Column("turn", "int", "in which turn of its owner"),
        Column("points", "int", "what it brought"),
    ),
    "tunnels": (
        GAME,
        SEAT,
        Column("route", "text", "a tunnel that was tried"),
        Column("extra", "int", "what it cost more"),
        Column("given_up", "int", "1 if it was given up"),
    ),
    "offers": (
        GAME,
        SEAT,
        Column("ticket", "text", "a ticket that the player was shown"),
        Column("kept", "int", "1 if the player kept it"),
    ),
}
"""What is written of a contest, a file for each table."""
QUERIES = {
    "games": "SELECT game - 1, number, first, turns, winners, forfeit, ender, "
    "lead_changes, leader FROM games",
    "seats": "SELECT game - 1, seat, bot, turn_order, place, total, decisions, "
    "seconds, won, buildings, cards, pieces, luck FROM results",
    "parts": "SELECT game - 1, seat, part, points FROM parts",
    "tickets": "SELECT game - 1, seat, name, points FROM tickets "
    "JOIN ticket_names USING (ticket)",
    "claims": "SELECT game - 1, seat, name, turn, points FROM claims "
    "JOIN route_names USING (route)",
    "tunnels": "SELECT game - 1, seat, name, extra, given_up FROM tunnels "
    "JOIN route_names USING (route)",
    "offers": "SELECT game - 1, seat, name, kept FROM offers "
    "JOIN ticket_names USING (ticket)",
}


def contest_rows(store: str | Path) -> dict[str, list[Row]]:
    """The rows of all tables of a contest's file; GameError if the file is none."""
    path = Path(store)
    if not path.is_file():
        raise GameError(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(path)) as database:
            return {
                name: database.execute(f"{query} ORDER BY 1, 2").fetchall()
                for name, query in QUERIES.items()
            }
    except sqlite3.OperationalError as error:
        raise GameError(
            f"{path} holds no games of this version of Railwright: {error}"
        ) from error
    except sqlite3.Error as error:
        raise cannot_use(path, error) from error


def save_csv(store: str | Path, folder: str | Path) -> list[Path]:
    """Write the games of a contest as CSV files, one for each table; the files."""
    rows = contest_rows(store)
    where = Path(folder)
    try:
        where.mkdir(parents=True, exist_ok=True)
        return [_write_csv(where, name, rows[name]) for name in CONTEST_TABLES]
    except OSError as error:
        raise cannot_write(where, error) from error


def _write_csv(folder: Path, name: str, rows: Sequence[Row]) -> Path:
    path = folder / f"{name}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(column.name for column in CONTEST_TABLES[name])
        writer.writerows(rows)
    return path
