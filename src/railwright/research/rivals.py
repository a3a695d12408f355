"""Bots in the other seats of many games."""

from collections.abc import Sequence
from typing import cast

from railwright.bots import BOTS, is_bot, new_bot
from railwright.bots.bot import BuiltInBot
from railwright.bots.own import is_own
from railwright.bots.seat_sight import look
from railwright.bots.study import study
from railwright.core.engine import seat_to_act
from railwright.encoding.batch import Batch
from railwright.encoding.journey import Journey
from railwright.errors import GameError, insist, shown
from railwright.research.codebook import Codebook
from railwright.suggestions import did_you_mean_or_choose


class Rivals:
    """Plays all seats but one of each game, which the seed of the game decides."""

    def __init__(self, book: Codebook, names: Sequence[str]) -> None:
        if len(names) != book.players - 1:
            wanted = book.players - 1
            raise GameError(f"expected {wanted} opponents, not {len(names)}")
        for name in names:
            check_built_in(name)
        self.book = book
        self.names = tuple(names)
        self.bots: dict[int, dict[int, BuiltInBot]] = {}
        """For each row the bots by their seats, and the seed they were made for."""
        self.seeds: dict[int, int] = {}

    def copy(self) -> "Rivals":
        """Bots of the same names, made anew when they are needed."""
        return Rivals(self.book, self.names)

    def own_seat(self, seed: int) -> int:
        """The seat that is left to the learner."""
        return seed % self.book.players

    def catch_up(self, batch: Batch) -> list[int]:
        """Play until the learner decides in every row; the rows that changed."""
        changed = []
        for row, journey in enumerate(batch.journeys):
            before = (journey.seed, journey.decisions)
            while (seat := int(seat_to_act(journey.state))) != self.own_seat(
                int(journey.seed)
            ):
                batch.play(row, self.decide(row, journey, seat))
            if before != (journey.seed, journey.decisions):
                changed.append(row)
        return changed

    def decide(self, row: int, journey: Journey, seat: int) -> int:
        """What the bot in a seat does, as an action of the core."""
        seed = int(journey.seed)
        if self.seeds.get(row) != seed:
            self.seeds[row] = seed
            self.bots[row] = self._seated(seed)
        game = study(self.book.deal)
        sight = look(game, journey.state, seat, journey.witness)
        return self.bots[row][seat].decide(sight)

    def _seated(self, seed: int) -> dict[int, BuiltInBot]:
        own, players = self.own_seat(seed), self.book.players
        found = {}
        for place, name in enumerate(self.names, 1):
            found[(own + place) % players] = cast("BuiltInBot", new_bot(name, seed))
        return found


def check_built_in(name: str) -> None:
    """GameError unless this is the name of a built-in bot."""
    insist(name, str, "the name of a bot")
    if is_own(name) or not is_bot(name):
        hint = did_you_mean_or_choose(name, BOTS)
        raise GameError(f"unknown built-in bot {shown(name)}{hint}")
