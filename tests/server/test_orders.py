"""Conditional orders: carried out on the exact condition, once, and told to nobody."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import json
from tests.server.logs import ID, Log, opened, set_up, sit, two_people
from tests.server.running import Person, running
from tests.server.test_table import refused

from railwright.errors import GameError
from railwright.model import Match, format_action
from railwright.model.actions import ClaimRoute, DrawBlind
from railwright.server.tabletop import entries, summaries, telling, wishes
from railwright.server.tabletop.orders import imagined, possible_claims
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire import messages

PLAYERS = ("anna", "ben")
DRAW = "draw blind"


def match_of(log: Log) -> Match:
    assert log.table.match is not None
    return log.table.match


def order(log: Log, seat: int, action: str, otherwise: str | None = None) -> None:
    name, player = f"order-{len(log.entries)}", log.table.seats[seat].player or ""
    wish = messages.GiveOrder(ID, seat, name, action, otherwise=otherwise)
    log.grant(wishes.order, player, wish, log.now)


def draw_turn(log: Log, seat: int) -> None:
    """A turn of two blind cards."""
    for _ in range(2):
        log.act(seat, DRAW)


def claim_of(log: Log, seat: int, route: str | None = None) -> str:
    claims = [
        each
        for each in possible_claims(match_of(log), seat)
        if isinstance(each, ClaimRoute) and route in {None, each.route}
    ]
    plain = [each for each in claims if not _is_tunnel(log, each)]
    return format_action(plain[0])


def _is_tunnel(log: Log, claim: ClaimRoute) -> bool:
    board = match_of(log).board
    return board.routes[board.route_index[claim.route]].kind.name == "TUNNEL"


@pytest.fixture
def log() -> Log:
    """Anna's turn in USA, where Ben has cards for some routes."""
    return opened(two_people("usa"))


def test_an_order_is_carried_out_when_the_turn_comes(log: Log) -> None:
    claim = claim_of(log, 1)
    order(log, 1, claim, DRAW)
    assert log.grant(wishes.carry_out, log.now) == []
    draw_turn(log, 0)

    assert log.table.ordered == 1
    acted = log.grant(wishes.carry_out, log.now)

    assert [type(entry) for entry in acted] == [entries.Acted]
    seat, action = match_of(log).history[-1]
    assert (seat, format_action(action)) == (1, claim)
    assert log.table.seats[1].order is None
    assert log.table.deciding == (0,)
    assert log.grant(wishes.carry_out, log.now) == []


def contested(log: Log) -> str:
    """A route for which both have cards."""
    mine, theirs = (
        {
            each.route
            for each in possible_claims(match_of(log), seat)
            if isinstance(each, ClaimRoute)
        }
        for seat in (0, 1)
    )
    return min(mine & theirs)


@pytest.fixture
def contested_log() -> Log:
    for _ in range(200):
        log = opened(two_people("usa"))
        try:
            contested(log)
        except ValueError:
            continue
        return log
    raise AssertionError("no deal in 200 has a route that both can pay for")


@pytest.mark.parametrize("otherwise", [None, DRAW])
def test_an_order_whose_route_is_gone_is_dropped_and_its_owner_told(
    contested_log: Log, otherwise: str | None
) -> None:
    log = contested_log
    route = contested(log)
    order(log, 1, claim_of(log, 1, route), otherwise)
    log.act(0, claim_of(log, 0, route))
    log.grant(wishes.carry_out, log.now)

    (own,) = telling.own_orders(log.table, "ben")
    assert (own.route, own.failed) == (route, "ROUTE_TAKEN")
    draws = [action for seat, action in match_of(log).history if seat == 1][1:]
    assert draws == ([DrawBlind(), DrawBlind()] if otherwise else [])
    assert log.table.deciding == ((0,) if otherwise else (1,))
    assert log.grant(wishes.carry_out, log.now) == []
    assert telling.own_orders(log.again(), "ben") == [own]


def test_news_of_a_dropped_order_goes_when_it_is_read(contested_log: Log) -> None:
    log = contested_log
    route = contested(log)
    order(log, 1, claim_of(log, 1, route))
    log.act(0, claim_of(log, 0, route))
    log.grant(wishes.carry_out, log.now)
    log.grant(
        wishes.withdraw_order, "ben", messages.WithdrawOrder(ID, 1, "read"), log.now
    )

    assert telling.own_orders(log.table, "ben") == []


