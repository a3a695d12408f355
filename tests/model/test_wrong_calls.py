"""What somebody new to the Python API may get wrong is answered in one sentence."""

from collections.abc import Callable
from typing import Any, cast

import pytest

from railwright import (
    BorrowRoutes,
    ClaimRoute,
    DrawUp,
    GameError,
    IllegalAction,
    KeepTickets,
    NotationError,
    PayExtra,
    UnknownNameInAction,
    format_action,
    load_map,
    new_game,
    parse_action,
    read_position,
    replay,
    replay_steps,
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
    "an option": (lambda it: new_game("usa", 2, options={it: 1}), "name of an option"),
    "an action": (MATCH.play, "an action or its text"),
    "a text": (parse_action, "the text of an action"),
    "a seat to play": (lambda it: MATCH.play("pass", seat=it), "a seat must be"),
    "a seat to list": (MATCH.legal_actions, "a seat must be a whole number"),
    "a seat to view": (MATCH.view, "a seat must be a whole number"),
    "a record to step through": (replay_steps, "the text of a record"),
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
        (
            lambda: parse_action("claim x with 3Red"),
            "not '3Red'; did you mean 3red?",
        ),
        (lambda: parse_action("pay loco"), "not 'loco'; did you mean 1loco?"),
        (
            lambda: format_action(ClaimRoute("x", cast("Any", {"green": 2}))),
            """expected cards as in (("red", 3), ("loco", 1)), not {'green': 2}""",
        ),
        (
            lambda: MATCH.play(PayExtra(cast("Any", "2green"))),
            """expected cards as in (("red", 3), ("loco", 1)), not '2green'""",
        ),
        (
            lambda: format_action(KeepTickets(cast("Any", 1))),
            "expected tickets as in (1, 3), not 1",
        ),
        (
            lambda: format_action(DrawUp(cast("Any", "1"))),
            "a slot must be a whole number from 0 to 9,999, not '1'",
        ),
        (
            lambda: format_action(ClaimRoute("a b", (("red", 1),))),
            "the name of a route must be one word, not 'a b'",
        ),
        (
            lambda: format_action(BorrowRoutes(cast("Any", ("wien",)))),
            'expected routes as in (("wien", "budapest-wien.red"),)',
        ),
        (
            lambda: new_game("usa", 2, options={"first_player": 3}),
            "first_player must be random or a number from 1 to 2, not 3",
        ),
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
        ("claim atlantis with 1red", UnknownNameInAction, "UNKNOWN_NAME"),
        ("pass", IllegalAction, "WRONG_PHASE"),
    ],
)
def test_one_except_catches_all_that_play_refuses(
    action: Any,  # noqa: ANN401 - no action at all
    kind: type[IllegalAction],
    code: str,
) -> None:
    match = new_game("usa", players=2, seed=1)
    if kind is UnknownNameInAction:
        for seat in range(2):
            match.play("keep 1 2", seat)
    with pytest.raises(IllegalAction) as caught:
        match.play(action)

    assert type(caught.value) is kind
    assert caught.value.code == code
    assert caught.value.text
    assert caught.value.text in str(caught.value)
