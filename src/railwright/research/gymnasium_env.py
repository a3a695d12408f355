"""Gymnasium: one seat against bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from railwright.extras import insist_on

insist_on("research", "railwright.research", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from railwright.encoding.batch import CUT_SHORT  # noqa: E402
from railwright.errors import GameError  # noqa: E402
from railwright.model.table import OptionValue  # noqa: E402
from railwright.research.codebook import LEAST, MOST, Payments  # noqa: E402
from railwright.research.episode import LIMIT  # noqa: E402
from railwright.research.vec_env import VecEnv  # noqa: E402

ID = "railwright/Game-v1"
Seen = NDArray[np.float32]


class RailwrightEnv(gymnasium.Env[Seen, np.int64]):
    """A game against bots, the built-in ones by their names.

    `info["action_mask"]` and `action_masks()` tell what is legal. Whoever plays
    anything else has lost, and `info["illegal"]` is True. At the end nothing is legal,
    and the observation is the one of your last decision. A game is truncated
    after `limit` decisions.

    >>> from railwright.research.gymnasium_env import RailwrightEnv
    >>> env = RailwrightEnv("switzerland", opponents=["path"])
    >>> seen, info = env.reset(seed=5)
    >>> seen.shape, int(info["action_mask"].sum())
    ((736,), 26)
    """

    metadata = {"render_modes": []}  # noqa: RUF012 - as their class has it

    def __init__(  # noqa: PLR0913 - all that determines the games
        self,
        game: str | Path,
        opponents: Sequence[str] = ("planner",),
        options: Mapping[str, OptionValue] | None = None,
        *,
        payments: Payments = "index",
        distances: bool = False,
        limit: int = LIMIT,
    ) -> None:
        self.games = VecEnv(
            game,
            len(opponents) + 1,
            1,
            opponents=opponents,
            options=options,
            payments=payments,
            distances=distances,
            limit=limit,
        )
        self.is_over = True
        book = self.games.book
        self.observation_space = spaces.Box(LEAST, MOST, (book.width,), np.float32)
        self.action_space = spaces.Discrete(book.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; with a seed always the same."""
        super().reset(seed=seed, options=options)
        drawn = int(self.np_random.integers(1 << 62))
        self.games.reset(drawn)
        self.is_over = False
        return self._seen(), self._info()

    def _seen(self) -> Seen:
        return np.array(self.games.shown.observation[0])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "illegal": False}

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each number is legal now; none is at the end."""
        mask = np.array(self.games.shown.mask[0], np.bool_)
        return mask & (not self.is_over)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until it is your turn again."""
        if self.is_over:
            raise GameError("no game is in progress; call reset first")
        own, seen = int(self.games.shown.seat[0]), self._seen()
        if not (self.action_space.contains(action) and self.action_masks()[action]):
            self.is_over = True
            return seen, -1.0, True, False, self._info() | {"illegal": True}
        shown = self.games.step([int(action)])
        self.is_over = bool(shown.done[0])
        if not self.is_over:
            return self._seen(), 0.0, False, False, self._info()
        totals = [int(total) for total in shown.final_score[0]]
        told = self._info() | {"totals": totals}
        reward = float(shown.reward[0, own])
        is_cut = bool(shown.done[0] == CUT_SHORT)
        return seen, reward, not is_cut, is_cut, told


gymnasium.register(ID, entry_point=f"{__name__}:{RailwrightEnv.__name__}")
