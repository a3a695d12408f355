"""What a bot is: something that chooses an action from what its seat may know."""

from collections.abc import Sequence
from typing import Protocol

from railwright.bots.seat_sight import Sight, sight_of
from railwright.model.actions import Action
from railwright.model.listed import action_of
from railwright.model.view import View


class Bot(Protocol):
    """Plays one seat of one game.

    A bot sees a view and never a state. It is made for one seat of one game with a
    seed, and the same views and seed give the same choices.
    """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, or any other that the rules allow."""
        ...


class BuiltInBot:
    """A built-in bot: it decides on numbers, which is much quicker than on views.

    What it sees is no less blind than a view: everything hidden is taken out of the
    position before it looks.
    """

    def decide(self, sight: Sight) -> int:
        """One of the listed actions of the core."""
        raise NotImplementedError

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The same for a view, as people and programs have it."""
        del legal
        sight = sight_of(view)
        return action_of(sight.state, sight.study.table.words, self.decide(sight))
