"""Somebody is sent away while a server is busy with what they have said."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import json
from tests.server.logs import ID, opened, two_people

from railwright.server.node import Node
from railwright.server.plumbing.identity import Identities, Visitor
from railwright.server.store import Sanction
from railwright.server.web.sockets import ClientSocket

pytestmark = pytest.mark.anyio
GUEST = Visitor("a-secret-of-mallory-01", "mallory", None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "railwright.sqlite"


async def test_a_socket_that_was_dismissed_stays_so(node: Node, file: Path) -> None:
    await node.tables.create(ID, opened(two_people()).entries)

    async def send(_: object) -> None: ...

    socket = ClientSocket(node, GUEST, "", send)
    node.connections.add(socket)
    chat = {"type": "chat", "table": ID, "id": "w", "text": "Still here"}
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")  # nobody is made known meanwhile
        talking = asyncio.create_task(socket.take(json.encode(chat).decode()))
        for _ in range(10):  # it waits for the store by then
            await asyncio.sleep(0)
        for hear in node.store.on_call:
            hear('["revoked","mallory"]')
    await talking

    assert socket.player is None
    table, _ = await node.tables.look(ID)
    assert table.chat == []


async def test_a_ban_bites_at_once_whoever_was_being_asked_for(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, identities = node.store, Identities(node.store)
    bot = await identities.new_program("Mallory", 1)
    asked = store.sanctions_of

    async def late(identity: str) -> set[Sanction]:
        """What was forbidden before the operator has banned somebody."""
        monkeypatch.undo()
        found = await asked(identity)
        await store.sanction(identity, "ban", 1, "")
        identities.forget(identity)
        return found

    monkeypatch.setattr(store, "sanctions_of", late)
    assert (await identities.visitor(bot.secret)).is_banned
    assert (await identities.visitor(bot.secret)).is_banned
