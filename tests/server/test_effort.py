"""One client whose wishes are dear: it waits for itself, and nobody waits for it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.running import PATIENCE, ServerProcess, running
from tests.server.test_by_itself import ID, new_table
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from railwright.server.node import EFFORT, Node
from railwright.server.plumbing.effort import Efforts, Measured
from railwright.server.plumbing.limits import Bucket, Buckets
from railwright.server.tabletop import wishes
from railwright.server.tabletop.shared_table import SharedTable

anyio = pytest.mark.anyio
ONCE = "import railwright.server.node as node; node.EFFORT = (0.0, 1e-9);"
"""Whoever has asked for anything has to wait for years."""


class Clock:
    """Goes on only by those who hold everybody up."""

    now = 0.0

    def busy(self, seconds: float) -> None:
        """Hold everybody up."""
        self.now += seconds

    def __call__(self) -> float:
        return self.now


@anyio
async def test_only_the_steps_of_the_work_itself_are_measured() -> None:
    noted: list[float] = []
    clock = Clock()

    async def work() -> str:
        clock.busy(1)
        await asyncio.sleep(0)
        clock.busy(2)
        return "done"

    async def other() -> None:
        clock.busy(64)

    task = asyncio.create_task(other())
    assert await Measured(work(), noted.append, clock=clock) == "done"
    await task
    assert clock.now == 67
    assert noted == [1, 2]


@anyio
async def test_work_that_fails_or_is_given_up_does_so() -> None:
    noted: list[float] = []
    ended = asyncio.Event()

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("no")

    async def wait() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    async def measured_wait() -> None:
        await Measured(wait(), noted.append)

    with pytest.raises(ValueError, match="no"):
        await Measured(fail(), noted.append)
    task = asyncio.create_task(measured_wait())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended.is_set()
    assert len(noted) == 4  # two steps each


@anyio
async def test_one_client_takes_one_step_a_turn_of_the_loop_and_others_theirs() -> None:
    efforts = Efforts(Buckets(*EFFORT))
    turn, steps = 0, list[tuple[str, int]]()

    async def work(client: str) -> None:
        for _ in range(3):
            steps.append((client, turn))
            await asyncio.sleep(0)

    async def of(client: str) -> None:
        await efforts.charged(client, work(client))

    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(of("mallory")) for _ in range(20)]
        tasks.append(group.create_task(of("anna")))
        while not all(task.done() for task in tasks):
            turn += 1
            await asyncio.sleep(0)
    assert len(steps) == 21 * 3
    assert len({*steps}) == len(steps), "nobody has two steps in one turn"
    first, *_, last = [at for client, at in steps if client == "anna"]
    assert last - first < 6, "Anna does not wait for the 60 steps of Mallory"
    assert not efforts.turns.waiting


@anyio
async def test_whoever_gives_up_while_waiting_for_a_turn_holds_nobody_up() -> None:
    efforts = Efforts(Buckets(*EFFORT))
    done: list[int] = []

    async def work(number: int) -> None:
        done.append(number)

    async def of(number: int) -> None:
        await efforts.charged("mallory", work(number))

    tasks = [asyncio.create_task(of(number)) for number in range(5)]
    await asyncio.sleep(0)  # the first has its step, the others wait
    tasks[1].cancel()
    tasks[3].cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    given_up = [isinstance(each, asyncio.CancelledError) for each in ended]
    assert given_up == [False, True, False, True, False]
    assert done == [0, 2, 4]


def test_a_bucket_in_debt_says_when_there_is_something_again() -> None:
    bucket = Bucket(2.0, 0.5)
    assert bucket.wait == 0
    bucket.spend(5.0)
    assert 5.9 < bucket.wait <= 6.0  # three seconds too much, half of one a second
    assert not bucket.take(0.1)


@anyio
async def test_whoever_has_a_share_left_never_waits() -> None:
    efforts = Efforts(Buckets(*EFFORT))
    efforts.shares.of("mallory").spend(1e9)  # type: ignore[union-attr]  # it has some
    assert efforts.is_spent("mallory")
    assert not efforts.is_spent("anna")
    await efforts.turn("anna")
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await efforts.turn("mallory")
    free = Efforts(None)
    assert not free.is_spent("mallory")
    await free.turn("mallory")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("effort")
    with running(folder, "--limits", "1", before=ONCE) as process:
        yield process


@contextmanager
def socket_of(server: ServerProcess, client: str) -> Iterator[ClientConnection]:
    """A socket that a proxy passes on for a client."""
    headers = {"X-Forwarded-For": client, "Cookie": f"railwright={'s' * 40}"}
    with connect(f"ws://{server.place}/socket", additional_headers=headers) as socket:
        assert '"welcome"' in str(socket.recv(PATIENCE))
        yield socket


@pytest.mark.parametrize("wish", ["ping", "watch", "history", "imagine", "prospects"])
def test_a_client_in_debt_waits_at_all_its_sockets_and_nobody_else_does(
    server: ServerProcess, wish: str
) -> None:
    said = f'{{"type":"{wish}","table":"{ID}","seat":0}}'
    dear, other = f"{wish}.mallory", f"{wish}.anna"
    with (
        socket_of(server, dear) as mallory,
        socket_of(server, dear) as again,
        socket_of(server, other) as anna,
    ):
        mallory.send(said)
        mallory.recv(PATIENCE)  # the first is answered, whatever it costs
        again.send(said)
        anna.send('{"type":"ping"}')
        assert '"pong"' in str(anna.recv(PATIENCE))
        with pytest.raises(TimeoutError):
            again.recv(0)
        with pytest.raises(InvalidStatus), socket_of(server, dear):
            pass


@anyio
async def test_bots_of_a_client_in_debt_wait_and_those_of_others_play(
    node: Node,
) -> None:
    assert node.efforts.shares is not None
    node.efforts.shares.of("mallory").spend(1e9)
    for table, client in ((ID, "mallory"), (ID[::-1], "anna")):
        log = new_table(1, "bot bot")
        log += wishes.start(SharedTable.of(table, log), "anna", 1)
        await node.tables.create(table, log, client)
    async with asyncio.timeout(PATIENCE):
        await node.bots.tasks[ID[::-1]]
    held, _ = await node.tables.look(ID)
    played, _ = await node.tables.look(ID[::-1])
    assert (held.version, played.status) == (0, "over")
