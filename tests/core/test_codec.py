"""Actions as numbers: what is packed comes out again, up to the edges of each field."""

import re
from pathlib import Path

import pytest

import railwright
from railwright.core import codec, codes
from railwright.core.codec import (
    NO_COLOR,
    aimed,
    bare_action,
    borrow_action,
    borrowed_by,
    color_of,
    given_of,
    groups_of,
    kind_of,
    refill_of,
    target_of,
    wilds_of,
)

KINDS = (
    codes.DRAW_UP,
    codes.DRAW_BLIND,
    codes.CLAIM,
    codes.DRAW_TICKETS,
    codes.KEEP,
    codes.STATION,
    codes.PORT,
    codes.EXCHANGE,
    codes.PAY_EXTRA,
    codes.GIVE_UP,
    codes.PASS,
    codes.CHOOSE_PIECES,
    codes.FILL_SLOT,
    codes.BORROW,
)
LAST_ROUTE = 499
"""The largest maps have 500 routes."""
TAKEN_APART = re.compile(r"\bactions?(\[\w+\])? *(//|%|>>|<<|&)")
"""An action in arithmetic that only the codec should know."""


def test_a_claim_says_its_route_and_how_it_is_paid() -> None:
    for route in (0, 1, 51, 102, LAST_ROUTE):
        for color in (0, 7, NO_COLOR):
            for wilds in (0, 1, 15, 16, 255):
                for groups in (0, 9, 16, 255):
                    action = codec.claim_action(route, color, wilds, groups)

                    assert kind_of(action) == codes.CLAIM
                    assert target_of(action) == route
                    assert color_of(action) == color
                    assert wilds_of(action) == wilds
                    assert groups_of(action) == groups


def test_buildings_say_their_city_and_their_cards() -> None:
    station = codec.station_action(46, NO_COLOR, 3)
    port = codec.port_action(51, 5, 1, 2)

    assert (kind_of(station), target_of(station)) == (codes.STATION, 46)
    assert (color_of(station), wilds_of(station)) == (NO_COLOR, 3)
    assert (kind_of(port), target_of(port), color_of(port)) == (codes.PORT, 51, 5)
    assert (wilds_of(port), groups_of(port)) == (1, 2)


@pytest.mark.parametrize("refill", [-1, 0, 1])
def test_a_face_up_card_goes_with_the_deck_that_replaces_it(refill: int) -> None:
    action = codec.draw_up_action(5, refill)

    assert kind_of(action) == codes.DRAW_UP
    assert (target_of(action), refill_of(action)) == (5, refill)


def test_what_is_chosen_is_the_target() -> None:
    assert target_of(codec.draw_blind_action(1)) == 1
    assert target_of(codec.fill_slot_action(1)) == 1
    assert target_of(codec.keep_action(0b11111111)) == 0b11111111
    assert target_of(codec.choose_pieces_action(25)) == 25
    assert wilds_of(codec.extra_action(3)) == 3
    for given in (0, 1):
        exchange = codec.exchange_action(given, 50)
        assert (target_of(exchange), given_of(exchange)) == (50, given)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_told_from_the_others(kind: int) -> None:
    action = bare_action(kind)

    assert kind_of(action) == kind
    assert target_of(action) == color_of(action) == 0
    assert kind_of(aimed(action, LAST_ROUTE)) == kind


def test_ways_to_pay_move_from_target_to_target() -> None:
    way = codec.claim_action(0, 3, 2, 1)

    assert aimed(way, LAST_ROUTE) == codec.claim_action(LAST_ROUTE, 3, 2, 1)


@pytest.mark.parametrize(
    "routes", [[], [-1], [0], [LAST_ROUTE, -1, 0], [LAST_ROUTE] * 3]
)
def test_stations_borrow_a_route_each_or_nothing(routes: list[int]) -> None:
    action = borrow_action(routes)

    assert kind_of(action) == codes.BORROW
    assert borrowed_by(action, len(routes)) == routes


def test_nothing_but_the_codec_takes_an_action_apart() -> None:
    package = Path(railwright.__file__).parent
    files = [path for path in package.rglob("*.py") if path.name != "codec.py"]
    assert len(files) > 250

    found = [
        f"{path.name}: {line.strip()}"
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if TAKEN_APART.search(line)
    ]

    assert found == []
    assert TAKEN_APART.search("    wilds = action // 256 % 16")
    assert TAKEN_APART.search("    kind = state.actions[number] >> 44")
