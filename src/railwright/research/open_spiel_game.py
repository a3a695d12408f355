"""OpenSpiel: a game in Python, which all of its algorithms can play.

All luck follows from one chance node at the root that deals the seed. So it is a game
for learning and for search by simulation, and no tree for CFR.
"""

from typing import Any

from railwright.extras import insist_on

insist_on("research", "railwright.research", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from railwright.games import GAMES  # noqa: E402
from railwright.research.codebook import Codebook  # noqa: E402
from railwright.research.episode import LIMIT, Episode  # noqa: E402

DEFAULTS: dict[str, Any] = {"game": next(iter(GAMES)), "players": 2, "deals": 1024}
"""The game, a name or a map file; how many play; how many deals there are."""
TYPE = pyspiel.GameType(
    short_name="python_railwright",
    long_name="Railwright",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class RailwrightGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game of Railwright with the parameters of DEFAULTS."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.book = Codebook(str(chosen["game"]), int(chosen["players"]))
        self.deals = int(chosen["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.book.actions,
            max_chance_outcomes=self.deals,
            num_players=self.book.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LIMIT,
        )
        super().__init__(TYPE, info, chosen)

    def new_initial_state(self) -> "RailwrightState":
        """The state before the deal."""
        return RailwrightState(self)

    def make_py_observer(
        self,
        iig_obs_type: object = None,
        params: object = None,
    ) -> "RailwrightObserver":
        """What looks at states for a player."""
        del iig_obs_type, params
        return RailwrightObserver(self.book)


class RailwrightState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A state of a game: before the deal, or a game in progress."""

    def __init__(self, game: RailwrightGame) -> None:
        super().__init__(game)
        self.book = game.book
        self.deals = game.deals
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """The seat to act, chance before the deal, or the end."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.episode.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        if self.episode is None or self.episode.seat != player:
            return []
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, each equally likely."""
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = Episode(self.book, action)
        else:
            self.episode.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.book.describe(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.episode is not None and self.episode.is_over

    def returns(self) -> list[float]:
        """What each seat has won: nothing before the end, and together nothing."""
        if self.episode is None or not self.episode.is_over:
            return [0.0] * self.book.players
        return self.episode.rewards()

    def __str__(self) -> str:
        if self.episode is None:
            return "not dealt yet"
        journey = self.episode.journey
        return f"seed {journey.seed}, {journey.decisions} decisions"


class RailwrightObserver:
    """Shows a state to a player as our observation, in one tensor."""

    def __init__(self, book: Codebook) -> None:
        self.tensor = np.zeros(book.width, np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for name, count, _ in book.blocks:
            self.dict[name] = self.tensor[first : first + count]
            first += count

    def set_from(self, state: RailwrightState, player: int) -> None:
        """Look at a state as a player."""
        self.tensor.fill(0)
        if state.episode is not None:
            self.tensor[:] = state.episode.observation(player)

    def string_from(self, state: RailwrightState, player: int) -> str:
        """The same as text."""
        self.set_from(state, player)
        shown = {at: float(self.tensor[at]) for at in np.flatnonzero(self.tensor)}
        return " ".join(f"{at}:{value:g}" for at, value in shown.items())


pyspiel.register_game(TYPE, RailwrightGame)
