"""Teaches a small network how games end: positions of self-play, and NumPy."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from railwright.bots.learned import Learned
from railwright.bots.study import Study
from railwright.tactics.judgement import Mind
from railwright.tactics.self_play import ZERO, SelfPlay
from railwright.tactics.trait_names import ONE, specification
from railwright.tactics.value_network import POINT, UNIT

HIDDEN = (64, 32)
"""How many numbers lie between what goes in and the guess."""
ODD_TURNS = (0, 0, 1, 3, 8, 15, 25, 40)
"""How many turns of a game may have odd actions, each as likely."""
APART = 12
"""Turns between two positions of a game, on average: those of a game are alike."""
FARTHEST = 300
"""Points by which a game is won at most, as far as learning goes."""
SCALE = 40.0
"""Points that are one to the network while it learns."""
BATCH = 512
PACE = 1.5e-3
HELD_OUT = 20
"""One of so many games is kept apart, to see how good the guesses are."""

Numbers = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Lessons:
    """Positions, and how their games ended."""

    rows: NDArray[np.uint8]
    margins: Numbers
    games: NDArray[np.int32]
    """From which game each is."""

    @property
    def held_out(self) -> NDArray[np.bool_]:
        """Which are not learned from."""
        return np.asarray(self.games % HELD_OUT == 0)


def self_play(game: Study, games: int, seed: int) -> Iterator[list[tuple[bytes, int]]]:
    """Positions of one game after another, each with its margin."""
    player = SelfPlay(Mind(game.atlas))
    for number in range(seed, seed + games):
        luck = Random(number)  # noqa: S311 - imagined luck need not be secret
        odd_turns = luck.choice(ODD_TURNS)
        odds = 15 if luck.random() < 0.7 else 50
        start = luck.randrange(1 << 32, 1 << 60)
        yield player.samples(game.dealt(number), start, odd_turns, odds, APART)


def lessons(played: Iterator[list[tuple[bytes, int]]]) -> Lessons:
    """All positions of some games."""
    found = [(row, margin, at) for at, one in enumerate(played) for row, margin in one]
    rows = np.frombuffer(b"".join(row for row, _, _ in found), np.uint8)
    return Lessons(
        rows.reshape(len(found), -1),
        np.array([margin for _, margin, _ in found], np.float32),
        np.array([at for _, _, at in found], np.int32),
    )


class Learner:
    """A network that learns by small steps (Adam), with numbers around 0."""

    def __init__(self, known: Lessons, seed: int) -> None:
        self.known = known
        self.luck = np.random.default_rng(seed)
        self.taught = np.flatnonzero(~known.held_out)
        sample = self.luck.choice(self.taught, min(len(self.taught), 50_000))
        numbers = known.rows[np.sort(sample)].astype(np.float32)
        spread = numbers.std(0)
        self.middle = numbers.mean(0)
        self.inverse = np.where(spread > 0.003, 1 / np.maximum(spread, 0.05), 0)
        self.inverse = self.inverse.astype(np.float32)
        self.weights, self.biases = self._begin()
        parts = [*self.weights, *self.biases]
        self.first = [np.zeros_like(each) for each in parts]
        self.second = [np.zeros_like(each) for each in parts]
        self.steps = 0

    def _begin(self) -> tuple[list[Numbers], list[Numbers]]:
        sizes = [len(self.middle), *HIDDEN, 1]
        used = [int(np.count_nonzero(self.inverse)), *HIDDEN]
        weights = []
        for inputs, outputs, count in zip(sizes, sizes[1:], used, strict=False):
            drawn = self.luck.standard_normal((inputs, outputs)) * np.sqrt(2 / count)
            weights.append(drawn.astype(np.float32))
        weights[-1] *= 0.1
        return weights, [np.zeros(size, np.float32) for size in sizes[1:]]

    def learn(self, epochs: int) -> Iterator[float]:
        """Learn from all positions several times; yields how much of it is done."""
        total = epochs * (len(self.taught) // BATCH)
        for _ in range(epochs):
            order = self.luck.permutation(self.taught)
            for start in range(0, len(order) - BATCH + 1, BATCH):
                self._step(np.sort(order[start : start + BATCH]), total)
                yield self.steps / total

    def _step(self, places: NDArray[np.int64], total: int) -> None:
        """Go a little against the slope of the squared error, clipped."""
        wanted = np.clip(self.known.margins[places], -FARTHEST, FARTHEST) / SCALE
        values = self._values(places)
        error = values[-1] - wanted[:, None]
        slope: Numbers = (np.clip(error, -2, 2) / BATCH).astype(np.float32)
        slopes: list[Numbers] = []
        shifts: list[Numbers] = []
        for layer in reversed(range(len(self.weights))):
            slopes.insert(0, values[layer].T @ slope)
            shifts.insert(0, slope.sum(0))
            slope = (slope @ self.weights[layer].T) * (values[layer] > 0)
        self.steps += 1
        done = self.steps / total
        pace = PACE * min(1, self.steps / 200) * (0.51 + 0.5 * np.cos(np.pi * done))
        for at, found in enumerate([*slopes, *shifts]):
            self._move(at, found, pace)

    def _move(self, at: int, slope: Numbers, pace: float) -> None:
        first, second = self.first[at], self.second[at]
        first += 0.1 * (slope - first)
        second += 0.001 * (slope * slope - second)
        even_first = first / (1 - 0.9**self.steps)
        even_second = second / (1 - 0.999**self.steps)
        part = [*self.weights, *self.biases][at]
        decay = 1e-3 * part if at < len(self.weights) else 0
        part -= pace * (even_first / (np.sqrt(even_second) + 1e-8) + decay)

    def _values(self, places: NDArray[np.int64]) -> list[Numbers]:
        """What goes into each layer, and the guesses last."""
        rows = self.known.rows[places].astype(np.float32)
        values = [(rows - self.middle) * self.inverse]
        for weights, biases in zip(self.weights, self.biases, strict=True):
            sums = values[-1] @ weights + biases
            is_last = len(values) == len(self.weights)
            values.append(sums if is_last else np.maximum(sums, 0))
        return values

    def learned(self, game: Study, made_by: str) -> Learned:
        """The network in whole numbers, which takes traits as they are."""
        first = self.weights[0] * self.inverse[:, None]
        bias = self.biases[0] + (ZERO - self.middle) * self.inverse @ self.weights[0]
        first[-1] = bias / ONE
        tables = [first]
        for weights, biases in zip(self.weights[1:], self.biases[1:], strict=True):
            tables.append(np.vstack([weights, biases]))
        tables[-1] = tables[-1] * SCALE
        bits = [_bits(table) for table in tables]
        whole = [
            np.rint(table * 2.0**bit).astype(int)
            for table, bit in zip(tables, bits, strict=True)
        ]
        unit, point = UNIT.bit_length() - 1, POINT.bit_length() - 1
        bits[0] -= unit
        bits[-1] += unit - point
        return Learned(
            made_by,
            specification(game.table.rules, game.table.scoring),
            (len(self.middle), *HIDDEN, 1),
            tuple(bits),
            tuple(int(each) for table in whole for each in table.ravel()),
        )


def _bits(table: Numbers) -> int:
    """By how many bits numbers can be moved that are to fit into 16 with their sign."""
    return min(15, int(np.floor(np.log2(32_767 / np.abs(table).max()))))


def explained(found: Learned, known: Lessons) -> float:
    """How much of the spread of margins the guesses explain, in games held out."""
    network = found.network()
    places = np.flatnonzero(known.held_out)[:20_000]
    guesses = [
        int(network.guess(vec[i64]([int(each) - ZERO for each in known.rows[place]])))
        for place in places
    ]
    margins = known.margins[places]
    left = np.asarray(guesses) / POINT - margins
    return float(1 - np.mean(left**2) / np.var(margins))
