"""What version 0.1 wrote can be read, and games of then go on."""

import asyncio
import gzip
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import httpx
import psycopg
import pytest
from msgspec import json
from tests.golden.plan import with_map
from tests.server.postgres import QUICK, Cluster, cluster
from tests.server.running import Message, Person, Player, ServerProcess
from tests.server.test_games import chooser

from railwright.core.packing import pack
from railwright.games import GAMES
from railwright.model import (
    Match,
    format_action,
    format_position,
    read_position,
    record,
    replay,
)
from railwright.model.record import replay_steps
from railwright.model.record_reader import parse_record
from railwright.server.store import open_store
from railwright.server.tabletop import entries, replays, wishes
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire import bodies, messages

FOLDER = Path(__file__).parent / "0.1"
ROOT = Path(__file__).parents[2]
RECORDS = sorted((FOLDER / "records").glob("*.txt"))
POSITIONS = sorted((FOLDER / "positions").glob("*-*.txt"))
PACKED = sorted((FOLDER / "positions").glob("*.bin"))
STORES = ["sqlite", "postgres"]


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their small boards by a path in the checkout."""
    monkeypatch.chdir(ROOT)


def text_of(path: Path) -> str:
    return path.read_bytes().decode()


def by_name(paths: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.name)


@by_name(RECORDS)
def test_a_record_replays_and_is_written_the_same(path: Path) -> None:
    text = text_of(path)
    match = replay(text, path.name)

    assert match.is_over
    assert record(match, parse_record(text).names) == with_map(text)


def test_records_show_every_board_and_every_way_to_end() -> None:
    names = {path.stem for path in RECORDS}
    for game in GAMES:
        of_game = [name for name in names if name.startswith(game)]
        for ending in ("last-turns", "stuck", "passes"):
            assert any(name.endswith(ending) for name in of_game), (game, ending)
        assert f"server-{game}-2" in names


@cache
def origins() -> dict[str, tuple[str, int]]:
    """The record and the number of actions before each position."""
    lines = text_of(FOLDER / "positions" / "origins.txt").split()
    return {
        name: (record, int(number))
        for name, record, number in zip(*[iter(lines)] * 3, strict=True)
    }


def reached(name: str) -> Match:
    """The position that a record leads to."""
    record, number = origins()[name]
    steps = replay_steps(text_of(FOLDER / "records" / f"{record}.txt"))
    return next(islice(steps, number, None))


@by_name([path for path in POSITIONS if not path.stem.startswith("short")])
def test_a_position_is_the_one_that_the_record_leads_to(path: Path) -> None:
    match, origin = read_position(text_of(path), path.name), reached(path.stem)

    assert pack(match.state) == pack(origin.state)
    seats = (*range(match.seats), None)
    assert match.views(seats) == origin.views(seats)


@by_name(PACKED)
def test_a_packed_position_is_the_written_one(path: Path) -> None:
    match = Match.from_bytes(path.read_bytes())

    written = read_position(text_of(path.with_suffix(".txt")))
    assert format_position(match) == format_position(written)


def test_a_short_position_means_what_it_meant() -> None:
    def short(game: str) -> Match:
        return read_position(text_of(FOLDER / "positions" / f"short-{game}.txt"))

    nordic, europe, world = short("nordic"), short("europe"), short("world")
    assert nordic.view(0).hand == (("red", 3), ("loco", 1))
    assert nordic.view(1).players[0].wagons == 40 - 1 - 4
    assert nordic.view(1).players[0].score == 1 + 7
    assert nordic.view(1).decks == (("train", 110 - 4 - 2 - 5),)
    nordic.play("draw blind")
    assert nordic.view(1).hand == (("blue", 2), ("green", 1))
    europe.play("borrow wien:berlin-wien")
    assert europe.is_over
    assert world.view(0).players[1].ships == 40
    assert world.view(0).decks == (("wagon", 80 - 2 - 4), ("ship", 60 - 2))


def facts_of(store: str) -> Message:
    """The people of a database with their secrets, and its tables by name."""
    found: Message = json.decode((FOLDER / "databases" / f"{store}.json").read_bytes())
    return found


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster(*QUICK) as made:
        yield made


@pytest.fixture
def address(store: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a copy of a database of 0.1 lies."""
    if store == "sqlite":
        packed = (FOLDER / "databases" / "sqlite.gz").read_bytes()
        (tmp_path / "railwright.sqlite").write_bytes(gzip.decompress(packed))
        return str(tmp_path / "railwright.sqlite")
    made: Cluster = request.getfixturevalue("postgres")
    address = made.new_database()
    packed = (FOLDER / "databases" / "postgres.sql.gz").read_bytes()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(gzip.decompress(packed))
    return address


