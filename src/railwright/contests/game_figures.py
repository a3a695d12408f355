"""What games are like, in figures: each with its definition and its question in SQL."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt

from railwright.contests.intervals import Z, wilson
from railwright.contests.store import ContestStore


@dataclass(frozen=True, slots=True)
class Figure:
    """Something that is counted in each game, or for each player of a game."""

    name: str
    title: str
    meaning: str
    """The definition, as a sentence."""
    question: str
    """Asks for `game, seat, value`; the seat is NULL where seats do not matter."""
    is_share: bool = False
    """Whether the values are shares of a win, from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over games, and the ends of its 95 % interval."""

    value: float
    low: float
    high: float
    games: int

    def __sub__(self, other: "Estimate") -> "Estimate":
        """How far this one is above another of independent games.

        The ends are those of Newcombe (MOVER), which need no symmetric intervals.
        """
        value = self.value - other.value
        below = sqrt((self.value - self.low) ** 2 + (other.high - other.value) ** 2)
        above = sqrt((self.high - self.value) ** 2 + (other.value - other.low) ** 2)
        games = min(self.games, other.games)
        return Estimate(value, value - below, value + above, games)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.low > 0 or self.high < 0


OF_PLAYERS = "SELECT game, seat, {} AS value FROM results WHERE forfeit IS NULL"
OF_GAMES = "SELECT game, NULL, {} AS value FROM games WHERE forfeit IS NULL"

FIGURES = (
    Figure(
        "score",
        "Score",
        "The total of a player.",
        OF_PLAYERS.format("total"),
    ),
    Figure(
        "margin",
        "Margin",
        "How many points the best total is above the next one.",
        "SELECT game, NULL, max(total) - (SELECT total FROM seats AS others "
        "WHERE others.game = results.game ORDER BY total DESC LIMIT 1 OFFSET 1) "
        "AS value FROM results WHERE forfeit IS NULL GROUP BY game",
    ),
    Figure(
        "turns",
        "Turns",
        "The turns of all players, divided by the number of players.",
        "SELECT game, NULL, 1.0 * turns / count(*) AS value FROM results "
        "WHERE forfeit IS NULL GROUP BY game",
    ),
    Figure(
        "offered",
        "Tickets offered",
        "The tickets that a player was shown and could keep, at the start and later; "
        "one that is shown again counts again.",
        "SELECT game, seat, count(*) AS value FROM offers GROUP BY game, seat",
    ),
    Figure(
        "kept",
        "Tickets kept",
        "The tickets that a player kept of those.",
        "SELECT game, seat, sum(kept) AS value FROM offers GROUP BY game, seat",
    ),
    Figure(
        "completed",
        "Tickets completed",
        "The tickets that brought a player points at the end.",
        "SELECT game, seat, sum(points > 0) AS value FROM tickets GROUP BY game, seat",
    ),
    Figure(
        "buildings",
        "Stations or ports built",
        "The stations (Europe) or ports (World) that a player placed on the board.",
        OF_PLAYERS.format("buildings"),
    ),
    Figure(
        "cards",
        "Cards left",
        "The cards in a player's hand when the game ended.",
        OF_PLAYERS.format("cards"),
    ),
    Figure(
        "pieces",
        "Pieces left",
        "The wagons and ships that a player had not placed, without those in the box.",
        OF_PLAYERS.format("pieces"),
    ),
    Figure(
        "lead_changes",
        "Lead changes",
        "How often the lead on the scoring track went to another player. The lead is "
        "with whoever has more points than every other player; while players are "
        "level, it stays where it was. The final scoring does not count.",
        OF_GAMES.format("lead_changes"),
    ),
    Figure(
        "leader_won",
        "Leader before the final scoring won",
        "How often the player who was ahead on the track when the game ended, before "
        "tickets and bonuses, won it; games in which nobody was are left out.",
        "SELECT game, NULL, won AS value FROM results "
        "WHERE leader = seat AND forfeit IS NULL",
        is_share=True,
    ),
    Figure(
        "ender_won",
        "Whoever ended the game won",
        "How often the player won whose turn left so few pieces that the last turns "
        "began; games that ended because all passed are left out.",
        "SELECT game, NULL, won AS value FROM results "
        "WHERE ender = seat AND forfeit IS NULL",
        is_share=True,
    ),
    Figure(
        "first_won",
        "Whoever began won",
        "How often the player who had the first turn won.",
        "SELECT game, NULL, won AS value FROM results "
        "WHERE turn_order = 1 AND forfeit IS NULL",
        is_share=True,
    ),
    Figure(
        "luck_spread",
        "Luck of the draw",
        "How many locomotives the luckiest player had been dealt and had drawn blind "
        "more than the unluckiest, each compared with the average: a card counts 1 if "
        "it is a locomotive, less the share of locomotives in the deck it came from.",
        "SELECT game, NULL, max(luck) - min(luck) AS value FROM results "
        "WHERE forfeit IS NULL GROUP BY game",
    ),
    Figure(
        "luckiest_won",
        "The luckiest at the draw won",
        "How often the player won who had most luck of the draw, as above.",
        "SELECT game, NULL, avg(won) AS value FROM results JOIN (SELECT game, "
        "max(luck) AS most FROM seats GROUP BY game) USING (game) "
        "WHERE luck = most AND forfeit IS NULL GROUP BY game",
        is_share=True,
    ),
    Figure(
        "forfeited",
        "Forfeited",
        "How many of all games ended because a player forfeited a move; the other "
        "figures leave them out.",
        "SELECT game, NULL, forfeit IS NOT NULL AS value FROM games",
        is_share=True,
    ),
)
"""In the order in which they are shown."""


def estimate(store: ContestStore, figure: Figure, bot: str | None = None) -> Estimate:
    """A figure over all games of a store, or of the players of one bot.

    The values of the players of a game are averaged first, for they depend on each
    other; so the interval rests on independent games.
    """
    of_bot = "JOIN seats USING (game, seat) WHERE bot = ?" if bot is not None else ""
    [(mean, squares, games)] = store.query(
        "WITH asked(game, seat, value) AS "  # noqa: S608 - our own words
        f"({figure.question}), by_game AS (SELECT avg(value) AS value FROM asked "
        f"{of_bot} GROUP BY game HAVING value IS NOT NULL) "
        "SELECT avg(value), avg(value * value), count(*) FROM by_game",
        *([] if bot is None else [bot]),
    )
    count = int(games)
    if not count:
        return Estimate(0.0, 0.0, 0.0, 0)
    if figure.is_share:
        return Estimate(mean, *wilson(mean, count), count)
    variance = max(0.0, squares - mean * mean) / max(count - 1, 1)
    error = Z * sqrt(variance)
    return Estimate(mean, mean - error, mean + error, count)


def estimates(store: ContestStore) -> Iterator[tuple[Figure, Estimate]]:
    """All figures that the games of a store can tell something about."""
    for figure in FIGURES:
        found = estimate(store, figure)
        if found.games and (figure.name != "buildings" or found.high > 0):
            yield figure, found


@dataclass(frozen=True, slots=True)
class Compared:
    """A figure of two sets of games, and how far the second is above the first."""

    figure: Figure
    one: Estimate
    other: Estimate

    @property
    def difference(self) -> Estimate | None:
        """None where only one side has the figure."""
        has_both = self.one.games and self.other.games
        return self.other - self.one if has_both else None


def compared(one: ContestStore, other: ContestStore) -> list[Compared]:
    """All figures of two stores side by side, with the parts of the score."""
    score, *others = FIGURES
    figures = [score, *_parts(one, other), *others]
    found = [
        Compared(each, estimate(one, each), estimate(other, each)) for each in figures
    ]
    return [each for each in found if _is_worth_showing(each)]


def _is_worth_showing(each: Compared) -> bool:
    """Whether a side has the figure, and not nothing but zeros."""
    return any(
        side.games and (side.value or side.high) for side in (each.one, each.other)
    )


def _parts(*stores: ContestStore) -> Iterator[Figure]:
    """The parts of the score that any game of some stores has."""
    question = "SELECT part FROM parts GROUP BY part ORDER BY min(line)"
    parts = dict.fromkeys(
        str(part) for each in stores for (part,) in each.query(question)
    )
    for part in parts:
        quoted = part.replace("'", "''")
        yield Figure(
            f"part {part}",
            f"Points for {part.replace('-', ' ')}",
            "A part of the total of a player.",
            "SELECT game, seat, points AS value FROM parts JOIN games USING (game) "  # noqa: S608 - quoted
            f"WHERE part = '{quoted}' AND forfeit IS NULL",
        )


def is_of_players(figure: Figure) -> bool:
    """Whether each player has a value of their own, so that bots can be compared."""
    return not figure.question.startswith("SELECT game, NULL")
