"""Something goes wrong in the server while it grants a wish: the wish is answered."""

import pytest
from msgspec import json
from structlog.testing import capture_logs
from tests.server.logs import ID, opened, two_people

from railwright.server.node import Node
from railwright.server.plumbing.identity import Visitor
from railwright.server.store import Unavailable
from railwright.server.store.sqlite import SqliteConnection
from railwright.server.web.sockets import ClientSocket

pytestmark = pytest.mark.anyio
ANNA = Visitor("secret", "anna", "Anna", is_stored=True)
WISHES = [
    {"type": "act", "seat": 0, "version": 2, "action": "draw blind"},
    {"type": "undo", "seat": 0, "version": 2},
    {"type": "suggest", "seat": 0},
]


@pytest.mark.parametrize("wish", WISHES, ids=lambda wish: str(wish["type"]))
async def test_a_failure_is_the_answer_to_its_wish(
    node: Node, wish: dict[str, object]
) -> None:
    await node.tables.create(ID, opened(two_people()).entries)
    table, _ = await node.tables.look(ID)
    seats = table.seats
    del table.seats  # as a defect might

    async def send(_: object) -> None: ...

    socket = ClientSocket(node, ANNA, "", send)
    with capture_logs() as logs:
        assert await socket.take(json.encode(wish | {"table": ID, "id": "w"}).decode())
        if socket.advising:
            await socket.advising
    table.seats = seats
    said = json.decode(await socket.outbox.get() or "")

    assert (said["type"], said["id"], said["code"]) == ("refused", "w", "FAILURE")
    assert [line["event"] for line in logs] == ["failure"]


async def test_writes_that_fail_are_counted(
    node: Node, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise Unavailable("the disk is full")

    await node.store.check()
    assert b"railwright_writes_failed 0.0" in node.metrics.text()
    with monkeypatch.context() as patch:
        patch.setattr(SqliteConnection, "execute_all", fail)
        with pytest.raises(Unavailable):
            await node.store.check()

    assert b"railwright_writes_failed 1.0" in node.metrics.text()
