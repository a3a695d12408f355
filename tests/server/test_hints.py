"""Hints over sockets: for one's own seat, at tables that have them, not too often."""

from pathlib import Path

from tests.server.running import Message, Person, Socket, running
from tests.server.test_sockets import act, opened

from railwright.server.node import HINTS

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
FIRST = {"first_player": "1"}


def asked(socket: Socket, table: str, seat: int, name: str = "hint") -> Message:
    """Ask for a hint and return the answer."""
    socket.say("suggest", table=table, seat=seat, id=name)
    answers = {"suggestion", "refused"}
    return socket.until(lambda m: m["type"] in answers and m["id"] == name)


def alone(anna: Person, **more: object) -> tuple[str, Socket]:
    """Anna against a bot, before she has chosen her tickets."""
    table = anna.create("nordic", [ME, BOT], options=FIRST, start=True, **more)
    socket = anna.socket()
    socket.watch(table)
    return table, socket


def test_who_plays_alone_against_bots_gets_hints(anna: Person) -> None:
    table, socket = alone(anna)
    hint = asked(socket, table, 0)

    assert hint["type"] == "suggestion"
    assert hint["action"].startswith("keep")
    answer = act(socket, table, 0, hint["version"], hint["action"])
    assert answer["type"] == "done"


def test_a_hint_has_the_facts_of_its_reason(anna: Person, ben: Person) -> None:
    table, socket, _ = opened(anna, ben, hints=True)
    view = socket.watch(table)["views"][0]
    hint = asked(socket, table, 0)

    assert hint["action"] in view["actions"]
    assert set(hint["tickets"]) <= set(view["tickets"])
    if hint["reason"] == "card":
        assert hint["card"] in view["market"]
        assert hint["route"]


def test_nobody_else_hears_of_it(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben, hints=True)
    assert asked(first, table, 0)["type"] == "suggestion"
    second.say("ping")
    second.of("pong")

    assert not any("suggestion" in text for text in second.heard)


def test_people_among_themselves_have_hints_only_if_they_agreed(
    anna: Person, ben: Person
) -> None:
    table, first, _ = opened(anna, ben)
    assert asked(first, table, 0)["code"] == "NO_HINTS"


def test_a_hint_is_for_one_s_own_seat_and_turn(anna: Person, ben: Person) -> None:
    table, first, second = opened(anna, ben, hints=True)
    assert asked(second, table, 0)["code"] == "NOT_YOUR_SEAT"
    assert asked(second, table, 1)["code"] == "NOT_YOUR_TURN"
    assert asked(first, table, 0)["type"] == "suggestion"


def test_who_asks_all_the_time_has_to_wait(tmp_path: Path) -> None:
    """With a fifth of the usual limits there is one hint, and then one in ten seconds.

    A hint takes a second, so that nobody could ask for all that is usual.
    """
    assert HINTS == (6.0, 0.5)
    with running(tmp_path, "--limits", "0.2") as server:
        anna = Person(server)
        table, socket = alone(anna)
        answers = [asked(socket, table, 0, f"hint{n}") for n in range(2)]
        same = Person(server)  # another cookie makes no other client
        table, socket = alone(same)
        more = asked(socket, table, 0)

    assert answers[0]["type"] == "suggestion"
    assert answers[1]["code"] == "TOO_FAST"
    assert more["code"] == "TOO_FAST"
