"""What people agree on in the lobby: who begins, who is new, hints, a public table."""

from collections.abc import Callable

import pytest
from tests.server.logs import Log, opened, set_up, sit, two_people
from tests.server.running import Person
from tests.server.test_table import refused

from railwright.server.tabletop import telling, wishes
from railwright.server.tabletop.entries import Created
from railwright.server.wire.bodies import ChangeSettings, TakeSeat


def change(log: Log, wish: ChangeSettings, player: str = "anna") -> None:
    log.grant(wishes.change_settings, player, wish, log.now)


@pytest.mark.parametrize("seat", [1, 2])
def test_the_seat_that_was_agreed_on_begins(seat: int) -> None:
    log = set_up("europe", options={})
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    change(log, ChangeSettings({"first_player": str(seat)}))
    log.grant(wishes.start, "anna", log.now)

    assert opened(log).table.deciding == (seat - 1,)
    assert log.again().deciding == (seat - 1,)


def test_options_that_are_not_named_stay() -> None:
    log = set_up("world", options={"first_player": "2"})
    change(log, ChangeSettings({"world_start_pieces": "fixed20_40"}, hints=True))

    assert log.table.settings.options == {
        "first_player": "2",
        "world_start_pieces": "fixed20_40",
    }
    assert log.table.settings.hints
    assert not log.table.settings.listed
    assert log.again().settings == log.table.settings


def test_newcomers_of_world_begin_with_20_and_40() -> None:
    log = set_up("world")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    change(log, ChangeSettings({"world_start_pieces": "fixed20_40"}))
    log.grant(wishes.start, "anna", log.now)

    match = opened(log).table.match
    assert match is not None
    assert [(p.wagons, p.ships) for p in match.view(0).players] == [(20, 40)] * 2


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            {"first_player": "3"},
            "first_player must be random or a number from 1 to 2, not 3",
        ),
        ({"speed": "fast"}, "speed"),
        ({"world_start_pieces": "free"}, "world_start_pieces"),
    ],
)
def test_what_no_game_has_is_refused(options: dict[str, str], says: str) -> None:
    log = set_up("europe")

    with refused("SETTINGS") as error:
        change(log, ChangeSettings(options))
    assert says in error.value.message
    assert log.table.settings.options == {"first_player": "1"}


def test_only_the_host_changes_anything_and_only_before_the_game() -> None:
    log = set_up("europe", host="anna")
    with refused("NOT_HOST"):
        change(log, ChangeSettings(hints=True), "ben")
    log = two_people("europe")
    with refused("ALREADY_STARTED"):
        change(log, ChangeSettings(hints=True))


def test_what_changes_nothing_is_not_written() -> None:
    log = set_up("europe")

    change(log, ChangeSettings({"first_player": "1"}, hints=False))

    assert [type(entry) for entry in log.entries] == [Created]


def newcomers(log: Log) -> list[bool]:
    state = telling.state_of(log.table, None, telling.NOBODY, 0)
    return [seat.newcomer for seat in state.seats]


def test_a_person_is_new_until_they_leave() -> None:
    log = set_up("europe")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    new = TakeSeat(newcomer=True)
    log.grant(wishes.take_seat, "ben", 1, new, None, log.now)

    assert newcomers(log) == [False, True]
    log.grant(wishes.leave_seat, "ben", 1, log.now)
    assert newcomers(log) == [False, False]


def test_nobody_says_it_of_others_or_during_a_game() -> None:
    log = two_people("europe")
    new = TakeSeat(newcomer=True)

    with refused("ALREADY_STARTED"):
        log.grant(wishes.take_seat, "ben", 1, new, None, log.now)
    log = set_up("europe")
    sit(log, "anna", 0)
    with refused("SEAT_TAKEN"):
        log.grant(wishes.take_seat, "ben", 0, new, None, log.now)


def test_everybody_hears_what_the_host_changes(visit: Callable[..., Person]) -> None:
    anna, ben = visit(), visit()
    table = anna.create("europe", [{"kind": "me"}, {"kind": "open"}])
    socket = ben.socket()
    socket.watch(table)
    answer = anna.http.put(
        f"/api/tables/{table}/settings", json={"options": {"first_player": "2"}}
    )

    assert answer.json()["settings"]["options"] == {"first_player": "2"}
    told = socket.of("state")
    assert told["state"]["settings"]["options"] == {"first_player": "2"}
    many = {f"o{n}": "x" for n in range(21)}
    too_many = anna.http.put(f"/api/tables/{table}/settings", json={"options": many})
    assert too_many.status_code == 400
