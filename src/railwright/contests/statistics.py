"""What the games of a store say, and how sure that is."""

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt

from railwright.contests.intervals import Z, wilson
from railwright.contests.store import ContestStore


@dataclass(frozen=True, slots=True)
class Share:
    """A share of a number of cases; wins that are shared count in part."""

    hits: float
    cases: int

    @property
    def value(self) -> float:
        """The share, 0 where there was no case."""
        return self.hits / self.cases if self.cases else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % (Wilson)."""
        if not self.cases:
            return 0.0, 1.0
        return wilson(self.value, self.cases)


@dataclass(frozen=True, slots=True)
class Mean:
    """A mean of a number of values, and how far it may be off (95 %)."""

    value: float
    """0 where there was no value."""
    error: float
    count: int


@dataclass(frozen=True, slots=True)
class PlayerTally:
    """How the players of one bot, or of one place in the order of turns, did."""

    name: str
    games: int
    wins: Share
    score: Mean
    """As the parts, over the games that nobody forfeited."""
    parts: dict[str, float]
    """The mean of each part of a score."""
    forfeits: int
    """Games lost by forfeiting a move."""


@dataclass(frozen=True, slots=True)
class TicketFigures:
    """How a ticket fared with those who held it at the end."""

    name: str
    kept: Share
    """Of the times that it was offered."""
    success: Share
    points: float
    wins: Share


@dataclass(frozen=True, slots=True)
class RouteFigures:
    """How often a route was claimed, when, and what came of it."""

    name: str
    taken: Share
    turn: float
    points: float
    wins: Share


@dataclass(frozen=True, slots=True)
class TunnelFigures:
    """Tunnels that cost so many cards more, and how many of them were given up."""

    extra: int
    tried: int
    given_up: int


class Statistics:
    """The figures of all games in a store."""

    def __init__(self, store: ContestStore) -> None:
        self.store = store
        ((games, ended),) = store.query(
            "SELECT count(*), total(forfeit IS NULL) FROM games"
        )
        self.games = int(games)
        self.ended = int(ended)
        """The games that nobody forfeited: all figures but wins rest on these."""

    def by_bot(self) -> list[PlayerTally]:
        """The players of each bot, in the order of their seats."""
        return self._grouped("bot", "min(seat)")

    def by_turn_order(self) -> list[PlayerTally]:
        """The players who began, who came second and so on."""
        return self._grouped("turn_order", "turn_order")

    def _grouped(self, key: str, order: str) -> list[PlayerTally]:
        rows = self.store.query(
            f"SELECT {key}, count(*), sum(won), sum(forfeits), "  # noqa: S608 - our own words
            "total(forfeit IS NULL), total(total) FILTER (WHERE forfeit IS NULL), "
            "total(total * total) FILTER (WHERE forfeit IS NULL) "
            f"FROM results GROUP BY {key} ORDER BY {order}"
        )
        parts = self._parts(key)
        return [
            PlayerTally(
                name=str(name),
                games=int(count),
                wins=Share(won, int(count)),
                score=mean_of(total, squares, int(ended)),
                parts=parts[str(name)],
                forfeits=int(forfeits),
            )
            for name, count, won, forfeits, ended, total, squares in rows
        ]

    def _parts(self, key: str) -> dict[str, dict[str, float]]:
        """The mean of each part, by bots or by turn order."""
        rows = self.store.query(
            f"SELECT {key}, part, avg(points) FROM parts "  # noqa: S608 - our own words
            "JOIN results USING (game, seat) WHERE forfeit IS NULL "
            "GROUP BY 1, 2 ORDER BY 1, min(line)"
        )
        found: dict[str, dict[str, float]] = defaultdict(dict)
        for name, part, mean in rows:
            found[str(name)][str(part)] = mean
        return found

    def scores(self, bot: str) -> list[tuple[int, bool]]:
        """Every total of a bot, and whether it won or shared the win."""
        question = (
            "SELECT total, place = 1 FROM results WHERE bot = ? AND forfeit IS NULL"
        )
        return [(int(t), bool(won)) for t, won in self.store.query(question, bot)]

    def rounds(self) -> list[float]:
        """How many turns each player had, for every game."""
        question = (
            "SELECT 1.0 * turns / count(*) FROM results WHERE forfeit IS NULL "
            "GROUP BY game ORDER BY game"
        )
        return [turns for (turns,) in self.store.query(question)]

    def success(self) -> dict[str, Share]:
        """How many of its tickets each bot completed."""
        rows = self.store.query(
            "SELECT bot, count(*), total(points > 0) FROM tickets "
            "JOIN seats USING (game, seat) GROUP BY bot"
        )
        return {str(bot): Share(done, int(held)) for bot, held, done in rows}

    def tickets(self) -> list[TicketFigures]:
        """Tickets that were held, those whose holders win most surely first."""
        rows = self.store.query(
            "SELECT name, count(*), sum(points > 0), avg(points), sum(won) "
            "FROM (SELECT game, seat, ticket, points FROM tickets) "
            "JOIN results USING (game, seat) JOIN ticket_names USING (ticket) "
            "GROUP BY name ORDER BY name"
        )
        kept = self._kept()
        figures = [
            TicketFigures(
                str(name),
                kept.get(str(name), Share(0, 0)),
                Share(done, int(held)),
                points,
                Share(won, int(held)),
            )
            for name, held, done, points, won in rows
        ]
        return sorted(figures, key=lambda each: -each.wins.interval[0])

    def _kept(self) -> dict[str, Share]:
        """How often each ticket was kept when it was offered."""
        rows = self.store.query(
            "SELECT name, sum(kept), count(*) FROM offers "
            "JOIN ticket_names USING (ticket) GROUP BY name"
        )
        return {str(name): Share(kept, int(offered)) for name, kept, offered in rows}

    def routes(self) -> list[RouteFigures]:
        """All routes of the board, those claimed most often first."""
        rows = self.store.query(
            "SELECT name, count(won), total(won), avg(turn), avg(points) "
            "FROM route_names LEFT JOIN "
            "(SELECT game, seat, route, turn, points FROM claims) USING (route) "
            "LEFT JOIN results USING (game, seat) GROUP BY name ORDER BY name"
        )
        figures = [
            RouteFigures(
                name=str(name),
                taken=Share(taken, self.ended),
                turn=turn or 0.0,
                points=points or 0.0,
                wins=Share(won, int(taken)),
            )
            for name, taken, won, turn, points in rows
        ]
        return sorted(figures, key=lambda each: -each.taken.hits)

    def tunnels(self) -> list[TunnelFigures]:
        """How often tunnels cost 0, 1, 2 or 3 cards more."""
        rows = self.store.query(
            "SELECT extra, count(*), sum(given_up) FROM tunnels GROUP BY extra"
        )
        found = {int(extra): (int(n), int(given)) for extra, n, given in rows}
        most = max(3, *found) if found else -1
        return [TunnelFigures(at, *found.get(at, (0, 0))) for at in range(most + 1)]


def mean_of(total: float, squares: float, count: int) -> Mean:
    """A mean with its interval, from the sums of some values and of their squares."""
    if not count:
        return Mean(0.0, 0.0, 0)
    mean = total / count
    if count == 1:
        return Mean(mean, 0.0, 1)
    variance = max(0.0, squares / count - mean * mean) * count / (count - 1)
    return Mean(mean, Z * sqrt(variance / count), count)
