"""Whatever is said, the answer is an error of ours, and nothing changes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from railwright.errors import GameError, IllegalAction, NotationError
from railwright.model import format_action, new_game, parse_action, record
from railwright.model.actions import (
    BorrowRoutes,
    BuildStation,
    ChoosePieces,
    ClaimRoute,
    DrawBlind,
    DrawUp,
    ExchangePieces,
    KeepTickets,
)
from railwright.model.notation import format_cards
from railwright.model.table import Deal, lay_out

STRANGE: list[Any] = [  # Any: these are no actions, or wrong ones
    5,
    None,
    [],
    DrawUp(-1),
    DrawUp(10**30),
    DrawUp(10**5000),
    DrawUp("one"),  # type: ignore[arg-type] # that is the point
    DrawBlind("no such deck"),
    ClaimRoute("alborg-arhus", (("red", -1),)),
    ClaimRoute("alborg-arhus", (("red", 10**30),)),
    ClaimRoute("alborg-arhus", (("red", 1.0),)),  # type: ignore[arg-type]
    ClaimRoute("alborg-arhus", (("red", True),)),
    ClaimRoute("alborg-arhus", "1red"),  # type: ignore[arg-type]
    ClaimRoute("alborg-arhus", ()),
    ClaimRoute(7, (("red", 1),)),  # type: ignore[arg-type]
    ClaimRoute("atlantis", (("red", 1),)),
    BuildStation("", (("red", 1),)),
    ChoosePieces(-5, 65),
    ExchangePieces(1, "camels"),
    KeepTickets(()),
    KeepTickets((0,)),
    BorrowRoutes((("oslo",),)),  # type: ignore[arg-type]
]


@pytest.mark.rule("C-12")
@pytest.mark.parametrize("said", STRANGE, ids=range(len(STRANGE)))
def test_nonsense_is_refused_and_changes_nothing(said: Any) -> None:  # noqa: ANN401
    match = new_game("nordic", 2, 7, {"first_player": "1"})
    for seat in range(2):
        match.play("keep 1 2", seat)
    before = match.to_bytes()

    with pytest.raises(GameError):
        match.play(said)

    assert match.to_bytes() == before
    assert len(match.history) == 2


@pytest.mark.rule("C-12")
@given(st.text(alphabet="drawupblindclaimkeepwith 0123456789redloco-.", max_size=60))
@settings(max_examples=300)
def test_any_text_is_an_action_or_an_error_of_ours(text: str) -> None:
    match = new_game("europe", 2, 3)
    before = match.to_bytes()
    try:
        match.play(text, 0)
    except (NotationError, IllegalAction):
        assert match.to_bytes() == before


@pytest.mark.rule("C-12")
@pytest.mark.parametrize(
    "count", [1.0, True, "1", None, 10**400, 10**5000], ids=range(6)
)
def test_a_refused_count_is_not_remembered(count: Any) -> None:  # noqa: ANN401
    """Numbers that only compare equal to a count must not come back as its text."""
    match = new_game("nordic", 2, 7, {"first_player": "1"})
    for seat in range(2):
        match.play("keep 1 2", seat)
    cards = [card for card in match.view(0).hand if card[1] > 0]
    wrong = tuple((name, count) for name, _ in cards)
    right = tuple((name, 1) for name, _ in cards)

    with pytest.raises(NotationError, match=r"^(the number of|expected) \w+"):
        match.play(ClaimRoute("alborg-arhus", wrong))
    assert format_cards(right) == " ".join(f"1{name}" for name, _ in cards)
    for action in match.legal_actions():
        assert parse_action(format_action(action)) == action
    match.play(DrawBlind())
    assert record(match).endswith("\n1 draw blind\n")


@pytest.mark.parametrize("seat", ["0", 1.5, -1, 2, 10**30, True])
def test_a_seat_that_is_none(seat: Any) -> None:  # noqa: ANN401 - no seats at all
    with pytest.raises(GameError):
        new_game("nordic", 2, 7).play("keep 1 2", seat)


@pytest.mark.parametrize(
    ("players", "seed"),
    [("2", 1), (2.0, 1), (2, "1"), (2, True), (None, 1), (10**30, 1), (-2, 1)],
)
def test_a_table_that_is_none(players: Any, seed: Any) -> None:  # noqa: ANN401
    with pytest.raises(GameError):
        new_game("nordic", players, seed)


def test_a_number_that_only_compares_equal_is_no_option() -> None:
    """Whether a deal is refused does not depend on which deals came before."""
    lay_out(Deal("nordic", 2, 0, options=(("first_player", "1"),)))
    for value in (1, 1.0, True):
        with pytest.raises(GameError, match="must be text"):
            lay_out(Deal("nordic", 2, 0, options=(("first_player", value),)))  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("value", ["true", True])
def test_options_are_texts_or_values(value: str | bool) -> None:  # noqa: FBT001
    match = new_game("switzerland", 2, options={"swiss_country_through": value})

    assert match.deal.options == (("swiss_country_through", "true"),)
    assert "option swiss_country_through true" in record(match)
    assert new_game("usa", 2, options={"max_consecutive_resets": 25}).deal.options == (
        ("max_consecutive_resets", "25"),
    )
