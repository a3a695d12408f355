"""A game on a real table: what is entered scores exactly as the engine would."""

from dataclasses import replace
from pathlib import Path

import pytest
from tests.companion.played import europe, sheet_of

from railwright.companion import ScoreSheet, SheetSeat, is_counted, reckon
from railwright.errors import GameError
from railwright.games import GAMES, MapText
from railwright.maps import Route
from railwright.model import read_position

DOCS = Path(__file__).parents[2] / "docs" / "how-to"


def wrong(sheet: ScoreSheet) -> list[tuple[str, int | None]]:
    """What cannot be, with the players."""
    reckoning = reckon(sheet)
    found = [(each.code, each.seat) for each in reckoning.remarks if each.is_wrong]
    assert (reckoning.result is None) == bool(found)
    return found


def two(
    *routes: str,
    game: str = "europe",
    buildings: tuple[str, ...] = (),
    tickets: tuple[str, ...] = (),
) -> ScoreSheet:
    """A sheet for two, on which only the second has something."""
    return ScoreSheet(game, (SheetSeat(), SheetSeat(routes, buildings, tickets)))


def test_more_trains_than_are_in_the_box() -> None:
    """Europe has 45 trains for each; 8+7+6+6+6+6+4+4 are 47 (E-04)."""
    board = europe().board
    spaces, routes = 0, list[Route]()
    for route in sorted(board.routes, key=lambda each: -each.length):
        if spaces + route.length <= 47 and not any(
            {route.a, route.b} == {other.a, other.b} for other in routes
        ):
            routes.append(route)
            spaces += route.length
    assert spaces == 47
    sheet = two(*(route.id for route in routes))
    [remark] = [each for each in reckon(sheet).remarks if each.is_wrong]
    assert (remark.code, remark.seat) == ("too-many-pieces", 1)
    assert (remark.values["placed"], remark.values["fleet"]) == (47, 45)


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        (two("dieppe-london.1", "dieppe-london.2"), [("both-tracks", 1)]),
        (
            two(buildings=("paris", "roma", "wien", "athina")),
            [("too-many-buildings", 1)],
        ),
        (
            two(tickets=("brest-petrograd", "cadiz-stockholm")),
            [("too-many-long-tickets", 1)],
        ),
        (two(game="world", buildings=("lagos",)), [("port-without-route", 1)]),
    ],
)
def test_what_cannot_be_is_told(
    sheet: ScoreSheet, found: list[tuple[str, int]]
) -> None:
    assert wrong(sheet) == found


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        (
            two(buildings=("paris", "roma", "wien", "athina")),
            {"kind": "stations", "built": 4, "most": 3},
        ),
        (
            two(game="world", buildings=("lagos", "tokyo", "lima", "sydney")),
            {"kind": "ports", "built": 4, "most": 3},
        ),
    ],
)
def test_too_many_buildings_are_told_with_their_kind(
    sheet: ScoreSheet, said: dict[str, str | int]
) -> None:
    remarks = {each.code: each.values for each in reckon(sheet).remarks}
    assert remarks["too-many-buildings"] == said


def test_the_second_track_is_closed_with_few_players() -> None:
    """With two or three players a double route has one track; with four both (C-35)."""
    one, other = SheetSeat(("dieppe-london.1",)), SheetSeat(("dieppe-london.2",))
    assert wrong(ScoreSheet("europe", (one, other))) == [("closed-track", 0)]
    four = ScoreSheet("europe", (one, other, SheetSeat(), SheetSeat()))
    assert wrong(four) == []
    assert reckon(ScoreSheet("europe", (one, SheetSeat()))).closed == (
        "dieppe-london.2",
    )
    assert reckon(replace(four, seats=(one, *four.seats[2:]))).closed == (
        "dieppe-london.2",
    )
    assert reckon(replace(four, seats=(one, *[SheetSeat()] * 3))).closed == ()


