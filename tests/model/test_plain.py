"""Views, events and results as plain data, by names that stay."""

import dataclasses
import json
import random
import typing

import pytest
from tests.model.play import played
from tests.rules.table import given

from railwright.errors import GameError
from railwright.games import GAMES
from railwright.model import Match, format_action, new_game
from railwright.model.actions import Pass
from railwright.model.events import Event, RouteClaimed, TurnBegan
from railwright.model.plain import (
    plain_action,
    plain_event,
    plain_result,
    plain_view,
    type_name,
    writer_of,
)
from railwright.model.result import Place, PlayerResult, Result
from railwright.model.view import PlayerView, TunnelView, View

EVENT_TYPES = """
    tickets-offered decision-made tickets-kept pieces-chosen card-taken card-drawn
    slot-filled market-swept deck-shuffled tunnel-tried tunnel-given-up route-claimed
    station-built port-built pieces-exchanged routes-borrowed turn-passed turn-began
    last-turns-began borrowing-asked game-ended
"""


def names(cls: type) -> set[str]:
    return {field.name for field in dataclasses.fields(cls)}


def test_the_types_of_events_stay() -> None:
    kinds = typing.get_args(Event)

    assert sorted(map(type_name, kinds)) == sorted(EVENT_TYPES.split())


def test_a_view_has_all_its_fields() -> None:
    plain = plain_view(new_game("europe", 3, 1).view(0))

    assert set(plain) == names(View)
    assert isinstance(plain["players"], list)
    for player in plain["players"]:
        assert isinstance(player, dict)
        assert set(player) == names(PlayerView)


@pytest.mark.parametrize("game", GAMES)
def test_views_of_whole_games_survive_json(game: str) -> None:
    for match in played(game, 2, seed=5, every=23):
        for seat in (None, 0, 1):
            view = match.view(seat)
            plain = plain_view(view)

            assert json.loads(json.dumps(plain)) == plain
            assert plain["hand"] == dict(view.hand)
            assert plain["routes"] == dict(view.routes)
            assert plain["actions"] == [format_action(each) for each in view.actions]


def test_pieces_in_the_box_have_their_names() -> None:
    plain: typing.Any = plain_view(given("world").match.view(None))

    assert plain["players"][0]["box"] == {"wagons": 5, "ships": 10}


def test_a_tunnel_in_a_view() -> None:
    table = given("switzerland", hand="2green 2loco", deck="red green loco")
    tunnel = next(route for route in table.match.board.routes if _is_short(route))
    table.plays(f"claim {tunnel.id} with 1loco")
    plain = plain_view(table.match.view(1))

    assert isinstance(plain["tunnel"], dict)
    assert set(plain["tunnel"]) == names(TunnelView)
    assert plain["tunnel"]["cards"] == {"loco": 1}
    assert plain["tunnel"]["revealed"] == {"red": 1, "green": 1, "loco": 1}
    assert plain["phase"] == "tunnel"


def _is_short(route: object) -> bool:
    return getattr(route, "kind", "") == "tunnel" and getattr(route, "length", 0) == 1


def test_events_have_a_type_and_their_fields() -> None:
    claimed = RouteClaimed(1, "alborg-arhus", (("purple", 1),), 1)

    assert plain_event(claimed) == {
        "type": "route-claimed",
        "seat": 1,
        "route": "alborg-arhus",
        "cards": {"purple": 1},
        "points": 1,
    }
    assert plain_event(TurnBegan(0)) == {"type": "turn-began", "seat": 0}


@pytest.mark.parametrize("game", GAMES)
def test_events_of_whole_games_survive_json(game: str) -> None:
    luck = random.Random(3)
    match = new_game(game, 2, 3)
    while not match.is_over:
        for event in match.play(luck.choice(match.legal_actions())):
            plain = plain_event(event)

            assert json.loads(json.dumps(plain)) == plain
            assert set(plain) == names(type(event)) | {"type"}


def _ended() -> Match:
    *_, match = played("europe", 2, seed=3)
    return match


def test_a_result_has_all_its_fields() -> None:
    match = _ended()
    plain: typing.Any = plain_result(match.result())

    assert json.loads(json.dumps(plain)) == plain
    assert plain_view(match.view(None))["result"] == plain
    assert set(plain) == names(Result)
    assert all(set(each) == names(PlayerResult) for each in plain["players"])
    assert all(set(each) == names(Place) for each in plain["ranking"])
    tickets = [ticket for each in plain["players"] for ticket in each["tickets"]]
    assert tickets
    assert all(list(ticket) == ["ticket", "points"] for ticket in tickets)


@dataclasses.dataclass
class Unclear:
    """A field that would be written in another way for each of its types."""

    either: tuple[int, ...] | PlayerView | None


@dataclasses.dataclass
class Clear:
    """Fields whose types are written alike."""

    number: int | str | None
    player: PlayerView | None


def test_a_field_with_types_that_are_not_written_alike_is_refused() -> None:
    with pytest.raises(TypeError, match="are not written alike"):
        writer_of(Unclear)


def test_a_field_may_be_none_or_of_types_that_are_written_alike() -> None:
    assert writer_of(Clear)(Clear("x", None)) == {"number": "x", "player": None}


def test_an_action_is_no_event_and_an_event_no_action() -> None:
    assert plain_action(Pass()) == {"type": "pass"}
    with pytest.raises(GameError, match="an event"):
        plain_event(Pass())  # type: ignore[arg-type]  # on purpose
    with pytest.raises(GameError, match="an action"):
        plain_action(TurnBegan(0))  # type: ignore[arg-type]  # on purpose
