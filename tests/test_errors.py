"""What sentences about wrong values say of bounds, and of the values themselves."""

import pytest

from railwright.cli.values import SEED
from railwright.errors import GameError, bounds, insist_whole, shown, span
from railwright.games import GAMES, with_options


@pytest.mark.parametrize(
    ("least", "most", "said"),
    [
        (None, None, ""),
        (1, None, " of at least 1"),
        (None, 5000, " of at most 5,000"),
        (0.5, 90, " from 0.5 to 90"),
    ],
)
def test_bounds_are_said_as_far_as_there_are_any(
    least: float | None, most: float | None, said: str
) -> None:
    assert bounds(least, most) == said


@pytest.mark.parametrize("wrong", [0, 6, 2.0, True, "3", None])
def test_a_whole_number_within_bounds_is_insisted_on(wrong: object) -> None:
    insist_whole(5, "players", 1, 5)
    with pytest.raises(GameError, match=r"^players must be a whole number from 1 to 5"):
        insist_whole(wrong, "players", 1, 5)


def test_a_value_that_cannot_be_written_is_described() -> None:
    assert shown(10**5000) == "a very long int"
    assert shown([10**5000]) == "some list"


def test_the_bounds_of_seeds_do_not_wait_for_the_first_seed() -> None:
    assert SEED.bounds() == (-(2**62), 2**62 - 1)


def test_two_players_are_not_2_to_2() -> None:
    assert span(2, 5) == "2 to 5"
    assert span(2, 2) == "2"


def test_remarks_in_one_line_leave_what_was_given_as_it_was() -> None:
    given = {"pass_rul": "always", "pass_rule": "why?; so", "first_playr": "1"}
    with pytest.raises(GameError) as caught:
        with_options(GAMES["usa"], given)
    assert str(caught.value) == (
        "usa has no option 'pass_rul'; did you mean pass_rule? "
        "pass_rule must be only_when_stuck or always, not 'why?; so'; "
        "usa has no option 'first_playr'; did you mean first_player?"
    )
