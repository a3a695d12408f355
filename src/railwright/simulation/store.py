"""Results in one SQLite file, each game once, under its number."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import astuple
from importlib.metadata import version
from pathlib import Path

from railwright.errors import GameError
from railwright.maps import Map
from railwright.simulation.outcome import Outcome
from railwright.simulation.plan import Plan

FORMAT = "railwright simulation 2"

SCHEMA = """
CREATE TABLE plan (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE bots (seat INTEGER PRIMARY KEY, bot TEXT);
CREATE TABLE route_names (route INTEGER PRIMARY KEY, name TEXT UNIQUE);
CREATE TABLE ticket_names (ticket INTEGER PRIMARY KEY, name TEXT UNIQUE);
CREATE TABLE games (
    game INTEGER PRIMARY KEY, turns INTEGER, decisions INTEGER, winners INTEGER);
CREATE TABLE seats (
    game INTEGER, seat INTEGER, turn_order INTEGER, place INTEGER, total INTEGER,
    routes INTEGER, tickets INTEGER, longest INTEGER, most_tickets INTEGER,
    buildings INTEGER, forfeits INTEGER, PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE tickets (
    game INTEGER, line INTEGER, seat INTEGER, ticket INTEGER, points INTEGER,
    PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE TABLE claims (
    game INTEGER, line INTEGER, seat INTEGER, route INTEGER, turn INTEGER,
    points INTEGER, PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE TABLE tunnels (
    game INTEGER, line INTEGER, seat INTEGER, route INTEGER, extra INTEGER,
    given_up INTEGER, PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE VIEW results AS
    SELECT seats.*, bot, turns,
        CASE place WHEN 1 THEN 1.0 / winners ELSE 0.0 END AS won
    FROM seats JOIN games USING (game) JOIN bots USING (seat);
"""


class Store:
    """The games of one plan, in a file or, without a path, in memory."""

    def __init__(self, path: Path | None, plan: Plan, board: Map) -> None:
        self.name = str(path) if path else "the simulation"
        self.route = board.route_index
        self.ticket = {ticket.id: at for at, ticket in enumerate(board.tickets)}
        try:
            self.database = sqlite3.connect(path or ":memory:", timeout=30)
            self._prepare(plan)
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def _prepare(self, plan: Plan) -> None:
        """Make the tables, or see that those of the file are of the same plan."""
        said = _said(plan)
        tables = "SELECT count(*) FROM sqlite_master"
        with self.database:
            self.database.execute("BEGIN IMMEDIATE")
            if self.database.execute(tables).fetchone()[0]:
                self._compare(said)
                return
            for statement in SCHEMA.split(";\n"):
                self.database.execute(statement)
            self._insert("plan", list(said.items()))
            self._insert("bots", list(enumerate(plan.bots)))
            self._insert("route_names", [(at, name) for name, at in self.route.items()])
            names = [(at, name) for name, at in self.ticket.items()]
            self._insert("ticket_names", names)

    def _compare(self, said: dict[str, str]) -> None:
        found = "SELECT count(*) FROM sqlite_master WHERE name = 'plan'"
        if not self.database.execute(found).fetchone()[0]:
            raise GameError(f"{self.name} is no file of a simulation")
        known = dict(self.database.execute("SELECT name, value FROM plan"))
        for name, value in said.items():
            if known.get(name) != value:
                raise GameError(
                    f"{self.name} holds games with {name} {known.get(name)}, "
                    f"not {value}; choose another file"
                )

    def missing(self, games: int) -> list[int]:
        """The numbers from 1 to `games` that have not been played."""
        known = {number for (number,) in self.query("SELECT game FROM games")}
        return [number for number in range(1, games + 1) if number not in known]

    def add(self, outcome: Outcome) -> bool:
        """Keep a game; False if it was there already, which changes nothing."""
        try:
            return self._add(outcome)
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def _add(self, outcome: Outcome) -> bool:
        game = outcome.number
        winners = sum(seat.place == 1 for seat in outcome.seats)
        row = (game, outcome.turns, outcome.decisions, winners)
        added = "INSERT OR IGNORE INTO games VALUES (?, ?, ?, ?)"
        if not self.database.execute(added, row).rowcount:
            return False
        seats = [
            (game, seat, *astuple(each)) for seat, each in enumerate(outcome.seats)
        ]
        tickets = [
            (game, line, t.seat, self.ticket[t.ticket], t.points)
            for line, t in enumerate(outcome.tickets)
        ]
        claims = [
            (game, line, c.seat, self.route[c.route], c.turn, c.points)
            for line, c in enumerate(outcome.claims)
        ]
        tunnels = [
            (game, line, t.seat, self.route[t.route], t.extra, t.given_up)
            for line, t in enumerate(outcome.tunnels)
        ]
        self._insert("seats", seats)
        self._insert("tickets", tickets)
        self._insert("claims", claims)
        self._insert("tunnels", tunnels)
        return True

    def save(self) -> None:
        """Have everything that was added on the disk."""
        try:
            self.database.commit()
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def close(self) -> None:
        """Let the file go; what was not saved is lost."""
        self.database.close()

    def query(self, question: str, *values: object) -> list[tuple[float, ...]]:
        """The rows that answer a question in SQL."""
        return self.database.execute(question, values).fetchall()

    def _insert(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            statement = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608 - ours
            self.database.executemany(statement, rows)

    def _unusable(self, error: sqlite3.Error) -> GameError:
        return GameError(f"{self.name} cannot be used: {error}")


def _said(plan: Plan) -> dict[str, str]:
    """The plan in words that can be compared with those of a file."""
    return {
        "format": FORMAT,
        "railwright": version("railwright"),
        "game": plan.game,
        "bots": ",".join(plan.bots),
        "seed": str(plan.seed),
        "options": json.dumps(dict(plan.options), sort_keys=True),
    }
