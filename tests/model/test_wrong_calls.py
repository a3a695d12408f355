"""What somebody new to the Python API may get wrong is answered in one sentence."""

from collections.abc import Callable
from typing import Any

import pytest

from railwright import (
    GameError,
    IllegalAction,
    NotationError,
    UnknownName,
    load_map,
    new_game,
    parse_action,
    read_position,
    replay,
)

MATCH: Any = new_game("usa", players=2, seed=1)
CALLS: dict[str, tuple[Callable[[Any], object], str]] = {
    "a game": (lambda it: new_game(it, 2), "the name of a game or the path"),
    "a map": (load_map, "the name of a game or the path"),
    "a board": (lambda it: new_game("usa", 2, board=it), "the path of a map file"),
    "players": (lambda it: new_game("usa", it), "players must be a whole number"),
    "a seed": (lambda it: new_game("usa", 2, it), "seed must be a whole number"),
    "a secret": (lambda it: new_game("usa", 2, secret=it), "a secret of bytes"),
    "options": (lambda it: new_game("usa", 2, options=it), "options as in"),
    "an option": (lambda it: new_game("usa", 2, options={it: 1}), "must be text"),
    "an action": (MATCH.play, "an action or its text"),
    "a text": (parse_action, "the text of an action"),
    "a seat to play": (lambda it: MATCH.play("pass", seat=it), "a seat must be"),
    "a seat to list": (MATCH.legal_actions, "a seat must be a whole number"),
    "a seat to view": (MATCH.view, "a seat must be a whole number"),
    "a record": (replay, "the text of a record"),
    "a position": (read_position, "the text of a position"),
}


@pytest.mark.parametrize("given", [2.5, ("a", "b")], ids=str)
@pytest.mark.parametrize(("call", "said"), CALLS.values(), ids=CALLS)
def test_a_value_of_a_wrong_type_is_named(
    call: Callable[[Any], object], said: str, given: object
) -> None:
    with pytest.raises(GameError) as caught:
        call(given)

    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: MATCH.legal_actions(2), "in Python the seats are 0 to 1, not 2"),
        (lambda: MATCH.view(-1), "in Python the seats are 0 to 1, not -1"),
        (lambda: parse_action("clam x"), "not 'clam x'; did you mean claim?"),
        (lambda: load_map(""), "unknown game ''; choose from europe"),
    ],
)
def test_a_value_that_cannot_be_meant_is_named(
    call: Callable[[], object], said: str
) -> None:
    with pytest.raises(GameError) as caught:
        call()

    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("action", "kind", "code"),
    [
        ("fly", NotationError, "NOTATION"),
        (3, NotationError, "NOTATION"),
        ("claim atlantis with 1red", UnknownName, "UNKNOWN_NAME"),
        ("pass", IllegalAction, "WRONG_PHASE"),
    ],
)
def test_one_except_catches_all_that_play_refuses(
    action: Any,  # noqa: ANN401 - no action at all
    kind: type[IllegalAction],
    code: str,
) -> None:
    match = new_game("usa", players=2, seed=1)
    if kind is UnknownName:
        for seat in range(2):
            match.play("keep 1 2", seat)
    with pytest.raises(IllegalAction) as caught:
        match.play(action)

    assert type(caught.value) is kind
    assert caught.value.code == code
    assert caught.value.text
    assert caught.value.text in str(caught.value)
