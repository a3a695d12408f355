"""What happens by itself: tables are archived, forgotten, woken and never lost."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from time import time

import pytest
from msgspec import json
from structlog.testing import capture_logs
from tests.server.logs import opened, two_people
from tests.server.running import PATIENCE
from tests.server.test_orders import claim_of, draw_turn, order

from railwright.server.living.leaps import Leaps
from railwright.server.node import Node
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.store import Conflict
from railwright.server.tabletop import entries, room, wishes
from railwright.server.tabletop.entries import AnyEntry, now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.telling import NOBODY
from railwright.server.wire import bodies

pytestmark = pytest.mark.anyio
ID = "abcdefghijklmnop"


@pytest.fixture
async def node(tmp_path: Path) -> AsyncIterator[Node]:
    address = str(tmp_path / "railwright.sqlite")
    opened = await Node.open(ServerSettings(address, pace=0, archive_days=1))
    yield opened
    await opened.stop()


def new_table(at: int, seats: str = "me me") -> list[AnyEntry]:
    wanted = [
        bodies.SeatWanted("me" if word == "me" else "bot") for word in seats.split()
    ]
    return wishes.set_up(bodies.NewTable(wanted, "nordic"), "anna", None, at)


def rename(table: SharedTable, now: int) -> list[AnyEntry]:
    wish = bodies.TakeSeat("me", "Anna")
    return wishes.take_seat(table, "anna", 0, wish, None, now)


async def test_a_table_without_activity_is_archived_until_somebody_comes(
    node: Node,
) -> None:
    two_days_ago = now_ms() - 2 * 24 * 3600 * 1000
    await node.tables.create(ID, new_table(two_days_ago))
    await node.clocks.archive()
    listing = await node.store.listing(ID)
    assert listing
    assert listing.summary.is_archived
    assert (await node.tables.look(ID))[0].is_archived
    await node.tables.wish(ID, rename)
    listing = await node.store.listing(ID)
    assert listing
    assert not listing.summary.is_archived
    await node.clocks.archive()
    assert not (await node.tables.look(ID))[0].is_archived


async def test_tables_that_are_archived_do_not_stay_in_memory(node: Node) -> None:
    """After a long rest there are more of them than it has room for."""
    for name in ("bergen", "oslo"):
        await node.tables.create(name, new_table(1))
    node.tables.sweep(idle=-1)
    watching = Watching()
    await node.tables.follow("oslo", watching)
    await node.clocks.archive()
    assert [*node.tables.living] == ["oslo"]
    assert node.tables.living["oslo"].followers == {watching}


async def test_a_table_is_forgotten_and_found_again(node: Node) -> None:
    await node.tables.create(ID, new_table(1))
    node.tables.sweep(idle=-1)
    assert ID not in node.tables.living
    table, _ = await node.tables.look(ID)
    assert table.seats_of("anna") == [0, 1]


async def test_a_followed_table_sleeps_and_tells_what_happened_meanwhile(
    node: Node,
) -> None:
    heard: list[bytes] = []

    class Listener:
        player = "anna"

        def has_choices(self, table: str) -> bool:
            return table == ID

        def tell(self, message: bytes) -> None:
            heard.append(message)

    await node.tables.create(ID, new_table(1))
    await node.tables.follow(ID, Listener())
    node.tables.sweep(idle=-1)
    assert node.tables.living[ID].table is None
    await node.tables.wish(ID, rename)
    assert b'"name":"Anna"' in heard[-1]


async def test_nothing_is_written_twice_under_one_name(node: Node) -> None:
    await node.tables.create(ID, new_table(1))
    with pytest.raises(Conflict):
        await node.tables.create(ID, new_table(1))


async def test_bots_go_on_with_games_that_nobody_looks_at(node: Node) -> None:
    log = new_table(1, "bot bot")
    log += wishes.start(SharedTable.of(ID, log), "anna", 1)
    await node.tables.create(ID, log)
    node.tables.sweep(idle=-1)
    for task in list(node.bots.tasks.values()):
        await task
    await node.clocks.wake_due()
    for task in list(node.bots.tasks.values()):
        await task
    table, _ = await node.tables.look(ID)
    assert table.status == "over"


async def test_bots_stop_for_good_at_a_table_whose_log_is_full(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MORE", {entries.Acted: 5})
    log = new_table(1, "bot bot")
    log += wishes.start(SharedTable.of(ID, log), "anna", 1)
    await node.tables.create(ID, log)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*node.bots.tasks.values())
    assert list(node.tables.broken) == [ID]
    assert (await node.tables.look(ID))[0].counts[entries.Acted] == 5
    await node.clocks.wake_due()
    assert not node.bots.tasks


async def test_an_order_is_not_tried_again_at_a_table_whose_log_is_full(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = opened(two_people("usa"))
    order(log, 1, claim_of(log, 1))
    draw_turn(log, 0)
    assert log.table.ordered == 1
    full = log.table.counts[entries.Acted]
    monkeypatch.setattr(room, "MORE", {entries.Acted: full})
    await node.tables.create(ID, log.entries)
    await asyncio.gather(*node.clocks.tasks)
    assert list(node.tables.broken) == [ID]
    with capture_logs() as logs:
        await node.clocks.wake_due()
        await asyncio.gather(*node.clocks.tasks)
    assert logs == []


async def test_a_table_nobody_made(node: Node) -> None:
    with pytest.raises(Refusal) as refusal:
        await node.tables.look("A" * 16)
    assert refusal.value.code == "TABLE_UNKNOWN"


async def test_whoever_is_at_a_node_that_died_is_no_longer_there(node: Node) -> None:
    await node.tables.create(ID, new_table(1))
    for words in ("nonsense", "[]", f'["other","{ID}",["anna"],2]'):
        node.attendances.hear(words)
    _, presence = await node.tables.look(ID)
    assert (presence.players, presence.unnamed) == ({"anna"}, 2)
    node.attendances.forget(before=float("-inf"))
    assert (await node.tables.look(ID))[1].unnamed == 2
    node.attendances.forget(before=float("inf"))
    assert (await node.tables.look(ID))[1] == NOBODY


async def test_whoever_leaves_another_node_is_no_longer_there(node: Node) -> None:
    await node.tables.create(ID, new_table(1))
    node.attendances.hear(f'["other","{ID}",["anna"],1]')
    node.attendances.hear(f'["other","{ID}",[],0]')
    assert (await node.tables.look(ID))[1] == NOBODY


class WrongClock:
    """The system's clock, which somebody can set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time() + self.ahead


