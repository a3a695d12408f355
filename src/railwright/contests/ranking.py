"""What a contest showed: win rates, ratings, scores in their parts, turn order."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from railwright.contests.contest import Contest, Lineup
from railwright.contests.elo import RESAMPLES, Rating, games_in, ratings
from railwright.contests.intervals import Rate, Win, rate_of
from railwright.contests.outcome import Balance, Finish, Outcome
from railwright.errors import insist


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot in all its games."""

    name: str
    wins: Rate
    rating: Rating
    means: dict[str, float]
    """The mean of each part of its score, and of the total; none without scores."""
    left: dict[str, float]
    """The mean of each field of its `Balance`; none without scores."""
    decisions: int
    seconds: float
    """How long all its decisions took."""
    forfeits: int
    """Games that it lost by forfeiting a move; their scores are not counted."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """One bot against the others of one lineup."""

    lineup: Lineup
    name: str
    wins: Rate
    total: float | None
    """The mean of its total; None if all its games were forfeited."""


@dataclass(frozen=True, slots=True)
class Standings:
    """All that some games show."""

    contest: Contest
    games: int
    expected: int
    """How many games the contest has."""
    bots: tuple[Standing, ...]
    meetings: tuple[Meeting, ...]
    order: tuple[Rate, ...]
    """The win rate of who begins, of who is next, and so on."""

    def as_json(self) -> dict[str, object]:
        """The same as plain values."""
        said = asdict(self)
        del said["contest"]
        setting = self.contest.setting
        return {
            "game": setting.game,
            "players": setting.players,
            "options": dict(setting.options),
            "seed": self.contest.first,
            "deals": self.contest.deals,
            **said,
        }


Sitting = tuple[Outcome, int]
"""A game and a seat in it."""


def standings(
    contest: Contest, outcomes: Iterable[Outcome], resamples: int = RESAMPLES
) -> Standings:
    """What games show, whatever the order in which they ended; there must be one."""
    insist(contest, Contest, "a contest")
    games = sorted(
        games_in(outcomes), key=lambda game: (game.fixture.number, game.seats)
    )
    rated = ratings(games, contest.names, resamples)
    return Standings(
        contest=contest,
        games=len(games),
        expected=contest.count,
        bots=tuple(_standing(name, games, rated[name]) for name in contest.names),
        meetings=tuple(_meetings(contest, games)),
        order=tuple(_order(games, turn) for turn in range(contest.setting.players)),
    )


def _standing(name: str, games: Sequence[Outcome], rating: Rating) -> Standing:
    seats = _seats_of(name, games)
    return Standing(
        name=name,
        wins=_rate(seats),
        rating=rating,
        means=_means(seats),
        left=_left(seats),
        decisions=sum(game.finishes[seat].decisions for game, seat in seats),
        seconds=sum(game.finishes[seat].seconds for game, seat in seats),
        forfeits=sum(game.forfeit == seat for game, seat in seats),
    )


def _meetings(contest: Contest, games: Sequence[Outcome]) -> Iterable[Meeting]:
    by_lineup: dict[Lineup, list[Outcome]] = {each: [] for each in contest.lineups}
    for game in games:
        lineup = tuple(sorted(game.seats, key=contest.names.index))
        by_lineup[lineup].append(game)
    for lineup, played in by_lineup.items():
        for name in dict.fromkeys(lineup):
            seats = _seats_of(name, played)
            yield Meeting(lineup, name, _rate(seats), _means(seats).get("total"))


def _order(games: Sequence[Outcome], turn: int) -> Rate:
    return _rate(_seats(games, lambda game, seat: game.order(seat) == turn))


def _seats_of(name: str, games: Sequence[Outcome]) -> list[Sitting]:
    return _seats(games, lambda game, seat: game.seats[seat] == name)


def _seats(
    games: Sequence[Outcome], chosen: Callable[[Outcome, int], bool]
) -> list[Sitting]:
    return [
        (game, seat)
        for game in games
        for seat in range(len(game.seats))
        if chosen(game, seat)
    ]


def _rate(seats: Sequence[Sitting]) -> Rate:
    return rate_of(
        Win(game.fixture.number, (seat, *sorted(game.seats)), game.share(seat))
        for game, seat in seats
    )


def _means(seats: Sequence[Sitting]) -> dict[str, float]:
    """The mean of each part, over the games that nobody forfeited."""
    ended = [game.finishes[seat] for game, seat in seats if game.forfeit is None]
    if not ended:
        return {}
    names = dict.fromkeys(name for finish in ended for name, _ in finish.parts)
    means = {name: fmean(_part(finish, name) for finish in ended) for name in names}
    return {**means, "total": sum(means.values())}


def _left(seats: Sequence[Sitting]) -> dict[str, float]:
    """The means of what players had at the end besides points."""
    ended = [b for game, seat in seats if (b := game.finishes[seat].balance)]
    if not ended:
        return {}
    columns = zip(*ended, strict=True)
    return dict(zip(Balance._fields, map(fmean, columns), strict=True))


def _part(finish: Finish, name: str) -> float:
    return float(dict(finish.parts).get(name, 0))
