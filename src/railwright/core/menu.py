"""The actions of a turn in runs, so that one can be picked without listing them all."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from railwright.core.codec import aimed, kind_of, target_of
from railwright.core.codes import CLAIM, NOBODY
from railwright.core.network import zeros
from railwright.core.rules import BIT, Rules

MOST_ACTIONS: Final = 16_384
"""Room for the actions of a seat; a board on which a hand has more does not fit."""
RUN: Final = 3
"""Numbers for each run."""
ROOM: Final = zeros(RUN * MOST_ACTIONS)
"""Room for all runs, of which a slice is copied at once."""
# The powers of two below 2**66 leave 66 different remainders.
_PRIME: Final = 67


def _places() -> list[int]:
    """Of which power of two each remainder is."""
    places = [0] * _PRIME
    for place in range(62):
        places[(1 << place) % _PRIME] = place
    return places


_PLACE: Final = vec[i64](_places())


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
    """Runs of actions; most are one way to pay for each of several routes.

    Where something can be built, every site goes with every way to pay for it.
    """

    def __init__(self, rules: Rules) -> None:
        self.size: i64 = 0
        """How many actions all runs have together."""
        self.runs: vec[i64] = ROOM[:]
        """Three numbers for each run.

        They are its action at the lowest target; a mask of its targets from there on,
        or 0 where it is all sites with all ways; and the number of actions up to its
        end. Claims are aimed at the places of routes in masks.
        """
        self.in_runs: i64 = 0
        self.ways: vec[i64] = zeros(256)
        self.sites: vec[i64] = zeros(rules.cities)
        self.in_ways: i64 = 0
        self.in_sites: i64 = 0
        self.near: vec[i64] = zeros(rules.land_words)
        """Open land routes for which the player has pieces enough."""
        self.near_sea: vec[i64] = zeros(rules.words - rules.land_words)
        self.route_at: vec[i64] = rules.route_at
        self.held: vec[i64] = zeros(rules.colors)
        """Land cards of each color in the player's hand."""

    def clear(self) -> None:
        """Take all actions off."""
        self.in_runs = 0
        self.size = 0
        self.in_ways = 0
        self.in_sites = 0

    def add(self, action: i64) -> None:
        """Add a single action."""
        self._add(action, 1, 1)

    def add_sites(self) -> None:
        """Add every site with every way to pay."""
        if self.in_ways and self.in_sites:
            self._add(0, 0, self.in_ways * self.in_sites)

    def add_way(self, way: i64) -> None:
        """Note a way to pay for a building."""
        self.ways[self.in_ways] = way
        self.in_ways += 1

    def add_site(self, city: i64) -> None:
        """Note a city for a building."""
        self.sites[self.in_sites] = city
        self.in_sites += 1

    def add_free_sites(self, owners: vec[u8]) -> None:
        """Note every city in which nobody has built."""
        sites = self.sites
        count = self.in_sites
        for city in range(i64(len(owners))):
            if owners[city] == NOBODY:
                sites[count] = city
                count += 1
        self.in_sites = count

    def add_run(self, base: i64, mask: i64) -> None:
        """Add one way to pay for each route of a mask."""
        self._add(base, mask, count_bits(mask))

    def add_up_to(self, action: i64, most: i64) -> None:
        """Add an action for each number from 1 on."""
        self._add(action, BIT[most + 1] - 2, most)

    def _add(self, base: i64, mask: i64, size: i64) -> None:
        runs = self.runs
        place = self.in_runs
        end = self.size + size
        runs[place] = base
        runs[place + 1] = mask
        runs[place + 2] = end
        self.size = end
        self.in_runs = place + RUN

    def pick(self, number: i64) -> i64:
        """The action of a number, counted from 0 in the order of the list."""
        runs = self.runs
        run: i64 = 0
        while runs[run + 2] <= number:
            run += RUN
        mask = runs[run + 1]
        if run > 0:
            number -= runs[run - 1]  # the end of the run before
        if mask == 0:
            site = self.sites[number // self.in_ways]
            return aimed(self.ways[number % self.in_ways], site)
        while number > 0:
            mask &= mask - 1
            number -= 1
        return self._at_route(aimed(runs[run], low_bit(mask)))

    def _at_route(self, action: i64) -> i64:
        """The action itself; if it is a claim, aimed at its route."""
        if kind_of(action) != CLAIM:
            return action
        place = target_of(action)
        return aimed(action, self.route_at[place] - place)

    def write(self, actions: vec[i64], count: i64) -> i64:
        """List all actions behind those already listed; returns how many there are."""
        runs = self.runs
        run: i64 = 0
        while run < self.in_runs:
            base = runs[run]
            mask = runs[run + 1]
            if mask == 0:
                count = self._write_sites(actions, count)
            while mask:
                actions[count] = self._at_route(aimed(base, low_bit(mask)))
                count += 1
                mask &= mask - 1
            run += RUN
        return count

    def _write_sites(self, actions: vec[i64], count: i64) -> i64:
        site: i64 = 0
        while site < self.in_sites:
            way: i64 = 0
            while way < self.in_ways:
                actions[count] = aimed(self.ways[way], self.sites[site])
                count += 1
                way += 1
            site += 1
        return count
