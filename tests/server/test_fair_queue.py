"""A queue that one client cannot fill, however much it asks for."""

import asyncio

import pytest

from railwright.server.plumbing.fair_queue import Asker, FairQueue, QueueFull

pytestmark = pytest.mark.anyio


class Line:
    """People at a queue; each keeps the place until the test ends the work."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str, asker: Asker, patience: float | None = None) -> None:
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._work(name, asker, patience))
        await self.settle()

    async def _work(self, name: str, asker: Asker, patience: float | None) -> None:
        async with self.queue.place(asker, patience):
            self.begun.append(name)
            await self.ends[name].wait()

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await self.settle()

    @staticmethod
    async def settle() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


async def test_a_newcomer_is_next_however_much_another_client_has_waiting() -> None:
    line = Line(FairQueue(1))
    for number in range(100):
        await line.ask(f"flood-{number}", Asker("mallory", f"table-{number}"))
    await line.ask("guest", Asker("anna", "hers"))
    await line.end("flood-0")
    assert line.begun == ["flood-0", "guest"]
    await line.close()


async def test_clients_take_turns_and_so_do_the_tables_of_each() -> None:
    line = Line(FairQueue(1))
    await line.ask("first", Asker("zoe", "z"))
    for name, asker in {
        "m1": Asker("mallory", "a"),
        "m2": Asker("mallory", "a"),
        "m3": Asker("mallory", "b"),
        "a1": Asker("anna", "c"),
        "a2": Asker("anna", "c"),
    }.items():
        await line.ask(name, asker)
    for _ in range(5):
        await line.end(line.begun[-1])
    one, other = [n for n in line.begun if n[0] == "m"], line.begun[1:]
    assert one == ["m1", "m3", "m2"]
    assert {name[0] for name in other[:2]} == {"m", "a"}
    assert {name[0] for name in other[2:4]} == {"m", "a"}
    await line.close()


async def test_people_come_before_bots_that_are_alone() -> None:
    line = Line(FairQueue(1))
    await line.ask("first", Asker("zoe"))
    await line.ask("alone", Asker("anna", rank=2))
    await line.ask("watched", Asker("zoe", rank=1))
    await line.ask("present", Asker("zoe", rank=0))
    for _ in range(3):
        await line.end(line.begun[-1])
    assert line.begun == ["first", "present", "watched", "alone"]
    await line.close()


async def test_whoever_needs_little_finds_a_place_among_those_who_need_much() -> None:
    line = Line(FairQueue(3, heavy=2))
    for number in range(10):
        await line.ask(f"heavy-{number}", Asker("mallory", is_heavy=True))
    await line.ask("light", Asker("mallory"))
    assert line.begun == ["heavy-0", "heavy-1", "light"]
    await line.close()


async def test_only_so_much_of_one_client_waits() -> None:
    line = Line(FairQueue(1, waiting=1))
    await line.ask("works", Asker("mallory"))
    await line.ask("waits", Asker("mallory"))
    with pytest.raises(QueueFull):
        async with line.queue.place(Asker("mallory")):
            pass
    await line.ask("guest", Asker("anna"))
    await line.end("works")
    assert line.begun == ["works", "guest"]
    await line.close()


async def test_who_leaves_takes_no_place_along() -> None:
    line = Line(FairQueue(1))
    await line.ask("works", Asker("anna"))
    await line.ask("impatient", Asker("ben"), patience=0.001)
    with pytest.raises(TimeoutError):
        await line.tasks["impatient"]
    await line.ask("cancelled", Asker("ben"))
    line.tasks["cancelled"].cancel()
    await line.settle()
    await line.ask("called", Asker("ben"))
    line.ends["works"].set()
    await line.tasks["works"]  # now it is called, and has not noticed yet
    line.tasks["called"].cancel()
    await line.settle()
    await line.ask("next", Asker("cleo"))
    assert line.begun[-1] == "next"
    await line.end("next")
    assert (line.queue.free, line.queue.waiting) == (1, [])
    assert not line.queue.at_work
    await line.close()


async def test_nobody_saves_places_up() -> None:
    """Who has waited for nothing all day is served as often as others, not more."""
    queue = FairQueue(1)
    queue.spent = {"anna": 100.0}
    queue.now = 100.0
    line = Line(queue)
    await line.ask("first", Asker("anna"))
    await line.ask("newcomer", Asker("ben"))
    assert queue.spent["ben"] == 100.0
    await line.close()


async def test_one_client_has_only_so_many_places_also_if_others_are_free() -> None:
    line = Line(FairQueue(2, each=1))
    await line.ask("slow", Asker("mallory"))
    await line.ask("slow too", Asker("mallory"))
    await line.ask("quick", Asker("anna"))
    assert line.begun == ["slow", "quick"]
    await line.end("slow")
    assert line.begun == ["slow", "quick", "slow too"]
    await line.close()


def test_whoever_gives_up_as_a_place_becomes_free_takes_none() -> None:
    async def wait(queue: FairQueue) -> None:
        async with queue.place(Asker("b")):
            raise AssertionError("it was called, though it had given up")

    async def give_up() -> int:
        queue = FairQueue(1)
        async with queue.place(Asker("a")):
            waiting = asyncio.create_task(wait(queue))
            await asyncio.sleep(0)
            waiting.cancel()  # it hears of that after the place is free
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5), queue.place(Asker("c")):
            return queue.free

    assert asyncio.run(give_up()) == 0
