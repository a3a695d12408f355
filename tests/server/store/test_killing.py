"""kill -9 in the middle of writing: what was acknowledged is there afterwards."""

from random import Random

import pytest
from tests.server.store.appender import Acknowledged, Appender, read

from railwright.server.store import open_store

pytestmark = pytest.mark.anyio

ENDLESS = 10**6
TABLES = ["oslo", "bergen", "narvik", "turku", "lahti"]


def killed(address: str, life: int, lines: int) -> set[Acknowledged]:
    """What a process was told before it died, some time after so many lines."""
    with Appender(address, f"life{life}", ENDLESS, TABLES) as appender:
        said = [appender.said.readline() for _ in range(lines)]
        appender.process.kill()
        said += appender.said.readlines()
    return {read(line) for line in said if line.endswith("\n")}


async def survives(address: str, lives: int) -> None:
    luck = Random(lives)
    told: set[Acknowledged] = set()
    for life in range(lives):
        told |= killed(address, life, luck.randint(1, 60))

        store = await open_store(address)
        logs = {table: await store.read(table) for table in TABLES}
        assert await store.lasts(TABLES) == {
            table: len(log) for table, log in logs.items() if log
        }
        await store.close()
        for log in logs.values():
            assert [entry.number for entry in log] == list(range(1, len(log) + 1))
            assert len({entry.body for entry in log}) == len(log)
        kept = {Acknowledged(table, *each) for table in TABLES for each in logs[table]}
        assert told <= kept
        # Besides, only what was being written at each table when it died.
        assert len(kept - told) <= (life + 1) * len(TABLES)


async def test_nothing_acknowledged_is_lost_in_a_few_deaths(address: str) -> None:
    await survives(address, 4)


@pytest.mark.slow
@pytest.mark.timeout(600)
async def test_nothing_acknowledged_is_lost_in_many_deaths(address: str) -> None:
    await survives(address, 60)
