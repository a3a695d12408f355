"""USA, the fifth board (X-219; X-220 to X-225 stand with their headings)."""

import pytest
from tests.rules.table import case, dealt, given


@pytest.mark.rule("X-219", "U-01", "U-02", "U-03", "U-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_opening(players: int) -> None:
    table = dealt("usa", players)
    offers = [table.offered(seat) for seat in range(players)]
    assert [len(offer) for offer in offers] == [3] * players
    assert [table.stock(seat) for seat in range(players)] == [[45, 0]] * players
    assert [int(table.state.in_hand[seat]) for seat in range(players)] == [4] * players
    assert len(table.ticket_deck()) == 30 - 3 * players

    for seat in range(players - 1):
        table.plays("keep 1 2 3", seat=seat)
    table.plays("keep 1 3", seat=players - 1)

    assert sorted(table.held(players - 1)) == sorted(offers[-1][::2])
    assert len(table.ticket_deck()) == 30 - 3 * players + 1
    assert table.ticket_deck()[-1] == offers[-1][1]
    assert table.boxed() == []


@pytest.mark.rule("U-03", "U-09")
@pytest.mark.parametrize(
    ("route", "cards", "points"),
    [
        case("U-09", "dallas-houston.1", "1red", 1),
        case("U-09", "boston-montreal.1", "2red", 2),
        case("U-09", "chicago-duluth", "3red", 4),
        case("U-09", "dallas-el-paso", "4red", 7),
        case("U-09", "helena-omaha", "5red", 10),
        case("U-09", "miami-new-orleans", "6red", 15),
    ],
)
def test_route_points(route: str, cards: str, points: int) -> None:
    table = given("usa", hand=cards).plays(f"claim {route} with {cards}")

    assert table.points() == points
