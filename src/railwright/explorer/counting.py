"""Plays many games and counts them: the same games for the same seed."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from railwright.contests import Contest, Fixture, Setting, play
from railwright.errors import GameError
from railwright.explorer.counts_file import (
    KeptCounts,
    Provenance,
    read_counts,
    write_counts,
)
from railwright.explorer.game_counts import GameCounts, Plain
from railwright.processes import results

PORTION = 50
"""Games that are played and counted at a time."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """Games to be played one after another, from a number to before another."""

    first: int
    end: int

    def __str__(self) -> str:
        return f"the counting of games {self.first} to {self.end - 1}"


class Counting:
    """Counts the games of a contest, on top of those that a file has already.

    Portions may be counted in any order; games count when all before them do, so that
    what is kept is always the first so many games.
    """

    def __init__(self, contest: Contest, path: Path) -> None:
        self.contest = contest
        self.path = path
        self.provenance = Provenance.of(contest.setting, contest.bots)
        self.counts = self._known()
        self.waiting: dict[int, Plain] = {}
        """Portions whose predecessors are not counted yet, by their first numbers."""

    def _known(self) -> GameCounts:
        """What a file has; GameError if these are other games."""
        if not self.path.exists():
            return GameCounts(self.contest.setting.check())
        kept = read_counts(self.path, self.contest.setting.game)
        known, wanted = kept.provenance.plain(), self.provenance.plain()
        for name, value in wanted.items():
            if known[name] != value:
                raise GameError(
                    f"{self.path} has games with {name} {_said(known[name])}, "
                    f"not {_said(value)}; choose another file"
                )
        return kept.counts

    def play(self, jobs: int = 1) -> Generator[int]:
        """Play the missing games; how many more were counted, portion by portion."""
        setting = self.contest.setting.written_out()
        work = partial(counted, setting, self.contest.bots)
        for first, said in results(work, self._assignments(), jobs):
            self.waiting[first] = said
            before = self.counts.games
            while (ready := self.waiting.pop(self.counts.games + 1, None)) is not None:
                self.counts.add(ready)
            yield self.counts.games - before

    def _assignments(self) -> Iterator[Assignment]:
        end = self.contest.games + 1
        for first in range(self.counts.games + 1, end, PORTION):
            yield Assignment(first, min(first + PORTION, end))

    def save(self) -> None:
        """Write the file; GameError if it cannot be written."""
        write_counts(self.path, KeptCounts(self.provenance, self.counts))


def counted(
    setting: Setting, bots: tuple[str, ...], assignment: Assignment
) -> tuple[int, Plain]:
    """The counts of some games, with the number of the first."""
    counts = GameCounts(setting.check())
    for number in range(assignment.first, assignment.end):
        counts.count(play(setting, Fixture(number, bots)))
    return assignment.first, counts.plain()


def _said(value: object) -> str:
    """A value of the provenance in words."""
    match value:
        case dict():
            return " ".join(f"{name}={each}" for name, each in value.items()) or "none"
        case list():
            return ",".join(value)
    return str(value)
