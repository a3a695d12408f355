"""Earlier positions of a game, so that steps are taken back without playing it anew."""

from collections.abc import Sequence

from railwright.model import Match
from railwright.model.actions import Action

EVERY = 16
"""So many steps lie between two positions that are kept."""


class Past:
    """What a game was like every few steps; each position is without its history."""

    def __init__(self, dealt: Match) -> None:
        self._kept = [dealt]

    def note(self, match: Match) -> None:
        """Keep the position that was just reached, if it is time for one."""
        if len(match.history) == EVERY * len(self._kept):
            copy = match.light_copy()
            copy.history = []
            self._kept.append(copy)

    def after(self, steps: Sequence[tuple[int, Action]]) -> Match:
        """The game after some of its first steps; later positions are forgotten."""
        del self._kept[len(steps) // EVERY + 1 :]
        at = EVERY * (len(self._kept) - 1)
        match = self._kept[-1].light_copy()
        match.history = [*steps[:at]]
        for seat, action in steps[at:]:
            match.play(action, seat)
            self.note(match)
        return match
