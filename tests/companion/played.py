"""Finished games, and what people would enter of them."""

import random
from collections.abc import Iterator
from functools import cache

from railwright.bots import new_bot
from railwright.bots.bot import BuiltInBot
from railwright.companion import ScoreSheet, SheetSeat
from railwright.contests.course import Course
from railwright.games import GAMES
from railwright.model import Deal, Match

TABLES = [
    (name, seats)
    for name, game in GAMES.items()
    for seats in range(game.seats[0], game.seats[1] + 1)
]
"""Every game for every number of players."""


def finished(game: str, seats: int, seed: int) -> Match:
    """A game to its end: some play along paths, some claim what is longest."""
    course = Course(Deal(game, seats, seed))
    names = random.Random(seed).choices(
        ["path", "greedy", "random"], (6, 2, 1), k=seats
    )
    bots = [_bot(name, seed + at) for at, name in enumerate(names)]
    while (seat := course.seat_to_act) is not None:
        course.play(seat, bots[seat].decide(course.sight(seat)))
    course.state.journal = None
    return Match(course.deal, course.table, course.state)


def _bot(name: str, seed: int) -> BuiltInBot:
    bot = new_bot(name, seed)
    assert isinstance(bot, BuiltInBot)
    return bot


def sheet_of(match: Match) -> ScoreSheet:
    """What lies on the table at the end, and what an exchange has cost."""
    return ScoreSheet(match.deal.game, tuple(_seats(match)))


def _seats(match: Match) -> Iterator[SheetSeat]:
    seen, *own = match.views([None, *range(match.seats)])
    worth = match.board.route_points
    for seat, player in enumerate(seen.players):
        routes = [route for route, owner in seen.routes if owner == seat]
        points = sum(worth[match.board.route(route).length] for route in routes)
        yield SheetSeat(
            routes=tuple(routes),
            buildings=tuple(city for city, owner in seen.buildings if owner == seat),
            tickets=own[seat].tickets,
            pieces=(player.wagons, player.ships) if match.game.exchange else None,
            exchanged=points - player.score,
        )


@cache
def europe() -> Match:
    """One finished game."""
    return finished("europe", 3, 7)
