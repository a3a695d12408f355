"""Bots of others: whatever fails forfeits its move, and the game goes on."""

import logging
from collections.abc import Sequence
from random import Random

from railwright.bots.bot import Bot
from railwright.bots.imagination import imagine
from railwright.bots.planner import PlannerBot
from railwright.bots.study import study
from railwright.errors import GameError
from railwright.model.actions import Action
from railwright.model.notation import read_action
from railwright.model.referee import carry_out
from railwright.model.view import View

LOG = logging.getLogger("railwright.bots")


class Forfeit(Exception):  # noqa: N818 - what happens to the move
    """A move that was not made in time, or that is none; the text says why."""


def understood(view: View, legal: Sequence[Action], said: object) -> Action:
    """The action that a bot named, if the rules allow it; otherwise Forfeit."""
    try:
        action = read_action(said)
        if action not in legal:
            _try(view, action)
    except GameError as error:
        raise Forfeit(f"{said!r:.80} is refused: {error}") from error
    return action


def _try(view: View, action: Action) -> None:
    """Carry out an action that is not listed on a position as the seat knows it."""
    if view.seat is None:
        raise GameError("a spectator does nothing")
    state = imagine(view, Random(0))
    carry_out(state, study(view).table.words, view.seat, action)


class Substitute:
    """Plays the moves that a bot forfeits, and says so in the log."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.planner = PlannerBot(seed)

    def choose(self, view: View, legal: Sequence[Action], reason: str) -> Action:
        """The planner's move instead."""
        seat = "?" if view.seat is None else view.seat + 1
        LOG.warning("%s (seat %s) forfeits a move: %s", self.name, seat, reason)
        return self.planner.choose(view, legal)


class GuardedBot:
    """A bot of somebody's own class, whose mistakes end no game."""

    def __init__(self, name: str, bot: Bot, seed: int) -> None:
        self.bot = bot
        self.substitute = Substitute(name, seed)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses, or what the planner does if that is nothing."""
        try:
            return understood(view, legal, self.bot.choose(view, legal))
        except Forfeit as forfeit:
            return self.substitute.choose(view, legal, str(forfeit))
        except Exception as error:
            LOG.debug("%s", self.substitute.name, exc_info=error)
            reason = f"{type(error).__name__}: {error}"
            return self.substitute.choose(view, legal, reason)
