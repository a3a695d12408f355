"""Is the new bot better? A test that stops as soon as it can tell."""

from dataclasses import dataclass
from math import log

from railwright.contests.contest import Contest, Fixture
from railwright.contests.outcome import Outcome
from railwright.errors import GameError, insist, shown

ERROR = 0.05
"""How often either answer may be wrong."""
BOUND = log((1 - ERROR) / ERROR)
MOST_ELO = 10_000
"""No lead in Elo is larger."""
FEWEST_DEALS = 8
"""Before so many deals their spread is not known well enough to decide."""


@dataclass(slots=True)
class Sprt:
    """Weighs "better by elo1" against "better by elo0" with the score of each deal.

    The score is the mean share of wins over the seatings of a deal, so the luck of the
    deal cancels. Scores of deals are taken as normal with the spread that they show.
    """

    elo0: float
    elo1: float
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def __post_init__(self) -> None:
        for elo in (self.elo0, self.elo1):
            insist(elo, int | float, "a lead in Elo, as in Sprt(0, 20)")
            if not -MOST_ELO <= elo <= MOST_ELO:
                wanted = f"from {-MOST_ELO:,} to {MOST_ELO:,}"
                raise GameError(f"a lead in Elo must be {wanted}, not {shown(elo)}")
        if not self.elo0 < self.elo1:
            said = f"{shown(self.elo0)} and {shown(self.elo1)}"
            raise GameError(f"elo0 must be less than elo1, not {said}")

    def add(self, score: float) -> None:
        """Take the score of one more deal, from 0 to 1."""
        if not isinstance(score, int | float) or not 0 <= score <= 1:
            raise GameError(f"a score must be from 0 to 1, not {shown(score)}")
        self.deals += 1
        self.total += score
        self.squares += score * score

    @property
    def llr(self) -> float:
        """The logarithm of how much likelier the scores are under elo1."""
        if not self.deals:
            return 0.0
        mean = self.total / self.deals
        low, high = expected(self.elo0), expected(self.elo1)
        # One imagined deal, as far from the mean as an even pair from a clean sweep,
        # keeps the spread above nothing.
        spread = (self.squares - self.deals * mean * mean + 0.25) / (self.deals + 1)
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * spread)

    @property
    def verdict(self) -> str | None:
        """`better`, `not better`, or None as long as that is open."""
        if self.deals < FEWEST_DEALS or abs(self.llr) < BOUND:
            return None
        return "better" if self.llr > 0 else "not better"


def expected(elo: float) -> float:
    """The share of wins that a lead in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


class Trial:
    """A contest of two bots, weighed deal by deal in the order of the deals.

    Games may end in any order: a deal counts when all before it did, so the verdict
    does not depend on how many processes play.
    """

    def __init__(self, contest: Contest, sprt: Sprt) -> None:
        insist(contest, Contest, "a contest")
        insist(sprt, Sprt, "an SPRT")
        self.contest = contest
        self.sprt = sprt
        self.counted: list[Outcome] = []
        self.waiting: dict[Fixture, Outcome] = {}

    def add(self, outcome: Outcome) -> None:
        """Take a game, and weigh every deal that is complete with it."""
        insist(outcome, Outcome, "the outcome of a game")
        self.waiting[outcome.fixture] = outcome
        while self.sprt.verdict is None:
            fixtures = self.contest.of_deal(self.contest.first + self.sprt.deals)
            if not all(fixture in self.waiting for fixture in fixtures):
                return
            games = [self.waiting.pop(fixture) for fixture in fixtures]
            new = self.contest.names[0]
            shares = [game.share(game.seats.index(new)) for game in games]
            self.sprt.add(sum(shares) / len(shares))
            self.counted += games
