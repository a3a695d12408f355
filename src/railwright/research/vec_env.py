"""Many games side by side, for programs that learn from arrays."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal, get_args

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import ArrayLike, NDArray

from railwright.core.engine import Dealer, seat_to_act
from railwright.core.listing import legal
from railwright.core.state import State
from railwright.encoding.batch import Batch
from railwright.encoding.journey import Journey
from railwright.errors import GameError, insist, insist_all, insist_whole, shown
from railwright.model.listed import action_of
from railwright.model.match import Match, deal_out
from railwright.model.record import record
from railwright.model.table import OptionValue, check_seed
from railwright.research.buffers import view, writable
from railwright.research.checks import one_of, whole
from railwright.research.codebook import Codebook, Payments
from railwright.research.episode import LIMIT, restored, stored
from railwright.research.imagining import Policy, playout, resample
from railwright.research.rivals import Rivals
from railwright.research.shown import Screen, Shown

Reward = Literal["result", "margin"]
MOST_GAMES = 1 << 16
MOST_DECISIONS = 1 << 31
DECISIONS_TO_OPEN = 2
"""The most decisions of a seat in the opening, tickets and pieces.

So every seat has decided within as many for each, and no game ends before yours does.
"""


class VecEnv:
    """Plays n games at once, each step of all of them in one compiled call.

    The game of row i has the seed `seed + i`, the next one in the same row n more, and
    so on: they are the games that `new_game` deals for these seeds. A row whose game
    ends shows the next game at once, with the results of the last one for all seats.

    `opponents` names bots for the other seats; then the rows show only decisions of
    your seat, which is the seed's remainder by the number of players. The reward is
    the result, 1 for a win with a sum of 0, or the `margin` over the best of the
    others, 100 points being 1.

    >>> from railwright.research import VecEnv
    >>> env = VecEnv("europe", players=2, n=4, seed=1)
    >>> shown = env.reset()
    >>> shown.mask.shape, shown.observation.shape
    ((4, 904), (4, 782))
    >>> shown = env.step(env.sample())
    >>> env.describe(int(env.sample()[0]))
    'keep 1 2 3 4'
    """

    def __init__(  # noqa: PLR0913 - all that determines the games
        self,
        game: str | Path,
        players: int,
        n: int,
        seed: int = 0,
        *,
        observe: bool = True,
        payments: Payments = "index",
        opponents: Sequence[str] | None = None,
        options: Mapping[str, OptionValue] | None = None,
        reward: Reward = "result",
        distances: bool = False,
        limit: int = LIMIT,
        keep_records: bool = False,
    ) -> None:
        self.book = Codebook(
            game, players, options, payments=payments, distances=distances
        )
        insist_whole(n, "n", 1, MOST_GAMES)
        least = 1 if opponents is None else DECISIONS_TO_OPEN * players
        insist_whole(limit, "limit", least, MOST_DECISIONS)
        one_of(reward, "reward", get_args(Reward))
        self.n = n
        self.observe = observe
        self.reward = reward
        self.limit = limit
        self.keep_records = keep_records
        if opponents is not None:
            insist_all(opponents, str, "a list of names of bots")
        self.opponents = None if opponents is None else tuple(opponents)
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Deal all games, and show none of them yet."""
        check_seed(seed)
        self._is_shown = False
        book = self.book
        self.batch = batch = Batch(
            Dealer(book.table.rules),
            book.table.scoring,
            book.index,
            book.features if self.observe else None,
            *(self.n, seed, book.first, book.winners, self.limit),
            by_margin=self.reward == "margin",
        )
        if self.keep_records:
            batch.ended = []
        self.rivals = None if self.opponents is None else Rivals(book, self.opponents)
        width = book.width if self.observe else 0
        self._screen = Screen(batch, book.actions, width, book.players)
        self.shown = self._screen.shown

    def reset(self, seed: int | None = None) -> Shown:
        """Deal all games anew, from another seed or the same."""
        self.begin(int(self.batch.seed) if seed is None else seed)
        return self._show_own()

    def _show_own(self) -> Shown:
        """Show all games as soon as it is your turn in them."""
        if self.rivals:
            self.rivals.catch_up(self.batch)
        return self.show()

    def step(self, actions: ArrayLike) -> Shown:
        """Play an action in each game.

        GameError names the first row whose action is not legal, before any is played.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,):
            raise GameError(f"expected {self.n} actions, not shape {chosen.shape}")
        wrong = int(self.batch.step(vec[i32](self._narrow(chosen)), self._screen.clear))
        if wrong >= 0:
            raise self._illegal(wrong, int(chosen[wrong]))
        if self.rivals:
            for row in self.rivals.catch_up(self.batch):
                self._screen.clear_row(row)
                self.batch.show(row, self.batch.journeys[row])
        return self.shown

    def _narrow(self, chosen: NDArray[Any]) -> NDArray[np.int32]:
        """The numbers as the compiled part takes them; -1 for those that are none."""
        if chosen.dtype.kind not in "iu":
            raise GameError(f"actions must be whole numbers, not {chosen.dtype}")
        if chosen.dtype != np.int32:
            is_known = (chosen >= 0) & (chosen < self.book.actions)
            chosen = np.where(is_known, chosen, -1)
        return np.ascontiguousarray(chosen, np.int32)

    def _illegal(self, row: int, number: int) -> GameError:
        self._insist_on_games()
        is_known = 0 <= number < self.book.actions
        said = f" ({self.book.describe(number)})" if is_known else ""
        seed, seat = int(self.batch.journeys[row].seed), int(self.shown.seat[row])
        return GameError(
            f"action {number}{said} is not legal for seat {seat} in row {row}, "
            f"seed {seed}"
        )

    def show(self) -> Shown:
        """Show all games again, without any results."""
        self._screen.clear_all()
        self.batch.show_all()
        self._is_shown = True
        return self.shown

    def sample(self) -> NDArray[np.int32]:
        """A legal action for each game, each equally likely."""
        self._insist_on_games()
        self.batch.sample()
        return self._screen.picked

    def _insist_on_games(self) -> None:
        if not self._is_shown:
            raise GameError("no game is shown yet; call reset first")

    def describe(self, number: int) -> str:
        """What the number of an action means."""
        return self.book.describe(number)

    def core_action(self, row: int, number: int) -> int:
        """The action of the core that a legal number means in a row."""
        journey = self._journey(row)
        number = whole(number, "an action", 0, self.book.actions - 1)
        if not self.shown.mask[row, number]:
            raise self._illegal(row, number)
        return int(self.book.index.action(journey.state, number))

    def number(self, row: int, action: int) -> int:
        """The number of a listed action of the core in a row."""
        journey = self._journey(row)
        listed = legal(journey.state, seat_to_act(journey.state))
        if action not in [int(each) for each in journey.state.actions[:listed]]:
            raise GameError(f"action {shown(action)} of the core is not listed here")
        return self.book.index.number(journey.state, int(action))

    def _journey(self, row: int) -> Journey:
        return self.batch.journeys[whole(row, "row", 0, self.n - 1)]

    @property
    def seeds(self) -> NDArray[np.int64]:
        """[n]: the seeds of the games in progress."""
        return np.array([int(each.seed) for each in self.batch.journeys], np.int64)

    def hidden(self) -> NDArray[np.float32]:
        """[n, hidden width]: what the seats to act must not know, for critics alone."""
        self._insist_on_games()
        features = self.book.features
        if not self.observe:
            raise GameError("without observations nothing hidden is shown either")
        rows = view(self.batch.hidden, np.float32, self.n, int(features.hidden_size))
        writable(rows).fill(0)
        self.batch.show_hidden()
        return rows

    def clone(self) -> "VecEnv":
        """The same games, from here on independent, to be used in the same thread."""
        other = VecEnv.__new__(VecEnv)
        other.__dict__.update(self.__dict__)
        other.begin(int(self.batch.seed))
        other.batch.luck = self.batch.luck
        other.batch.journeys = [each.copy() for each in self.batch.journeys]
        if self.rivals:
            other.rivals = self.rivals.copy()
        other.show()
        return other

    def resample(self, seat: int | None = None, seed: int = 0) -> Shown:
        """Deal everything anew that a seat cannot know: hands, tickets, decks, luck.

        Without a seat, what the seat to act of each row cannot know. Games that were
        resampled have no records.
        """
        check_seed(seed)
        if seat is not None:
            seat = whole(seat, "seat", 0, self.book.players - 1)
        resample(self.book, self.batch.journeys, seat, seed)
        return self.show()

    def playout(self, policy: Policy = "random", seed: int = 0) -> NDArray[np.int32]:
        """[n, players]: totals when the games are played on, which are left alone."""
        one_of(policy, "policy", get_args(Policy))
        check_seed(seed)
        totals = playout(self.book, self.batch.journeys, policy, seed)
        return np.array(totals, np.int32)

    def state_dict(self) -> dict[str, Any]:
        """All games as plain values, for `load_state_dict` of the same table."""
        return {
            "fingerprint": self.book.fingerprint,
            "luck": int(self.batch.luck),
            "games": [stored(journey) for journey in self.batch.journeys],
        }

    def load_state_dict(self, said: Mapping[str, Any]) -> Shown:
        """Go on with the games that `state_dict` told.

        Opponents are made anew, and play on until it is your turn.
        """
        insist(said, Mapping, "what state_dict returns")
        if said.get("fingerprint") != self.book.fingerprint:
            raise GameError("these games are of another table or another version")
        if len(said["games"]) != self.n:
            raise GameError(f"expected {self.n} games, not {len(said['games'])}")
        scratch = State(self.book.table.rules)
        journeys = [restored(self.book, each) for each in said["games"]]
        for journey in journeys:
            journey.state = journey.state.copy_apart(scratch)
        self.batch.journeys = journeys
        self.batch.luck = said["luck"]
        if self.rivals:
            self.rivals = self.rivals.copy()
        return self._show_own()

    def match(self, row: int) -> Match:
        """The game of a row, as everybody else plays it."""
        journey = self._journey(row)
        if not journey.is_dealt:
            raise GameError("a game that was resampled follows from no seed")
        return self._replayed(int(journey.seed), [int(a) for a in journey.actions])

    def records(self) -> list[str]:
        """The records of games that ended since the last call; see `keep_records`.

        Games that were resampled have none.
        """
        ended = self.batch.ended
        if ended is None:
            raise GameError("games are recorded only with keep_records=True")
        found = [record(self._replayed(seed, played)) for seed, played in ended]
        self.batch.ended = []
        return found

    def _replayed(self, seed: int, played: Sequence[int]) -> Match:
        match = deal_out(replace(self.book.deal, seed=seed))
        for action in played:
            match.play(action_of(match.state, match.words, action))
        return match
