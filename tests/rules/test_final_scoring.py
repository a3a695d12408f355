"""Final scoring: bonuses and worked totals (X-173, X-176, X-178, X-185 to X-209)."""

import pytest
from tests.rules.table import Table, case, given
from tests.rules.test_ports import EXAMPLE, EXAMPLE_TICKETS

from railwright.games import GAMES


def longest_bonuses(table: Table) -> list[int]:
    return [score.part("longest-path") for score in table.match.scores()]


def ticket_bonuses(table: Table) -> list[int]:
    return [score.part("most-tickets") for score in table.match.scores()]


@pytest.mark.parametrize(
    ("game", "lines", "length"),
    [
        case("X-173 E-36 C-66", "europe", ("berlin wien", "angora erzurum"), 3),
        case(
            "X-204 S-23 C-66",
            "switzerland",
            (
                "yverdon geneve lausanne neuchatel solothurn",
                "bellinzona locarno brig wassen chur davos",
            ),
            18,
        ),
        case(
            "U-10 C-66",
            "usa",
            ("calgary winnipeg helena", "miami new-orleans atlanta"),
            10,
        ),
    ],
)
def test_tied_longest_paths_both_score(
    game: str, lines: tuple[str, str], length: int
) -> None:
    table = given(game, players=3, owned=dict(enumerate(lines)))

    assert [score.longest for score in table.match.scores()] == [length, length, 0]
    assert longest_bonuses(table) == [10, 10, 0]


@pytest.mark.rule("E-36", "S-23", "U-10")
@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        ("europe", "berlin wien", "cadiz lisboa"),
        ("switzerland", "geneve yverdon", "bern luzern"),
        ("usa", "calgary winnipeg", "atlanta miami"),
    ],
)
def test_the_longest_path_scores_alone(game: str, one: str, other: str) -> None:
    assert longest_bonuses(given(game, owned={0: one, 1: other})) == [10, 0]


GLOBETROTTERS = {
    0: "kobenhavn goteborg oslo orebro stockholm, oslo kristiansand stavanger",
    1: "tallinn helsinki tampere, helsinki lahti imatra, "
    "lahti kuopio lieksa, kuopio oulu tornio boden",
    2: "bergen andalsnes trondheim, stockholm sundsvall umea, "
    "arhus alborg oslo lillehammer",
}
GLOBETROTTER_TICKETS = {
    0: ["kobenhavn-oslo", "kobenhavn-stockholm", "oslo-stockholm", "oslo-stavanger"],
    1: ["tallinn-tampere", "helsinki-lieksa", "imatra-tornio", "boden-tampere"],
    2: ["bergen-trondheim", "stockholm-umea", "arhus-lillehammer"],
}


@pytest.mark.parametrize(
    ("completed", "bonuses"),
    [
        case("X-176 N-30 C-66", [4, 4, 3], [10, 10, 0]),
        case("N-30", [2, 4, 3], [0, 10, 0]),
        case("N-30", [1, 0, 0], [10, 0, 0]),
    ],
)
def test_globetrotters(completed: list[int], bonuses: list[int]) -> None:
    held = {
        seat: GLOBETROTTER_TICKETS[seat][:count] for seat, count in enumerate(completed)
    }
    table = given("nordic", players=3, owned=GLOBETROTTERS, tickets=held)

    assert [score.completed for score in table.match.scores()] == completed
    assert ticket_bonuses(table) == bonuses
    assert longest_bonuses(table) == [0, 0, 0]


@pytest.mark.rule("X-178", "Q-35", "N-30")
def test_no_globetrotter_without_a_completed_ticket() -> None:
    table = given("nordic", owned={1: "oslo goteborg"}, tickets={0: ["oslo-vaasa"]})

    assert ticket_bonuses(table) == [0, 0]


@pytest.mark.rule("Q-35")
@pytest.mark.parametrize("game", ["europe", "switzerland", "usa"])
def test_no_longest_path_without_a_route(game: str) -> None:
    assert longest_bonuses(given(game)) == [0, 0]


@pytest.mark.rule("X-185", "C-65")
def test_of_three_routes_that_meet_two_count() -> None:
    hub = "budapest bucuresti, budapest sarajevo, budapest zagrab"  # 4, 3 and 2
    table = given("europe", owned={0: hub, 1: "bucuresti kyiv"})

    assert table.score().longest == 4 + 3


@pytest.mark.rule("C-65")
def test_a_loop_counts_whole() -> None:
    # Zagrab - Sarajevo 3, Sarajevo - Budapest 3, Budapest - Zagrab 2, and on: 2.
    table = given("europe", owned={0: "zagrab sarajevo budapest zagrab venezia"})

    assert table.score().longest == 3 + 3 + 2 + 2


