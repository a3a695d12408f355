"""What a bot names is accepted exactly if the rules allow it."""

import random

import pytest
from tests.model.play import played

from railwright.bots.fallback import Forfeit, understood
from railwright.games import GAMES
from railwright.model import Match, View, format_action
from railwright.model.actions import Action


@pytest.mark.parametrize("game", GAMES)
def test_listed_actions_are_accepted_on_what_the_seat_knows(game: str) -> None:
    """Even if the list is not looked at, as for actions that are not in it."""
    luck = random.Random(4)
    earlier: list[str] = ["pass", "give up", "tickets", "keep 1"]
    for match in played(game, 2, seed=8, every=7):
        for seat in match.view(None).deciding:
            view = match.view(seat)
            for action in luck.sample(view.actions, min(6, len(view.actions))):
                assert understood(view, (), format_action(action)) == action
            for text in luck.sample(earlier, 4):
                assert accepts(view, text) == is_legal(match, seat, text)
            earlier.append(format_action(luck.choice(view.actions)))


def accepts(view: View, text: str) -> bool:
    try:
        understood(view, (), text)
    except Forfeit:
        return False
    return True


def is_legal(match: Match, seat: int, text: str) -> bool:
    """Whether a copy of the true game accepts it."""
    try:
        match.copy().play(text, seat)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("said", [None, 7, "", "jump", ["pass"], {}, b"pass", Action])
def test_what_is_no_action_is_forfeited(said: object) -> None:
    view = next(played("nordic", 2, seed=8)).view(0)

    with pytest.raises(Forfeit, match="is refused"):
        understood(view, view.actions, said)
