"""Colors of pieces: chosen before the game, no two alike, told with the seats."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.logs import Log, set_up, sit, two_people
from tests.server.running import Person
from tests.server.test_table import refused

from railwright.games import PieceColor
from railwright.server.store import Listing
from railwright.server.tabletop import replays, summaries, telling, wishes
from railwright.server.tabletop.entries import Created, decode_entry
from railwright.server.tabletop.refusal import Refusal
from railwright.server.tabletop.shared_table import SharedTable
from railwright.server.wire.bodies import NewTable, SeatWanted, TakeSeat

RED, BLUE, GREEN = PieceColor.RED, PieceColor.BLUE, PieceColor.GREEN


def colors(table: SharedTable) -> list[str]:
    return [seat.color for seat in table.seats]


def choose(log: Log, player: str, seat: int, color: PieceColor) -> None:
    wish = TakeSeat("me", color=color)
    log.grant(wishes.take_seat, player, seat, wish, None, log.now)


def test_a_chosen_color_stays_over_a_restart_and_keeps_the_name() -> None:
    log = set_up("europe")
    sit(log, "anna", 0, "Anna")
    choose(log, "anna", 0, GREEN)

    assert colors(log.table) == ["green", "blue"]
    assert colors(log.again()) == ["green", "blue"]
    assert log.table.seats[0].name == "Anna"


def test_a_free_seat_or_a_bot_gives_its_color_up() -> None:
    log = set_up("europe", "open easy open")
    sit(log, "anna", 0)
    choose(log, "anna", 0, BLUE)

    assert colors(log.table) == ["blue", "red", "green"]


def test_nobody_takes_the_color_of_another_person() -> None:
    log = set_up("europe")
    sit(log, "anna", 0)
    sit(log, "ben", 1)

    with refused("COLOR_TAKEN"):
        choose(log, "anna", 0, BLUE)
    with refused("SEAT_TAKEN"):
        choose(log, "anna", 1, GREEN)
    assert colors(log.table) == ["red", "blue"]


def test_two_seats_of_one_device_swap() -> None:
    log = set_up("europe", "me me")
    choose(log, "anna", 0, BLUE)

    assert colors(log.table) == ["blue", "red"]


def test_a_color_stays_with_the_seat_when_people_change() -> None:
    log = set_up("europe")
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    choose(log, "ben", 1, GREEN)
    log.grant(wishes.leave_seat, "ben", 1, log.now)
    log.grant(wishes.take_seat, "anna", 1, TakeSeat("bot"), None, log.now)

    assert colors(log.table) == ["red", "green"]


def test_nobody_changes_color_during_a_game() -> None:
    log = two_people("europe")

    with refused("ALREADY_STARTED"):
        choose(log, "anna", 0, GREEN)


def test_a_new_table_names_colors_each_once() -> None:
    seats = [SeatWanted("me", color=BLUE), SeatWanted("me", color=GREEN)]
    log = Log(wishes.set_up(NewTable(seats, "europe"), "anna", None, 0))
    assert colors(log.table) == ["blue", "green"]

    with refused("COLOR_TAKEN"):
        wishes.set_up(NewTable([seats[0], seats[0]], "europe"), "anna", None, 0)


def test_a_rematch_is_played_in_the_same_colors() -> None:
    log = set_up("europe", "me easy")
    choose(log, "anna", 0, GREEN)
    again = Log(wishes.set_up_again(log.table, "anna", 1))

    assert colors(again.table) == colors(log.table) == ["green", "blue"]


def test_everybody_sees_the_colors_in_states_and_lists() -> None:
    log = set_up("europe")
    sit(log, "anna", 0)
    choose(log, "anna", 0, GREEN)
    state = telling.state_of(log.table, None, telling.NOBODY, 0)

    assert [seat.color for seat in state.seats] == ["green", "blue"]
    assert [seat.color for seat in summaries.listed_table(log.table).seats] == [
        "green",
        "blue",
    ]


def test_a_log_and_a_list_without_colors_have_those_of_the_game() -> None:
    log = set_up("nordic")
    created = log.entries[0]
    assert isinstance(created, Created)
    body = summaries.summary_of(log.table).card.replace(b',"black"]', b"]")
    body = body.replace(b',"purple"]', b"]")
    assert b"black" not in body

    assert colors(SharedTable.of("t", [created])) == ["black", "purple"]
    listing = Listing("t", 1, summaries.summary_of(log.table)._replace(card=body))
    state = summaries.state_of_listing(listing, None, 0)
    assert [seat.color for seat in state.seats] == ["black", "purple"]


def test_a_color_that_there_is_not_cannot_be_read() -> None:
    with pytest.raises(ValueError, match="gold"):
        decode_entry(b'{"type":"color-chosen","at":1,"seat":0,"color":"gold"}')


def test_the_server_carries_colors_to_lists_and_replays(
    visit: Callable[..., Person],
) -> None:
    anna = visit()
    table = anna.create("europe", [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    path = f"/api/tables/{table}/seats/0"
    told = anna.post(path, kind="me", color="yellow")

    assert [seat["color"] for seat in told["seats"]] == ["yellow", "blue"]
    (listed,) = anna.get("/api/me/tables")["tables"]
    assert [seat["color"] for seat in listed["seats"]] == ["yellow", "blue"]
    assert anna.http.post(path, json={"kind": "me", "color": "gold"}).status_code == 400


def test_a_replay_is_in_the_colors_of_its_table_or_of_its_game() -> None:
    text = "railwright 1\nrules 1\ngame nordic\nplayers 2\nseed 1\n\n"

    assert replays.replay_of("r", text).colors == ["black", "purple"]
    assert replays.replay_of("r", text, [RED, GREEN]).colors == ["red", "green"]


PLAYERS = ("anna", "ben", "cleo")
DEEDS = st.tuples(
    st.sampled_from(PLAYERS),
    st.integers(0, 3),
    st.sampled_from(["sit", "leave", "bot", "color"]),
    st.sampled_from(PieceColor),
)


@given(st.lists(DEEDS, max_size=30))
def test_no_two_seats_are_ever_alike(
    deeds: list[tuple[str, int, str, PieceColor]],
) -> None:
    log = set_up("europe", "open open open open")
    for player, seat, deed, color in deeds:
        wish = TakeSeat("bot" if deed == "bot" else "me", color=color)
        try:
            if deed == "leave":
                log.grant(wishes.leave_seat, player, seat, 1)
            elif deed == "sit":
                sit(log, player, seat)
            else:
                log.grant(wishes.take_seat, player, seat, wish, player, 1)
        except Refusal:
            continue
        assert len({*colors(log.table)}) == 4
    assert colors(log.again()) == colors(log.table)
