"""Elo ratings after Bradley and Terry, with intervals from resampled deals."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log
from operator import itemgetter
from random import Random

from railwright.contests.outcome import Outcome
from railwright.errors import GameError, insist, insist_all, insist_whole

ANCHOR = "path"
"""The bot that never changes, so that ratings of different versions compare."""
ANCHOR_ELO = 1000
RESAMPLES = 1000
MOST_RESAMPLES = 100_000
_ELO = 400 / log(10)  # Elo for one unit of log-odds
_FAINT = 0.1  # of an even game is in every resample, so that ratings stay finite
Wins = list[list[float]]
"""How often the one of a row was ahead of the one of a column."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating and its 95 % interval; None is an end that the games do not show."""

    elo: float
    low: float | None
    high: float | None


def ratings(
    outcomes: Iterable[Outcome], names: Sequence[str], resamples: int = RESAMPLES
) -> dict[str, Rating]:
    """The ratings of bots, the anchor at its fixed one, or their mean if it is not in.

    In a game of many, each pair of bots counts as a game of two, won by who came
    before. Each bot has one imagined game more, drawn against all others in equal
    parts: it keeps ratings finite.
    """
    games = games_in(outcomes)
    insist_all(names, str, "the names of bots")
    insist_whole(resamples, "resamples", 1, MOST_RESAMPLES)
    for name in dict.fromkeys(name for game in games for name in game.seats):
        if name not in names:
            raise GameError(f"{name} has played, but is not one of the names")
    return ratings_on(ahead_by_deal(games, names), names, resamples)


def ratings_on(
    deals: Sequence[Wins], names: Sequence[str], resamples: int = RESAMPLES
) -> dict[str, Rating]:
    """The ratings of bots by what happened on each deal, whatever its board."""
    weighed = [*deals, _even(len(names))]
    strengths = strengths_of(total_of(weighed), [0.0] * len(names))
    base = names.index(ANCHOR) if ANCHOR in names else None
    elo = _elo(strengths, base)
    drawn = [_elo(each, base) for each in _resampled(weighed, strengths, resamples)]
    total = total_of(deals)
    found = {}
    for bot, name in enumerate(names):
        values = sorted(each[bot] for each in drawn)
        has_won = bot == base or any(total[bot])
        has_lost = bot == base or any(row[bot] for row in total)
        low = _quantile(values, 0.025) if has_won else None
        high = _quantile(values, 0.975) if has_lost else None
        found[name] = Rating(elo[bot], low, high)
    return found


def elo_of(ahead: Wins, names: Sequence[str]) -> list[float]:
    """The ratings that some wins make most likely, without intervals."""
    weighed = total_of([ahead, _even(len(names))])
    base = names.index(ANCHOR) if ANCHOR in names else None
    return _elo(strengths_of(weighed, [0.0] * len(names)), base)


def doubt_about(games: Wins, elo: Sequence[float]) -> Wins:
    """The covariances of log-strengths, of which the first is fixed, by design.

    So many games of each pair are weighed by the chances that ratings give.
    """
    size = len(elo)
    strengths = [each / _ELO for each in elo]
    weighed = total_of([games, _even(size)])
    _, curve = _derivatives(weighed, strengths)
    inner = [row[1:] for row in curve[1:]]
    units = [[float(row == at) for row in range(size - 1)] for at in range(size - 1)]
    inverse = [solved(inner, unit) for unit in units]
    return [[0.0] * size, *([0.0, *row] for row in inverse)]


