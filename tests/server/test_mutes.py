"""Whoever is muted by the host or the operator, and tries to be heard all the same."""

import pytest
from tests.server.logs import Log, set_up, sit, two_people
from tests.server.test_strangers import mute, say
from tests.server.test_table import refused

from railwright.server.tabletop import wishes
from railwright.server.wire import bodies


def rename(log: Log, player: str, seat: int, name: str, *, operator: bool) -> None:
    """Wish for another name, muted by the operator or not."""
    wish = bodies.TakeSeat("me", name)
    log.grant(wishes.take_seat, player, seat, wish, "Mal", log.now, is_muted=operator)


def test_nobody_is_renamed_in_a_game() -> None:
    log = two_people()
    with refused("ALREADY_STARTED"):
        rename(log, "ben", 1, "Anna cheats", operator=False)
    rename(log, "ben", 1, "Ben", operator=False)  # as he is called
    assert log.table.seats[1].name == "Ben"


@pytest.mark.parametrize("operator", [True, False])
def test_the_muted_say_nothing_by_their_names(*, operator: bool) -> None:
    log = set_up(seats="me open open")
    sit(log, "mallory", 1)
    say(log, "mallory")
    if not operator:
        mute(log, "anna", 1)
    with refused("MUTED_HERE" if operator else "MUTED"):
        rename(log, "mallory", 1, "Anna cheats", operator=operator)
    log.grant(wishes.leave_seat, "mallory", 1, log.now)
    rename(log, "mallory", 2, "Anna cheats", operator=operator)
    assert log.table.seats[2].name == "Player 3"


def test_a_mute_moves_with_the_seat_and_is_lifted_there() -> None:
    log = two_people()
    say(log, "ben")
    mute(log, "anna", 1)
    log.grant(wishes.hand_over, "ben", "ben's phone", 1, log.now)
    for _ in range(2):
        with refused("MUTED"):
            say(log, "ben's phone")
        log = Log(log.entries)  # after a restart
    mute(log, "anna", 1, muted=False)
    say(log, "ben's phone")


def test_a_line_from_before_a_move_still_mutes_its_speaker() -> None:
    log = two_people()
    say(log, "ben")
    log.grant(wishes.hand_over, "ben", "ben's phone", 1, log.now)
    mute(log, "anna", 1)
    with refused("MUTED"):
        say(log, "ben's phone")


def test_whoever_sits_here_already_takes_no_mute_with_a_seat() -> None:
    log = two_people()
    say(log, "ben")
    mute(log, "anna", 1)
    log.grant(wishes.hand_over, "ben", "anna", 1, log.now)
    say(log, "anna")
