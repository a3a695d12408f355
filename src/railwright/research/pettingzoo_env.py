"""PettingZoo: one agent for each seat, in turn (AEC)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from railwright.extras import insist_on

insist_on("research", "railwright.research", "pettingzoo", "gymnasium")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

from railwright.model.table import OptionValue  # noqa: E402
from railwright.research.codebook import LEAST, MOST, Codebook, Payments  # noqa: E402
from railwright.research.episode import LIMIT, Episode  # noqa: E402

Seen = dict[str, NDArray[Any]]


class RailwrightAEC(AECEnv[str, Seen, int]):  # type: ignore[misc]  # it has no types
    """A game whose seats are the agents `seat_0`, `seat_1`, and so on.

    An observation has the keys `observation` and `action_mask`. All rewards come at
    the end: 1 for a win, with a sum of 0. An action that is not legal is refused. A
    game is truncated after `limit` decisions.

    >>> from railwright.research.pettingzoo_env import RailwrightAEC
    >>> env = RailwrightAEC("nordic", 2)
    >>> env.reset(seed=3)
    >>> env.agent_selection, int(env.observe("seat_0")["action_mask"].sum())
    ('seat_0', 26)
    """

    metadata = {  # noqa: RUF012 - as their class has it
        "name": "railwright_v1",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(  # noqa: PLR0913 - all that determines the games
        self,
        game: str | Path,
        players: int = 2,
        options: Mapping[str, OptionValue] | None = None,
        *,
        payments: Payments = "index",
        distances: bool = False,
        limit: int = LIMIT,
    ) -> None:
        super().__init__()
        self.limit = limit
        self.book = Codebook(
            game, players, options, payments=payments, distances=distances
        )
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        seen = spaces.Box(LEAST, MOST, (self.book.width,), np.float32)
        bits = spaces.Box(0, 1, (self.book.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": bits})
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.book.actions) for agent in self.possible_agents
        }
        self.luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: object = None) -> None:
        """Deal a new game; with a seed always the same."""
        del options
        if seed is not None:
            self.luck = np.random.default_rng(seed)
        dealt = int(self.luck.integers(1 << 62)) if seed is None else seed
        self.episode = Episode(self.book, dealt, self.limit)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_act()

    def _to_act(self) -> str:
        return self.possible_agents[self.episode.seat or 0]

    def observe(self, agent: str) -> Seen:
        """What an agent may know; nothing is legal for those who do not act."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self.book.actions, np.int8)
        if self.episode.seat == seat:
            mask[:] = self.episode.mask()
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent whose turn it is; None if its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.episode.is_over:
            self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
            is_cut = self.episode.is_cut_short
            self.terminations = dict.fromkeys(self.agents, not is_cut)
            self.truncations = dict.fromkeys(self.agents, is_cut)
        self.agent_selection = self._to_act()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing: `VecEnv.match` gives games that can be drawn."""

    def close(self) -> None:
        """Nothing has to be closed."""