def games_in(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """The outcomes of games, at least one; GameError if they are something else."""
    insist(outcomes, Iterable, "the outcomes of games")
    games = [*outcomes]
    insist_all(games, Outcome, "the outcomes of games")
    if not games:
        raise GameError("expected the outcomes of games, but there are none")
    return games


def _even(size: int) -> Wins:
    """One game for each bot, drawn against all others in equal parts."""
    part = 0.5 / max(size - 1, 1)
    return [[part * (row != column) for column in range(size)] for row in range(size)]


def ahead_by_deal(outcomes: Iterable[Outcome], names: Sequence[str]) -> list[Wins]:
    """For each deal, how often each bot came before each other; halves if equal."""
    size = len(names)
    deals: dict[int, Wins] = defaultdict(lambda: [[0.0] * size for _ in range(size)])
    for outcome in outcomes:
        ahead = deals[outcome.fixture.number]
        bots = [names.index(name) for name in outcome.seats]
        for one, other in combinations(range(len(bots)), 2):
            if bots[one] == bots[other]:
                continue
            lead = outcome.finishes[other].place - outcome.finishes[one].place
            won = 0.5 if lead == 0 else float(lead > 0)
            ahead[bots[one]][bots[other]] += won
            ahead[bots[other]][bots[one]] += 1 - won
    return [deals[number] for number in sorted(deals)]


def strengths_of(ahead: Wins, start: Sequence[float]) -> list[float]:
    """The log-strengths under which these wins are most likely; the first is 0.

    Newton's method; the likelihood has one summit, and steps are kept short of leaping
    over it.
    """
    strengths = [each - start[0] for each in start]
    for _ in range(100):
        slope, curve = _derivatives(ahead, strengths)
        step = solved([row[1:] for row in curve[1:]], slope[1:])
        longest = max(map(abs, step), default=0.0)
        scale = min(1.0, 1 / longest) if longest else 1.0
        for bot, change in enumerate(step, 1):
            strengths[bot] += scale * change
        if longest < 1e-9:
            break
    return strengths


def _derivatives(ahead: Wins, strengths: Sequence[float]) -> tuple[list[float], Wins]:
    """The slope of the log-likelihood, and how it bends (positive)."""
    size = len(ahead)
    slope = [0.0] * size
    curve = [[0.0] * size for _ in range(size)]
    for one, other in combinations(range(size), 2):
        games = ahead[one][other] + ahead[other][one]
        chance = 1 / (1 + exp(strengths[other] - strengths[one]))
        surprise = ahead[one][other] - games * chance
        bend = games * chance * (1 - chance)
        slope[one] += surprise
        slope[other] -= surprise
        curve[one][one] += bend
        curve[other][other] += bend
        curve[one][other] -= bend
        curve[other][one] -= bend
    return slope, curve


def solved(matrix: Wins, right: list[float]) -> list[float]:
    """The solution of linear equations with a positive definite matrix."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    solution = [0.0] * size
    for pivot in reversed(range(size)):
        known = sum(rows[pivot][at] * solution[at] for at in range(pivot + 1, size))
        solution[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return solution


def _resampled(
    deals: Sequence[Wins], start: Sequence[float], resamples: int
) -> list[list[float]]:
    """The strengths from deals drawn again and again; the same for the same deals."""
    luck = Random(len(deals))  # noqa: S311 - nobody has to be surprised
    size = len(start)
    columns = {
        (row, column): [deal[row][column] for deal in deals]
        for row in range(size)
        for column in range(size)
        if row != column
    }
    faint = [[_FAINT * each for each in row] for row in _even(size)]
    found = []
    for _ in range(resamples):
        drawn = itemgetter(*luck.choices(range(len(deals)), k=len(deals)), 0)
        ahead = [row.copy() for row in faint]
        for (row, column), values in columns.items():
            ahead[row][column] += sum(drawn(values)[:-1])
        found.append(strengths_of(ahead, start))
    return found


def _elo(strengths: Sequence[float], base: int | None) -> list[float]:
    zero = sum(strengths) / len(strengths) if base is None else strengths[base]
    return [ANCHOR_ELO + _ELO * (strength - zero) for strength in strengths]


def total_of(deals: Sequence[Wins]) -> Wins:
    """What happened on all deals together."""
    return [
        [sum(cell) for cell in zip(*rows, strict=True)]
        for rows in zip(*deals, strict=True)
    ]


def _quantile(values: Sequence[float], part: float) -> float:
    """The value below which a part of some sorted values lies, between neighbors."""
    place = part * (len(values) - 1)
    at = int(place)
    above = min(at + 1, len(values) - 1)
    return values[at] + (place - at) * (values[above] - values[at])
