"""The actions of a turn in runs, so that one can be picked without listing them all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from railwright.core.rules import Rules

MOST_ACTIONS: Final = 16_384
"""Room for the actions of the richest hand on the largest of our boards."""
_EVERY_SITE: Final = 0
"""The step of a run that is every site with every way to pay for it."""
# The powers of two below 2**66 leave 66 different remainders.
_PRIME: Final = 67


def _places() -> list[int]:
    """Of which power of two each remainder is."""
    places = [0] * _PRIME
    for place in range(62):
        places[(1 << place) % _PRIME] = place
    return places


_PLACE: Final = vec[i64](_places())
_NOTHING: Final = vec[i64]([0 for _ in range(MOST_ACTIONS)])


def low_bit(mask: i64) -> i64:
    """The lowest place that a mask marks."""
    return _PLACE[(mask & -mask) % _PRIME]


def count_bits(mask: i64) -> i64:
    """How many places a mask marks: of all pairs of bits, then of fours, and so on."""
    mask -= (mask >> 1) & 0x1555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


@final
class Menu:
    """Runs of actions; those of a run are base + step * place for each place marked.

    Where something can be built, every site goes with every way to pay for it.
    """

    def __init__(self, rules: Rules) -> None:
        self.runs: i64 = 0
        self.base: vec[i64] = _NOTHING[:]
        self.step: vec[i64] = _NOTHING[:]
        self.mask: vec[i64] = _NOTHING[:]
        self.ways: vec[i64] = _NOTHING[:256]
        self.sites: vec[i64] = _NOTHING[: rules.cities]
        self.near: vec[i64] = _NOTHING[: rules.words]
        """Open routes for which the player has pieces enough."""
        self.held: vec[i64] = _NOTHING[: rules.colors]
        """Land cards of each color in the player's hand."""

    def add(self, base: i64, step: i64, mask: i64) -> None:
        """Add a run."""
        run = self.runs
        self.base[run] = base
        self.step[run] = step
        self.mask[run] = mask
        self.runs = run + 1

    def add_one(self, action: i64) -> None:
        """Add a single action."""
        self.add(action, 1, 1)

    def add_sites(self, ways: i64, sites: i64) -> None:
        """Add each of the first sites with each of the first ways."""
        if ways and sites:
            self.add(ways, _EVERY_SITE, sites)

    def size(self) -> i64:
        """How many actions all runs have together."""
        total: i64 = 0
        run: i64 = 0
        while run < self.runs:
            total += self._size_of(run)
            run += 1
        return total

    def _size_of(self, run: i64) -> i64:
        if self.step[run] == _EVERY_SITE:
            return self.base[run] * self.mask[run]
        return count_bits(self.mask[run])

    def pick(self, number: i64) -> i64:
        """The action of a number, counted from 0 in the order of the list."""
        run: i64 = 0
        size = self._size_of(run)
        while number >= size:
            number -= size
            run += 1
            size = self._size_of(run)
        if self.step[run] == _EVERY_SITE:
            ways = self.base[run]
            return self.ways[number % ways] + self.sites[number // ways]
        mask = self.mask[run]
        while number > 0:
            mask &= mask - 1
            number -= 1
        return self.base[run] + self.step[run] * low_bit(mask)

    def write(self, actions: vec[i64], count: i64) -> i64:
        """List all actions behind those already listed; returns how many there are."""
        run: i64 = 0
        while run < self.runs:
            step = self.step[run]
            if step == _EVERY_SITE:
                count = self._write_sites(actions, count, run)
            else:
                base = self.base[run]
                mask = self.mask[run]
                while mask:
                    actions[count] = base + step * low_bit(mask)
                    count += 1
                    mask &= mask - 1
            run += 1
        return count

    def _write_sites(self, actions: vec[i64], count: i64, run: i64) -> i64:
        site: i64 = 0
        while site < self.mask[run]:
            way: i64 = 0
            while way < self.base[run]:
                actions[count] = self.ways[way] + self.sites[site]
                count += 1
                way += 1
            site += 1
        return count
