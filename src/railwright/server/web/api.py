"""The HTTP interface: tables, seats, records, bots."""

import secrets
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from railwright.errors import GameError
from railwright.server.living.node_tables import Decide
from railwright.server.offers.own_maps import OwnMap, offered_map, own_map
from railwright.server.plumbing.identity import COOKIE, hashed, new_secret
from railwright.server.store import Conflict, HandOver, ImportedRecord
from railwright.server.tabletop import replays, summaries, telling, wishes
from railwright.server.tabletop.beginnings import beginning
from railwright.server.tabletop.clean_text import clean_name
from railwright.server.tabletop.entries import AnyEntry, now_ms
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.tabletop.wishes.conditions import insist_on_voice_here, own_seat
from railwright.server.web.endpoints import Call, delete, get, post, put
from railwright.server.wire.bodies import (
    ChangeSettings,
    ClaimLink,
    Listed,
    MapBrought,
    MapOffered,
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
from railwright.server.wire.messages import TableState

T = TypeVar("T")
COOKIE_AGE = 400 * 24 * 3600
"""Seconds for which a browser keeps its secret, counted from the last visit."""
LINK_AGE = 15 * 60 * 1000
"""Milliseconds for which a link moves a seat to another device."""


def new_table_id() -> str:
    """The name of a table, which nobody can guess."""
    while (name := secrets.token_urlsafe(12)).startswith("-"):
        pass  # commands would take it for an option
    return name


async def granted(call: Call, decide: Decide) -> TableState:
    """The table in the address after a wish was granted."""
    return await granted_at(call, call.table, decide)


async def granted_at(call: Call, table: str, decide: Decide) -> TableState:
    """A table after a wish was granted."""
    changed = await call.node.tables.wish(table, decide)
    return state(call, changed)


def state(call: Call, table: SharedTable) -> TableState:
    """A table as the sender sees it."""
    living = call.node.tables.living.get(table.id)
    presence = living.presence if living else telling.NOBODY
    return telling.state_of(table, call.visitor.player, presence, now_ms())


def limit_creations(call: Call) -> None:
    """Refuse a client who wants too much to be kept."""
    creations = call.node.creations
    if creations and not creations.take(call.client):
        raise Refusal("TOO_FAST", "too many new tables or records; wait a moment")


def keep_secret(call: Call, secret: str) -> None:
    """Have the browser keep a secret by which it is known from now on."""
    secure = "; Secure" if call.request.scope["scheme"] == "https" else ""
    call.headers["Set-Cookie"] = (
        f"{COOKIE}={secret}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Strict"
        f"{secure}"
    )


@get("/me")
async def who_am_i(call: Call) -> Me:
    """Say who the browser is; one that comes for the first time gets its secret."""
    keep_secret(call, call.visitor.secret or new_secret())
    return Me(call.visitor.name)


@put("/me")
async def rename(call: Call, body: Rename) -> Me:
    """Choose the name that others see."""
    someone, _ = await call.known()
    name = clean_name(body.name, "")
    if not name:
        raise Refusal("NAME", "a name needs at least one letter")
    renamed = await call.node.identities.rename(someone, name)
    return Me(renamed.name)


@get("/games")
async def games(call: Call) -> Offered:
    """List the games that can be played, with their options and the levels of bots."""
    node = call.node
    told = await node.offers()
    party = node.passkeys.party
    return replace(
        told,
        mail=node.settings.mail is not None,
        webhooks=node.settings.webhooks != "off",
        passkeys=party.host if party else None,
        coach=node.coaching.playouts > 0,
        push=node.pushes.public_key,
    )


async def _own_map(call: Call, wish: NewTable) -> OwnMap | None:
    """The map that the host brings, checked where it cannot hold up anybody."""
    if wish.map is None:
        return None
    about = (wish.map, wish.game, wish.file, len(wish.seats))
    return await _checked(call, own_map, *about)


async def _checked(call: Call, check: Callable[..., T], *about: object) -> T:
    """What a check says of a map; the defects that it finds are a refusal."""
    try:
        return await call.work_out(check, *about)
    except GameError as error:
        raise Refusal("MAP", str(error)) from error


@post("/maps")
async def check_map(call: Call, body: MapBrought) -> MapOffered:
    """Check your own map file, and say what a table on it can be; nothing is kept."""
    limit_creations(call)
    return await _checked(call, offered_map, body.map, body.game, body.file)


@post("/tables", 201)
async def create_table(call: Call, body: NewTable) -> TableState:
    """Set a table up."""
    someone, player = await call.known()
    limit_creations(call)
    now = now_ms()
    begun = None
    if body.continues:
        begun = await call.work_out(beginning, body.continues)
        body = begun.wish(body)
    own = await _own_map(call, body)
    log = wishes.set_up(
        *(body, player, someone.name, now, own),
        begun=begun,
        is_program=someone.is_program,
        is_muted=someone.is_muted,
    )
    table = await call.node.tables.create(new_table_id(), log, call.client)
    await call.node.streams.note(player, table.id)
    return state(call, table)


@get("/tables")
async def listed_tables(call: Call) -> Listed:
    """List the public tables, those that wait for people first."""
    store = call.node.store
    rows = [*await store.listed("open"), *await store.listed("playing")]
    return Listed(summaries.states_of(rows, call.visitor.player, now_ms()))


@get("/me/tables")
async def my_tables(call: Call) -> Listed:
    """List the tables where you sit, the latest first."""
    if call.visitor.player is None:
        return Listed([])
    rows = await call.node.store.tables_of(call.visitor.player, 100)
    return Listed(summaries.states_of(rows, call.visitor.player, now_ms()))


@get("/tables/{table}")
async def one_table(call: Call) -> TableState:
    """Show one table."""
    loaded, _ = await call.node.tables.look(call.table)
    return state(call, loaded)


@post("/tables/{table}/seats/{seat}")
async def take_seat(call: Call, body: TakeSeat) -> TableState:
    """Sit down or change your name; the host also seats bots and frees seats."""
    someone, player = await call.known()

    def decide(at: SharedTable, now: int) -> list[AnyEntry]:
        return wishes.take_seat(
            *(at, player, call.seat, body, someone.name, now),
            is_program=someone.is_program,
            is_muted=someone.is_muted,
        )

    taken = await granted(call, decide)
    await call.node.streams.note(player, call.table)
    return taken


@delete("/tables/{table}/seats/{seat}")
async def leave_seat(call: Call) -> TableState:
    """Leave; the host may also ask somebody to."""
    _, player = await call.known()
    return await granted(
        call, lambda at, now: wishes.leave_seat(at, player, call.seat, now)
    )


@post("/tables/{table}/start")
async def start_table(call: Call) -> TableState:
    """Deal the cards."""
    _, player = await call.known()
    return await granted(call, lambda at, now: wishes.start(at, player, now))


@put("/tables/{table}/settings")
async def change_settings(call: Call, body: ChangeSettings) -> TableState:
    """Change what is agreed before the game (host)."""
    _, player = await call.known()
    return await granted(
        call, lambda at, now: wishes.change_settings(at, player, body, now)
    )


@post("/tables/{table}/rematch")
async def rematch(call: Call) -> TableState:
    """Set up another table for the same people; asked twice it is the same one."""
    _, player = await call.known()
    node, new = call.node, new_table_id()
    old = await node.tables.wish(
        call.table, lambda at, now: wishes.rematch(at, player, new, now)
    )
    name = old.next or new
    if await node.store.listing(name) is None:
        try:
            log = wishes.set_up_again(old, player, now_ms())
            await node.tables.create(name, log, call.client)
        except Conflict:  # another was a moment faster
            pass
    again, _ = await node.tables.look(name)
    return state(call, again)


@post("/tables/{table}/seats/{seat}/link")
async def seat_link(call: Call) -> SeatLink:
    """Make a link that moves a seat to another device."""
    someone, player = await call.known()
    insist_on_voice_here(is_muted=someone.is_muted)  # the mute stays with the seat
    table, seat = call.table, call.seat
    at, _ = await call.node.tables.look(table)
    if seat not in at.seats_of(player):
        raise Refusal("NOT_YOUR_SEAT", f"seat {seat + 1} is not yours")
    token, now = new_secret(), now_ms()
    offer = HandOver(hashed(token), table, seat, player, now + LINK_AGE)
    await call.node.store.offer(offer, now)
    return SeatLink(f"/t/{table}", token, offer.expires / 1000)


@post("/claim-link")
async def claim_link(call: Call, body: ClaimLink) -> TableState:
    """Take the seat that a link moves to this device."""
    someone, player = await call.known()
    offer = await call.node.store.redeem(hashed(body.token), now_ms())
    if offer is None:
        raise Refusal("LINK_UNKNOWN", "this link is no longer good")

    def decide(at: SharedTable, now: int) -> list[AnyEntry]:
        giver, is_program = offer.identity, someone.is_program
        return wishes.hand_over(
            at, giver, player, offer.seat, now, is_program=is_program
        )

    return await granted_at(call, offer.table, decide)


@post("/tables/{table}/seats/{seat}/notice")
async def want_notice(call: Call, body: Notice) -> TableState:
    """Say where to tell you that it is your turn."""
    _, player = await call.known()
    notices = call.node.notices
    body = notices.checked(body)
    at, _ = await call.node.tables.look(call.table)
    notices.limit_letters(own_seat(at, player, call.seat), body, call.client)
    changed = await call.node.tables.wish(
        call.table, lambda at, now: wishes.notice(at, player, call.seat, body, now)
    )
    if body.email:
        notices.ask_to_confirm(changed, call.seat)
    return state(call, changed)


@get("/tables/{table}/record")
async def table_record(call: Call) -> str:
    """Give the record of a finished game."""
    loaded, _ = await call.node.tables.look(call.table)
    return replays.record_of(loaded)


@get("/tables/{table}/record.json")
async def table_replay(call: Call) -> Replay:
    """Give a finished game step by step, everything open."""
    loaded, _ = await call.node.tables.look(call.table)
    text = replays.record_of(loaded)
    colors = [seat.color for seat in loaded.seats]
    replay = await call.work_out(replays.replay_of, call.table, text, colors)
    own = loaded.seats_of(call.visitor.player)
    is_judged = call.node.coaching.playouts and not loaded.settings.lesson
    coached = own if is_judged else []
    levels = [seat.level for seat in loaded.seats]
    return replace(replay, levels=levels, mine=own, coached=coached)


@post("/records", 201)
async def bring_record(call: Call, body: NewRecord) -> Replay:
    """Bring a record to be watched here."""
    _, player = await call.known()
    limit_creations(call)
    replay = await call.work_out(replays.brought, body.record, player)
    kept = ImportedRecord(replay.id, player, replay.game, body.record, now_ms())
    await call.node.store.add_record(kept)
    return _of_a_record(call, replay)


@get("/records/{record}")
async def one_record(call: Call) -> Replay:
    """Give a record that somebody brought, step by step."""
    found = await brought_record(call)
    replay = await call.work_out(replays.replay_of, found.id, found.text)
    return _of_a_record(call, replay)


def _of_a_record(call: Call, replay: Replay) -> Replay:
    """The replay of a record, of which the coach may judge all seats."""
    seats = range(len(replay.names) if call.node.coaching.playouts else 0)
    return replace(replay, coached=[*seats])


async def brought_record(call: Call) -> ImportedRecord:
    """The record in the address, which somebody brought."""
    found = await call.node.store.record(call.record)
    if found is None:
        raise Refusal("RECORD_UNKNOWN", "there is no such record")
    return found


ENDPOINTS = [
    who_am_i,
    rename,
    games,
    check_map,
    create_table,
    listed_tables,
    my_tables,
    one_table,
    take_seat,
    leave_seat,
    start_table,
    change_settings,
    rematch,
    seat_link,
    claim_link,
    want_notice,
    table_record,
    table_replay,
    bring_record,
    one_record,
]
