"""The HTTP interface: tables, seats, records, bots."""

import secrets
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, SkipValidation

from railwright.errors import GameError
from railwright.server import cards, records, telling, wishes
from railwright.server.bodies import (
    ClaimLink,
    Listed,
    Me,
    NewRecord,
    NewTable,
    Notice,
    Offered,
    Rename,
    Replay,
    SeatLink,
    TakeSeat,
)
from railwright.server.entries import AnyEntry, now_ms
from railwright.server.identity import COOKIE, Visitor, hashed, new_secret
from railwright.server.messages import TableState
from railwright.server.node import Node
from railwright.server.offers import offered
from railwright.server.own_maps import OwnMap, own_map
from railwright.server.store import Conflict, HandOver, ImportedRecord
from railwright.server.table import Table
from railwright.server.tables import Decide
from railwright.server.wishes import Refusal, clean_name

Here = NamedDependency[SkipValidation[Node]]
Who = NamedDependency[SkipValidation[Visitor]]
"""Whoever sends the request."""
TablePath = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{16}$")]
SeatPath = Annotated[int, PathParameter(ge=0, lt=5)]
AnyRequest = Request[Any, Any, Any]

COOKIE_AGE = 400 * 24 * 3600
"""Seconds for which a browser keeps its secret; every visit begins anew."""
LINK_AGE = 15 * 60 * 1000
"""Milliseconds for which a link moves a seat to another device."""


def new_table_id() -> str:
    """The name of a table, which nobody can guess."""
    return secrets.token_urlsafe(12)


async def known(node: Node, visitor: Visitor) -> tuple[Visitor, str]:
    """Somebody who does something that lasts, and the id."""
    if visitor.player is None:
        raise Refusal("WHO_ARE_YOU", "ask GET /api/me for a cookie first")
    return await node.identities.welcome(visitor, now_ms()), visitor.player


async def granted(node: Node, table: str, player: str, decide: Decide) -> TableState:
    """A table after a wish was granted."""
    changed = await node.tables.wish(table, decide)
    return state(node, changed, player)


def state(node: Node, table: Table, player: str | None) -> TableState:
    """A table as somebody is told of it."""
    living = node.tables.living.get(table.id)
    presence = living.presence if living else telling.NOBODY
    return telling.state_of(table, player, presence, now_ms())


@get("/api/me")
async def who_am_i(request: AnyRequest, visitor: Who) -> Response[Me]:
    """Say who the browser is; one that comes for the first time gets its secret."""
    cookie = Cookie(
        key=COOKIE,
        value=visitor.secret or new_secret(),
        max_age=COOKIE_AGE,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="strict",
    )
    return Response(Me(visitor.name), cookies=[cookie])


@put("/api/me")
async def rename(data: JSONBody[Rename], node: Here, visitor: Who) -> Me:
    """Choose the name that others see."""
    someone, _ = await known(node, visitor)
    name = clean_name(data.name, "")
    if not name:
        raise Refusal("NAME", "a name needs at least one letter")
    renamed = await node.identities.rename(someone, name)
    return Me(renamed.name)


@get("/api/games")
async def games() -> Offered:
    """Tell which games can be played, with which options and bots."""
    return offered()


def _limit_creations(node: Node, request: AnyRequest) -> None:
    client = request.client.host if request.client else ""
    if node.creations and not node.creations.take(client):
        raise Refusal("TOO_FAST", "too many new tables; wait a moment")


async def _own_map(node: Node, wish: NewTable) -> OwnMap | None:
    """The map that the host brings, checked where it cannot hold up anybody."""
    if wish.map is None:
        return None
    about = (wish.map, wish.game, dict(wish.options), len(wish.seats))
    try:
        return await node.readers.ask(own_map, *about)
    except GameError as error:
        raise Refusal("MAP", str(error)) from error


@post("/api/tables")
async def create_table(
    data: JSONBody[NewTable], request: AnyRequest, node: Here, visitor: Who
) -> TableState:
    """Set a table up."""
    someone, player = await known(node, visitor)
    _limit_creations(node, request)
    now = now_ms()
    own = await _own_map(node, data)
    log = wishes.set_up(data, player, someone.name, now, own)
    if data.start:
        log += wishes.start(Table.of("new", log), player, now)
    table = await node.tables.create(new_table_id(), log)
    return state(node, table, player)


@get("/api/tables")
async def listed_tables(node: Here, visitor: Who) -> Listed:
    """List the public tables, those that wait for people first."""
    rows = [*await node.store.listed("open"), *await node.store.listed("playing")]
    return Listed(cards.states_of(rows, visitor.player, now_ms()))


@get("/api/me/tables")
async def my_tables(node: Here, visitor: Who) -> Listed:
    """List the tables at which one sits, the latest first."""
    if visitor.player is None:
        return Listed([])
    rows = await node.store.tables_of(visitor.player, 100)
    return Listed(cards.states_of(rows, visitor.player, now_ms()))


