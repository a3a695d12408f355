"""What was changed behind the back of a server is heard, whatever happens."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.test_by_itself import ID, Watching, new_table

from railwright.server.living.operator_calls import OperatorCalls
from railwright.server.node import Node
from railwright.server.plumbing.identity import new_secret
from railwright.server.plumbing.settings import ServerSettings
from railwright.server.store import StoredEntry, Unavailable
from railwright.server.store.kept_calls import CALLS_KEPT
from railwright.server.store.sqlite import SqliteStore
from railwright.server.wire.calls import PersonChanged, TableChanged, call_text

pytestmark = pytest.mark.anyio
GONE = call_text(TableChanged(ID))


class FailingStore(SqliteStore):
    """A file whose logs cannot be read once."""

    fails = False

    async def read(self, table: str, after: int = 0) -> list[StoredEntry]:
        if self.fails:
            self.fails = False
            raise Unavailable("the disk is busy")
        return await super().read(table, after)


@pytest.fixture
async def store(tmp_path: Path) -> FailingStore:
    return await FailingStore.open(str(tmp_path / "railwright.sqlite"))


@pytest.fixture
async def node(store: FailingStore) -> AsyncIterator[Node]:
    made = Node(ServerSettings("railwright.sqlite", pace=0), store)
    await made.calls.start()
    yield made
    await made.stop()


async def test_a_call_that_could_not_be_heeded_is_heeded_later(
    node: Node, store: FailingStore
) -> None:
    watching = Watching()
    await node.tables.create(ID, new_table(1))
    await node.tables.follow(ID, watching)
    await store.remove_table(ID, GONE)
    store.fails = True
    with pytest.raises(Unavailable):
        await node.calls.look()
    await node.calls.look()
    assert b'"TABLE_UNKNOWN"' in watching.heard[-1]


async def test_a_call_is_heeded_once_by_those_who_look_at_the_same_moment(
    node: Node, store: FailingStore
) -> None:
    dismissed: list[str] = []
    calls = OperatorCalls(store, node.tables, dismissed.append, list)
    for player in ("anna", "ben"):
        await store.revoke(player, call_text(PersonChanged(player)))
    await asyncio.gather(calls.look(), calls.look(), calls.look())
    assert dismissed == ["anna", "ben"]
    assert calls.heard == 2


async def test_whoever_has_missed_calls_reads_everything_anew(
    node: Node, store: FailingStore
) -> None:
    watching, secret = Watching(), new_secret()
    await node.tables.create(ID, new_table(1))
    await node.tables.follow(ID, watching)
    unknown = await node.identities.visitor(secret)
    visitor = await node.identities.welcome(unknown, 1)
    assert visitor.player
    await store.remove_table(ID, GONE)
    banned = call_text(PersonChanged(visitor.player))
    await store.sanction(visitor.player, "ban", 1, banned)
    other = call_text(PersonChanged("somebody else"))
    more = (store.revoke("somebody else", other) for _ in range(CALLS_KEPT))
    await asyncio.gather(*more)

    await node.calls.look()
    assert b'"TABLE_UNKNOWN"' in watching.heard[-1]
    assert (await node.identities.visitor(secret)).forbidden == {"ban"}
    assert node.calls.heard == CALLS_KEPT + 2
