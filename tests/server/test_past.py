"""Steps are taken back without playing the game anew."""

from random import Random

import pytest
from msgspec import Raw
from tests.server.logs import ID, Log, set_up, sit

from railwright.games import GAMES
from railwright.model import Match, format_action, new_game
from railwright.server.tabletop import wishes
from railwright.server.tabletop.entries import Acted, Undone
from railwright.server.tabletop.past import EVERY, Past
from railwright.server.tabletop.shared_table import SharedTable


def draw(match: Match, chance: Random) -> tuple[int, str]:
    """Who may do something, and something that they may do."""
    seat = match.deciding[0]
    return seat, format_action(chance.choice(match.legal_actions(seat)))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_back_to_any_step(game: str) -> None:
    chance = Random(4)
    match = new_game(game, players=2, seed=4)
    past = Past(match.copy())
    for _ in range(12):
        for _ in range(chance.randint(1, 3 * EVERY)):
            if match.is_over:
                break
            seat, action = draw(match, chance)
            match.play(action, seat)
            past.note(match)
        wanted = chance.randint(0, len(match.history))
        anew = new_game(game, players=2, seed=4)
        for seat, done in match.history[:wanted]:
            anew.play(done, seat)
        match = past.after(match.history[:wanted])

        assert match.history == anew.history
        assert match.to_bytes() == anew.to_bytes()


def long_game(steps: int) -> Log:
    """Two players who have done a lot."""
    chance = Random(1)
    log = set_up("world", practice=True)
    sit(log, "anna", 0)
    sit(log, "ben", 1)
    log.grant(wishes.start, "anna", log.now)
    for _ in range(steps):
        assert log.table.match is not None
        seat, action = draw(log.table.match, chance)
        log.act(seat, action)
    return log


def test_a_log_of_many_undos_is_read_in_linear_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = long_game(100)
    undos = 50
    for number in range(undos):
        version = log.table.version
        assert log.table.match is not None
        seat, action = draw(log.table.match, Random(number))
        for entry in (
            Acted(log.now, seat, action, Raw(b"[]"), f"on-{number}"),
            Undone(log.now, seat, version, f"back-{number}"),
        ):
            log.table.apply(entry)
            log.entries.append(entry)
    played: list[str] = []
    play = Match.play

    def count(match: Match, *given: object) -> object:
        played.append("a step")
        return play(match, *given)  # type: ignore[arg-type]  # as it came

    monkeypatch.setattr(Match, "play", count)
    table = SharedTable.of(ID, log.entries)

    assert table.match is not None
    assert log.table.match is not None
    assert table.match.to_bytes() == log.table.match.to_bytes()
    # Once from the beginning, and from then on only what lies since a kept position.
    assert len(played) <= 100 + undos + 100 + undos * EVERY