@get("/api/tables/{table:str}")
async def one_table(table: TablePath, node: Here, visitor: Who) -> TableState:
    """Show one table."""
    loaded, presence = await node.tables.look(table)
    return telling.state_of(loaded, visitor.player, presence, now_ms())


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def take_seat(
    table: TablePath, seat: SeatPath, data: JSONBody[TakeSeat], node: Here, visitor: Who
) -> TableState:
    """Sit down or change one's name; the host also seats bots and frees seats."""
    someone, player = await known(node, visitor)

    def decide(at: Table, now: int) -> list[AnyEntry]:
        is_program = someone.is_program
        return wishes.take_seat(
            at, player, seat, data, someone.name, now, is_program=is_program
        )

    taken = await granted(node, table, player, decide)
    await node.streams.note(player, table)
    return taken


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    table: TablePath, seat: SeatPath, node: Here, visitor: Who
) -> TableState:
    """Leave; the host may also ask somebody to."""
    _, player = await known(node, visitor)
    return await granted(
        node, table, player, lambda at, now: wishes.leave_seat(at, player, seat, now)
    )


@post("/api/tables/{table:str}/start", status_code=200)
async def start_table(table: TablePath, node: Here, visitor: Who) -> TableState:
    """Deal the cards."""
    _, player = await known(node, visitor)
    return await granted(
        node, table, player, lambda at, now: wishes.start(at, player, now)
    )


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(table: TablePath, node: Here, visitor: Who) -> TableState:
    """Set up another table for the same people; asked twice it is the same one."""
    _, player = await known(node, visitor)
    new = new_table_id()
    old = await node.tables.wish(
        table, lambda at, now: wishes.rematch(at, player, new, now)
    )
    name = old.next or new
    if await node.store.listing(name) is None:
        try:
            log = wishes.set_up_again(old, player, now_ms())
            await node.tables.create(name, log)
        except Conflict:  # another was a moment faster
            pass
    again, presence = await node.tables.look(name)
    return telling.state_of(again, player, presence, now_ms())


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=200)
async def seat_link(
    table: TablePath, seat: SeatPath, node: Here, visitor: Who
) -> SeatLink:
    """Make a link that moves a seat to another device."""
    _, player = await known(node, visitor)
    at, _ = await node.tables.look(table)
    if seat not in at.seats_of(player):
        raise Refusal("NOT_YOUR_SEAT", f"seat {seat + 1} is not yours")
    token, now = new_secret(), now_ms()
    offer = HandOver(hashed(token), table, seat, player, now + LINK_AGE)
    await node.store.offer(offer, now)
    return SeatLink(f"/t/{table}", token, offer.expires / 1000)


@post("/api/claim-link", status_code=200)
async def claim_link(data: JSONBody[ClaimLink], node: Here, visitor: Who) -> TableState:
    """Take the seat that a link moves to this device."""
    _, player = await known(node, visitor)
    offer = await node.store.redeem(hashed(data.token), now_ms())
    if offer is None:
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")
    return await granted(
        node,
        offer.table,
        player,
        lambda at, now: wishes.hand_over(at, offer.identity, player, offer.seat, now),
    )


@post("/api/tables/{table:str}/seats/{seat:int}/notice", status_code=200)
async def want_notice(
    table: TablePath, seat: SeatPath, data: JSONBody[Notice], node: Here, visitor: Who
) -> TableState:
    """Say where to be told that it is one's turn."""
    _, player = await known(node, visitor)
    node.notices.check(data)
    return await granted(
        node, table, player, lambda at, now: wishes.notice(at, player, seat, data, now)
    )


@get("/api/tables/{table:str}/record", media_type="text/plain; charset=utf-8")
async def table_record(table: TablePath, node: Here) -> str:
    """Give the record of a finished game."""
    loaded, _ = await node.tables.look(table)
    return records.record_of(loaded)


@get("/api/tables/{table:str}/record.json")
async def table_replay(table: TablePath, node: Here) -> Replay:
    """Give a finished game step by step, everything open."""
    loaded, _ = await node.tables.look(table)
    text = records.record_of(loaded)
    return await node.readers.ask(records.replay_of, table, text)


@post("/api/records")
async def bring_record(
    data: JSONBody[NewRecord], request: AnyRequest, node: Here, visitor: Who
) -> Replay:
    """Bring a record to be watched here."""
    _, player = await known(node, visitor)
    _limit_creations(node, request)
    replay = await node.readers.ask(records.brought, data.record)
    kept = ImportedRecord(replay.id, player, replay.game, data.record, now_ms())
    await node.store.add_record(kept)
    return replay


@get("/api/records/{record:str}")
async def one_record(record: TablePath, node: Here) -> Replay:
    """Give a record that somebody brought, step by step."""
    found = await node.store.record(record)
    if found is None:
        raise Refusal("RECORD_UNKNOWN", "there is no such record")
    return await node.readers.ask(records.replay_of, record, found.text)


ROUTES = [
    who_am_i,
    rename,
    games,
    create_table,
    listed_tables,
    my_tables,
    one_table,
    take_seat,
    leave_seat,
    start_table,
    rematch,
    seat_link,
    claim_link,
    want_notice,
    table_record,
    table_replay,
    bring_record,
    one_record,
]
