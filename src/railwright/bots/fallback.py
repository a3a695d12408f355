"""Bots of others: whatever fails forfeits its move."""

import logging
from collections.abc import Sequence
from random import Random

from railwright.bots.bot import Bot
from railwright.bots.failures import failure
from railwright.bots.imagination import Imagination
from railwright.bots.planner import PlannerBot
from railwright.bots.seat_sight import sight_of
from railwright.errors import GameError
from railwright.model.actions import Action
from railwright.model.notation import read_action
from railwright.model.referee import carry_out
from railwright.model.view import View
from railwright.processes import is_deaf

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
    sight = sight_of(view)
    state = Imagination(sight).world(Random(0))
    carry_out(state, sight.study.table.words, sight.seat, action)


class GuestBot:
    """Somebody else's bot: it answers, or it forfeits the move.

    At a table the planner makes forfeited moves instead, so that no mistake of a bot
    ends a game of people; in a contest whoever forfeits a move has lost.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.stand_in = PlannerBot(seed)

    def answer(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses; Forfeit if that is nothing."""
        raise NotImplementedError

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses, or what the planner does instead."""
        try:
            return self.answer(view, legal)
        except Forfeit as forfeit:
            seat = "?" if view.seat is None else view.seat + 1
            LOG.warning("%s (seat %s) forfeits a move: %s", self.name, seat, forfeit)
            return self.stand_in.choose(view, legal)


def strict_choice(bot: Bot, view: View) -> Action:
    """What a bot chooses in a contest, where nobody stands in for it."""
    ask = bot.answer if isinstance(bot, GuestBot) else bot.choose
    return ask(view, view.actions)


class GuardedBot(GuestBot):
    """A bot of somebody's own class."""

    def __init__(self, name: str, bot: Bot, seed: int) -> None:
        super().__init__(name, seed)
        self.bot = bot

    def answer(self, view: View, legal: Sequence[Action]) -> Action:
        """What the bot chooses; Forfeit if it fails, or breaks a rule."""
        try:
            said = self.bot.choose(view, legal)
        except (Exception, SystemExit, KeyboardInterrupt) as error:
            if isinstance(error, KeyboardInterrupt) and not is_deaf():
                raise  # somebody may have pressed Ctrl-C
            LOG.debug("%s", self.name, exc_info=error)
            raise Forfeit(failure(error)) from error
        return understood(view, legal, said)
