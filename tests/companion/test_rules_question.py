"""Ask the rules: whether a claim is allowed at a real table, and by which rule not."""

import pytest
from tests.companion.played import europe, sheet_of

from railwright.companion import (
    RulesQuestion,
    Ruling,
    ScoreSheet,
    SheetSeat,
    reckon,
    ruling,
)
from railwright.errors import GameError

ALLOWED = Ruling(None, None, is_tunnel=False)
EMPTY = ScoreSheet("europe", (SheetSeat(), SheetSeat()))


def may(place: str, *cards: tuple[str, int], sheet: ScoreSheet = EMPTY) -> Ruling:
    """What is said to the second player."""
    return ruling(sheet, RulesQuestion(1, place, cards))


def test_three_cards_of_a_color_pay_for_three_spaces() -> None:
    assert may("brest-paris", ("black", 3)) == ALLOWED
    assert may("brest-paris", ("black", 2), ("loco", 1)) == ALLOWED


def test_the_wrong_color_is_refused_with_its_rule() -> None:
    refused = may("brest-paris", ("red", 3))
    assert refused.code == "WRONG_COLOR"
    assert refused.rule == "C-24"


def test_a_ferry_needs_its_locomotives() -> None:
    """Amsterdam-London has 2 spaces, both with a locomotive (C-36)."""
    assert may("amsterdam-london", ("red", 2)).code is not None
    assert may("amsterdam-london", ("loco", 2)) == ALLOWED


def test_a_tunnel_may_cost_more() -> None:
    assert may("marseille-zurich", ("purple", 2)).is_tunnel


def test_taken_and_closed_tracks() -> None:
    taken = ScoreSheet("europe", (SheetSeat(("dieppe-london.1",)), SheetSeat()))
    loco = ("loco", 2)
    assert may("dieppe-london.1", loco, sheet=taken).code == "ROUTE_TAKEN"
    assert may("dieppe-london.2", loco, sheet=taken).code == "TRACK_CLOSED"


def test_a_station_costs_as_many_cards_as_it_is_the_nth() -> None:
    """The first station takes one card, the second two of one color (E-25)."""
    one = ScoreSheet("europe", (SheetSeat(), SheetSeat(buildings=("wien",))))
    assert may("roma", ("red", 1)) == ALLOWED
    assert may("roma", ("red", 1), sheet=one).code is not None
    assert may("roma", ("red", 2), sheet=one) == ALLOWED


def test_who_has_two_trains_left_claims_nothing_longer() -> None:
    """In the last round people still ask; three spaces need three trains (C-29)."""
    sheet = sheet_of(europe())
    reckoning = reckon(sheet)
    last = reckoning.ending[0]
    assert reckoning.seats[last].pieces <= 2
    taken = {route for seat in sheet.seats for route in seat.routes}
    free = next(
        route.id
        for route in europe().board.routes
        if route.length == 3 and route.id not in taken | {*reckoning.closed}
    )
    asked = RulesQuestion(last, free, (("loco", 3),))
    assert ruling(sheet, asked).code == "NOT_ENOUGH_PIECES"


def test_a_sheet_that_cannot_be_is_refused() -> None:
    both = ScoreSheet(
        "europe", (SheetSeat(("dieppe-london.1", "dieppe-london.2")), SheetSeat())
    )
    with pytest.raises(GameError, match="dieppe-london"):
        may("brest-paris", ("black", 3), sheet=both)
