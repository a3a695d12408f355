"""Bots against a player that plays at random: the reward it gets, game by game.

python docs/how-to/research/league.py [GAMES]
"""

from argparse import ArgumentParser

import numpy as np

from railwright.research import VecEnv


def mean_reward(bot: str, games: int) -> float:
    """What random play gets against a bot, from -1 for losing everything to 1."""
    env = VecEnv("switzerland", players=2, n=4, seed=1, opponents=[bot])
    env.reset()
    rewards: list[float] = []
    while len(rewards) < games:
        seats = env.shown.seat.copy()
        shown = env.step(env.sample())
        rewards += [
            float(shown.reward[r, seats[r]]) for r in np.flatnonzero(shown.done)
        ]
    return float(np.mean(rewards[:games]))


def main() -> None:
    parser = ArgumentParser(description="Bots against random play, and its reward.")
    parser.add_argument("games", nargs="?", type=int, default=40, help="per bot")
    games = parser.parse_args().games
    for bot in ("random", "greedy", "path", "planner"):
        print(f"{bot:8} {mean_reward(bot, games):+.2f}", flush=True)


if __name__ == "__main__":
    main()
