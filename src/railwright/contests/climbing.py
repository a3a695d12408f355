"""What a ladder has shown: ratings on each board and on all, and how they settled."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count

from railwright.contests.contest import Fixture
from railwright.contests.elo import RESAMPLES, Wins, ahead_by_deal, elo_of, total_of
from railwright.contests.entrants import Entrant
from railwright.contests.ladder import Ladder
from railwright.contests.outcome import Outcome
from railwright.contests.ranking import Standing, Standings, standings

STEPS = 24
"""Points of a curve."""
FEWEST = 4
"""Games of a bot before its curve begins."""


@dataclass(frozen=True, slots=True)
class LadderStep:
    """The ratings when so many games had been played."""

    games: int
    elo: dict[str, float]
    """By names, of the bots that had played a few games."""


@dataclass(frozen=True, slots=True)
class LadderStandings:
    """All that the games of a ladder show."""

    entrants: tuple[Entrant, ...]
    """The highest first, by all boards together."""
    overall: Standings
    boards: dict[str, Standings]
    """Those boards that have games."""
    steps: tuple[LadderStep, ...]

    @property
    def seconds(self) -> float:
        """How long all bots have thought in all games."""
        return sum(each.seconds for each in self.overall.bots)

    def name_of(self, bot: str) -> str:
        """What tables call a bot."""
        return next(each.name for each in self.entrants if each.play == bot)

    def rungs(self, found: Standings) -> list[Standing]:
        """The bots that have games, the highest first."""
        rated = [each for each in found.bots if each.wins.games]
        return sorted(rated, key=lambda each: -each.rating.elo)


def ladder_standings(ladder: Ladder, resamples: int = RESAMPLES) -> LadderStandings:
    """The ratings of a ladder, which has at least one game."""
    games = {board: ladder.outcomes(board) for board in ladder.boards}
    contests = ladder.contests
    overall = standings(contests[ladder.boards[0]], _apart(games.values()), resamples)
    elo = {each.name: each.rating.elo for each in overall.bots}
    return LadderStandings(
        entrants=tuple(sorted(ladder.entrants, key=lambda each: -elo[each.play])),
        overall=overall,
        boards={
            board: standings(contests[board], found, resamples)
            for board, found in games.items()
            if found
        },
        steps=tuple(_steps([*games.values()], ladder.names)),
    )


def _apart(boards: Iterable[Sequence[Outcome]]) -> Iterator[Outcome]:
    """The games of all boards, their deals renumbered: no two boards share a deal."""
    numbers = count()
    for games in boards:
        known: dict[int, int] = {}
        for game in games:
            old = game.fixture.number
            if old not in known:
                known[old] = next(numbers)
            yield replace(game, fixture=Fixture(known[old], game.seats))


def _steps(
    boards: Sequence[Sequence[Outcome]], names: Sequence[str]
) -> Iterator[LadderStep]:
    """The ratings after equal parts of the games of each board."""
    ahead: Wins = [[0.0] * len(names) for _ in names]
    begun = [0] * len(boards)
    for step in range(1, STEPS + 1):
        for at, games in enumerate(boards):
            end = len(games) * step // STEPS
            ahead = total_of([ahead, *ahead_by_deal(games[begun[at] : end], names)])
            begun[at] = end
        elo = elo_of(ahead, names)
        played = [
            sum(row) + sum(each[bot] for each in ahead) for bot, row in enumerate(ahead)
        ]
        found = {name: elo[at] for at, name in enumerate(names) if played[at] >= FEWEST}
        yield LadderStep(sum(begun), found)
