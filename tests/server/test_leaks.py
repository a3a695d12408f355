"""Nothing hidden leaves the server: every byte that each one hears is looked at.

What is hidden from a listener is known from the record of the finished game: the game
is played again, and everything that was told is compared with what the listener's seat
may know at that version. Besides, nothing that only the server knows is in any byte.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from msgspec import json
from tests.server.folding import Folding
from tests.server.running import Message, Person, Player
from tests.server.test_games import chooser

from railwright.games import GAMES
from railwright.model import Event, Match, replay, seen_by
from railwright.model.match import deal_out
from railwright.model.plain import plain_event, plain_view
from railwright.model.record_reader import parse_record
from railwright.server.tabletop.choices import seat_view

SEATS = 3


class Truth:
    """A finished game, known completely: what each seat may know at each version."""

    def __init__(self, record: str) -> None:
        read = parse_record(record)
        self.secret = read.deal.secret
        match = deal_out(read.deal)
        self.routes = {route.id for route in match.board.routes}
        self.looked: list[list[set[str]]] = []
        self.looked.append(self._looked_at(match))
        self.matches = [match.copy()]
        self.events: list[list[Event]] = [[]]
        for _, seat, action in read.actions:
            self.events.append(match.play(action, seat))
            self.matches.append(match.copy())
            self.looked.append(self._looked_at(match))

    def view(self, version: int, seat: int | None) -> Message:
        match = self.matches[version]
        return seat_view(match, match.view(seat))

    def _looked_at(self, match: Match) -> list[set[str]]:
        """The tickets that each seat has looked at so far."""
        before = self.looked[-1] if self.looked else [set()] * match.seats
        views = [match.view(seat) for seat in range(match.seats)]
        return [
            seen | {*view.tickets, *view.offer}
            for seen, view in zip(before, views, strict=True)
        ]

    def hidden_tickets(self, version: int, seats: set[int | None]) -> set[str]:
        """Tickets that only others have looked at so far, and that are no routes."""
        if self.matches[version].is_over:
            return set()
        looked = enumerate(self.looked[version])
        own = {t for seat, found in looked if seat in seats for t in found}
        return set().union(*self.looked[version]) - own - self.routes

    def told(self, version: int, seat: int | None) -> list[Message]:
        return [plain_event(seen_by(e, seat)) for e in self.events[version]]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_hears_what_is_hidden_from_them(
    visit: Callable[..., Person], game: str
) -> None:
    people = [visit() for _ in range(SEATS)]
    watcher = visit()
    table = people[0].create(game, [{"kind": "open"}] * SEATS)
    for seat, person in enumerate(people):
        person.sit(table, seat, f"P{seat}")
    people[0].start(table)
    players = [
        Player(person, table, chooser(seat)) for seat, person in enumerate(people)
    ]
    spectator = watcher.socket()
    spectator.watch(table)
    spectator.say("history", table=table)
    spectator.say("prospects", table=table)
    for seat, player in enumerate(players):
        player.socket.say("prospects", table=table, seat=seat)
    Player.play_all(players)
    spectator.of("events", version=players[0].version)
    truth = Truth(watcher.http.get(f"/api/tables/{table}/record").text)

    for seat, player in enumerate(players):
        player.socket.say("history", table=table, seat=seat)
        player.socket.of("history")
        player.socket.say("history", table=table)
        player.socket.of("history")
        _check(player.socket.heard, {seat, None}, truth)
    _check(spectator.heard, {None}, truth)


def _check(heard: list[str], seats: set[int | None], truth: Truth) -> None:
    """Compare every byte with what these seats may know."""
    kinds: Counter[str] = Counter()
    folding = Folding()
    for text in heard:
        message = folding.take(json.decode(text))
        assert truth.secret.hex() not in text
        kinds[message["type"]] += 1
        match message["type"]:
            case "table":
                _check_views(message, seats, truth)
            case "events":
                seat, version = message["seat"], message["version"]
                assert seat in seats
                _check_bytes(text, message, version, seats, truth)
                assert message.pop("view") == truth.view(version, seat)
                message.pop("changes", None)  # parts of that view
                assert message.pop("events") == truth.told(version, seat)
            case "history":
                assert message["seat"] in seats
                for step in message["steps"]:
                    told = truth.told(step["version"], message["seat"])
                    assert step["events"] == told
                message["steps"] = []
            case "prospects":
                assert message["seat"] in seats
                for ticket in truth.hidden_tickets(message["version"], seats):
                    assert f'"{ticket}"' not in text
                message["routes"] = message["tickets"] = {}
        assert _words(message) <= HARMLESS, message
    assert kinds["events"] > 20
    assert kinds["history"] >= 1
    assert kinds["prospects"] >= 1


def _check_bytes(
    text: str, message: Message, version: int, seats: set[int | None], truth: Truth
) -> None:
    """Look for what is hidden without the help of views."""
    for ticket in truth.hidden_tickets(version, seats):
        assert f'"{ticket}"' not in text
    for event in message["events"]:
        if event["type"] == "card-drawn" and event["seat"] not in seats:
            assert event["card"] is None
    if message["view"]["phase"] == "pieces":
        fleets = {(p["wagons"], p["ships"]) for p in message["view"]["players"]}
        assert len(fleets) == 1  # nobody's choice shows


def _check_views(message: Message, seats: set[int | None], truth: Truth) -> None:
    version = message["state"]["version"]
    for view in message.pop("views"):
        assert view["seat"] in seats
        assert view == truth.view(version, view["seat"])


HARMLESS = frozenset(
    """type table state status settings game options clock listed hints map seats seat
    practice kind name color level mine connected newcomer away deadline host version
    commitment created active now archived spectators undo orders undoable deciding
    totals next longest chat by at back_to id server steps routes tickets
    digest waiting begun lesson edition""".split()  # noqa: SIM905 - a list of one word a line is no easier to read
)
"""The fields of messages besides views and events, none of which can hold a card."""


def _words(value: object) -> set[str]:
    """All names of fields in a message."""
    return set(_fields(value))


def _fields(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from _fields(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _fields(inner)


def test_the_comparison_would_notice_a_card() -> None:
    """A view of another seat differs from one's own wherever something is hidden."""
    match: Match = replay("railwright 1\nrules 1\ngame nordic\nplayers 2\nseed 1\n\n")
    mine, other, public = (plain_view(match.view(seat)) for seat in (0, 1, None))
    assert mine["offer"] != other["offer"]
    assert public["offer"] == []
    assert mine["hand"] != public["hand"]
