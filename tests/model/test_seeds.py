"""One rule for seeds, wherever one is given: a whole number of 63 bits."""

from collections.abc import Callable

import click.testing
import pytest

from railwright import GameError, new_game, record, replay
from railwright.bots import new_bot
from railwright.cli.main import railwright
from railwright.contests import Contest, Setting, simulation

MOST = 4_611_686_018_427_387_903
"""2 to the power of 62, less 1."""
LEAST = -MOST - 1
BOUNDS = (
    "whole number from -4,611,686,018,427,387,904 to 4,611,686,018,427,387,903, not "
)
PAIR = ("random", "greedy")
SEEDED: dict[str, Callable[[int], object]] = {
    "new_game": lambda seed: new_game("usa", 2, seed),
    "new_bot": lambda seed: new_bot("random", seed),
    "simulation": lambda seed: simulation("usa", PAIR, 1, seed),
    "Contest": lambda seed: Contest(Setting("usa", 2), PAIR, 1, first=seed),
    "replay": lambda seed: replay(
        record(new_game("usa", 2, 5)).replace("seed 5", f"seed {seed}")
    ),
}


@pytest.mark.parametrize("seeded", SEEDED.values(), ids=SEEDED)
def test_seeds_have_the_same_bounds_everywhere(
    seeded: Callable[[int], object],
) -> None:
    for seed in (LEAST, -1, 0, MOST):
        seeded(seed)
    for seed in (LEAST - 1, MOST + 1):
        with pytest.raises(GameError) as caught:
            seeded(seed)
        assert BOUNDS in str(caught.value)


@pytest.mark.parametrize("seed", [LEAST - 1, MOST + 1])
@pytest.mark.parametrize(
    "command",
    [
        "play usa",
        "simulate usa --games 1",
        "arena usa --bots random,greedy --games 2",
    ],
)
def test_commands_have_the_same_bounds(command: str, seed: int) -> None:
    words = [*command.split(), "--seed", str(seed)]
    ended = click.testing.CliRunner().invoke(railwright, words)

    assert ended.exit_code == 2
    assert BOUNDS in ended.output
