"""A log is cut by the operator while people follow its table."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from msgspec import json, structs
from tests.server.folding import Folded, Folding
from tests.server.logs import ID, Log, opened, set_up, sit

from railwright.model import format_action
from railwright.server.erasing import rewrite
from railwright.server.living.node_tables import Tables
from railwright.server.store import Store, open_store
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import AnyEntry
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire import messages

pytestmark = pytest.mark.anyio
PLAYED, KEPT = 70, 30
"""Entries before and after the cut, between which routes were built."""


class Spectator:
    """Puts together what it hears, and checks the digests."""

    player = None

    def __init__(self) -> None:
        self.folding = Folding()
        self.heard: list[Folded] = []

    def has_choices(self, _: str) -> bool:
        return False

    def tell(self, message: bytes) -> None:
        self.heard.append(self.folding.take(json.decode(message)))


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = await open_store(str(tmp_path / "railwright.sqlite"))
    yield made
    await made.close()


def dealt() -> Log:
    """A game of two, always with the same cards."""
    log = Log([structs.replace(set_up().entries[0], secret=bytes(32).hex())])
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", log.now)
    return opened(log)


async def play(tables: Tables, until: int) -> None:
    """Have both play at random until the log has so many entries."""
    luck = Random(1)

    def decide(table: SharedTable, now: int) -> list[AnyEntry]:
        assert table.match
        seat, version = table.deciding[0], table.version
        action = format_action(luck.choice(table.match.legal_actions(seat)))
        wish = messages.Act(ID, seat, version, f"act-{version}", action)
        return wishes.act(table, table.seats[seat].player or "", wish, now)

    while (await tables.wish(ID, decide)).number < until:
        pass


@pytest.mark.parametrize("is_asleep", [False, True], ids=["awake", "asleep"])
async def test_followers_see_what_is_left_and_what_comes_then(
    store: Store, *, is_asleep: bool
) -> None:
    tables, spectator = Tables(store), Spectator()
    await tables.create(ID, dealt().entries)
    await tables.follow(ID, spectator)
    await play(tables, PLAYED)
    built = spectator.heard[-1]["view"]["routes"]
    log = await tables.log(ID)
    if is_asleep:
        tables.sweep(idle=-1)
    await rewrite(store, ID, len(log), log[:KEPT], 1)
    if is_asleep:
        await tables.look(ID)
    else:
        await tables.reload(ID)

    shown = spectator.heard[-1]
    assert shown["type"] == "table"
    assert shown["views"][0]["routes"].items() < built.items()
    await play(tables, 2 * PLAYED - KEPT)  # each digest is checked
    assert spectator.heard[-1]["type"] == "events"
