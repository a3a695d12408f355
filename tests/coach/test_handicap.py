"""Playouts flatter a seat, and the handicap takes that off again."""

import pytest
from tests.coach.test_verdicts import later, sight

from railwright.coach import handicap as handicaps
from railwright.coach.handicap import handicap, measured
from railwright.games import GAMES
from railwright.model import new_game


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one_for_two_players(game: str) -> None:
    match = later(game, 6)
    known = measured(game, 2)

    assert known is not None
    assert known > 0
    assert handicap(sight(match, 0)) == known


@pytest.mark.parametrize("game", GAMES)
def test_it_was_measured_for_every_number_of_players(game: str) -> None:
    least, most = GAMES[game].seats

    for players in range(least, most + 1):
        assert measured(game, players) is not None


def test_nobody_has_a_hidden_plan_before_tickets_are_kept() -> None:
    assert handicap(sight(new_game("europe", 2, 1), 0)) == 0


def test_where_nothing_was_measured_tickets_are_counted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rivals with two and three tickets: three of the usual share each."""
    monkeypatch.setattr(handicaps, "measured", lambda _game, _players: None)
    match = new_game("usa", 3, 1)
    for seat, kept in enumerate(("keep 1 2", "keep 1 2", "keep 1 2 3")):
        match.play(kept, seat=seat)
    seen = sight(match, 0)
    tickets = [each.points for each in match.board.tickets]  # type: ignore[union-attr]
    mean = sum(2 * points for points in tickets) / len(tickets)
    monkeypatch.setattr(handicaps, "SHARE", 0.5)

    assert handicap(seen) == pytest.approx(3 * mean / 2)
