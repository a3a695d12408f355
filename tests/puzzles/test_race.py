"""Decisions race in the same worlds, and only a clear winner is one."""

from random import Random

import pytest
from tests.coach.test_verdicts import last_turn, later, sight
from tests.model.test_views import reshuffle

from railwright.games import GAMES
from railwright.model.listed import action_of
from railwright.model.notation import format_action
from railwright.puzzles.race import Race, Runner, decisions


def test_leads_are_counted_in_common_worlds() -> None:
    """Leads of 1, 0 and 1/2: 1/2 on average, the standard error 1/2 over root 3."""
    one, other = Runner(1, [1, 1, 1, 0]), Runner(2, [0, 1, 0.5])

    lead, doubt = one.lead(other)
    assert lead == 0.5
    assert doubt == pytest.approx(0.5 / 3**0.5)
    assert one.is_ahead(other, 1.7)
    assert not one.is_ahead(other, 1.8)
    assert not one.is_ahead(other, 1.7, least=0.6)


def race_for(table_seed: int) -> Race:
    match = last_turn().match
    own = sight(match, 0)
    return Race(own, [first for first, *_ in decisions(own, match.view(0))], table_seed)


def test_the_only_way_to_a_ticket_is_found() -> None:
    """See `last_turn`: 12 points more than anything else, whatever the luck."""
    for seed in (1, 2):
        race = race_for(seed)
        assert race.run(50)
        best, second, *_ = race.standings()
        state, words = race.sight.state, race.sight.study.table.words
        found = format_action(action_of(state, words, best.number))
        assert found == "claim orebro-oslo.yellow with 2yellow"
        assert best.chance > second.chance


def test_what_is_alike_has_no_winner() -> None:
    """The same decision twice: nobody is ahead, and the race is left early."""
    own = sight(last_turn().match, 0)
    race = Race(own, [own.choices[0]] * 2, 1)

    assert not race.run(1000)
    assert len(race.runners[0].shares) < 1000
    whole = Race(own, [own.choices[0]] * 2, 1)
    assert not whole.run(100, to_the_end=True)
    assert len(whole.runners[0].shares) == 100


@pytest.mark.rule("C-69")
@pytest.mark.parametrize("game", GAMES)
def test_no_standing_depends_on_anything_hidden(game: str) -> None:
    match = later(game, 60)
    seat = match.deciding[0]

    def told() -> object:
        own = sight(match, seat)
        race = Race(own, own.choices[:4], 3)
        race.run(6, to_the_end=True)
        return race.standings()

    before = told()
    reshuffle(match, seat, Random(1))
    assert told() == before


def test_one_decision_is_one_however_it_is_paid() -> None:
    """Draws of two red, two blue and a green card are three; both tracks are one."""
    match = last_turn().match
    found = decisions(sight(match, 0), match.view(0))
    own = sight(match, 0)
    words = own.study.table.words
    texts = [
        [format_action(action_of(own.state, words, n)) for n in alike]
        for alike in found
    ]

    assert ["draw up 1", "draw up 2"] in texts
    assert sum(text[0].startswith("draw up") for text in texts) == 3
