"""Whatever is said, the answer is an error of ours, and nothing changes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from railwright.errors import GameError, IllegalAction, NotationError
from railwright.model import new_game
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

STRANGE: list[Any] = [  # Any: these are no actions, or wrong ones
    5,
    None,
    [],
    DrawUp(-1),
    DrawUp(10**30),
    DrawUp("one"),  # type: ignore[arg-type] # that is the point
    DrawBlind("no such deck"),
    ClaimRoute("alborg-arhus", (("red", -1),)),
    ClaimRoute("alborg-arhus", (("red", 10**30),)),
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
@pytest.mark.parametrize("said", STRANGE, ids=repr)
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


@pytest.mark.parametrize("seat", ["0", 1.5, -1, 2, 10**30])
def test_a_seat_that_is_none(seat: Any) -> None:  # noqa: ANN401 - no seats at all
    with pytest.raises(GameError):
        new_game("nordic", 2, 7).play("keep 1 2", seat)


@pytest.mark.parametrize(
    ("players", "seed"), [("2", 1), (2.0, 1), (2, "1"), (None, 1), (10**30, 1), (-2, 1)]
)
def test_a_table_that_is_none(players: Any, seed: Any) -> None:  # noqa: ANN401
    with pytest.raises(GameError):
        new_game("nordic", players, seed)
