"""Decisions are judged by what their seat could know, and by nothing else."""

from collections import Counter
from random import Random

import pytest
from tests.model.test_views import reshuffle
from tests.rules.table import Table, given

from railwright.bots import new_bot
from railwright.bots.search import IdeaTrial, Leads
from railwright.bots.seat_sight import Sight, look
from railwright.bots.study import study
from railwright.coach.estimates import Estimate
from railwright.coach.own_decisions import number_of
from railwright.coach.verdict import (
    Comparison,
    Verdict,
    judge,
    judge_again,
    look_ahead,
    verdict_on,
)
from railwright.games import GAMES
from railwright.model import Match, new_game
from railwright.model.listed import action_of
from railwright.model.notation import format_action, read_action


def sight(match: Match, seat: int) -> Sight:
    return look(study(match.deal), match.state, seat, match.witness)


def later(game: str, actions: int) -> Match:
    """A game of planners after some actions."""
    match = new_game(game, 2, 5)
    bots = [new_bot("planner", seat) for seat in range(2)]
    for _ in range(actions):
        seat = match.seat_to_act
        assert seat is not None
        view = match.view(seat)
        match.play(bots[seat].choose(view, view.actions), seat)
    return match


@pytest.mark.rule("C-69")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("actions", [0, 60])
def test_no_verdict_depends_on_anything_hidden(game: str, actions: int) -> None:
    match = later(game, actions)
    seat = match.deciding[0]
    played = sight(match, seat).choices[-1]

    def told() -> tuple[object, ...]:
        own = sight(match, seat)
        again = judge_again(own, played, own.choices[:1], 2, 3)
        return judge(own, played, 4, 3), again, look_ahead(own, 2, 3)

    before = told()
    for shuffle in range(2):
        reshuffle(match, seat, Random(shuffle))
        assert told() == before


def test_what_is_known_counts() -> None:
    """The same test would be blind if nothing ever changed a verdict."""
    match = later("europe", 60)
    seat = match.deciding[0]
    own = sight(match, seat)
    assert judge(own, own.choices[0], 4, 3) != judge(own, own.choices[-1], 4, 3)


def compared(lead: float, playouts: int, *, rival: int = 7) -> Comparison:
    """A rival of a decision that loses by 5 points, so many points better each time."""
    leads = Leads(30.0, playouts, lead * playouts, lead * lead * playouts)
    return Comparison(Counter({-5: playouts}), {rival: IdeaTrial(rival, played=leads)})


def test_comparisons_with_the_same_idea_are_pooled() -> None:
    found = compared(4.0, 50) + compared(-1.0, 100) + compared(9.0, 10, rival=8)

    assert found.margins == {-5: 160}
    assert found.others[7].played.count == 150
    assert found.others[7].played.mean == pytest.approx(100 / 150)
    assert found.others[8].played.mean == pytest.approx(9.0)


def test_ideas_go_on_as_long_as_they_may_be_the_best() -> None:
    close = compared(4.0, 400) + compared(3.95, 400, rival=8)
    clear = close + compared(-9.0, 400, rival=9)

    assert clear.hopeful(3) == close.hopeful(3) == (7, 8)
    assert clear.hopeful(1) == (7,)


def test_an_idea_that_a_few_playouts_spoke_against_goes_on() -> None:
    """The lead of each may be wrong: what tells them apart is both doubts together."""
    few = compared(12.0, 10) + compared(4.0, 10, rival=8)
    one, other = few.ranked

    assert one.mean - other.mean > other.doubt
    assert few.hopeful(3) == (7, 8)


def test_ideas_without_a_rival_are_none() -> None:
    assert Comparison(Counter({0: 4}), {}).hopeful(3) == ()


def test_what_was_expected_beforehand_hardly_counts_after_many_playouts() -> None:
    own = sight(last_turn().match, 0)

    few, many = (verdict_on(own, compared(4.0, each)) for each in (10, 10_000))
    assert few.lead < many.lead
    assert many.lead == pytest.approx(4.0, abs=0.03)
    assert many.reach < few.reach


def test_how_many_games_a_lead_decides_is_chance_too() -> None:
    """It is known to the point, and wins half of 100 games: 1,000 x sqrt(1/4 / 100)."""
    leads = Leads(0.1, 10_000, 80.0 * 10_000, 80.0**2 * 10_000)
    found = Comparison(Counter({-40: 50, -200: 50}), {7: IdeaTrial(7, played=leads)})
    verdict = verdict_on(sight(last_turn().match, 0), found)

    assert (verdict.seeming_cost, verdict.reach) == (500, 50)


def test_an_idea_that_is_worse_after_all_beats_nothing() -> None:
    own = sight(last_turn().match, 0)
    verdict = verdict_on(own, compared(1.0, 100) + compared(-2.0, 100))

    assert verdict.best is None
    assert verdict.seeming_cost < 0
    assert verdict.cost == Estimate(0, 0)


def test_only_the_ideas_that_are_named_are_compared_again() -> None:
    own = sight(last_turn().match, 0)
    played, rival, *_ = own.choices
    found = judge_again(own, played, [rival], 3, 5)

    assert found.others.keys() == {rival}
    assert found.margins.total() == found.others[rival].played.count == 3


def last_turn() -> Table:
    """The last turn of the game: Orebro - Oslo would complete a ticket of 5 points."""
    table = given(
        "nordic",
        hand="2yellow",
        market="red red blue blue green",
        tickets={0: ["oslo-stockholm"], 1: []},
        owned={0: ["orebro-stockholm.black"]},
    )
    table.state.turns_left = 1
    return table


def verdict(table: Table, action: str) -> tuple[Verdict, str]:
    """What is said about an action, and what would be better."""
    own = sight(table.match, 0)
    played = number_of(table.match.view(0), own, read_action(action))
    assert played is not None
    found = verdict_on(own, judge(own, played, 8, seed=1))
    if found.best is None:
        return found, ""
    return found, format_action(action_of(own.state, own.study.table.words, found.best))


def test_a_missed_ticket_is_a_mistake() -> None:
    """The ticket brings 5 instead of -5, and a route of two spaces 2 points more.

    Nobody else has anything but the bonus of most tickets, which goes along.
    """
    found, better = verdict(last_turn(), "draw up 1")

    assert better == "claim orebro-oslo.yellow with 2yellow"
    assert found.is_sure
    assert found.cost.points < -100


def test_whoever_decides_best_has_lost_nothing() -> None:
    found, better = verdict(last_turn(), "claim orebro-oslo.yellow with 2yellow")

    assert (found.best, better) == (None, "")
    assert found.before == found.after
    assert found.cost.chance == found.cost.points == 0


def test_a_payment_that_is_not_listed_is_judged_as_the_nearest() -> None:
    """Listed groups take the most plentiful cards, white ones; these do not."""
    table = given("nordic", hand="9white 8purple 8red 1loco")
    own, view = sight(table.match, 0), table.match.view(0)
    number = number_of(
        view, own, read_action("claim lieksa-murmansk with 8red 8purple 5white 1loco")
    )
    assert number is not None
    listed = action_of(own.state, own.study.table.words, number)

    assert format_action(listed).startswith("claim lieksa-murmansk with ")


def test_tickets_kept_by_name_are_those_at_their_places() -> None:
    match = new_game("europe", 2, 1)
    own, view = sight(match, 0), match.view(0)
    names = f"keep {view.offer[2]} {view.offer[0]}"

    assert number_of(view, own, read_action(names)) == number_of(
        view, own, read_action("keep 1 3")
    )
