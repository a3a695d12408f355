"""What many games show, as arrays of NumPy on the memory of the compiled part."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from railwright.encoding.batch import Batch
from railwright.research.buffers import view, writable


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """What all games show; the same arrays every time, valid until the next call."""

    mask: NDArray[np.uint8]
    """[n, actions]: 1 for each legal action of the seat to act."""
    observation: NDArray[np.float32]
    """[n, width]: what the seat to act may know; no columns without `observe`."""
    seat: NDArray[np.int32]
    """[n]: the seat to act."""
    reward: NDArray[np.float32]
    """[n, players]: what each seat gets for a game that has just ended, else 0."""
    done: NDArray[np.uint8]
    """[n]: 1 if a game has just ended, 2 if it was cut short; a new one is dealt."""
    final_score: NDArray[np.int32]
    """[n, players]: the totals of a game that has just ended, else 0."""


class Screen:
    """The arrays of a batch, and the means to clear them before they are written."""

    def __init__(self, batch: Batch, actions: int, width: int, players: int) -> None:
        n = int(batch.rows)
        self.shown = Shown(
            view(batch.mask, np.uint8, n, actions),
            view(batch.observation, np.float32, n, width),
            view(batch.seat, np.int32, n),
            view(batch.reward, np.float32, n, players),
            view(batch.done, np.uint8, n),
            view(batch.final_score, np.int32, n, players),
        )
        self.picked = view(batch.picked, np.int32, n)
        rows = (self.shown.mask, self.shown.observation)
        ends = (self.shown.reward, self.shown.done, self.shown.final_score)
        self._rows = [writable(each) for each in rows if each.size]
        count = int(batch.together)
        self._parts = [
            [_bytes(each[first : first + count]) for each in self._rows]
            for first in range(0, n, count)
        ]
        self._parts[0] += [writable(each) for each in ends]

    def clear(self, part: int) -> None:
        """Clear some rows; with the first ones all results of the step before."""
        for each in self._parts[part]:
            each.fill(0)

    def clear_all(self) -> None:
        """Clear all rows and results."""
        for part in range(len(self._parts)):
            self.clear(part)

    def clear_row(self, row: int) -> None:
        """Clear a row, but not the result of its last game."""
        for each in self._rows:
            each[row] = 0


def _bytes(rows: NDArray[Any]) -> NDArray[np.uint8]:
    """The memory of some rows, which is cleared most quickly byte by byte."""
    return rows.reshape(-1).view(np.uint8)
