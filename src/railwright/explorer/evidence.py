"""What counts say, and how sure that is: shares and means with 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path

from railwright.contests.statistics import Mean, Share, mean_of
from railwright.explorer.counts_file import KeptCounts, read_counts
from railwright.explorer.game_counts import WIN, OfferCounts, PairCounts, Tally
from railwright.games import counts_path


@dataclass(frozen=True, slots=True)
class Fate:
    """How it went for some players."""

    wins: Share
    margin: Mean
    """Their points ahead of the best of the others."""

    @staticmethod
    def of(tally: Tally) -> "Fate":
        """That of the players of a tally."""
        return Fate(
            Share(tally.won / WIN, tally.cases),
            mean_of(tally.margin, tally.squares, tally.cases),
        )


@dataclass(frozen=True, slots=True)
class OfferEvidence:
    """A ticket that was offered: how often it was kept, and how that went."""

    kept: Share
    keepers: Fate
    others: Fate
    """Those who did not keep it."""

    @staticmethod
    def of(counts: OfferCounts) -> "OfferEvidence":
        """That of the players of some counts."""
        kept, rejected = counts.kept, counts.rejected
        share = Share(kept.cases, kept.cases + rejected.cases)
        return OfferEvidence(share, Fate.of(kept), Fate.of(rejected))


@dataclass(frozen=True, slots=True)
class RouteEvidence:
    """A route: how often and when it was claimed, and how that went."""

    name: str
    taken: Share
    """In how many games."""
    owners: Fate
    turns: tuple[int, ...]
    """How often in each of its owner's turns, the first one first."""

    @property
    def middle(self) -> int:
        """The turn up to which half of its owners had it; 0 if it has none."""
        so_far = 0
        for turn, count in enumerate(self.turns, 1):
            so_far += count
            if 2 * so_far >= sum(self.turns):
                return turn
        return 0


@dataclass(frozen=True, slots=True)
class TicketEvidence:
    """A ticket: how often it was kept and completed, and how that went."""

    name: str
    opening: OfferEvidence
    """Before the first turn."""
    later: OfferEvidence
    holders: Fate
    """Of those who held it at the end."""
    completed: Share
    points: Mean
    """What it brought them, below 0 where it failed."""
    routes: tuple[Share, ...]
    """How many of them claimed each route of the board."""


@dataclass(frozen=True, slots=True)
class PairEvidence:
    """Two tickets that were offered together before the first turn."""

    first: str
    second: str
    kept: Share
    """How many kept both."""
    both: Fate
    only_first: Fate
    only_second: Fate
    neither: Fate


class Evidence:
    """What the counts of many games say about tickets, routes and openings."""

    def __init__(self, kept: KeptCounts) -> None:
        self.provenance = kept.provenance
        self.counts = kept.counts
        self.games = kept.counts.games
        self.everyone = Fate.of(kept.counts.everyone)

    @staticmethod
    def read(game: str, players: int, path: Path | None = None) -> "Evidence":
        """What a file says, or the one beside the map; FileError if there is none."""
        return Evidence(read_counts(path or counts_path(game, players), game))

    @property
    def turns(self) -> float:
        """How many turns a player has in a game."""
        return self.counts.turns / max(1, self.counts.everyone.cases)

    @cached_property
    def routes(self) -> dict[str, RouteEvidence]:
        """All routes of the board."""
        return {
            name: RouteEvidence(
                name,
                Share(each.owners.cases, self.games),
                Fate.of(each.owners),
                tuple(each.turns),
            )
            for name, each in zip(self.counts.routes, self.counts.of_route, strict=True)
        }

    @cached_property
    def tickets(self) -> dict[str, TicketEvidence]:
        """All tickets, each once."""
        return {name: self._ticket(at) for at, name in enumerate(self.counts.tickets)}

    def _ticket(self, at: int) -> TicketEvidence:
        counts = self.counts.of_ticket[at]
        holders = counts.opening.kept + counts.later.kept
        missing = len(self.counts.routes) - len(counts.routes)
        return TicketEvidence(
            self.counts.tickets[at],
            OfferEvidence.of(counts.opening),
            OfferEvidence.of(counts.later),
            Fate.of(holders),
            Share(counts.completed, holders.cases),
            mean_of(counts.points, counts.squares, holders.cases),
            tuple(
                Share(claims, holders.cases) for claims in counts.routes + [0] * missing
            ),
        )

    def opening(self, tickets: Sequence[str]) -> list[PairEvidence]:
        """All pairs of some tickets; a pair that was never offered has no cases."""
        numbers = sorted(self.counts.tickets.index(name) for name in set(tickets))
        return [self._pair(*pair) for pair in combinations(numbers, 2)]

    def pairs(self) -> list[PairEvidence]:
        """All pairs that were offered."""
        return [self._pair(*pair) for pair in sorted(self.counts.of_pair)]

    def _pair(self, first: int, second: int) -> PairEvidence:
        counts = self.counts.of_pair.get((first, second), PairCounts())
        names = self.counts.tickets
        fates = [counts.both, counts.first, counts.second, counts.neither]
        offered = sum(each.cases for each in fates)
        share = Share(counts.both.cases, offered)
        return PairEvidence(names[first], names[second], share, *map(Fate.of, fates))
