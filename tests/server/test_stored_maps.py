"""Maps stored before the limits of today: their tables stand still, and say why."""

import json
from pathlib import Path
from time import monotonic

import pytest
from tests.server.line_maps import line_cities, line_map
from tests.server.test_by_itself import ID, new_table, rename

from railwright.games import map_path
from railwright.server.living.node_tables import Tables
from railwright.server.node import Node
from railwright.server.offers.map_limits import map_trouble
from railwright.server.tabletop import entries, wishes
from railwright.server.tabletop.entries import AnyEntry, encode_entry, now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.summaries import summary_of
from railwright.server.wire.messages import Act, Settings

pytestmark = pytest.mark.anyio
OLD = "zyxwvutsrqponmlk"
THREE_TOWNS = Path(__file__).parents[2] / "docs" / "how-to" / "three-towns.json"


def with_tours(copies: int, cities: int) -> str:
    tour = {"id": "tour", "cities": line_cities(cities), "copies": copies}
    worth = {"ordered": 30, "any_order": 20, "penalty": 30}
    tours = [tour | worth, tour | worth | {"id": "tour-2"}]
    return line_map("Line", cities, "gray", tours)


def with_dear_spaces() -> str:
    record = json.loads(THREE_TOWNS.read_text(encoding="utf-8"))
    record["routes"] = [
        route | {"any_cards_per_space": 3_000_000} for route in record["routes"]
    ]
    return json.dumps(record)


MAPS = {
    "long tours": ("world", with_tours(5, 26), "3 to 6 items"),
    "many tours": ("world", with_tours(9, 6), "18 tours are more than 12"),
    "dear spaces": ("usa", with_dear_spaces(), "9"),
}
maps = pytest.mark.parametrize(("game", "text", "said"), MAPS.values(), ids=MAPS)


def old_log(game: str, text: str) -> list[AnyEntry]:
    """A game that was begun on a map by a version that took it."""
    return [
        entries.Created(1, Settings(game), 2, "anna", "00" * 32, text),
        entries.SeatTaken(2, 0, "anna", "Anna"),
        entries.BotSeated(3, 1, "easy"),
        entries.Started(now_ms(), 1),
    ]


async def store(node: Node, log: list[AnyEntry]) -> None:
    """Put a log into the database as it is, without looking at the map."""
    summary = summary_of(SharedTable.of(ID, new_table(1)))
    bodies = [encode_entry(entry) for entry in log]
    await node.store.append(OLD, 0, bodies, summary, {0: "anna"})


@maps
async def test_a_table_on_a_map_beyond_the_limits_stands_still(
    node: Node, game: str, text: str, said: str
) -> None:
    await node.tables.create(ID, new_table(1))
    await store(node, old_log(game, text))
    tables = Tables(node.store)
    begun = monotonic()

    table = await tables.wake(OLD)

    assert table.trouble
    assert "its map is beyond the limits of this server" in table.trouble
    assert said in table.trouble
    assert table.deciding == ()
    wish = Act(OLD, 0, 0, "x", "keep 1 2")
    with pytest.raises(Refusal) as refusal:
        await tables.wish(OLD, lambda it, now: wishes.act(it, "anna", wish, now))
    assert (refusal.value.code, str(refusal.value)) == ("OTHER_RULES", table.trouble)
    await tables.wish(ID, rename)
    assert monotonic() - begun < 3


@maps
async def test_no_game_begins_on_a_map_beyond_the_limits(
    node: Node, game: str, text: str, said: str
) -> None:
    await store(node, old_log(game, text)[:-1])
    with pytest.raises(Refusal) as refusal:
        await node.tables.wish(OLD, lambda it, now: wishes.start(it, "anna", now))
    assert refusal.value.code == "MAP"
    assert said in str(refusal.value)


def test_maps_of_today_go_on() -> None:
    assert map_trouble(THREE_TOWNS.read_text(encoding="utf-8"), "usa") is None
    assert map_trouble(map_path("world").read_text(encoding="utf-8"), "world") is None
