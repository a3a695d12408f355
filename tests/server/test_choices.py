"""What a player's page is told it can do, as data, and payments of a player's own."""

from collections.abc import Iterator

import pytest
from msgspec import ValidationError, json
from tests.model.play import played
from tests.rules.table import given
from tests.server.logs import Log, opened, two_people

from railwright.games import GAMES
from railwright.model import Match
from railwright.model.actions import ClaimRoute
from railwright.model.notation import format_action, parse_action
from railwright.model.plain import plain_action
from railwright.server.tabletop.choices import VARIED, choices_of, seat_view
from railwright.server.tabletop.entries import Acted
from railwright.server.tabletop.refusal import Refusal
from railwright.server.wire.messages import Act


def barred(match: Match, seat: int = 0) -> object:
    return seat_view(match, match.view(seat))["barred"]


def places(match: Match, seat: int) -> Iterator[tuple[int, dict[str, object]]]:
    """The places of all listed actions, each with its data."""
    for choice in choices_of(match.view(seat).actions):
        own = {name: choice.pop(name) for name in VARIED if name in choice}
        at = choice.pop("at")
        assert isinstance(at, list)
        for number, place in enumerate(at):
            assert isinstance(place, int)
            rows = {n: row[number] for n, row in own.items() if isinstance(row, list)}
            yield place, {**choice, **rows}


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_told_as_data_once(game: str) -> None:
    for match in played(game, 2, seed=8, every=17):
        for seat in (0, 1):
            actions = match.view(seat).actions

            for place, choice in places(match, seat):
                left_out: dict[str, object] = {
                    "refill": None,
                    "deck": None,
                    "rejected": [],
                }
                plain = plain_action(actions[place])
                assert {n: choice.get(n, left_out.get(n)) for n in plain} == plain
                assert choice.keys() <= plain.keys()
            assert len(list(places(match, seat))) == len(actions)


def test_an_action_as_data() -> None:
    for text, plain in {
        "draw up 3 refill ship": {"type": "draw-up", "slot": 3, "refill": "ship"},
        "draw blind": {"type": "draw-blind", "deck": None},
        "claim bergen-oslo.red with 3red 1loco": {
            "type": "claim-route",
            "route": "bergen-oslo.red",
            "cards": {"red": 3, "loco": 1},
        },
        "keep 2 5": {"type": "keep-tickets", "kept": [2, 5], "rejected": []},
        "exchange 2 ships": {"type": "exchange-pieces", "count": 2, "given": "ships"},
        "borrow wien:budapest-wien.red": {
            "type": "borrow-routes",
            "routes": {"wien": "budapest-wien.red"},
        },
        "give up": {"type": "give-up"},
    }.items():
        assert plain_action(parse_action(text)) == plain


def test_the_ways_to_pay_for_one_thing_are_one_choice() -> None:
    table = given("usa", hand="2red 1blue 2loco")

    choices = choices_of(table.match.view(0).actions)

    routes = [each["route"] for each in choices if each["type"] == "claim-route"]
    assert len(routes) == len(set(routes)) > 1


def test_what_repeats_is_said_once() -> None:
    choices = choices_of(given("world").match.view(0).actions)

    # With 20 wagons and 40 ships, 5 wagons and 10 ships are in the box.
    exchanges = {
        str(each["given"]): each["count"]
        for each in choices
        if each["type"] == "exchange-pieces"
    }
    assert exchanges == {"wagons": [*range(1, 11)], "ships": [*range(1, 6)]}
    # Each of two decks may fill each of six slots again.
    draws = {
        str(each["refill"]): each["slot"]
        for each in choices
        if each["type"] == "draw-up"
    }
    assert draws == {"wagon": [*range(1, 7)], "ship": [*range(1, 7)]}


@pytest.mark.rule("C-18")
def test_a_second_card_that_is_wild_is_barred() -> None:
    table = given("europe", market="red loco blue green white", deck="red red red")
    assert barred(table.match) == []

    table.plays("draw blind")

    assert barred(table.match) == [
        {"code": "SECOND_CARD_WILD", "rule": "C-18", "draws": ["2"]},
        {"code": "WRONG_PHASE", "rule": "C-10", "draws": ["tickets"]},
    ]


def test_nothing_is_barred_for_a_seat_that_waits_or_a_spectator() -> None:
    match = given("europe").match

    assert barred(match, seat=1) == []
    assert seat_view(match, match.view(None))["barred"] == []


def two_ways() -> tuple[Log, ClaimRoute, ClaimRoute]:
    """A table where the player on turn can pay for a route in two ways."""
    log = opened(two_people("usa"))
    while True:
        assert log.table.match is not None
        actions = log.table.match.view(log.table.deciding[0]).actions
        claims = [each for each in actions if isinstance(each, ClaimRoute)]
        for one in claims:
            others = [each for each in claims if each.route == one.route]
            if len(others) > 1:
                return log, others[0], others[1]
        log.act(log.table.deciding[0], "draw blind")


def test_a_listed_action_is_paid_with_other_cards() -> None:
    log, listed, wanted = two_ways()
    seat = log.table.deciding[0]

    granted = log.act(seat, format_action(listed), cards=dict(wanted.cards))

    assert [each.action for each in granted if isinstance(each, Acted)] == [
        format_action(wanted)
    ]
    assert log.table.match is not None
    assert log.table.match.view(None).routes == ((listed.route, seat),)


@pytest.mark.rule("C-32")
def test_cards_that_nobody_holds_are_refused_with_the_rule() -> None:
    log, listed, _ = two_ways()
    before = log.table.version

    with pytest.raises(Refusal) as refused:
        log.act(log.table.deciding[0], format_action(listed), cards={"loco": 14})

    assert (refused.value.code, refused.value.rule) == ("CARD_NOT_HELD", "C-32")
    assert log.table.version == before


@pytest.mark.parametrize(
    ("action", "cards"),
    [("draw blind", {"red": 1}), ("claim", {"red": 1}), ("pass", {})],
)
def test_what_costs_no_cards_takes_none(action: str, cards: dict[str, int]) -> None:
    log, _, _ = two_ways()

    with pytest.raises(Refusal) as refused:
        log.act(log.table.deciding[0], action, cards=cards)

    assert refused.value.code == "NOTATION"


@pytest.mark.parametrize("cards", ['{"red\\n1blue": 1}', '{"red": 0}', '{"red": 1.5}'])
def test_cards_are_names_and_numbers(cards: str) -> None:
    wish = '{"table":"abcdefghijklmnop","seat":0,"version":0,"id":"x","action":"pass"'

    with pytest.raises(ValidationError):
        json.decode(f'{wish},"type":"act","cards":{cards}}}', type=Act)