def test_counts_while_people_enter_it() -> None:
    """Paris-Brest has 3 spaces and brings 4 points (C-31); 42 of 45 trains are left."""
    reckoning = reckon(two("brest-paris", buildings=("wien",)))
    assert [count.score for count in reckoning.seats] == [0, 4]
    assert [count.pieces for count in reckoning.seats] == [45, 42]
    assert [count.buildings for count in reckoning.seats] == [3, 2]
    assert reckoning.ending == ()
    assert [remark.code for remark in reckoning.remarks] == [
        *["few-tickets"] * 2,
        "not-ended",
    ]


def test_who_has_two_trains_left_ends_the_game() -> None:
    reckoning = reckon(sheet_of(europe()))
    left = [count.pieces for count in reckoning.seats]
    assert [*reckoning.ending] == [at for at, pieces in enumerate(left) if pieces <= 2]
    assert reckoning.ending


def test_pieces_that_do_not_add_up() -> None:
    """World: 60 pieces for each, so with nothing on the board 59 are too few (W-09)."""
    seats = (SheetSeat(pieces=(20, 40)), SheetSeat(pieces=(20, 39)))
    assert wrong(ScoreSheet("world", seats)) == [("pieces-missing", 1)]


def test_an_exchange_costs_a_point_for_each_piece() -> None:
    """W-51."""
    seats = (SheetSeat(exchanged=5), SheetSeat())
    assert [each.score for each in reckon(ScoreSheet("world", seats)).seats] == [-5, 0]


def test_unknown_names_are_refused() -> None:
    with pytest.raises(GameError, match="london-mars"):
        reckon(two("london-mars"))
    with pytest.raises(GameError, match="moon"):
        reckon(ScoreSheet("moon", (SheetSeat(), SheetSeat())))


def test_options_that_count() -> None:
    """How stations borrow does not: whoever has them borrows what is best."""
    europe_game, world = GAMES["europe"], GAMES["world"]
    counted = {option.name for option in world.options if is_counted(world, option)}
    assert counted == {"tour_order", "world_tie_break", "world_start_pieces"}
    assert not any(is_counted(europe_game, option) for option in europe_game.options)
    stations = (("station_choice", "owner"),)
    sheet = sheet_of(europe())
    assert reckon(replace(sheet, options=stations)).result == reckon(sheet).result


@pytest.fixture
def three_towns() -> ScoreSheet:
    """On a map of one's own, by the rules of the USA: 1, 2 and 3 spaces and a twin."""
    text = MapText((DOCS / "three-towns.json").read_text(encoding="utf-8"))
    anna = SheetSeat(
        routes=("elmhurst-fairbank.red", "elmhurst-old-mill"),
        tickets=("fairbank-old-mill", "elmhurst-fairbank", "elmhurst-fairbank"),
    )
    ben = SheetSeat(routes=("fairbank-old-mill",), tickets=("elmhurst-fairbank",))
    return ScoreSheet("usa", (anna, ben), board=text)


def test_a_map_of_ones_own_is_scored(three_towns: ScoreSheet) -> None:
    """Anna: routes 4 + 1, tickets 2 + 3 + 3, the longest path 10; Ben: 2 - 3."""
    reckoning = reckon(three_towns)
    assert reckoning.result is not None
    assert [player.total for player in reckoning.result.players] == [23, -1]
    assert [count.pieces for count in reckoning.seats] == [45 - 4, 45 - 2]
    assert reckoning.closed == ("elmhurst-fairbank.blue",)  # two players (C-35)
    read_again = read_position(reckoning.position)
    assert [score.total() for score in read_again.scores()] == [23, -1]


def test_a_ticket_of_ones_own_map_has_so_many_copies(three_towns: ScoreSheet) -> None:
    """There are three of Elmhurst-Fairbank, and three are held already."""
    anna, ben = three_towns.seats
    more = replace(ben, tickets=("elmhurst-fairbank",) * 2)
    with pytest.raises(GameError, match="elmhurst-fairbank"):
        reckon(replace(three_towns, seats=(anna, more)))
