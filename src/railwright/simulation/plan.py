"""What is simulated: a game with its options, a bot for each seat, and a seed."""

from dataclasses import dataclass
from hashlib import blake2b

from railwright.bots import check_bot
from railwright.errors import GameError
from railwright.maps import Map
from railwright.model import Match, new_game

LARGEST_SEED = 1 << 62


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides the games of a simulation; their number is left open."""

    game: str
    bots: tuple[str, ...]
    """The bot of each seat."""
    seed: int = 0
    options: tuple[tuple[str, str], ...] = ()

    def check(self) -> Map:
        """The board it is played on; GameError if it cannot be played."""
        if not 0 <= self.seed < LARGEST_SEED:
            raise GameError(f"a seed is a number from 0 to 2**62, not {self.seed}")
        match = self.deal(1)
        for name in dict.fromkeys(self.bots):
            check_bot(name)
        return match.board

    def deal(self, number: int) -> Match:
        """A game of the simulation, dealt."""
        seed = self.luck(number, "deal")
        return new_game(self.game, len(self.bots), seed, dict(self.options))

    def luck(self, number: int, purpose: str) -> int:
        """A seed for one purpose in one game, unlike any other."""
        said = f"{self.seed}/{number}/{purpose}".encode()
        return int.from_bytes(blake2b(said, digest_size=8).digest()) >> 2
