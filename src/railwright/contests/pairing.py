"""Whom a ladder lets meet next: pairs of whose next games most is learned."""

from collections import Counter, defaultdict
from itertools import combinations
from math import sqrt

from railwright.contests.contest import Fixture
from railwright.contests.elo import (
    Wins,
    ahead_by_deal,
    doubt_about,
    elo_of,
    total_of,
)
from railwright.contests.outcome import Outcome
from railwright.contests.sprt import expected

LEAST_SECONDS = 0.3
"""Quicker games count as equally cheap, so that clocks do not choose among them."""
GROWTH = 1.05
"""Ratings are looked at anew when there are so many times as many games."""

Pair = tuple[int, int]


class Pairing:
    """Chooses pairs of bots on one board.

    The next deal goes to the pair with the largest p (1 − p) · v / √cost: p is the
    chance that ratings give the one against the other, v the variance of their
    distance, and cost the time that a game of the two takes. The product before the
    root is what a game adds to all that is known (D-optimal design). So neighbors meet
    most, newcomers first, and slow bots less often than quick ones.
    """

    def __init__(self, names: tuple[str, ...], first: int) -> None:
        self.names = names
        self.next = first
        """The number of the next deal that nobody has played."""
        self.known: set[Fixture] = set()
        self.ahead: Wins = [[0.0] * len(names) for _ in names]
        self.met: Counter[Pair] = Counter()
        """Deals of each pair, begun or done."""
        self.busy: Counter[int] = Counter()
        """Deals of each bot, begun or done."""
        self.ended: Counter[int] = Counter()
        """Games of each bot, and below its time to think in them."""
        self.seconds: dict[int, float] = defaultdict(float)
        self.elo = [0.0] * len(names)
        self.doubt: Wins = doubt_about(self._games(), self.elo)
        self._rated = 0

    def know(self, outcome: Outcome) -> None:
        """Take a game of an earlier run, which this one has not chosen itself."""
        fixture = outcome.fixture
        if _turned(fixture) not in self.known:
            one, other = sorted(map(self.names.index, fixture.seats))
            self._begin((one, other))
        self.next = max(self.next, fixture.number + 1)
        self.add(outcome)

    def add(self, outcome: Outcome, seconds: float | None = None) -> None:
        """Take a game that has ended, and the processor time that it took, if known.

        Each bot has its share by how long it thought. Where other work keeps a machine
        busy, clocks alone would make slow bots seem even slower.
        """
        self.known.add(outcome.fixture)
        self.ahead = total_of([self.ahead, *ahead_by_deal([outcome], self.names)])
        thought = sum(finish.seconds for finish in outcome.finishes)
        scale = seconds / thought if seconds is not None and thought else 1.0
        for name, finish in zip(outcome.seats, outcome.finishes, strict=True):
            bot = self.names.index(name)
            self.ended[bot] += 1
            self.seconds[bot] += scale * finish.seconds

    def open_fixtures(self) -> list[Fixture]:
        """The other seatings of deals that an earlier run left half played."""
        found = [each for each in map(_turned, self.known) if each not in self.known]
        return sorted(found, key=lambda each: (each.number, each.seats))

    def next_fixtures(self) -> list[Fixture]:
        """Both seatings of a new deal, for the pair of which most is learned."""
        if len(self.known) > GROWTH * self._rated:
            self._rate()
        pair = max(combinations(range(len(self.names)), 2), key=self._worth)
        self._begin(pair)
        one, other = (self.names[each] for each in pair)
        number = self.next
        self.next += 1
        return [Fixture(number, (one, other)), Fixture(number, (other, one))]

    def _begin(self, pair: Pair) -> None:
        """Count a deal, and what both its games will tell (Sherman and Morrison)."""
        self.met[pair] += 1
        self.busy.update(pair)
        one, other = pair
        told = 2 * self._information(pair)
        column = [row[one] - row[other] for row in self.doubt]
        scale = told / (1 + told * self._variance(pair))
        for row, known in zip(self.doubt, column, strict=True):
            for at, each in enumerate(column):
                row[at] -= scale * known * each

    def _rate(self) -> None:
        """Look at the ratings anew, and at what all deals so far tell by them."""
        self.elo = elo_of(self.ahead, self.names)
        self.doubt = doubt_about(self._games(), self.elo)
        self._rated = len(self.known)

    def _games(self) -> Wins:
        """How many games each pair has, begun or done."""
        games: Wins = [[0.0] * len(self.names) for _ in self.names]
        for (one, other), deals in self.met.items():
            games[one][other] = games[other][one] = float(deals)
        return games

    def _worth(self, pair: Pair) -> tuple[float, int]:
        """How much is learned of a deal; of equals, whoever has played least."""
        one, other = pair
        cost = max(LEAST_SECONDS, self._pace(one) + self._pace(other))
        gain = self._information(pair) * self._variance(pair) / sqrt(cost)
        return round(gain, 9), -self.busy[one] - self.busy[other]

    def _information(self, pair: Pair) -> float:
        """What a game tells of the distance of two bots, most if they are even."""
        one, other = pair
        chance = expected(self.elo[one] - self.elo[other])
        return chance * (1 - chance)

    def _variance(self, pair: Pair) -> float:
        one, other = pair
        doubt = self.doubt
        return doubt[one][one] + doubt[other][other] - 2 * doubt[one][other]

    def _pace(self, bot: int) -> float:
        """Seconds of a bot in a game, as far as is known."""
        return self.seconds[bot] / self.ended[bot] if self.ended[bot] else 0.0


def _turned(fixture: Fixture) -> Fixture:
    """The same deal with the seats changed."""
    return Fixture(fixture.number, fixture.seats[::-1])