def test_an_order_is_forgotten_when_its_owner_acts(log: Log) -> None:
    order(log, 1, claim_of(log, 1))
    draw_turn(log, 0)
    draw_turn(log, 1)  # before the server came to it
    draw_turn(log, 0)

    assert log.table.ordered is None
    assert log.grant(wishes.carry_out, log.now) == []


def test_an_order_survives_a_restart_and_is_due_at_once(log: Log) -> None:
    order(log, 1, claim_of(log, 1))
    assert summaries.due_of(log.again()) is None
    draw_turn(log, 0)

    again = log.again()
    assert again.ordered == 1
    assert summaries.due_of(again) == again.active


def test_an_undo_drops_the_orders_of_those_whose_moves_it_takes_back() -> None:
    log = opened(set_up_alone())
    draw_turn(log, 0)
    order(log, 0, claim_of(log, 0))
    log.undo(0)

    (own,) = telling.own_orders(log.table, "anna")
    assert own.failed == "UNDONE"
    assert log.table.ordered is None


def test_an_undo_leaves_the_orders_of_others_as_they_are() -> None:
    log = opened(set_up_alone())
    claim = claim_of(log, 1)
    order(log, 1, claim)
    log.act(0, DRAW)
    log.undo(0)
    assert log.table.seats[1].order == log.again().seats[1].order
    draw_turn(log, 0)

    assert log.table.ordered == 1
    (done,) = log.grant(wishes.carry_out, log.now)
    assert isinstance(done, entries.Acted)
    assert (done.seat, done.action) == (1, claim)


def set_up_alone() -> Log:
    """Anna at both seats of one device: she may take everything back."""
    log = set_up("usa", "me me", practice=True)
    log.grant(wishes.start, "anna", log.now)
    return log


def test_a_seat_that_a_bot_plays_has_no_order() -> None:
    log = opened(two_people("usa", clock=10))
    order(log, 1, claim_of(log, 1))
    draw_turn(log, 0)
    log.now += 60_000
    log.grant(wishes.stand_in, log.now)

    assert log.table.seats[1].order is None
    with refused("AWAY"):
        order(log, 1, DRAW)


def test_orders_that_cannot_be_are_refused(log: Log) -> None:
    claim = claim_of(log, 1)
    with refused("YOUR_TURN"):
        order(log, 0, claim)
    with refused("NOTATION"):
        order(log, 1, "dance")
    with refused("NOTATION"):
        order(log, 1, "draw tickets")
    with refused("NOTATION"):
        order(log, 1, claim, claim)
    with refused("UNKNOWN_NAME"):
        order(log, 1, "claim atlantis with 3red")
    with refused("CARD_NOT_HELD"):
        order(log, 1, claim.split(" with ")[0] + " with 40red")
    with refused("NOT_YOUR_SEAT"):
        wish = messages.GiveOrder(ID, 1, "mine", claim)
        log.grant(wishes.order, "anna", wish, log.now)
    with refused("NOT_YOUR_SEAT"):
        away = messages.WithdrawOrder(ID, 1, "mine")
        log.grant(wishes.withdraw_order, "anna", away, log.now)
    with refused("NOT_PLAYING"):
        open_table = set_up("usa")
        sit(open_table, "ben", 1)
        order(open_table, 1, claim)
    assert log.table.seats[1].order is None


def test_nothing_of_the_game_changes_by_imagining(log: Log) -> None:
    match = match_of(log)
    before = match.hash()
    imagined(match, 1).play(claim_of(log, 1), 1)

    assert match.hash() == before


def seen_by_others(table: SharedTable, player: str | None) -> list[bytes]:
    """All that a player or a spectator is told of a table, and its summary."""
    shown = telling.shown(
        table, telling.Recipient(player, has_choices=True), telling.NOBODY, 0
    )
    return [json.encode(shown), summaries.summary_of(table)._replace(due=None).card]


@settings(max_examples=40)
@given(st.sampled_from(["usa", "world", "nordic"]), st.integers(0, 2**32))
def test_orders_are_legal_fire_once_and_show_to_nobody(game: str, seed: int) -> None:
    luck = Random(seed)
    log = opened(two_people(game))
    for _ in range(40):
        seat = log.table.deciding[0]
        other = 1 - seat
        if luck.random() < 0.5:
            _order_anything(log, other, luck)
        if luck.random() < 0.1:
            wish = messages.Chat(ID, f"chat-{len(log.entries)}", "hello")
            log.grant(wishes.chat, PLAYERS[seat], wish, None, log.now)
        actions = match_of(log).legal_actions(seat)
        log.act(seat, format_action(luck.choice(actions)))
        if log.table.status == "over":
            break
        _carry_out(log)
        if luck.random() < 0.2:
            _compare(log)
    assert log.again().version == log.table.version
    assert log.again().trouble is None


