"""A single game, played by the numbers of a codebook."""

from typing import Any, SupportsIndex

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64, u8
from numpy.typing import NDArray

from railwright.bots.seat_sight import Sight, look
from railwright.bots.study import study
from railwright.core.codes import OVER
from railwright.core.engine import seat_to_act
from railwright.core.packing import pack, unpack
from railwright.core.scoring import final_scores
from railwright.encoding.batch import rewards_of
from railwright.encoding.journey import Journey
from railwright.encoding.marking import Marker
from railwright.errors import GameError, insist, insist_whole
from railwright.model.table import check_seed
from railwright.research.buffers import view
from railwright.research.checks import whole
from railwright.research.codebook import Codebook

LIMIT = 4_000
"""Decisions after which a game is cut short: nobody gets anywhere any more."""


class Episode:
    """A game in progress, with what every seat sees and the numbers that are legal.

    >>> from railwright.research import Codebook, Episode
    >>> episode = Episode(Codebook("usa", 2), seed=7)
    >>> while episode.seat is not None:
    ...     episode.play(episode.legal()[0])
    >>> [int(reward) for reward in episode.rewards()]
    [-1, 1]
    """

    def __init__(self, book: Codebook, seed: int, limit: int = LIMIT) -> None:
        insist(book, Codebook, "a codebook")
        check_seed(seed)
        insist_whole(limit, "limit", 1)
        self.book = book
        self.limit = limit
        state = book.dealer.deal(seed, first=book.first)
        self.journey = Journey(book.table.scoring, state, seed)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended or was cut short."""
        journey = self.journey
        return journey.state.phase == OVER or journey.decisions >= self.limit

    @property
    def is_cut_short(self) -> bool:
        """Whether it is over without having ended."""
        return self.is_over and bool(self.journey.state.phase != OVER)

    @property
    def seat(self) -> int | None:
        """The seat that decides next, None at the end."""
        return None if self.is_over else int(seat_to_act(self.journey.state))

    def legal(self) -> list[int]:
        """The numbers of all legal actions, in their order."""
        return [int(number) for number in np.flatnonzero(self.mask())]

    def mask(self) -> NDArray[np.uint8]:
        """1 for every legal number; all 0 at the end."""
        memory = vec[u8]([u8(0)] * self.book.actions)
        if self.seat is not None:
            marker = Marker(self.book.index, memory, 1)
            marker.mark(0, self.journey.state, self.seat)
        return view(memory, np.uint8, self.book.actions)

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat may know, whether it has to act or not."""
        seat = whole(seat, "seat", 0, self.book.players - 1)
        memory = vec[i32]([i32(0)] * self.book.width)
        self.book.features.write(self.journey, seat, memory, 0)
        return view(memory, np.float32, self.book.width)

    def sight(self, seat: int) -> Sight:
        """The same for built-in bots."""
        seat = whole(seat, "seat", 0, self.book.players - 1)
        journey = self.journey
        return look(study(self.book.deal), journey.state, seat, journey.witness)

    def play(self, number: SupportsIndex | None) -> None:
        """Play an action; GameError if it is not legal, and nothing has changed."""
        chosen = whole(number, "an action", 0, self.book.actions - 1)
        if not self.mask()[chosen]:
            raise GameError(f"action {chosen} is not legal here")
        state = self.journey.state
        self.play_action(int(self.book.index.action(state, chosen)))

    def play_action(self, action: int) -> None:
        """Play a listed action of the core, known to be legal."""
        self.journey.play(seat_to_act(self.journey.state), action)

    def totals(self) -> list[int]:
        """All totals, as they would be if the game ended here."""
        scores = final_scores(self.journey.state, self.book.table.scoring)
        return [int(score.total()) for score in scores]

    def rewards(self) -> list[float]:
        """1 for a win, with a sum of 0; players with equal results share the win."""
        scores = final_scores(self.journey.state, self.book.table.scoring)
        winners = self.book.winners(scores)
        rewards, seats = rewards_of(len(scores)), range(len(scores))
        return [rewards[len(winners) if seat in winners else 0] for seat in seats]

    def copy(self) -> "Episode":
        """The same game, from here on independent, to be used in the same thread."""
        return self._with(self.journey.copy())

    def _with(self, journey: Journey) -> "Episode":
        other = Episode.__new__(Episode)
        other.book, other.limit, other.journey = self.book, self.limit, journey
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Episode":
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return _restored, (self.book, self.limit, stored(self.journey))


Stored = tuple[int, bool, bytes, list[int], list[int]]
"""A game as plain values: seed, whether it follows from that, position, cards known,
actions."""


def stored(journey: Journey) -> Stored:
    """A game as plain values."""
    known = [int(count) for count in journey.witness.known]
    actions = [int(action) for action in journey.actions]
    packed = pack(journey.state)
    return int(journey.seed), bool(journey.is_dealt), packed, known, actions


def restored(book: Codebook, said: Stored) -> Journey:
    """The game of plain values; ValueError if they are none of this table."""
    seed, is_dealt, packed, known, actions = said
    state = unpack(book.table.rules, packed)
    journey = Journey(book.table.scoring, state, seed)
    journey.is_dealt = is_dealt
    journey.witness.known = vec[i64](known)
    journey.remember(vec[i64](actions))
    return journey


def _restored(book: Codebook, limit: int, said: Stored) -> Episode:
    episode = Episode(book, 0, limit)
    episode.journey = restored(book, said)
    return episode
