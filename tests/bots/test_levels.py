"""The levels play like people, game after game."""

from collections.abc import Callable

import pytest
from tests.rules.table import given

from railwright.bots.bot import BuiltInBot
from railwright.bots.ideas import ENOUGH, ideas
from railwright.bots.levels import LEVELS
from railwright.bots.planner import PlannerBot
from railwright.bots.search import Deliberation, SearchBot
from railwright.bots.simple import DRAWS
from railwright.bots.study import study
from railwright.contests import Setting
from railwright.contests.course import Course
from railwright.core import codes
from railwright.core.codec import costs_cards, kind_of
from railwright.games import GAMES
from railwright.tactics.judgement import Mind
from railwright.tactics.spare_cards import is_spare

DEALS = range(7000, 7006)
PLAYERS: dict[str, Callable[[int], BuiltInBot]] = {
    "easy": LEVELS["easy"],
    "medium": LEVELS["medium"],
    # `hard` and `expert` have the same ideas, and more time to choose among them.
    "searcher": lambda seed: SearchBot(seed, rounds=2),
}


class Habits:
    """What two players alike do in some games, by seats."""

    def __init__(self, player: str, game: str) -> None:
        self.most_cards: list[int] = []
        self.ticket_draws: list[int] = []
        self.built: list[int] = []
        setting = Setting(game, 2)
        for deal in DEALS:
            course = Course(setting.deal(deal))
            bots = [PLAYERS[player](setting.luck(deal, seat)) for seat in (0, 1)]
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
@pytest.mark.parametrize("player", PLAYERS)
def test_nobody_sits_on_thirty_cards_or_draws_tickets_on_and_on(
    player: str, game: str
) -> None:
    """Some of these players once held 40 to 60 cards, on World all of them 30."""
    habits = Habits(player, game)

    # A surprise that gives a tunnel up, and two cards of a turn, may come on top.
    assert max(habits.most_cards) < 30
    assert max(habits.ticket_draws) <= 5


@pytest.mark.parametrize("player", PLAYERS)
def test_ports_are_built(player: str) -> None:
    """Of three each; `easy` once built one in seven games, by chance."""
    built = Habits(player, "world").built

    assert sum(built) / len(built) > 0.8


@pytest.mark.parametrize(
    ("hand", "stock", "draws"),
    [
        ("12blue 12white 3yellow", 45, True),  # one card less than is spent
        ("12blue 12white 4yellow", 45, False),
        ("12blue 12white 4yellow", 0, True),  # without trains cards are no use
    ],
)
def test_whoever_has_cards_enough_spends_some(
    hand: str, stock: int, *, draws: bool
) -> None:
    table = given(
        "usa", hand=hand, stock=[stock], tickets={0: ["los-angeles-new-york"]}
    )
    mind = Mind(study(table.match.view(0)).atlas)
    found = ideas(table.state, 0, mind, mind.decide(table.state, 0))
    kinds = {kind_of(each) for each in found}

    assert bool(kinds & DRAWS) == draws
    assert (codes.CLAIM in kinds) == (stock > 0)


def test_no_claim_is_ahead_where_judgement_would_draw_but_the_hand_is_large() -> None:
    """With a card less judgement's own is an idea, and the others are behind it."""
    setting, seen = Setting("nordic", 2), set()
    for deal in DEALS:
        course = Course(setting.deal(deal))
        planner = PlannerBot(0)
        while (seat := course.seat_to_act) is not None:
            sight = course.sight(seat)
            own = planner.decide(sight)
            cards = sight.state.in_hand[seat]
            if sight.state.phase == codes.TURN and cards >= ENOUGH - 1:
                trials = Deliberation(sight, seed=1).trials
                is_missing = own not in [trial.action for trial in trials]
                assert is_missing == (cards >= ENOUGH and not costs_cards(kind_of(own)))
                assert {trial.mean for trial in trials} == {0 if is_missing else -2}
                seen.add(is_missing)
            course.play(seat, own)
    assert seen == {True, False}


def test_large_hands_are_spent_where_the_plan_does_not_miss_it() -> None:
    """Planners wait for what they lack, and hold large hands in some of these games."""
    setting, seen = Setting("nordic", 2), 0
    for deal in DEALS:
        course = Course(setting.deal(deal))
        planner = PlannerBot(0)
        while (seat := course.seat_to_act) is not None:
            sight = course.sight(seat)
            state = sight.state
            if state.phase == codes.TURN and state.in_hand[seat] >= ENOUGH:
                mind = Mind(sight.study.atlas)
                found = set(ideas(state, seat, mind, mind.decide(state, seat)))
                plan = mind.assessment(state, seat)
                spare = {
                    each
                    for each in sight.choices
                    if kind_of(each) == codes.CLAIM
                    and is_spare(mind.atlas, state, seat, plan, each)
                }
                seen += bool(spare)
                assert not spare or spare & found
            course.play(seat, planner.decide(sight))
    assert seen