@pytest.mark.rule("X-186", "E-35", "E-37")
def test_a_worked_total_in_europe() -> None:
    table = given(
        "europe",
        owned={
            0: "cadiz madrid pamplona paris frankfurt essen kobenhavn stockholm, "
            "paris dieppe"
        },
        buildings={0: ["roma"]},
        tickets={0: ["cadiz-stockholm", "dieppe-madrid", "angora-athina"]},
    ).running(80)
    score = table.score()

    assert sorted(points for _, points in score.tickets) == [-5, 8, 21]
    assert (score.part("stations"), score.part("longest-path")) == (8, 10)
    assert score.total() == 122


@pytest.mark.rule("X-187", "N-33")
def test_a_worked_total_in_the_north() -> None:
    table = given(
        "nordic",
        owned={
            0: "kobenhavn goteborg oslo orebro stockholm turku tampere vaasa, "
            "turku helsinki lahti kuopio lieksa murmansk"
        },
        tickets={
            0: [
                "helsinki-kobenhavn",
                "oslo-vaasa",
                "kobenhavn-murmansk",
                "bergen-trondheim",
            ]
        },
    ).running(70)
    score = table.score()

    assert sorted(points for _, points in score.tickets) == [-7, 9, 10, 24]
    assert (score.part("most-tickets"), score.part("longest-path")) == (10, 0)
    assert score.total() == 116


@pytest.mark.rule("X-188", "S-28", "S-10", "S-11")
def test_a_worked_total_in_switzerland() -> None:
    table = given(
        "switzerland",
        owned={
            0: "france-2 geneve lausanne neuchatel solothurn delemont basel, "
            "basel deutschland-1, solothurn bern interlaken brig italia-5"
        },
        tickets={0: ["basel-geneve", "france-countries", "chur-countries"]},
    ).running(60)
    score = table.score()

    assert sorted(points for _, points in score.tickets) == [-3, 11, 13]
    assert score.part("longest-path") == 10
    assert score.total() == 91


@pytest.mark.rule("X-189", "W-54")
def test_a_worked_total_in_the_world() -> None:
    table = given(
        "world",
        owned={0: EXAMPLE},
        buildings={0: ["buenos-aires", "dar-es-salaam"]},
        tickets={0: [*EXAMPLE_TICKETS, "marseille-new-york"]},
    ).running(90)
    score = table.score()

    assert sorted(points for _, points in score.tickets) == [-10, 6, 8, 13, 17]
    assert score.part("ports") == 30 + 30 - 4
    assert score.total() == 180


@pytest.mark.rule("X-202", "W-53")
def test_no_bonuses_in_the_world() -> None:
    table = given("world", owned={0: EXAMPLE}, tickets={0: EXAMPLE_TICKETS})
    score = table.score()
    assert score.longest > table.score(1).longest
    assert score.completed > table.score(1).completed

    assert (longest_bonuses(table), ticket_bonuses(table)) == ([0, 0], [0, 0])
    assert score.total() == score.part("routes") + 17 + 13 + 8 + 6 - 3 * 4


@pytest.mark.rule("X-209", "C-63")
@pytest.mark.parametrize("game", GAMES)
def test_all_tickets_are_shown_at_the_end(game: str) -> None:
    table = given(game, pass_rule="always").plays("tickets", "keep 1", "pass", "pass")
    assert table.match.is_over

    for seat, score in enumerate(table.match.scores()):
        shown = [table.match.words.tickets[ticket].id for ticket, _ in score.tickets]
        assert shown == table.held(seat)
        brought = sum(points for _, points in score.tickets)
        assert score.part("tickets") == brought
        assert score.total() == sum(points for _, points in score.parts)
    assert len(table.score(0).tickets) == 1


@pytest.mark.rule("C-68", "Q-45")
@pytest.mark.parametrize("game", GAMES)
def test_totals_may_be_negative(game: str) -> None:
    ticket = next(t for t in given(game).match.words.tickets if t.deck != "long")
    table = given(game, tickets={0: [ticket.id]})

    assert table.ticket_points() < 0
    unbuilt = {"europe": 3 * 4, "world": -3 * 4}.get(game, 0)
    assert table.score().total() == table.ticket_points() + unbuilt


@pytest.mark.rule("C-59", "C-64")
@pytest.mark.parametrize("game", GAMES)
def test_scoring_changes_nothing(game: str) -> None:
    ticket = given(game).match.words.tickets[-1].id
    table = given(game, tickets={0: [ticket]})
    before = table.picture()
    table.match.scores()

    assert table.picture() == before
