"""What every store answers about many tables, and who runs them."""

import pytest
from tests.server.store.examples import NOON, SUMMARY

from railwright.server.store import Listing, Store

pytestmark = pytest.mark.anyio


def names(listings: list[Listing]) -> list[str]:
    return [listing.table for listing in listings]


async def test_strangers_find_listed_tables_the_latest_first(store: Store) -> None:
    later = SUMMARY._replace(activity=NOON + 5)
    await store.append("early", 0, [b""], SUMMARY)
    await store.append("late", 0, [b""], later)
    await store.append("private", 0, [b""], later._replace(is_listed=False))
    await store.append("archived", 0, [b""], later._replace(is_archived=True))
    await store.append("running", 0, [b""], later._replace(status="playing"))

    assert names(await store.listed("open")) == ["late", "early"]
    assert names(await store.listed("playing")) == ["running"]
    assert await store.listed("finished") == []


async def test_lists_go_on_where_they_ended_even_among_equals(store: Store) -> None:
    for number in range(7):
        moment = NOON + number // 3  # three tables at each moment
        summary = SUMMARY._replace(activity=moment)
        await store.append(f"table {number}", 0, [b""], summary, {0: "anna"})

    async def pages() -> list[str]:
        found = await store.tables_of("anna", limit=2)
        listings = list(found)
        while found:
            found = await store.tables_of("anna", 2, after=found[-1].place)
            listings += found
        return names(listings)

    assert await pages() == [f"table {number}" for number in (6, 5, 4, 3, 2, 1, 0)]
    first, *_, last = await store.listed("open")
    assert names(await store.listed("open", after=first.place))[0] == "table 5"
    assert await store.listed("open", after=last.place) == []


async def test_my_tables_follow_the_seats(store: Store) -> None:
    await store.append("oslo", 0, [b""], SUMMARY, {0: "anna", 1: "anna", 2: "ben"})
    await store.append("bergen", 0, [b""], SUMMARY, {0: "ben"})

    assert names(await store.tables_of("anna")) == ["oslo"]  # once, with two seats
    assert names(await store.tables_of("ben")) == ["oslo", "bergen"]

    await store.append("oslo", 1, [b""], SUMMARY._replace(is_archived=True))
    assert names(await store.tables_of("anna")) == ["oslo"]

    await store.append("oslo", 2, [b""], SUMMARY, {2: "ben"})
    assert await store.tables_of("anna") == []


async def test_idle_tables_are_those_to_archive_the_oldest_first(store: Store) -> None:
    for number, table in enumerate(["oldest", "older", "now"]):
        moment = SUMMARY._replace(activity=NOON + number)
        await store.append(table, 0, [b""], moment)
    put_away = SUMMARY._replace(activity=NOON - 9, is_archived=True)
    await store.append("archived", 0, [b""], put_away)

    assert names(await store.idle(since=NOON + 2)) == ["oldest", "older"]
    assert names(await store.idle(since=NOON + 2, limit=1)) == ["oldest"]
    assert await store.idle(since=NOON) == []
    (oldest,) = await store.idle(since=NOON + 2, limit=1)
    assert names(await store.idle(NOON + 2, oldest.place)) == ["older"]


async def test_due_tables_come_when_their_moment_has_come(store: Store) -> None:
    await store.append("second", 0, [b""], SUMMARY._replace(due=NOON + 20))
    await store.append("first", 0, [b""], SUMMARY._replace(due=NOON + 10))
    await store.append("never", 0, [b""], SUMMARY)

    assert await store.due(until=NOON + 9) == []
    assert names(await store.due(until=NOON + 10)) == ["first"]
    assert names(await store.due(until=NOON + 99)) == ["first", "second"]

    await store.append("first", 1, [b"played"], SUMMARY)
    assert names(await store.due(until=NOON + 99)) == ["second"]


async def test_tables_are_counted_by_status(store: Store) -> None:
    assert await store.counts() == {}

    await store.append("oslo", 0, [b""], SUMMARY)
    await store.append("bergen", 0, [b""], SUMMARY._replace(status="finished"))
    await store.append("narvik", 0, [b""], SUMMARY._replace(status="finished"))

    assert await store.counts() == {"open": 1, "finished": 2}


async def test_the_last_numbers_of_many_tables_in_one_question(store: Store) -> None:
    tables = [f"table {number}" for number in range(2000)]
    await store.append(tables[7], 0, [b"", b""], SUMMARY)

    assert await store.lasts(tables) == {tables[7]: 2}
    assert await store.lasts([]) == {}


@pytest.fixture
async def shared(store: Store) -> Store:
    """A store that two nodes use."""
    await store.enter("north")
    await store.enter("south")
    return store


async def test_a_table_is_leased_to_one_node_at_a_time(shared: Store) -> None:
    store = shared
    assert await store.lease(["oslo", "bergen"], "north", 60) == {"oslo", "bergen"}
    assert await store.lease(["oslo", "narvik"], "south", 60) == {"narvik"}
    assert await store.lease(["oslo", "narvik"], "north", 60) == {"oslo"}  # renewed
    assert await store.lease([], "north", 60) == set()


async def test_a_lease_ends_with_its_time_or_when_it_is_given_back(
    shared: Store,
) -> None:
    store = shared
    await store.lease(["oslo"], "north", -1)  # over since a second
    assert await store.lease(["oslo"], "south", 60) == {"oslo"}

    assert await store.lease(["oslo"], "north", 60) == set()
    await store.release("south", "bergen")
    assert await store.lease(["oslo"], "north", 60) == set()
    await store.release("south", "oslo")
    assert await store.lease(["oslo"], "north", 60) == {"oslo"}
    await store.release("north")
    assert await store.lease(["oslo"], "south", 60) == {"oslo"}


async def test_a_thousand_tables_are_leased_at_once(shared: Store) -> None:
    store = shared
    tables = {f"table {number}" for number in range(1000)}

    assert await store.lease(tables, "north", 60) == tables
    assert await store.lease(tables, "south", 60) == set()
