"""Behavior cloning: a small network learns from the planner what to do.

It plays games of planners, keeps what they saw and chose, and trains a network of one
hidden layer with NumPy alone. Then the network plays against random play.

    python docs/how-to/research/cloning.py [GAMES [ROUNDS]]
"""

import sys
from argparse import ArgumentParser

import numpy as np
from numpy.typing import NDArray

from railwright.bots import new_bot
from railwright.bots.bot import BuiltInBot
from railwright.research import Codebook, Episode, VecEnv

GAME = "switzerland"
HIDDEN = 128
RATE = 0.001
Floats = NDArray[np.float32]


def lessons(games: int) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """What planners saw, what was legal, and what they chose."""
    book = Codebook(GAME, 2)
    seen, legal, chosen = [], [], []
    for seed in range(games):
        print(f"\rgame {seed + 1} of {games}", end="", file=sys.stderr, flush=True)
        episode = Episode(book, seed)
        bots = [new_bot("planner", seed) for _ in range(2)]
        while (seat := episode.seat) is not None:
            bot = bots[seat]
            assert isinstance(bot, BuiltInBot)
            action = bot.decide(episode.sight(seat))
            seen.append(episode.observation(seat))
            legal.append(episode.mask())
            chosen.append(book.index.number(episode.journey.state, action))
            episode.play_action(action)
    print(file=sys.stderr)
    return np.array(seen), np.array(legal, np.float32), np.array(chosen)


class Network:
    """One hidden layer; answers with a score for every action."""

    def __init__(self, width: int, actions: int) -> None:
        luck = np.random.default_rng(1)
        self.first = luck.normal(0, width**-0.5, (width, HIDDEN)).astype(np.float32)
        self.second = luck.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32)
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]

    @property
    def weights(self) -> tuple[Floats, Floats]:
        """All weights, layer by layer."""
        return self.first, self.second

    def scores(self, seen: Floats, legal: Floats) -> tuple[Floats, Floats]:
        """The hidden layer, and the scores, far below all others if not legal."""
        inner = np.maximum(seen @ self.first, 0)
        return inner, inner @ self.second - 1e9 * (1 - legal)

    def learn(
        self, seen: Floats, legal: Floats, chosen: NDArray[np.int64], rate: float
    ) -> None:
        """A step down the slope of the cross-entropy."""
        inner, scores = self.scores(seen, legal)
        odds = np.exp(scores - scores.max(1, keepdims=True))
        slope = odds / odds.sum(1, keepdims=True)
        slope[np.arange(len(chosen)), chosen] -= 1
        slope /= len(chosen)
        back = (slope @ self.second.T) * (inner > 0)
        slopes = (seen.T @ back, inner.T @ slope)
        for weights, step, moments in zip(
            self.weights, slopes, self.moments, strict=True
        ):  # Adam, without its correction of the first steps
            mean, square = moments
            mean += 0.1 * (step - mean)
            square += 0.01 * (step**2 - square)
            weights[:] = weights - rate * mean / (np.sqrt(square) + 1e-8)


def train(games: int, rounds: int) -> tuple[Network, list[float]]:
    """A network, and how often it agreed with the planner after each round."""
    seen, legal, chosen = lessons(games)
    network = Network(seen.shape[1], legal.shape[1])
    luck = np.random.default_rng(2)
    agreed = []
    for at in range(rounds):
        print(f"\rround {at + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        for part in np.array_split(
            luck.permutation(len(seen)), max(1, len(seen) // 64)
        ):
            network.learn(seen[part], legal[part], chosen[part], rate=RATE)
        _, scores = network.scores(seen, legal)
        agreed.append(float((scores.argmax(1) == chosen).mean()))
    print(file=sys.stderr)
    return network, agreed


def mean_reward(network: Network, games: int) -> float:
    """What the network gets against random play, from -1 to 1."""
    env = VecEnv(GAME, players=2, n=8, seed=10_000, opponents=["random"])
    shown = env.reset()
    rewards: list[float] = []
    while len(rewards) < games:
        seats = shown.seat.copy()
        _, scores = network.scores(shown.observation, shown.mask.astype(np.float32))
        shown = env.step(scores.argmax(1))
        rewards += [
            float(shown.reward[r, seats[r]]) for r in np.flatnonzero(shown.done)
        ]
    return float(np.mean(rewards[:games]))


def main() -> None:
    parser = ArgumentParser(description="A network learns from the planner.")
    parser.add_argument("games", nargs="?", type=int, default=60, help="to learn from")
    parser.add_argument("rounds", nargs="?", type=int, default=20, help="of training")
    given = parser.parse_args()
    network, agreed = train(given.games, given.rounds)
    print(f"agrees with the planner: {agreed[0]:.0%}, then {agreed[-1]:.0%}")
    print(f"reward against random play: {mean_reward(network, 40):+.2f}")


if __name__ == "__main__":
    main()
