"""What a bot is: something that chooses an action from what its seat may know."""

from collections.abc import Sequence
from typing import Protocol

from railwright.model.actions import Action
from railwright.model.view import View


class Bot(Protocol):
    """Plays one seat of one game.

    A bot sees a view and never a state. It is made for one seat of one game with a
    seed, and the same views and seed give the same choices.
    """

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions, or any other that the rules allow."""
        ...
