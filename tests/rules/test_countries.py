"""Countries in Switzerland (X-121 to X-126)."""

import pytest
from tests.rules.table import Table, given

TO_GERMANY = "bern solothurn delemont basel deutschland-1"
TO_ITALY = "bern interlaken brig italia-5"
TO_FRANCE = "bern neuchatel la-chaux-de-fonds france-3"


def bern(*lines: str) -> Table:
    """Bern to France 5, Germany 6, Austria 11 or Italy 8."""
    return given(
        "switzerland",
        owned={0: ", ".join(lines)} if lines else {},
        tickets={0: ["bern-countries"]},
    )


@pytest.mark.rule("X-121", "S-08", "S-10")
def test_the_best_country_reached() -> None:
    assert bern(TO_GERMANY, TO_ITALY).ticket_points() == 8
    assert bern(TO_GERMANY).ticket_points() == 6
    assert bern(TO_GERMANY, TO_FRANCE).ticket_points() == 6


@pytest.mark.rule("S-10")
def test_the_best_country_need_not_be_the_last() -> None:
    # Lugano: France 14, Germany 12, Austria 13, Italy 2.
    to_germany = "lugano bellinzona wassen schwyz zug zurich schaffhausen deutschland-2"
    table = given(
        "switzerland",
        owned={0: f"lugano italia-3, {to_germany}"},
        tickets={0: ["lugano-countries"]},
    )

    assert table.ticket_points() == 12


@pytest.mark.rule("X-122", "S-11")
def test_no_country_reached() -> None:
    assert bern().ticket_points() == -5
    assert bern("bern fribourg lausanne geneve").ticket_points() == -5


@pytest.mark.rule("S-12", "S-10")
def test_a_country_ticket_is_one_ticket() -> None:
    table = bern(TO_GERMANY, TO_ITALY, TO_FRANCE)

    assert (table.score().completed, len(table.score().tickets)) == (1, 1)
    assert bern().score().completed == 0


@pytest.mark.rule("X-123", "S-09")
def test_from_country_to_country() -> None:
    # Italia: France 11, Germany 13, Austria 6.
    table = given(
        "switzerland",
        owned={0: "italia-1 davos osterreich-3"},
        tickets={0: ["italia-countries"]},
    )

    assert table.ticket_points() == 6


@pytest.mark.rule("X-124", "S-06", "Q-10")
@pytest.mark.parametrize(("through", "points"), [("false", -8), ("true", 8)])
def test_no_path_runs_through_a_country(through: str, points: int) -> None:
    table = given(
        "switzerland",
        owned={0: ["basel-deutschland-1", "deutschland-5-st-gallen"]},
        tickets={0: ["basel-st-gallen"]},
        swiss_country_through=through,
    )

    assert table.ticket_points() == points


@pytest.mark.rule("X-125", "S-09", "S-11")
def test_two_networks_do_not_join_two_countries() -> None:
    # France: Germany 5, Austria 14, Italy 11.
    table = given(
        "switzerland",
        owned={0: "france-2 geneve lausanne, italia-5 brig interlaken"},
        tickets={0: ["france-countries"]},
    )

    assert table.ticket_points() == -5


@pytest.mark.rule("X-126", "S-05", "S-06", "S-23", "C-65")
def test_border_routes_count_at_both_ends_of_a_path() -> None:
    table = given("switzerland", owned={0: "italia-1 davos osterreich-3, davos chur"})

    assert table.score().longest == 3 + 3
    assert table.score().part("longest-path") == 10


@pytest.mark.rule("Q-10", "C-65")
@pytest.mark.parametrize(("through", "longest"), [("false", 2), ("true", 3)])
def test_a_path_through_a_country_is_an_option(through: str, longest: int) -> None:
    table = given(
        "switzerland",
        owned={0: ["basel-deutschland-1", "deutschland-5-st-gallen"]},
        swiss_country_through=through,
    )

    assert table.score().longest == longest
