"""What a bot is: something that chooses an action from what its seat may know."""

from collections.abc import Sequence
from typing import Protocol

from railwright.bots.seat_sight import Sight, sight_of
from railwright.errors import GameError, shown
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

    def count_processor_time(self) -> None:
        """Take a time for thought as processor time: a busy machine costs nothing.

        In contests it has to be; at a table people wait.
        """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """The same for a view, as people and programs have it.

        It looks at the view alone, so `legal` must be `view.actions`.
        """
        sight = sight_of(view)
        if view.seat not in view.deciding:
            raise GameError(f"seat {view.seat} has nothing to decide now")
        words = sight.study.table.words
        action = action_of(sight.state, words, self.decide(sight))
        if not isinstance(legal, list | tuple) or action not in legal:
            wanted = "all of view.actions, from which a built-in bot chooses"
            raise GameError(f"expected {wanted}, not {shown(legal)}")
        return action