@pytest.mark.parametrize(
    ("hours", "lost"), [([25], 25), ([25, -25], 0), ([25, -25, 3], 3), ([-25], 0)]
)
async def test_a_clock_that_is_set_back_again_gives_nothing(
    hours: list[int], lost: int
) -> None:
    clock = WrongClock()
    leaps = Leaps(lambda: int(clock() * 1000))
    since = leaps.now() - 60_000
    for each in hours:
        clock.ahead += each * 3600
        leaps.look()
    assert round(leaps.lost(since) / 3_600_000, 3) == lost


class Watching:
    """Somebody who looks at the clock of seat 1."""

    player = "anna"

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.has_news = asyncio.Event()

    def has_choices(self, table: str) -> bool:  # noqa: ARG002 - as followers have it
        return False

    def tell(self, message: bytes) -> None:
        self.heard.append(message)
        self.has_news.set()

    @property
    def seconds_left(self) -> float:
        state = json.decode(self.heard[-1])["state"]
        return float(state["seats"][0]["deadline"] - state["now"])


@pytest.mark.parametrize("hours", [25, -25])
async def test_when_the_clock_is_set_nobody_loses_their_time(
    node: Node, monkeypatch: pytest.MonkeyPatch, hours: int
) -> None:
    clock = WrongClock()
    monkeypatch.setattr(entries, "time", clock)
    seats = [bodies.SeatWanted("me"), bodies.SeatWanted("me")]
    wish = bodies.NewTable(seats, "nordic", clock=3600)
    log = wishes.set_up(wish, "anna", None, now_ms())
    log += wishes.start(SharedTable.of(ID, log), "anna", now_ms())
    await node.tables.create(ID, log)
    watching = Watching()
    await node.tables.follow(ID, watching)
    left = watching.seconds_left
    watching.has_news.clear()
    clock.ahead = hours * 3600
    with capture_logs() as logs:
        await node.clocks.wake_due()
        node.clocks.ring(ID)
        await asyncio.gather(*node.clocks.tasks)
        async with asyncio.timeout(PATIENCE):
            await watching.has_news.wait()
    assert [line["event"] for line in logs] == ["the clock has leapt"]
    table, _ = await node.tables.look(ID)
    assert not any(seat.is_away for seat in table.seats)
    assert table.deciding
    if hours > 0:
        assert left - PATIENCE < watching.seconds_left <= left  # as the page shows it

    clock.ahead += 2 * 3600  # another leap is another gift, but an hour of waiting is
    node.clocks.leaps.ahead += 2 * 3600 * 1000  # not: the clock shows it rightly
    if hours > 0:
        node.clocks.ring(ID)
        await asyncio.gather(*node.clocks.tasks)
        assert all(seat.is_away for seat in table.seats)


async def test_what_the_rule_does_not_keep_is_deleted(tmp_path: Path) -> None:
    address = str(tmp_path / "railwright.sqlite")
    settings = ServerSettings(address, archive_days=1, delete_days=7)
    node = await Node.open(settings)
    now, day = now_ms(), 24 * 3600 * 1000
    for name, days in (("kept", 6), ("gone", 8)):
        await node.tables.create(name, new_table(now - days * day))
    await node.calls.start()
    await node.clocks.archive()
    watching = Watching()
    await node.tables.follow("gone", watching)
    await node.clocks.delete_outdated()
    await node.calls.look()

    assert [each.table for each in await node.store.all_tables()] == ["kept"]
    assert b'"TABLE_UNKNOWN"' in watching.heard[-1]
    with pytest.raises(Refusal):
        await node.tables.look("gone")
    await node.stop()


async def test_without_a_rule_nothing_is_deleted(node: Node) -> None:
    await node.tables.create(ID, new_table(1))
    await node.clocks.delete_outdated()
    assert (await node.tables.look(ID))[0].id == ID


async def test_a_wish_at_a_table_that_is_gone_is_refused(node: Node) -> None:
    """The node has it in memory and has not heard yet."""
    await node.tables.create(ID, new_table(1))
    await node.store.remove_table(ID, "unheard")
    with pytest.raises(Refusal) as refusal:
        await node.tables.wish(ID, rename)
    assert refusal.value.code == "TABLE_UNKNOWN"
    assert ID not in node.tables.living