async def logs_in(address: str, ids: list[str]) -> list[list[entries.AnyEntry]]:
    store = await open_store(address)
    try:
        return [
            [entries.decode_entry(entry.body) for entry in await store.read(each)]
            for each in ids
        ]
    finally:
        await store.close()


def folded(address: str, store: str) -> dict[str, SharedTable]:
    """All tables of a database by what they show."""
    named: dict[str, str] = facts_of(store)["tables"]
    logs = asyncio.run(logs_in(address, list(named.values())))
    return {
        name: SharedTable.of(named[name], log)
        for name, log in zip(named, logs, strict=True)
    }


def play_on(table: SharedTable, turns: int = 2_000) -> None:
    """Let whoever has to decide do something legal, until the game is over."""
    luck = Random(1)
    for number in range(turns):
        if not table.deciding:
            return
        seat = table.deciding[0]
        assert table.match is not None
        action = format_action(luck.choice(table.match.legal_actions(seat)))
        now, version = table.active + 1, table.version
        player = table.seats[seat].player
        if player is None:
            granted = wishes.bot_move(table, seat, version, action, now)
        else:
            wish = messages.Act(table.id, seat, version, f"again-{number}", action)
            granted = wishes.act(table, player, wish, now)
        for entry in granted:
            table.apply(entry)


@pytest.mark.parametrize("store", STORES)
def test_every_stored_table_is_folded_and_goes_on(address: str, store: str) -> None:
    tables = folded(address, store)
    for name, table in tables.items():
        assert table.trouble is None, name
        if table.status == "open":
            begin(table)
        play_on(table)
        assert table.status == "over", name
        assert replay(replays.record_of(table)).is_over

    for game in GAMES:
        assert tables[f"{game}-running"].chat, "chat is kept"
        assert tables[f"{game}-running"].settings.game == game


def begin(table: SharedTable) -> None:
    """Let people take the open seats, and deal."""
    now = table.active + 1
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            wish = bodies.TakeSeat("me", "Dora")
            for entry in wishes.take_seat(table, "dora", number, wish, None, now):
                table.apply(entry)
    for entry in wishes.start(table, table.host, now):
        table.apply(entry)


@pytest.mark.parametrize("store", STORES)
def test_people_come_back_to_a_server_of_today(address: str, store: str) -> None:
    facts = facts_of(store)
    place = ["--data", str(Path(address).parent)] if store == "sqlite" else []
    server = ServerProcess(place or ["--database", address])
    secrets: dict[str, str] = facts["people"]
    anna, ben, cleo = (Person(server, secrets[who]) for who in ("Anna", "Ben", "Cleo"))
    try:
        assert cleo.get("/api/me") == {"name": "Cleo Ærlig"}
        assert len(anna.get("/api/me/tables")["tables"]) >= 2 * len(GAMES)
        for game in GAMES:
            finished = facts["tables"][f"{game}-finished"]
            text = cleo.http.get(f"/api/tables/{finished}/record").text
            assert cleo.get(f"/api/tables/{finished}/record.json")["steps"]
            assert replay(text).is_over
            if store == "sqlite":
                assert text == text_of(FOLDER / "records" / f"server-{game}-2.txt")
        finish(anna, ben, facts["tables"]["usa-running"])
        sit_as_bot(server, secrets["Robo"], facts["tables"]["europe-lobby"])
    finally:
        for person in (anna, ben, cleo):
            person.close()
        server.stop()
        server.check()


def finish(anna: Person, ben: Person, table: str) -> None:
    """Play a game on that began in version 0.1."""
    socket = anna.socket()
    assert [line["text"] for line in socket.watch(table)["chat"]]
    socket.say("history", table=table, seat=0)
    before = len(socket.of("history")["steps"])
    players = [Player(anna, table, chooser(1)), Player(ben, table, chooser(2))]
    Player.play_all(players)

    text = anna.http.get(f"/api/tables/{table}/record").text
    assert len(replay(text).history) > before > 20


def sit_as_bot(server: ServerProcess, token: str, table: str) -> None:
    """Take a seat with the token that 0.1 gave."""
    answer = httpx.post(
        f"{server.url}/api/tables/{table}/seats/3",
        json={"kind": "me"},
        headers={"Authorization": f"Bearer {token}"},
    )
    assert answer.json()["seats"][3]["name"] == "Robo"
