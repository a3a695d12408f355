"""Parts of a total as values: a bonus that no game of ours has needs no other code."""

from dataclasses import replace

import pytest
from tests.rules.table import Table, given

from railwright.core.scoring import final_scores
from railwright.errors import GameError
from railwright.games import GAMES, load_map, scoring_of
from railwright.games.definition import Count, Each, Most, Part, TieBreak
from railwright.model.result import ranked

MOST_STATIONS = Part("most-stations", (Most(Count.BUILT, 10),))


def most_stations(table: Table) -> list[int]:
    """What the new part brings each player."""
    europe = GAMES["europe"]
    changed = replace(europe, scoring=(*europe.scoring, MOST_STATIONS))
    terms = scoring_of(changed, load_map("europe"))
    scores = final_scores(table.state, terms)
    for score, known in zip(scores, table.match.scores(), strict=True):
        assert score.parts[:-1] == known.parts
        assert score.total() == known.total() + score.part("most-stations")
    return [score.part("most-stations") for score in scores]


@pytest.mark.rule("Q-35")
def test_a_bonus_goes_to_all_who_have_most_but_not_for_nothing() -> None:
    two, one = ["roma", "wien"], ["paris"]

    assert most_stations(given("europe", buildings={0: two, 1: one})) == [10, 0]
    assert most_stations(given("europe", buildings={0: one, 1: ["roma"]})) == [10, 10]
    assert most_stations(given("europe")) == [0, 0]


@pytest.mark.rule("W-45", "E-31")
def test_a_part_adds_up_its_lines() -> None:
    part = Part("both", (Each(Count.BUILT, 7), Each(Count.UNBUILT, -2)))
    terms = scoring_of(replace(GAMES["europe"], scoring=(part,)), load_map("europe"))
    table = given("europe", buildings={0: ["roma", "wien"]})

    first, second = final_scores(table.state, terms)

    assert first.parts == [("both", 2 * 7 - 1 * 2)]
    assert second.parts == [("both", -3 * 2)]


def test_players_compare_only_what_a_result_tells() -> None:
    with pytest.raises(GameError, match="PORTS"):
        Most(Count.PORTS, 10)


@pytest.mark.rule("C-67")
def test_the_longest_path_breaks_a_tie_under_any_name() -> None:
    grand = Part("grand-tour", (Most(Count.LONGEST, 10),))
    game = replace(GAMES["switzerland"], scoring=(Part("none", ()), grand))
    table = given("switzerland", owned={1: "bern luzern"})
    scores = final_scores(table.state, scoring_of(game, load_map("switzerland")))
    scores[0].points[0] = 10  # level

    first, second = ranked(scores, (TieBreak.LONGEST_BONUS,))

    assert (first.seats, first.decided_by) == ((1,), "longest_bonus")
    assert second.seats == (0,)
