"""Names that somebody could have meant: near ones only, and never the same again."""

import pytest

from railwright.suggestions import did_you_mean_or_choose, near

GAMES = ["europe", "nordic", "switzerland", "usa", "world"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("europ", ["europe"]),  # a letter is missing
        ("worlld", ["world"]),  # one is too many
        ("nordik", ["nordic"]),  # one is wrong
        ("owrld", ["world"]),  # two are swapped
        ("USA", ["usa"]),  # upper case is no mistake
        ("switzrelnad", ["switzerland"]),  # two mistakes in a long word
        ("switz", ["switzerland"]),  # cut short
        ("fjordia", []),  # four letters alike make no name
        ("sua", ["usa"]),
        ("us", []),  # too short to guess
        ("", []),
        ("x" * 5000, []),
    ],
)
def test_only_a_slip_of_the_fingers_is_guessed(typed: str, meant: list[str]) -> None:
    assert near(typed, GAMES) == meant


def test_a_name_is_never_suggested_for_itself() -> None:
    assert near("usa", GAMES) == []


def test_the_nearest_names_come_first_and_few() -> None:
    names = ["cart", "carts", "card", "care", "cardx"]
    assert near("card", names) == ["cart", "care", "cardx"]
    assert near("carde", ["cards", "cardee", "Carde"]) == ["Carde", "cards", "cardee"]


def test_if_nothing_is_near_all_are_offered() -> None:
    assert did_you_mean_or_choose("red", ["black", "blue"]) == (
        "; choose from black, blue"
    )
    assert did_you_mean_or_choose("blakc", ["black", "blue"]) == (
        "; did you mean black?"
    )
