"""Ties: who wins with equal totals (X-174 to X-179, X-203, X-206, X-223)."""

import pytest
from tests.rules.table import Table, case, given

from railwright.games import GAMES


def completed(table: Table) -> list[int]:
    return [score.completed for score in table.match.scores()]


@pytest.mark.rule("C-67")
@pytest.mark.parametrize("game", GAMES)
def test_the_highest_total_wins(game: str) -> None:
    table = given(game, players=3).level(10)
    table.state.score[1] += 2
    table.state.score[2] += 1

    assert table.ranking() == [[1], [2], [0]]


@pytest.mark.rule("Q-34", "C-67", "E-38", "N-31", "S-26", "W-52", "U-12")
@pytest.mark.parametrize("game", GAMES)
def test_what_nothing_decides_is_shared(game: str) -> None:
    table = given(game, players=3).level(10)
    assert table.ranking() == [[0, 1, 2]]

    table.state.score[1] -= 1
    assert table.ranking() == [[0, 2], [1]]


WEST = (
    "edinburgh london dieppe paris zurich venezia, dieppe brest, paris marseille, "
    "paris bruxelles, barcelona marseille, zurich munchen"
)
WEST_TICKETS = [
    "edinburgh-paris",
    "brest-venezia",
    "brest-marseille",
    "barcelona-bruxelles",
    "barcelona-munchen",
]
EAST = (
    "petrograd wilno kyiv bucuresti sofia constantinople, wilno riga, "
    "smolensk wilno warszawa, kyiv kharkov rostov, sofia athina smyrna"
)
EAST_TICKETS = [
    "kyiv-petrograd",
    "bucuresti-riga",
    "smolensk-warszawa",
    "rostov-smolensk",
    "smyrna-sofia",
]


@pytest.mark.rule("X-174", "E-38", "C-67", "Q-33")
def test_fewer_stations_break_a_tie() -> None:
    table = given(
        "europe",
        owned={0: WEST, 1: EAST},
        buildings={0: ["roma"], 1: ["wien", "essen"]},
        tickets={0: WEST_TICKETS, 1: EAST_TICKETS},
    ).level()

    assert completed(table) == [5, 5]
    assert [table.score(seat).built for seat in (0, 1)] == [1, 2]
    assert table.score(0).longest < table.score(1).longest, "the Express comes later"
    assert table.ranking() == [[0], [1]]


@pytest.mark.rule("E-38", "Q-33")
def test_tickets_come_before_stations() -> None:
    """A ticket completed with a station counts like any other."""
    table = given(
        "europe",
        owned={0: "wilno warszawa", 1: "smolensk wilno"},
        buildings={0: ["wilno", "roma"]},
        tickets={0: ["smolensk-warszawa"]},
    ).level()

    assert completed(table) == [1, 0]
    assert table.ranking() == [[0], [1]]


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        case("X-175 E-38", "europe", "berlin wien", "cadiz lisboa"),
        case("X-203 S-26 Q-09", "switzerland", "geneve yverdon", "bern luzern"),
        case("X-223 U-10 U-12", "usa", "calgary winnipeg", "atlanta miami"),
    ],
)
def test_the_longest_path_breaks_a_tie(game: str, one: str, other: str) -> None:
    table = given(game, owned={0: one, 1: other}).level()
    assert [table.score(seat).total() for seat in (0, 1)] == [100, 100]
    assert table.ranking() == [[0], [1]]

    swapped = given(game, owned={1: one, 0: other}).level()
    assert swapped.ranking() == [[1], [0]]


@pytest.mark.parametrize(
    ("game", "long", "line"),
    [
        case("E-38", "europe", "stockholm petrograd", "kyiv wilno petrograd"),
        case("S-26 Q-09", "switzerland", "brig locarno", "luzern zug zurich"),
        case("U-12", "usa", "calgary winnipeg", "denver santa-fe el-paso"),
    ],
)
def test_tickets_come_before_the_longest_path(game: str, long: str, line: str) -> None:
    start, _, end = line.split()
    table = given(
        game, owned={0: long, 1: line}, tickets={1: [f"{start}-{end}"]}
    ).level()

    assert table.score(0).part("longest-path") == 10
    assert completed(table) == [0, 1]
    assert table.ranking() == [[1], [0]]


@pytest.mark.rule("X-177", "N-31", "Q-59")
def test_the_longer_path_breaks_a_nordic_tie() -> None:
    table = given(
        "nordic",
        owned={
            0: "kirkenes murmansk lieksa kuopio vaasa oulu rovaniemi",
            1: "norrkoping stockholm sundsvall umea boden kiruna narvik mo-i-rana",
        },
    ).level()

    assert [table.score(seat).longest for seat in (0, 1)] == [22, 19]
    assert table.ranking() == [[0], [1]]


@pytest.mark.rule("Q-59")
def test_not_the_longest_single_route() -> None:
    table = given(
        "nordic",
        owned={0: "murmansk lieksa", 1: "stockholm sundsvall umea boden"},
    ).level()

    assert [table.score(seat).longest for seat in (0, 1)] == [9, 10]
    assert table.ranking() == [[1], [0]]


@pytest.mark.rule("N-31")
def test_tickets_come_before_the_longer_path() -> None:
    table = given(
        "nordic",
        owned={0: "murmansk lieksa", 1: "tallinn helsinki tampere"},
        tickets={1: ["tallinn-tampere"]},
    ).level()

    assert table.ranking() == [[1], [0]]


@pytest.mark.rule("X-179", "W-52", "Q-57")
@pytest.mark.parametrize(
    ("tie_break", "ranking"), [("shared", [[0, 1]]), ("completed_tickets", [[0], [1]])]
)
def test_ties_in_the_world(tie_break: str, ranking: list[list[int]]) -> None:
    table = given(
        "world",
        owned={
            0: "hong-kong bangkok jakarta darwin sydney, "
            "jakarta manila honolulu lima, honolulu los-angeles",
            1: "al-qahira athina marseille edinburgh new-york los-angeles mexico",
        },
        tickets={
            0: [
                "hong-kong-jakarta",
                "jakarta-sydney",
                "jakarta-lima",
                "jakarta-los-angeles",
            ],
            1: ["al-qahira-marseille", "marseille-new-york", "mexico-new-york"],
        },
        world_tie_break=tie_break,
    ).level()

    assert completed(table) == [4, 3]
    assert table.ranking() == ranking


@pytest.mark.rule("X-206", "S-12", "S-26")
@pytest.mark.parametrize(
    ("more", "ranking"),
    [("", [[0], [1]]), (", geneve yverdon neuchatel solothurn olten", [[1], [0]])],
)
def test_three_countries_are_one_ticket(more: str, ranking: list[list[int]]) -> None:
    countries = (
        "bern solothurn delemont basel deutschland-1, "
        "bern interlaken brig italia-5, "
        "bern neuchatel la-chaux-de-fonds france-3"
    )
    table = given(
        "switzerland",
        owned={0: countries, 1: f"luzern zug zurich{more}, geneve lausanne"},
        tickets={0: ["bern-countries"], 1: ["luzern-zurich"]},
    ).level()

    assert completed(table) == [1, 1]
    assert table.ranking() == ranking, "the longest path decides"
