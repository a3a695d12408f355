"""The games of a contest in one SQLite file, each once."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from types import NoneType
from weakref import finalize

from railwright.contests.contest import Contest, Fixture
from railwright.contests.outcome import Balance, Finish, Outcome
from railwright.errors import GameError, insist, shown
from railwright.model.fingerprints import map_fingerprint
from railwright.text_files import cannot_use, cannot_write

FORMAT = "railwright contests 2"
OLD_LEDGER = b'{"format": "railwright arena'
"""How a file of version 0.1 begins that `railwright arena` wrote."""

SCHEMA = """
CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
CREATE TABLE route_names (route INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE ticket_names (ticket INTEGER PRIMARY KEY, name TEXT);
CREATE TABLE games (
    game INTEGER PRIMARY KEY, number INTEGER, lineup TEXT, first INTEGER,
    turns INTEGER, winners INTEGER, forfeit INTEGER, ender INTEGER,
    lead_changes INTEGER, leader INTEGER, UNIQUE (number, lineup));
CREATE TABLE seats (
    game INTEGER, seat INTEGER, bot TEXT, turn_order INTEGER, place INTEGER,
    total INTEGER, decisions INTEGER, seconds REAL, forfeits INTEGER,
    buildings INTEGER, cards INTEGER, pieces INTEGER, luck REAL,
    PRIMARY KEY (game, seat)) WITHOUT ROWID;
CREATE TABLE parts (
    game INTEGER, seat INTEGER, line INTEGER, part TEXT, points INTEGER,
    PRIMARY KEY (game, seat, line)) WITHOUT ROWID;
CREATE TABLE tickets (
    game INTEGER, line INTEGER, seat INTEGER, ticket INTEGER, points INTEGER,
    PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE TABLE claims (
    game INTEGER, line INTEGER, seat INTEGER, route INTEGER, turn INTEGER,
    points INTEGER, PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE TABLE tunnels (
    game INTEGER, line INTEGER, seat INTEGER, route INTEGER, extra INTEGER,
    given_up INTEGER, PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE TABLE offers (
    game INTEGER, line INTEGER, seat INTEGER, ticket INTEGER, kept INTEGER,
    PRIMARY KEY (game, line)) WITHOUT ROWID;
CREATE VIEW results AS
    SELECT seats.*, turns, forfeit, ender, lead_changes, leader,
        CASE place WHEN 1 THEN 1.0 / winners ELSE 0.0 END AS won
    FROM seats JOIN games USING (game);
"""
"""A game that was forfeited has no tickets, claims, tunnels and offers."""


class ContestStore:
    """The games of one setting, in a file or, without a path, in memory.

    A game is what its deal and its seats are, so none can be counted twice. A store
    that nobody holds any longer is closed.
    """

    def __init__(self, path: Path | str | None, contest: Contest) -> None:
        insist(path, (str, Path, NoneType), "the path of a file, or None")
        insist(contest, Contest, "a contest")
        self.name = str(path) if path else "the contest"
        try:
            if path and _is_old_ledger(Path(path)):
                raise self._too_old()
            self.database = sqlite3.connect(
                path or ":memory:",
                timeout=30,
                check_same_thread=False,  # any thread may be the last to hold it
            )
            finalize(self, self.database.close)
            with ExitStack() as refused:
                refused.callback(self.close)
                self._prepare(contest)
                refused.pop_all()
        except sqlite3.Error as error:
            raise self._unusable(error) from error
        except GameError:
            raise
        except (OSError, ValueError) as error:
            raise cannot_write(Path(self.name), error) from error

    def _prepare(self, contest: Contest) -> None:
        """Make the tables, or see that those of the file are of the same contest."""
        about = _about(contest)
        with self.database:
            self.database.execute("BEGIN IMMEDIATE")
            found = "SELECT name FROM sqlite_master WHERE type = 'table'"
            tables = {name for (name,) in self.database.execute(found)}
            if tables:
                self._compare(tables, about)
                self._compare_map(contest)
                return
            for statement in SCHEMA.split(";\n"):
                self.database.execute(statement)
            table = contest.setting.check()
            routes, tickets = table.board.routes, table.words.tickets
            about["map"] = map_fingerprint(table.board)
            self._insert("about", list(about.items()))
            self._insert("route_names", [(at, r.id) for at, r in enumerate(routes)])
            self._insert("ticket_names", [(at, t.id) for at, t in enumerate(tickets)])

    def _compare(self, tables: set[str], about: dict[str, str]) -> None:
        if "plan" in tables:
            raise self._too_old()
        if "about" not in tables:
            raise GameError(
                f"{self.name} is an SQLite file of something else; choose another file"
            )
        known = dict(self.database.execute("SELECT name, value FROM about"))
        if _maker(known) != _maker(about):
            raise GameError(
                f"{self.name} holds games of `{_maker(known)}`, not of "
                f"`{_maker(about)}`; choose another file"
            )
        for name, value in about.items():
            if known.get(name) != value:
                raise GameError(
                    f"{self.name} holds games with {name} {known.get(name)}, "
                    f"not {value}; choose another file"
                )

    def _compare_map(self, contest: Contest) -> None:
        """Refuse games on a map that has changed since."""
        [[known]] = self.database.execute("SELECT value FROM about WHERE name = 'map'")
        if known != map_fingerprint(contest.setting.check().board):
            raise GameError(
                f"{self.name} holds games on the map {contest.setting.game} as it was "
                "before a change; choose another file"
            )

    def known(self) -> set[Fixture]:
        """The games that have been played."""
        rows = self.database.execute("SELECT number, lineup FROM games")
        return {_fixture(number, lineup) for number, lineup in rows}

    def outcomes(self) -> Iterator[Outcome]:
        """All games, without what happened to tickets, routes and tunnels."""
        ask = self.database.execute
        parts: dict[tuple[int, int], list[tuple[str, int]]] = defaultdict(list)
        lines = "SELECT game, seat, part, points FROM parts ORDER BY game, seat, line"
        for game, seat, part, points in ask(lines):
            parts[game, seat].append((part, points))
        finishes: dict[int, list[Finish]] = defaultdict(list)
        lines = (
            "SELECT game, seat, place, decisions, seconds, buildings, cards, pieces, "
            "luck FROM seats ORDER BY 1, 2"
        )
        for game, seat, place, decisions, seconds, *left in ask(lines):
            balance = None if left[0] is None else Balance(*left)
            made = tuple(parts[game, seat])
            finishes[game].append(Finish(place, made, decisions, seconds, balance))
        lines = (
            "SELECT game, number, lineup, first, forfeit, turns, ender, lead_changes, "
            "leader FROM games ORDER BY game"
        )
        for game, number, lineup, first, *more in ask(lines):
            fixture = _fixture(number, lineup)
            yield Outcome(fixture, first, tuple(finishes[game]), *more)

    def add(self, outcome: Outcome) -> bool:
        """Keep a game; False if it was there already, which changes nothing."""
        insist(outcome, Outcome, "the outcome of a game")
        try:
            return self._add(outcome)
        except sqlite3.Error as error:
            raise self._unusable(error) from error

    def _add(self, outcome: Outcome) -> bool:
        number, lineup = outcome.fixture.number, json.dumps(outcome.seats)
        added = self.database.execute(
            "INSERT OR IGNORE INTO games (number, lineup, first, turns, winners, "
            "forfeit, ender, lead_changes, leader) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(number, lineup, outcome.first, outcome.turns, outcome.winners),
                *(outcome.forfeit, outcome.ender, outcome.lead_changes),
                outcome.leader,
            ),
        )
        if not added.rowcount:
            return False
        game = added.lastrowid
        self._insert("seats", [(game, *row) for row in _seat_rows(outcome)])
        self._insert("parts", [(game, *row) for row in _part_rows(outcome)])
        for name, lines in (
            ("tickets", outcome.tickets),
            ("claims", outcome.claims),
            ("tunnels", outcome.tunnels),
            ("offers", [line for offer in outcome.offers for line in offer.lines]),
        ):
            self._insert(name, [(game, at, *line) for at, line in enumerate(lines)])
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
        """The rows that answer a question in SQL; GameError says what is wrong.

        Nothing can be changed by a question.
        """
        insist(question, str, "a question in SQL")
        try:
            with self._read_only():
                return self.database.execute(question, values).fetchall()
        except (sqlite3.Error, sqlite3.Warning) as error:
            raise GameError(f"{shown(question)} cannot be answered: {error}") from error

    @contextmanager
    def _read_only(self) -> Iterator[None]:
        self.database.execute("PRAGMA query_only = ON")
        try:
            yield
        finally:
            self.database.execute("PRAGMA query_only = OFF")

    def _insert(self, table: str, rows: Sequence[tuple[object, ...]]) -> None:
        if rows:
            marks = ", ".join("?" * len(rows[0]))
            statement = f"INSERT INTO {table} VALUES ({marks})"  # noqa: S608 - ours
            self.database.executemany(statement, rows)

    def _too_old(self) -> GameError:
        return GameError(
            f"{self.name} was written by Railwright 0.1, whose games cannot be "
            "continued; choose another file"
        )

    def _unusable(self, error: sqlite3.Error) -> GameError:
        return cannot_use(Path(self.name), error)


def _is_old_ledger(path: Path) -> bool:
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.read(len(OLD_LEDGER)) == OLD_LEDGER


def _fixture(number: int, lineup: str) -> Fixture:
    return Fixture(number, tuple(json.loads(lineup)))


NO_BALANCE = (None,) * len(Balance._fields)


def _seat_rows(outcome: Outcome) -> list[tuple[object, ...]]:
    return [
        (
            *(seat, outcome.seats[seat], outcome.order(seat) + 1, finish.place),
            *(finish.total, finish.decisions, round(finish.seconds, 6)),
            *(outcome.forfeit == seat, *(finish.balance or NO_BALANCE)),
        )
        for seat, finish in enumerate(outcome.finishes)
    ]


def _part_rows(outcome: Outcome) -> list[tuple[object, ...]]:
    return [
        (seat, line, *part)
        for seat, finish in enumerate(outcome.finishes)
        for line, part in enumerate(finish.parts)
    ]


ANY_BOTS = "of any name"
"""What a file says that takes games of whatever bots, as those of an arena do."""


def _maker(about: Mapping[str, str]) -> str:
    """The command that writes such a file."""
    return f"railwright {'arena' if about.get('bots') == ANY_BOTS else 'simulate'}"


def _about(contest: Contest) -> dict[str, str]:
    """What must be the same for games to be counted together."""
    setting = contest.setting
    options = (f"{name}={value}" for name, value in sorted(setting.options))
    return {
        "format": FORMAT,
        "railwright": version("railwright"),
        "game": setting.game,
        "players": str(setting.players),
        "options": " ".join(options) or "none",
        "seed": "of each deal" if setting.series is None else str(setting.series),
        "bots": ",".join(contest.bots) if contest.is_seated else ANY_BOTS,
    }