def _order_anything(log: Log, seat: int, luck: Random) -> None:
    """Something that is possible now, or at least might be."""
    possible = possible_claims(match_of(log), seat)
    claims = [each for each in possible if isinstance(each, ClaimRoute)]
    draws = [each for each in possible if isinstance(each, DrawBlind)]
    if not claims or seat in log.table.deciding:
        return
    draw = format_action(luck.choice(draws)) if draws and luck.random() < 0.5 else None
    order(log, seat, format_action(luck.choice(claims)), draw)


def _carry_out(log: Log) -> None:
    """What the server does after each change."""
    seat = log.table.ordered
    if seat is None:
        assert log.grant(wishes.carry_out, log.now) == []
        return
    given_order = log.table.seats[seat].order
    assert given_order is not None
    try:
        match_of(log).copy().play(given_order.action, seat)
        is_possible = True
    except GameError:
        is_possible = False
    done = log.grant(wishes.carry_out, log.now)
    claims = [e for e in done if isinstance(e, entries.Acted) and "claim" in e.action]
    assert [e.action for e in claims] == [given_order.action] * is_possible
    assert log.table.trouble is None
    assert log.grant(wishes.carry_out, log.now) == []


def _compare(log: Log) -> None:
    """What others are told is the same as if there had never been an order."""
    open_log: list[entries.AnyEntry] = [
        e for e in log.entries if not isinstance(e, entries.PRIVATE)
    ]
    clean = SharedTable.of(ID, open_log)
    for seat in (0, 1):
        other = PLAYERS[1 - seat]
        without = [
            e
            for e in log.entries
            if not (isinstance(e, entries.PRIVATE) and e.seat == seat)
        ]
        twin = SharedTable.of(ID, without)
        assert seen_by_others(log.table, other)[0] == seen_by_others(twin, other)[0]
    assert seen_by_others(log.table, None) == seen_by_others(clean, None)
    told = telling.history(ID, None, log.entries)
    assert json.encode(told) == json.encode(telling.history(ID, None, open_log))


def test_a_server_carries_an_order_out_after_a_restart_and_tells_only_its_owner(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        people = [Person(server) for _ in range(3)]
        secrets = [person.secret for person in people]
        table, route, heard = _ordered(*people)
    with running(tmp_path) as server:
        people = [Person(server, secret) for secret in secrets]
        sockets = [person.socket() for person in people]
        shown = [socket.watch(table) for socket in sockets]
        assert [order["route"] for order in shown[1]["state"]["orders"]] == [route]
        for version in (2, 3):
            sockets[0].wish("act", table, seat=0, version=version, action=DRAW)
        for socket in sockets:
            assert socket.of("events", version=5)["view"]["routes"] == {route: 1}
        assert sockets[1].of("state")["state"]["orders"] == []
        others = heard + sockets[0].heard + sockets[2].heard

    assert [text for text in others if '"orders":[{' in text] == []
    assert [text for text in others if '"imagined"' in text] == []


def _ordered(anna: Person, ben: Person, watcher: Person) -> tuple[str, str, list[str]]:
    """A table where Ben has given an order, its route, and what the others heard."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = anna.create("usa", seats, options={"first_player": "1"})
    ben.sit(table, 1, "Ben")
    anna.start(table)
    sockets = [person.socket() for person in (anna, ben, watcher)]
    for socket in sockets:
        socket.watch(table)
    for seat in (0, 1):
        keep = {"seat": seat, "version": seat, "action": "keep 1 2"}
        sockets[seat].wish("act", table, **keep)
    sockets[2].of("events", version=2)
    assert sockets[0].watch(table)["state"]["version"] == 2
    sockets[1].say("imagine", table=table, seat=1)
    possible = sockets[1].of("imagined")
    claim = next(each for each in possible["choices"] if each["type"] == "claim-route")
    before = [len(socket.heard) for socket in sockets]
    action = possible["actions"][claim["at"][0]]
    given = {"seat": 1, "action": action, "otherwise": DRAW}
    assert sockets[1].wish("order", table, **given)["type"] == "done"
    sockets[0].say("imagine", table=table, seat=1)
    assert sockets[0].of("error")["code"] == "NOT_YOUR_SEAT"
    assert len(sockets[0].heard) == before[0] + 1  # the refusal alone
    return table, claim["route"], sockets[0].heard + sockets[2].heard
