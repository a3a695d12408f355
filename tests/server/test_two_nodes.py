"""Two servers on one PostgreSQL: one table played from both, and one of them dies."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from tests.server.postgres import QUICK, Cluster, cluster
from tests.server.running import (
    PATIENCE,
    Message,
    Person,
    Player,
    ServerProcess,
    Socket,
)
from tests.server.test_bots import bearer, new_token
from tests.server.test_games import chooser
from tests.server.test_workers import children

from railwright.model import replay
from railwright.server.living import bot_players, clocks
from railwright.server.node import Node
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.store import open_store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import Acted, decode_entry, now_ms
from railwright.server.wire import bodies


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    with cluster(*QUICK) as running:
        yield running


@pytest.fixture
def database(postgres: Cluster) -> str:
    return postgres.new_database()


@contextmanager
def two_servers(database: str, before: str = "") -> Iterator[list[ServerProcess]]:
    options = ["--database", database]
    servers = [ServerProcess(options, before=before) for _ in range(2)]
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.stop()
        server.check()


@pytest.fixture
def nodes(database: str) -> Iterator[list[ServerProcess]]:
    """Two servers of which a test may stop one."""
    with two_servers(database) as servers:
        yield servers


@pytest.fixture(scope="module")
def lasting_nodes(postgres: Cluster) -> Iterator[list[ServerProcess]]:
    """Two servers for all tests that stop none."""
    with two_servers(postgres.new_database()) as servers:
        yield servers


async def actions_of(database: str, table: str) -> list[Acted]:
    store = await open_store(database)
    try:
        log = [decode_entry(entry.body) for entry in await store.read(table)]
    finally:
        await store.close()
    return [entry for entry in log if isinstance(entry, Acted)]


def test_a_table_played_from_two_nodes_outlives_one_of_them(
    nodes: list[ServerProcess], database: str
) -> None:
    anna, ben = Person(nodes[0]), Person(nodes[1])
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "easy"}]
    table = anna.create("nordic", seats)
    ben.sit(table, 1, "Ben")
    anna.start(table)
    players = [
        Player(anna, table, chooser(1)),
        Player(ben, table, chooser(2)),
    ]
    Player.play_all(players, 40)
    nodes[0].kill()
    players[0].again(nodes[1])
    Player.play_all(players)

    match = replay(ben.http.get(f"/api/tables/{table}/record").text)
    acted = asyncio.run(actions_of(database, table))
    found = Counter((entry.seat, entry.id) for entry in acted if entry.id)
    assert len(acted) == len(match.history)
    assert set(found.values()) == {1}
    assert set(found) == {*players[0].acknowledged, *players[1].acknowledged}


def test_what_is_done_at_one_node_is_told_at_the_other(
    lasting_nodes: list[ServerProcess],
) -> None:
    anna, ben = Person(lasting_nodes[0]), Person(lasting_nodes[1])
    table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
    far = ben.socket()
    far.watch(table)
    ben.sit(table, 1, "Ben")
    near = anna.socket()
    near.watch(table)
    anna.start(table)
    assert far.of("table")["views"][0]["seat"] == 1
    near.wish("act", table, seat=0, version=0, action="keep 1 2")
    assert far.of("events")["by"] == 0
    far.wish("chat", table, text="Hello")
    assert near.of("chat")["line"]["name"] == "Ben"


def test_who_is_there_is_known_at_the_other_node(nodes: list[ServerProcess]) -> None:
    anna, ben = Person(nodes[0]), Person(nodes[1])
    table = anna.create("nordic", [{"kind": "me"}, {"kind": "open"}])
    ben.sit(table, 1, "Ben")
    near = anna.socket()
    near.watch(table)

    def sees(socket: Socket, connected: list[bool], spectators: int) -> None:
        def is_so(message: Message) -> bool:
            state = message.get("state", {"seats": [], "spectators": -1})
            found = [seat["connected"] for seat in state["seats"]]
            return found == connected and state["spectators"] == spectators

        socket.until(is_so)

    sees(near, [True, False], 0)
    far = ben.socket()
    far.watch(table)
    sees(near, [True, True], 0)
    sees(far, [True, True], 0)
    guest = Person(nodes[1])
    guest.socket().watch(table)
    sees(near, [True, True], 1)
    nodes[1].stop()
    sees(near, [True, False], 0)


def test_a_token_that_is_revoked_at_one_node_is_good_for_nothing_at_the_other(
    lasting_nodes: list[ServerProcess],
) -> None:
    anna = Person(lasting_nodes[0])
    token = new_token(anna)
    bot = Person(lasting_nodes[1], token)
    socket = bot.socket()
    assert socket.next()["type"] == "welcome"
    assert bot.get("/api/me")["name"] == "Example"  # believed for a while
    revoked = anna.http.delete("/api/bot/tokens", headers=bearer(token))
    assert revoked.is_success
    with pytest.raises(ConnectionError):
        socket.until(lambda _: False)
    assert bot.get("/api/me")["name"] is None


def test_both_wish_the_same_at_the_same_time_and_one_wins(
    lasting_nodes: list[ServerProcess],
) -> None:
    """Two devices of one person act on the same view: one is done, one is stale."""
    anna = Person(lasting_nodes[0])
    phone = Person(lasting_nodes[1], anna.secret)
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"first_player": "1"}
    table = anna.create("nordic", seats, start=True, options=options)
    sockets = [anna.socket(), phone.socket()]
    for socket in sockets:
        socket.watch(table)
    for seat in (0, 1):
        sockets[0].wish("act", table, seat=seat, version=0, action="keep 1 2")
    for round_ in range(20):
        version = 2 + round_
        seat = round_ // 2 % 2
        for device, socket in enumerate(sockets):
            wish = {"seat": seat, "version": version, "action": "draw blind"}
            socket.say("act", table=table, id=f"{round_}-{device}", **wish)
        answers = [
            socket.until(lambda m: m["type"] in {"done", "stale", "refused"})["type"]
            for socket in sockets
        ]
        assert sorted(answers) == ["done", "stale"]


LASTING = "import railwright.server.living.bot_players as bots; bots.HELD = 600.0;"
"""Bots stay one node's, however long it takes to start its workers."""


