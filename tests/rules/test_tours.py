"""Tours of the World (X-157 to X-163)."""

import pytest
from tests.rules.table import case, given

TOP, MIDDLE, PENALTY = 9, 6, -15
"""What Casablanca - Al-Qahira - Tehran pays."""


def tour_points(lines: str, order: str = "trail") -> int:
    table = given(
        "world",
        owned={0: lines},
        tickets={0: ["casablanca-tehran.tour"]},
        tour_order=order,
    )
    return table.ticket_points()


@pytest.mark.parametrize(
    ("lines", "points"),
    [
        case("X-157 W-38", "casablanca al-qahira tehran", TOP),
        case(
            "X-158 W-39 Q-52",
            "casablanca marseille athina tehran, athina al-qahira",
            MIDDLE,
        ),
        case("X-159 W-38", "casablanca marseille athina al-qahira tehran", TOP),
        case("X-160 W-37 W-40 Q-54", "casablanca al-qahira", PENALTY),
        case("W-40 Q-54", "al-qahira tehran", PENALTY),
        case("W-40 Q-54", "casablanca marseille, al-qahira tehran", PENALTY),
        case("X-163 Q-52", "tehran al-qahira casablanca", TOP),
    ],
)
def test_tours(lines: str, points: int) -> None:
    assert tour_points(lines) == points


ROUND_MOSKVA = (
    "casablanca marseille edinburgh reykjavik murmansk moskva, "
    "moskva hamburg athina al-qahira, "
    "al-qahira djibouti dar-es-salaam mumbai lahore novosibirsk moskva, "
    "moskva tehran"
)
"""Al-Qahira lies on a loop from Moskva, which is the way to the other two cities."""


@pytest.mark.rule("X-161", "Q-52")
@pytest.mark.parametrize(
    ("order", "points"), [("trail", TOP), ("simple_path", MIDDLE), ("walk", TOP)]
)
def test_a_city_met_twice(order: str, points: int) -> None:
    assert tour_points(ROUND_MOSKVA, order) == points


@pytest.mark.rule("X-162", "Q-52")
@pytest.mark.parametrize(
    ("order", "points"), [("trail", MIDDLE), ("simple_path", MIDDLE), ("walk", TOP)]
)
def test_a_route_met_twice(order: str, points: int) -> None:
    star = "casablanca marseille athina, al-qahira athina, tehran athina"

    assert tour_points(star, order) == points


@pytest.mark.rule("W-38", "Q-52")
@pytest.mark.parametrize("order", ["trail", "simple_path", "walk"])
def test_a_straight_tour_in_every_reading(order: str) -> None:
    assert tour_points("casablanca al-qahira tehran", order) == TOP


@pytest.mark.rule("W-39", "Q-54")
@pytest.mark.parametrize(
    ("lines", "completed"),
    [
        ("casablanca marseille athina tehran, athina al-qahira", 1),
        ("casablanca al-qahira", 0),
    ],
)
def test_a_tour_in_middle_value_is_completed(lines: str, completed: int) -> None:
    tour = ["casablanca-tehran.tour"]
    table = given("world", owned={0: lines}, tickets={0: tour})

    assert table.score().completed == completed
