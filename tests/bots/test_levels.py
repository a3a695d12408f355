"""The gentler levels play like people, game after game."""

import pytest

from railwright.bots.levels import LEVELS
from railwright.contests import Setting
from railwright.contests.course import Course
from railwright.core import codes
from railwright.core.codec import kind_of
from railwright.games import GAMES

DEALS = range(7000, 7006)
QUICK = ("easy", "medium")
"""The levels that decide at once; the others are searchers."""


class Habits:
    """What two players of a level do in some games, by seats."""

    def __init__(self, level: str, game: str) -> None:
        self.most_cards: list[int] = []
        self.ticket_draws: list[int] = []
        self.built: list[int] = []
        setting = Setting(game, 2)
        for deal in DEALS:
            course = Course(setting.deal(deal))
            bots = [LEVELS[level](setting.luck(deal, seat)) for seat in (0, 1)]
            supply = [int(left) for left in course.state.buildings]
            cards, draws = [0, 0], [0, 0]
            while (seat := course.seat_to_act) is not None:
                action = bots[seat].decide(course.sight(seat))
                draws[seat] += kind_of(action) == codes.DRAW_TICKETS
                course.play(seat, action)
                cards[seat] = max(cards[seat], int(course.state.in_hand[seat]))
            self.most_cards += cards
            self.ticket_draws += draws
            self.built += [
                before - int(left)
                for before, left in zip(supply, course.state.buildings, strict=True)
            ]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", QUICK)
def test_nobody_sits_on_thirty_cards_or_draws_tickets_on_and_on(
    level: str, game: str
) -> None:
    """Some of these players once held 40 to 60 cards, on World all of them 30."""
    habits = Habits(level, game)

    # A surprise that gives a tunnel up, and two cards of a turn, may come on top.
    assert max(habits.most_cards) < 30
    assert max(habits.ticket_draws) <= 5


@pytest.mark.parametrize("level", QUICK)
def test_ports_are_built(level: str) -> None:
    """Of three each; `easy` once built one in seven games, by chance."""
    built = Habits(level, "world").built

    assert sum(built) / len(built) > 0.8