def test_only_one_node_thinks_for_a_table_of_bots(database: str) -> None:
    """Both show the game; only the one that took it first has workers."""
    assert bot_players.HELD == 10.0
    with two_servers(database, before=LASTING) as nodes:
        anna, ben = Person(nodes[0]), Person(nodes[1])
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        table = anna.create("nordic", seats)
        near, far = anna.socket(), ben.socket()
        near.watch(table)
        far.watch(table)
        anna.start(table)
        for seen in (near, far):
            seen.of("events", by=1)
            seen.of("events", by=2)
        assert sorted(bool(children(node)) for node in nodes) == [False, True]


LEASE = "railwright.leases WHERE table_id = 'bergen'"


def lease_of(database: str, *to: object) -> tuple[str, float]:
    """Who plays the bots of Bergen, and until when, once they are handed over."""
    with psycopg.connect(database) as connection:
        if to:
            change = "UPDATE railwright.leases SET node = %s, until = %s"
            connection.execute(change, to)
        held = connection.execute(f"SELECT node, until FROM {LEASE}").fetchone()
    return held or ("", 0.0)


@pytest.mark.anyio
async def test_bots_stay_one_nodes_however_long_they_think(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here their first move takes an hour."""
    monkeypatch.setattr(clocks, "RENEWED", 0.0)
    node = await Node.open(ServerSettings(database, pace=3600))
    await node.start()
    wanted = bodies.NewTable([bodies.SeatWanted("bot")] * 2, "nordic", start=True)
    log = wishes.set_up(wanted, "anna", None, now_ms())
    await node.tables.create("bergen", log)
    await node.tables.wake("bergen")
    another = await open_store(database)
    await another.enter("another")

    ends: set[float] = set()
    async with asyncio.timeout(PATIENCE):
        while len(ends) < 3:
            await node.store.listing("bergen")
            holder, end = lease_of(database)
            ends.add(end)
        assert holder == node.name
        lease_of(database, "another", end + 3600)
        while "bergen" not in node.bots.lost:
            await node.store.listing("bergen")
    assert lease_of(database)[0] == "another"
    await another.close()
    await node.stop()
