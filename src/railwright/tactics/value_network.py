"""A small network that guesses the end of a game from the traits of a position.

It counts in whole numbers alone, so it says the same compiled and interpreted and on
every processor.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.network import zeros

POINT: Final = 16
"""Guesses are in sixteenths of a point."""
UNIT: Final = 256
"""One, as it passes from a layer to the next."""


@final
class Layer:
    """Sums of weighted inputs; an input of 0 costs nothing."""

    def __init__(
        self, inputs: int, outputs: int, weights: list[int], bits: int
    ) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.weights: vec[i64] = vec[i64](weights)
        """For each input, what it adds to every output."""
        self.bits: i64 = bits
        """By how many bits the sums are larger than what is passed on."""
        self.sums: vec[i64] = zeros(outputs)

    def add_up(self, values: vec[i64]) -> vec[i64]:
        """What all inputs add to each output."""
        outputs = self.outputs
        sums = self.sums
        weights = self.weights
        place: i64 = 0
        while place < outputs:
            sums[place] = 0
            place += 1
        each: i64 = 0
        first: i64 = 0
        while each < self.inputs:
            value = values[each]
            if value:
                place = 0
                while place < outputs:
                    sums[place] += value * weights[first + place]
                    place += 1
            first += outputs
            each += 1
        return sums


@final
class ValueNetwork:
    """Layers one after another; what is below 0 is not passed on between them.

    The last input of every layer is always one, so that it needs no other constants.
    """

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers
        self.between: list[vec[i64]] = [zeros(layer.outputs + 1) for layer in layers]

    def guess(self, row: vec[i64]) -> i64:
        """By how much a seat will win, in sixteenths of a point."""
        last: i64 = len(self.layers) - 1
        at: i64 = 0
        values = row
        while at < last:
            values = self._passed_on(at, self.layers[at].add_up(values))
            at += 1
        layer = self.layers[last]
        return layer.add_up(values)[0] >> layer.bits

    def _passed_on(self, at: i64, sums: vec[i64]) -> vec[i64]:
        layer = self.layers[at]
        values = self.between[at]
        place: i64 = 0
        while place < layer.outputs:
            values[place] = max(sums[place], i64(0)) >> layer.bits
            place += 1
        values[layer.outputs] = UNIT
        return values
